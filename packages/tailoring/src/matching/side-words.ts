import { postingLanguage } from "../languages/posting-languages.ts";
import type { Annotated } from "../lexicon/annotate.ts";
import type { Word } from "../lexicon/word.ts";

/** Words of a requirement that stand beside what is asked: when and where it is done, that it is done, remarks. */

const SIDE_CLAUSE = /\s(?:when|while|where|because|so that|once|until|unless|whose)\s/iu;
const LEAST_MAIN = 20;

const endOfMainClause = (text: string): number => {
  const at = text.search(SIDE_CLAUSE);
  return at >= LEAST_MAIN ? at : text.length;
};

/** "Sourcing packaging across Europe": where, not what. */
const WHERE =
  /\s(?:across|throughout|all over|around)\s(?:the\s)?(?:\p{Lu}[\p{L}-]*|country|world|region)(?:(?:\s|,\s|\sand\s)\p{Lu}[\p{L}-]*)*/gu;

const REMARK = /\(([^()]*)\)?/gu;
/** Names in brackets are asked like any; so many words that hold none are a remark. */
const LEAST_WORDS_OF_A_REMARK = 3;

const remarksOf = ({ text, words, named }: Annotated): [from: number, to: number][] =>
  [...text.matchAll(REMARK)].flatMap(({ 0: remark, index }) => {
    const to = index + remark.length;
    const inside = words.filter(({ start, end }) => start >= index && end <= to);
    const isNamed = named.some(({ from }) => inside.includes(words[from] as Word));
    return index > 0 && inside.length >= LEAST_WORDS_OF_A_REMARK && !isNamed ? [[index, to]] : [];
  });

/** Which words of a requirement say little of what is asked. */
export function findSideWords(part: Annotated): ReadonlySet<Word> {
  const main = endOfMainClause(part.text);
  const remarks = remarksOf(part);
  const places = [...part.text.matchAll(WHERE)].map(
    ({ 0: place, index }) => [index, index + place.length] as const,
  );
  const keys = part.words.map(({ key }) => key);
  const { saysDoing } = postingLanguage(part.language);
  const side = part.words.filter(
    (word, at) =>
      word.start > main ||
      [...remarks, ...places].some(([from, to]) => word.start >= from && word.end <= to) ||
      saysDoing(keys, at),
  );
  return new Set(side.length < part.words.length ? side : []);
}

/** Endings of cases and numbers: what has one is no attribute of what follows. */
const INFLECTED = /(?:l[ae]r[iu]?|[dt][ae]n?|n[iu]n|m[iu]z|s[iu]|[^aeiou][iu]n[ae]|y[ae])$/u;

/** Whether a word may say which kind of a thing the word behind it names. */
export const mayTellKind = ({ key, own }: Word): boolean =>
  own === undefined || own === key || !INFLECTED.test(key);
