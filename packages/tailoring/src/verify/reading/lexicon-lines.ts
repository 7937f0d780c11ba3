import { foldAscii } from "../../text/fold.ts";
import { remembered } from "../../text/remembered.ts";
import { stem } from "../../text/stem.ts";
import { lowerMarked } from "./turkish-marks.ts";

export type ConceptKind = "action" | "plain" | "light" | "marker" | "thing";

export type Word = {
  /** The stem of an English word, the whole of a Turkish one. */
  text: string;
  written: string;
  /** A Turkish word with the marks on its letters: "kış", where `text` is "kis". */
  marked: string;
  isVerb: boolean;
  isTurkish: boolean;
  /** Marked with "!": this very form and no other. "timed!" isn't "time", "iç!" isn't "içinde". */
  isExact: boolean;
};
export type Phrase = { id: string; kind: ConceptKind; words: Word[] };

/** One concept: its words in both languages (the Turkish ones with their marks), and the ids of what it is a kind of or entitles to. */
export type LexiconLine = { id: string; wider: string[]; english: string[]; turkish: string[] };

const listOf = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Reads "id | English, … | Turkish, … > wider, …" lines, all folded at once, which is quick; the Turkish words keep
 * their marks. Where the lines have no ids, a concept is called by the first of its words, behind `prefix`.
 */
function readLines(
  lines: string,
  { hasIds, prefix = "" }: { hasIds: boolean; prefix?: string },
): LexiconLine[] {
  const marked = lowerMarked(lines.trim()).split("\n");
  return foldAscii(lines.trim())
    .split("\n")
    .map((line, at) => {
      const [words = "", wider = ""] = line.split(">");
      const columns = words.split("|");
      const [english = ""] = hasIds ? columns.slice(1) : columns;
      const turkish = (marked[at] ?? "").split(">")[0]?.split("|")[hasIds ? 2 : 1] ?? "";
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

/** "ödeme sayfası" as "ödeme sayfa" too, so that "ödeme sayfalarını" is met. */
function withoutPossessive(phrase: string): string[] {
  if (!phrase.includes(" ") || /[-!]$/.test(phrase)) return [];
  const bare = phrase.replace(/(?<=[aeıioöuü])s[ıiuü]$/, "");
  if (bare !== phrase) return [bare];
  const short = phrase.replace(/(?<=[^aeıioöuü\s])[ıiuü]$/, "");
  // "hattı" is from "hat".
  const single = short.replace(/(tt|kk|ll|mm|nn|rr|zz)$/, (twice) => twice.charAt(0));
  return short === phrase ? [] : [single.replace(/[gğ]$/, "k").replace(/b$/, "p")];
}

const englishWord = remembered((marked): Word => {
  const written = marked.replace("!", "");
  const isExact = written !== marked;
  return {
    text: stem(written, "en"),
    written,
    marked: "",
    isVerb: false,
    isTurkish: false,
    isExact,
  };
});

const turkishWord = remembered((signed): Word => {
  const isVerb = signed.endsWith("-");
  const isExact = signed.endsWith("!");
  const marked = isVerb || isExact ? signed.slice(0, -1) : signed;
  const text = foldAscii(marked);
  return { text, written: text, marked, isVerb, isTurkish: true, isExact };
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
