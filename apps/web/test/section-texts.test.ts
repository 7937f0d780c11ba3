import { fieldsOf } from "@terzi/contracts/entry-fields";
import { Language } from "@terzi/contracts/language";
import { SECTION_NAMES } from "@terzi/contracts/sections";
import { loadTexts } from "@terzi/i18n/load-texts";
import { isProfilePart, tellCounts } from "@terzi/i18n/sections";
import { describe, expect, test } from "vitest";

describe.each(Language.options)("in %s", (language) => {
  test.each(SECTION_NAMES)("%s has a name and can be counted", (section) => {
    expect(isProfilePart(section)).toBe(true);
    expect(tellCounts(language, { [section]: 2 })).toMatch(/^2 \p{L}/u);
  });

  // Jobs have a form of their own, with labels of its own.
  test.each(SECTION_NAMES.filter((section) => section !== "experiences"))(
    "the form of %s has a label for each field",
    async (section) => {
      const texts: Record<string, unknown> = await loadTexts(language, "career");
      expect(texts[section]).toMatchObject(
        Object.fromEntries(fieldsOf(section).map(([name]) => [name, expect.stringMatching(/\S/)])),
      );
    },
  );
});
