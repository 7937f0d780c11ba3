import { describe, expect, test } from "vitest";
import { applicationWords } from "../src/application-words.ts";
import { errorTexts } from "../src/errors.ts";
import { installTexts } from "../src/install.ts";
import { loadTexts, namespaces } from "../src/load-texts.ts";
import { matchAccountTexts } from "../src/match-account.ts";
import { partTexts } from "../src/parts.ts";

/** Texts that are rightly the same in both languages: names, formats and words that both use. */
const SAME_IN_BOTH = new Set([
  "applications.card.moved",
  "applications.card.next",
  "applications.detail.cv",
  "applications.detail.letterOf",
  "applications.detail.cvPdf",
  "admin.packages.bonus",
  "admin.packages.ofPackage",
  "admin.messages.ofSubject",
  "basics.appName",
  "basics.ownLanguages.en",
  "basics.ownLanguages.tr",
  "basics.templates.modern",
  "career.personal.linkedin",
  "career.personal.github",
  "career.personal.twitter",
  "career.publications.doi",
  "cvs.lead_one",
  "cvs.files.json",
  "studio.formats.pdf",
  "studio.formats.docx",
  "studio.formats.json",
  "example.skills.crm",
  "example.skills.desk",
  "landing.stats.formats",
  "landing.stats.free",
  "landing.stats.languages",
  "match.next.gain",
  "preview.form",
  "preview.json",
  "shell.cvDetail",
]);

function flatten(value: object, path: string): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === "string" ? [[`${path}.${key}`, inner]] : flatten(inner, `${path}.${key}`),
  );
}

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(namespaces)("the texts of %s", (namespace) => {
  const both = async () => {
    const [en, tr] = await Promise.all([loadTexts("en", namespace), loadTexts("tr", namespace)]);
    return { en: flatten(en, namespace), tr: new Map(flatten(tr, namespace)) };
  };

  test("have the same keys in both languages, and none is blank", async () => {
    const { en, tr } = await both();
    expect([...tr.keys()].sort()).toEqual(en.map(([key]) => key).sort());
    for (const [key, text] of [...en, ...tr]) expect(text.trim(), key).not.toBe("");
  });

  test("ask for the same values in both languages", async () => {
    const { en, tr } = await both();
    for (const [key, text] of en) expect(placeholders(tr.get(key) ?? ""), key).toEqual(placeholders(text));
  });

  test("are not left in English on the Turkish pages", async () => {
    const { en, tr } = await both();
    const untranslated = en.filter(([key, text]) => tr.get(key) === text).map(([key]) => key);
    expect(untranslated.filter((key) => !SAME_IN_BOTH.has(key))).toEqual([]);
  });
});

test.each([
  ["failures", errorTexts],
  ["the product's parts", partTexts],
  ["the account of a match", matchAccountTexts],
  ["the files of applications", applicationWords],
  ["the installed app", installTexts],
])("the texts of %s exist in both languages, with the same values and different words", (_, texts) => {
  const en = flatten(texts.en, "");
  const tr = new Map(flatten(texts.tr, ""));
  expect([...tr.keys()]).toEqual(en.map(([key]) => key));
  for (const [key, text] of en) {
    expect(placeholders(tr.get(key) ?? ""), key).toEqual(placeholders(text));
    expect(tr.get(key), key).not.toBe(text);
  }
});
