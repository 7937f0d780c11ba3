import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { type TermKind as LexiconKind, termNames } from "@terzi/lexicon/term-names";

/** What a short text of a profile names. */
export type TermKind = "title" | "degree" | "field" | "languageName" | "skill";

/** For each language its names, by those of the others. */
type Names = ReadonlyMap<Language, ReadonlyMap<string, string>>;

/** Without marks, because many type Turkish on an English keyboard. */
const keyOf = (text: string): string => foldAscii(text).replace(/\s+/g, " ").trim();

/** A language's first name is the one that is printed. */
function readNames(kind: LexiconKind): Names {
  const into = new Map(LANGUAGES.map((id) => [id, new Map<string, string>()]));
  for (const { names } of termNames(kind, LANGUAGES))
    for (const [to, known] of into) {
      const target = names[to]?.[0]?.text;
      for (const from of LANGUAGES.filter((id) => id !== to))
        for (const { text, isPrintedOnly } of names[from] ?? [])
          if (target && !isPrintedOnly) known.set(keyOf(text), target);
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

/** A whole name in that language, by the glossary; undefined when it lacks it. */
export const lookUp = (kind: TermKind, text: string, to: Language): string | undefined =>
  NAMES[kind].get(to)?.get(keyOf(text));

/** Whether two names differ only in case and spaces. */
export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** The names of languages in all languages: proper names, which keep their capitals. */
export const LANGUAGES_NAMED: ReadonlySet<string> = new Set(
  [...NAMES.languageName.values()].flatMap((names) => [...names.values()]),
);
