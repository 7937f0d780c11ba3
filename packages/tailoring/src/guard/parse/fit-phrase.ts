import type { Fit, GuardLanguage } from "../../languages/guard-language.ts";
import { agreesInMarks } from "./letter-marks.ts";
import type { ConceptKind, Phrase } from "./lexicon-lines.ts";

/** A concept met in a text at `at`, `length` tokens long. */
export type PhraseMatch = {
  id: string;
  kind: ConceptKind;
  length: number;
  isNegated: boolean;
  isFuture: boolean;
  /**
   * The language of the word that matched, which needn't be the text's: English names occur in texts of every
   * language.
   */
  language: GuardLanguage;
  isVerb: boolean;
  /** How many letters of its last token belong to the word itself; the rest is an ending. */
  stemLength: number;
};

/**
 * How the tokens from `at` on match the phrase, whose first word matched as `first` says; null when they don't.
 * `marks`: the tokens with marks on their letters, where the text has them.
 */
export function fitPhrase(
  phrase: Phrase,
  first: Fit,
  { keys, at, marks }: { keys: string[]; at: number; marks?: string[] | null | undefined },
): PhraseMatch | null {
  let isNegated = false;
  let isFuture = false;
  let stemLength = 0;
  for (let offset = 0; offset < phrase.words.length; offset++) {
    const key = keys[at + offset];
    const word = phrase.words[offset];
    if (key === undefined || !word) return null;
    const { fitting } = word.language;
    const fit = offset === 0 ? first : fitting.fit(key, word);
    if (!fit) return null;
    stemLength = fit.stemLength;
    if (phrase.kind === "thing" && phrase.words.length > 1 && fitting.isDeedOf(key, word)) return null;
    if (marks && word.marked && !agreesInMarks(marks[at + offset] ?? "", word.marked, fit.stemLength))
      return null;
    const isInner = offset < phrase.words.length - 1 && !phrase.words.at(-1)?.isVerb;
    if (isInner && !fitting.mayStandInside(key.slice(fit.stemLength))) return null;
    isNegated ||= fit.isNegated;
    isFuture ||= fit.isFuture;
  }
  const { id, kind, words } = phrase;
  const last = words.at(-1);
  if (!last) return null;
  // "Forklift operatörlüğü" is work that one does, not a title.
  const ending = (keys[at + words.length - 1] ?? "").slice(stemLength);
  if (id.startsWith("role-") && words.length > 1 && last.language.isOffice(ending)) return null;
  return {
    id,
    kind,
    length: words.length,
    isNegated,
    isFuture,
    language: last.language,
    isVerb: last.isVerb,
    stemLength,
  };
}
