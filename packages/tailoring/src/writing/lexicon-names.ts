import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { tokenize } from "@terzi/language/tokens";
import { isWordNamed, wordsNamed } from "../guard/parse/lexicon-words.ts";
import { readLine } from "../guard/parse/read-line.ts";
import { guardLanguage } from "../languages/guard-languages.ts";
import { hasLooks, isLanguageName, othersThan } from "./skill-names.ts";

/** The one meaning of a whole name in a language; null for none or several. */
function meantBy(name: string, language: Language): string | null {
  const { clauses } = readLine(name, { language: guardLanguage(language), names: new Set() });
  const terms = clauses.flatMap((clause) => clause.terms);
  const [term] = terms;
  const isWhole = terms.length === 1 && term?.surface.trim() === name.trim();
  const id = isWhole ? term.ids.find((one) => one.startsWith("c:")) : undefined;
  return id?.slice("c:".length) ?? null;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Words that are capitalised in a thing's known names stay so: "a/b testing" for "A/B testi". */
function casedLike(name: string, known: string[]): string {
  const capitals = new Map(
    known.flatMap((text) =>
      text
        .split(/\s+/)
        .flatMap((word) => (/\p{Lu}/u.test(word.slice(1)) ? [[word.toLowerCase(), word]] : [])),
    ),
  );
  return name
    .split(" ")
    .map((word, at, all) => {
      const isName = [word, all[at + 1]].some((one) => one !== undefined && isLanguageName(capital(one)));
      return capitals.get(word) ?? (isName ? capital(word) : word);
    })
    .join(" ");
}

/** A skill's name in this language, where it is named in another, by everything in the lexicon; null otherwise. */
export function nameInLexicon(skill: string, to: Language): string | null {
  if (meantBy(skill, to) !== null) return null;
  for (const from of othersThan(to)) {
    const id = meantBy(skill, from);
    const names = id === null ? [] : wordsNamed(id, to);
    // The id is itself a name and keeps its capitals; one with a word in brackets is a sense.
    const name = id?.includes("(") ? undefined : (names.find((one) => one === id?.toLowerCase()) ?? names[0]);
    if (id !== null && name && foldAscii(name) !== foldAscii(skill)) return casedLike(name, [id, skill]);
  }
  return null;
}

const LETTERS_AT_LEAST = 4;

/**
 * Whether a common word of a skill belongs to another language and not to this one: "hasta kabul", typed without a
 * telling letter. Names have capitals.
 */
export const hasWordsOfOthers = (skill: string, language: Language): boolean =>
  tokenize(skill).some(({ key, start, end }) => {
    const written = skill.slice(start, end);
    if (!/^\p{Ll}+$/u.test(written) || written.length < LETTERS_AT_LEAST || isWordNamed(key, language))
      return false;
    return othersThan(language)
      .filter(hasLooks)
      .some((other) => {
        const { says } = guardLanguage(other).inDictionary(key);
        return isWordNamed(key, other) || (says.length > 0 && !says.includes(key));
      });
  });
