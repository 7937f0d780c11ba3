import { Language } from "@terzi/contracts/language";
import { type TermKind as LexiconKind, termNames } from "@terzi/lexicon/term-names";
import { foldAscii } from "../text/fold.ts";

/** What a short text of a profile names. */
export type TermKind = "title" | "degree" | "field" | "languageName" | "skill";

type Names = Record<Language, Map<string, string>>;

/** Without marks, because many type Turkish on an English keyboard. */
const keyOf = (text: string): string => foldAscii(text).replace(/\s+/g, " ").trim();

const OTHER: Record<Language, Language> = { en: "tr", tr: "en" };

function readNames(kind: LexiconKind): Names {
  const into: Names = { en: new Map(), tr: new Map() };
  for (const { names } of termNames(kind, Language.options))
    for (const to of Language.options) {
      const target = names[to]?.[0]?.text;
      for (const { text, isPrintedOnly } of names[OTHER[to]] ?? [])
        if (target && !isPrintedOnly) into[to].set(keyOf(text), target);
    }
  return into;
}

const NAMES: Record<TermKind, Names> = {
  title: readNames("title"),
  degree: readNames("degree"),
  field: readNames("field"),
  languageName: readNames("language"),
  skill: readNames("skill"),
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
