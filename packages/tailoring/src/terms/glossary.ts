import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { DEGREES, FIELDS } from "./education.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { SKILLS } from "./skills.ts";
import { TITLES_OFFICE } from "./titles-office.ts";
import { TITLES_TRADES } from "./titles-trades.ts";

/** What a short text of a profile names. */
export type TermKind = "title" | "degree" | "field" | "languageName" | "skill";

/** For each language its names, by those of the others. */
type Names = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** Without marks, because many type Turkish on an English keyboard. */
const keyOf = (text: string): string => foldAscii(text).replace(/\s+/g, " ").trim();

/** The columns of a line are the languages in their order; the first name of a column is the one that is written. */
function readNames(lines: string): Names {
  const into = new Map(LANGUAGES.map((id) => [id, new Map<string, string>()]));
  for (const line of lines.trim().split("\n")) {
    const columns = line.split("|").map((side) => side.split(",").map((name) => name.trim()));
    for (const [at, id] of LANGUAGES.entries()) {
      const [target] = columns[at] ?? [];
      const known = into.get(id);
      // The first line that has a name keeps it, so that "Hemşire" is "Nurse" and not a narrower title.
      for (const name of columns.toSpliced(at, 1).flat())
        if (target && known && !known.has(keyOf(name))) known.set(keyOf(name), target);
    }
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
  NAMES[kind].get(to)?.get(keyOf(text));

/** Whether two names differ in no more than case and spaces. */
export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** The names of languages in all languages: proper names, which keep their capitals. */
export const LANGUAGES_NAMED: ReadonlySet<string> = new Set(
  [...NAMES.languageName.values()].flatMap((names) => [...names.values()]),
);
