import { foldAscii } from "@terzi/language/normalise";
import { rememberedBy } from "@terzi/language/remembered";
import { readSenses } from "@terzi/lexicon/everyday-words";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { sizeIds } from "../entail/measures.ts";
import { idsOf, type SaidWord } from "../align/align-sentence.ts";
import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import { type EverydayIds, everydayIds } from "./everyday-ids.ts";

/**
 * A word of a line that claims something, and everything it may match: surely, as an everyday word, or by a
 * dictionary.
 */
export type ToldWord = SaidWord & {
  surface: string;
  key: string;
  ids: readonly string[];
  everyday: EverydayIds;
  loosely: readonly string[];
  /** By which it is met in a line of another language. */
  translations: readonly string[];
  /** Only says that something was done, is, or was used: "carried out", "yapmak". */
  isEmpty: boolean;
  isName: boolean;
};

const EMPTY = new Set(["do", "be", "empty"]);
const NO_IDS: EverydayIds = { own: new Set(), wider: new Set() };

const toldWords = new WeakMap<Line, ToldWord[]>();

export function toldWordsIn(line: Line): ToldWord[] {
  const before = toldWords.get(line);
  if (before) return before;
  const { tokens, keys } = line.words;
  const everyday = everydayIds(line.words);
  const told = withPairs(spansOf(line).words, line, everyday).map((word): ToldWord => {
    const { start, end } = word;
    const at = tokens.findIndex((token) => token.start === start);
    const key = keys[at] ?? "";
    // "Every fourth week" is one, whatever "every" says elsewhere.
    const isGroup = tokens[at]?.end !== end;
    const everydayOwn = (isGroup ? undefined : everyday.get(at)) ?? NO_IDS;
    const surface = line.text.slice(start, end);
    // "9 MWh", of 9,000 kWh: the number tells how much.
    const isBehindNumber = line.words.numbers.some(
      (number) => start - number.end <= 1 && start >= number.end,
    );
    const own = idsOf(word, line);
    const ids = isBehindNumber ? [...own, ...sizeIds(own)] : own;
    const loosely = isGroup ? [] : dictionaryIds(key, line.words.language);
    return {
      start,
      end,
      surface,
      key,
      ids,
      everyday: everydayOwn,
      loosely,
      // "Tezsiz" has no thesis.
      translations:
        isGroup || ids.some((id) => id.endsWith(" not"))
          ? []
          : [...loosely, ...line.words.language.translationsOf(key).map((root) => `g:${root}`)],
      isEmpty: [...everydayOwn.own].some((id) => EMPTY.has(id)),
      isName: at > 0 && /^\p{Lu}|\d/u.test(surface),
    };
  });
  toldWords.set(line, told);
  return told;
}

/** "Took" claims nothing by itself, but together with "off" it does. */
function withPairs(
  words: SaidWord[],
  { words: { tokens } }: Line,
  everyday: Map<number, EverydayIds>,
): SaidWord[] {
  const missing = [...everyday].flatMap(([at, { isPaired }]) => {
    const token = tokens[at];
    const isTold = words.some(({ start, end }) => token && start <= token.start && end >= token.end);
    return isPaired && token && !isTold ? [{ start: token.start, end: token.end }] : [];
  });
  return missing.length ? [...words, ...missing].toSorted((a, b) => a.start - b.start) : words;
}

const senses = new Map<GuardLanguage, Map<string, string[]>>();

/** The WordNet senses of a word's stem in the dictionary of a language. */
function sensesIn(language: GuardLanguage): Map<string, string[]> {
  const before = senses.get(language);
  if (before) return before;
  const found = new Map<string, string[]>();
  for (const { id, forms } of readSenses())
    for (const entry of forms[language.module.id] ?? []) {
      const head = language.headOfEntry(foldAscii(entry));
      if (head === null) continue;
      const { stem } = language.inDictionary(head);
      found.set(stem, [...(found.get(stem) ?? []), id]);
    }
  senses.set(language, found);
  return found;
}

/** Everything a dictionary has for a word, in any of its senses. */
const dictionaryIds = rememberedBy((key, language: GuardLanguage): readonly string[] => {
  const { stem, says } = language.inDictionary(key);
  return [
    ...says.map((root) => `g:${root}`),
    `d:${language.module.id} ${stem}`,
    ...(sensesIn(language).get(stem) ?? []),
  ];
});
