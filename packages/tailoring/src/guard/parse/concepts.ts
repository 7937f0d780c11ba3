import { rememberedBy } from "@terzi/language/remembered";
import type { Fit, GuardLanguage } from "../../languages/guard-language.ts";
import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import { fitPhrase, type PhraseMatch } from "./fit-phrase.ts";
import type { Phrase } from "./lexicon-lines.ts";
import { phraseLookupOf, type WordPhrases } from "./phrase-lookup.ts";

/** The phrases whose first word matches a key, and how. */
type Open = { phrases: WordPhrases["phrases"]; fit: Fit };

/** The phrases of a language that a key may begin. */
const openIn = rememberedBy((key: string, language: GuardLanguage): Open[] => {
  const { byText, longest } = phraseLookupOf(language);
  const open: Open[] = [];
  for (const text of language.fitting.textsIn(key, longest))
    for (const { first, phrases } of byText.get(text) ?? []) {
      const fit = language.fitting.fit(key, first);
      if (fit) open.push({ phrases, fit });
    }
  return open;
});

/** "forklift operatörlüğü" is work that one did, not what one is. */
const isRoleDone = ({ id, length, language, stemLength }: PhraseMatch, key: string): boolean =>
  length > 1 && id.startsWith("role-") && language.isOffice(key.slice(stemLength));

/** The language to look in, the longest group of words, and the words with their marks, if there are any. */
function withoutLookalikes(met: PhraseMatch[], key: string): PhraseMatch[] {
  const isDone = met.some(
    ({ isVerb, language, stemLength }) => isVerb && language.isDoneByMe(key.slice(stemLength)),
  );
  const isCut = ({ isVerb, stemLength }: PhraseMatch) => !isVerb && stemLength < key.length;
  return isDone &&
    !met.some((one) => one.language.isAgglutinative && !one.isVerb && one.stemLength === key.length)
    ? met.filter((one) => !isCut(one))
    : met;
}

/** In which language to look, how long a group of words may be, and the words with their marks, if they have any. */
export type LookupContext = {
  language: GuardLanguage;
  isForeign?: boolean;
  marks?: string[] | null;
  allows: (length: number) => boolean;
};

/** All concepts that begin at token `at` of the folded keys, of a permitted length. */
export function fitsAt(
  keys: string[],
  at: number,
  { language, isForeign, marks, allows }: LookupContext,
): PhraseMatch[] {
  const key = keys[at] ?? "";
  const met: PhraseMatch[] = [];
  const next = keys[at + 1];
  const collect = (phrases: Phrase[] = [], fit: Fit) => {
    for (const phrase of phrases) {
      const one = fitPhrase(phrase, fit, { keys, at, marks });
      if (!one || (one.length > 1 && !allows(one.length))) continue;
      if (!isRoleDone(one, keys[at + one.length - 1] ?? "")) met.push(one);
    }
  };
  const lookAll = (spoken: GuardLanguage) => {
    const behind = next === undefined ? [] : spoken.fitting.beginningsOf(next);
    for (const { phrases, fit } of openIn(key, spoken)) {
      const { alone, groups } = phrases();
      collect(alone, fit);
      if (groups.size) for (const beginning of behind) collect(groups.get(beginning), fit);
    }
  };
  if (!isForeign) lookAll(LINGUA_FRANCA);
  if (language !== LINGUA_FRANCA) lookAll(language);
  return met;
}

/** The longest of the concepts met at a token. */
export function longestOf(met: PhraseMatch[], keys: string[], at: number): PhraseMatch[] {
  let length = 0;
  for (const one of met) length = Math.max(length, one.length);
  // "denetim" is an audit, not trying ("dene-"); but "düzenleme" is also from the verb "düzenle-".
  const key = keys[at + length - 1] ?? "";
  const longest = withoutLookalikes(
    met.filter((one) => one.length === length),
    key,
  );
  const stemLength = Math.max(
    0,
    ...longest.filter((one) => one.language.isAgglutinative).map((one) => one.stemLength),
  );
  return longest.filter(
    (one) =>
      !one.language.isAgglutinative ||
      one.stemLength >= stemLength ||
      (one.isVerb && one.language.isVerbalNoun(key.slice(one.stemLength, stemLength))),
  );
}

/**
 * The longest concepts that begin at token `at` of the folded keys; several when a word has several senses. A
 * language's words are looked up in its own lines ("all" isn't "al-"). English words are looked up in all, except
 * where the letters aren't English ("önce" isn't "once", which is `isForeign`).
 */
export const conceptsAt = (keys: string[], at: number, context: LookupContext): PhraseMatch[] =>
  longestOf(fitsAt(keys, at, context), keys, at);
