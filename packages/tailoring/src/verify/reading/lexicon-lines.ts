import { foldAscii } from "../../text/fold.ts";
import { stem } from "../../text/stem.ts";

export type ConceptKind = "action" | "plain" | "light" | "marker" | "thing";

export type Word = {
  /** The stem of an English word, the whole of a Turkish one. */
  text: string;
  written: string;
  isVerb: boolean;
  isTurkish: boolean;
  /** Marked with "!": this very form and no other. "timed!" isn't "time", "iç!" isn't "içinde". */
  isExact: boolean;
};
export type Phrase = { id: string; kind: ConceptKind; words: Word[] };

/** One concept: its words in both languages, and the ids of what it is a kind of or entitles to. */
export type LexiconLine = { id: string; wider: string[]; english: string[]; turkish: string[] };

const listOf = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Reads "id | English, … | Turkish, … > wider, …" lines, all folded at once, which is quick. Where the lines have no
 * ids, a concept is called by the first of its words, behind `prefix`.
 */
function readLines(
  lines: string,
  { hasIds, prefix = "" }: { hasIds: boolean; prefix?: string },
): LexiconLine[] {
  return foldAscii(lines)
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", wider = ""] = line.split(">");
      const columns = words.split("|");
      const [english = "", turkish = ""] = hasIds ? columns.slice(1) : columns;
      const phrases = listOf(english);
      const id = hasIds ? (columns[0] ?? "").trim() : prefix + (phrases[0] ?? "").replace("!", "");
      return {
        id,
        wider: listOf(wider).map((one) => prefix + one),
        english: phrases,
        turkish: listOf(turkish),
      };
    });
}

export const readNamedLines = (lines: string): LexiconLine[] => readLines(lines, { hasIds: true });
export const readThingLines = (lines: string, prefix = ""): LexiconLine[] =>
  readLines(lines, { hasIds: false, prefix });

/** "odeme sayfasi" as "odeme sayfa" too, so that "ödeme sayfalarını" is met. */
function withoutPossessive(phrase: string): string[] {
  if (!phrase.includes(" ") || /[-!]$/.test(phrase)) return [];
  const bare = phrase.replace(/(?<=[aeiou])s[iu]$/, "");
  if (bare !== phrase) return [bare];
  const short = phrase.replace(/(?<=[^aeiou\s])[iu]$/, "");
  return short === phrase ? [] : [short.replace(/g$/, "k").replace(/b$/, "p")];
}

const englishWords = new Map<string, Word>();
const turkishWords = new Map<string, Word>();

/** The same words stand in many phrases: each is read once. */
function remembered(words: Map<string, Word>, marked: string, read: () => Word): Word {
  const before = words.get(marked);
  if (before) return before;
  const word = read();
  words.set(marked, word);
  return word;
}

const englishWord = (marked: string): Word =>
  remembered(englishWords, marked, () => {
    const written = marked.replace("!", "");
    const isExact = written !== marked;
    return { text: stem(written, "en"), written, isVerb: false, isTurkish: false, isExact };
  });

const turkishWord = (marked: string): Word =>
  remembered(turkishWords, marked, () => {
    const isVerb = marked.endsWith("-");
    const isExact = marked.endsWith("!");
    const text = isVerb || isExact ? marked.slice(0, -1) : marked;
    return { text, written: text, isVerb, isTurkish: true, isExact };
  });

/** As a text is parted into words: "f&b", "ci/cd" and "co-worker" are two. */
const GAP = /[\s/&-]+(?=.)/;
/** Most phrases are one word, which is quicker seen than parted. */
const partsOf = (phrase: string): string[] => (/[\s/&-]./.test(phrase) ? phrase.split(GAP) : [phrase]);

/** The phrases that a line's concept is met by. A Turkish verb stem ends in a hyphen. */
export function phrasesOf({ id, english, turkish }: LexiconLine, kind: ConceptKind): Phrase[] {
  const phrases: Phrase[] = [];
  for (const phrase of english) {
    const bare = phrase.includes("'") ? phrase.replaceAll(/'s?(?=\s|$)/g, "") : phrase;
    phrases.push({ id, kind, words: partsOf(bare).map(englishWord) });
  }
  for (const phrase of turkish)
    for (const form of [phrase, ...withoutPossessive(phrase)])
      phrases.push({ id, kind, words: partsOf(form).map(turkishWord) });
  return phrases;
}
