import { expect, test } from "vitest";
import { checkLanguages } from "../structure/languages.ts";
import { parseTree } from "../structure/source-tree.ts";

const LIST = { "packages/contracts/src/languages.ts": 'export const LANGUAGES = ["en", "tr"] as const;' };
const problems = (path: string, text: string): string[] =>
  checkLanguages(parseTree({ ...LIST, [path]: text })).map(({ problem }) => problem.split(";")[0] ?? "");

test("code that asks which language it has before it is found, whatever it asks by", () => {
  const path = "apps/web/src/features/cv/title.ts";
  expect(problems(path, 'const isIt = language === "tr";')).toEqual(['names the language "tr"']);
  expect(problems(path, "const title = names.en;")).toEqual(['takes what is ".en"']);
  expect(problems(path, "if (isTurkishLine(text)) cut();")).toEqual(['asks "isTurkishLine"']);
});

test("a table with a row for each language asks nothing", () => {
  expect(problems("packages/ui/src/words.ts", 'const NOW = { en: "now", tr: "şimdi" };')).toEqual([]);
});

test("a language is at home in its own folders and in its texts", () => {
  for (const path of [
    "packages/language/src/tr/turkish.ts",
    "packages/tailoring/src/languages/tr/posting/trim.ts",
    "packages/i18n/src/tr/cvs.ts",
  ])
    expect(problems(path, 'lower(text, "tr");')).toEqual([]);
});
