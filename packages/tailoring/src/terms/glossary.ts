import type { Language } from "@terzi/contracts/language";
import { foldAscii } from "@terzi/language/normalise";
import { DEGREES, FIELDS } from "./education.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { SKILLS } from "./skills.ts";
import { TITLES_OFFICE } from "./titles-office.ts";
import { TITLES_TRADES } from "./titles-trades.ts";

/** What a short text of a profile names. */
export type TermKind = "title" | "degree" | "field" | "languageName" | "skill";

type Names = Record<Language, Map<string, string>>;

/** Without marks, because many type Turkish on an English keyboard. */
const keyOf = (text: string): string => foldAscii(text).replace(/\s+/g, " ").trim();

function readNames(lines: string): Names {
  const into: Names = { en: new Map(), tr: new Map() };
  const put = (to: Map<string, string>, names: string[], target = "") => {
    // The first line that has a name keeps it, so that "Hemşire" is "Nurse" and not a narrower title.
    for (const name of names) if (target && !to.has(keyOf(name))) to.set(keyOf(name), target);
  };
  for (const line of lines.trim().split("\n")) {
    const [english = [], turkish = []] = line
      .split("|")
      .map((side) => side.split(",").map((name) => name.trim()));
    put(into.tr, english, turkish[0]);
    put(into.en, turkish, english[0]);
  }
  return into;
}

const NAMES: Record<TermKind, Names> = {
  title: readNames(`${TITLES_OFFICE.trim()}\n${TITLES_TRADES.trim()}`),
  degree: readNames(DEGREES),
  field: readNames(FIELDS),
  languageName: readNames(LANGUAGE_NAMES),
  skill: readNames(SKILLS),
};

/** A whole name as the glossary has it in that language; undefined for what it doesn't know. */
export const lookUp = (kind: TermKind, text: string, to: Language): string | undefined =>
  NAMES[kind][to].get(keyOf(text));

/** Whether two names differ in no more than case and spaces. */
export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** The names of languages in both languages: proper names, which keep their capitals. */
export const LANGUAGES_NAMED: ReadonlySet<string> = new Set([
  ...NAMES.languageName.en.values(),
  ...NAMES.languageName.tr.values(),
]);
