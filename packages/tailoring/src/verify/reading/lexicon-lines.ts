import { type GuardConcept, type GuardForms, guardConcepts, metForms } from "@terzi/lexicon/guard-words";
import { foldAscii } from "../../text/fold.ts";
import { remembered } from "../../text/remembered.ts";
import { stem } from "../../text/stem.ts";
import { lowerMarked } from "./turkish-marks.ts";

export type ConceptKind = GuardConcept["kind"];

export type Word = {
  /** The stem of an English word, the whole of a Turkish one. */
  text: string;
  written: string;
  /** A Turkish word with the marks on its letters: "kış", where `text` is "kis". */
  marked: string;
  isVerb: boolean;
  isTurkish: boolean;
  /** This very form and no other: "timed" isn't "time", "iç" isn't "içinde". */
  isExact: boolean;
};
export type Phrase = { id: string; kind: ConceptKind; words: Word[] };

/** One concept: its forms in both languages (the Turkish ones with their marks), and the ids of what it supports besides. */
export type LexiconLine = {
  id: string;
  kind: ConceptKind;
  supports: string[];
  english: GuardForms[];
  turkish: GuardForms[];
};

/** The forms of all concepts folded at once, which is quick. */
function foldForms(all: GuardForms[][], fold: (texts: string) => string): GuardForms[][] {
  const folded = fold(all.flatMap((rows) => rows.map(({ list }) => list)).join("\n")).split("\n");
  let at = 0;
  return all.map((rows) =>
    rows.map(({ areVerbs, areExact }) => ({ list: folded[at++] ?? "", areVerbs, areExact })),
  );
}

export function readLexiconLines(): LexiconLine[] {
  const concepts = guardConcepts(["en", "tr"]);
  const english = foldForms(
    concepts.map(({ forms }) => forms.en ?? []),
    foldAscii,
  );
  const turkish = foldForms(
    concepts.map(({ forms }) => forms.tr ?? []),
    (texts) => lowerMarked(texts.toLocaleLowerCase("tr")),
  );
  return concepts.map(({ id, kind, supports }, at) => ({
    id,
    kind,
    supports,
    english: english[at] ?? [],
    turkish: turkish[at] ?? [],
  }));
}

/** "ödeme sayfası" as "ödeme sayfa" too, so that "ödeme sayfalarını" is met. */
function withoutPossessive(phrase: string): string[] {
  if (!phrase.includes(" ")) return [];
  const bare = phrase.replace(/(?<=[aeıioöuü])s[ıiuü]$/, "");
  if (bare !== phrase) return [bare];
  const short = phrase.replace(/(?<=[^aeıioöuü\s])[ıiuü]$/, "");
  // "hattı" is from "hat".
  const single = short.replace(/(tt|kk|ll|mm|nn|rr|zz)$/, (twice) => twice.charAt(0));
  return short === phrase ? [] : [single.replace(/[gğ]$/, "k").replace(/b$/, "p")];
}

const wordIn = (written: string, isExact: boolean): Word => ({
  text: stem(written, "en"),
  written,
  marked: "",
  isVerb: false,
  isTurkish: false,
  isExact,
});
const englishWord = remembered((written) => wordIn(written, false));
const exactEnglishWord = remembered((written) => wordIn(written, true));

const turkishWordIn = (marked: string, { isVerb, isExact }: { isVerb: boolean; isExact: boolean }): Word => {
  const text = foldAscii(marked);
  return { text, written: text, marked, isVerb, isTurkish: true, isExact };
};
const turkishWord = remembered((marked) => turkishWordIn(marked, { isVerb: false, isExact: false }));
const turkishVerb = remembered((marked) => turkishWordIn(marked, { isVerb: true, isExact: false }));
const exactTurkishWord = remembered((marked) => turkishWordIn(marked, { isVerb: false, isExact: true }));

/** "hazırlamak" is met by what it is made of. */
const INFINITIVE = /m[ae]k$/;

/** As a text is parted into words: "f&b", "ci/cd" and "co-worker" are two. */
const GAP = /[\s/&-]+(?=.)/;
/** Most phrases are one word, which is quicker seen than parted. */
const partsOf = (phrase: string): string[] => (/[\s/&-]./.test(phrase) ? phrase.split(GAP) : [phrase]);

function englishWords(text: string, isExact: boolean): Word[] {
  const bare = text.includes("'") ? text.replaceAll(/'s?(?=\s|$)/g, "") : text;
  return partsOf(bare).map((word, at) => (isExact && at === 0 ? exactEnglishWord : englishWord)(word));
}

function turkishPhrases(text: string, { areVerbs, areExact }: GuardForms): Word[][] {
  if (areExact) return [partsOf(text).map(exactTurkishWord)];
  if (!areVerbs) return [text, ...withoutPossessive(text)].map((form) => partsOf(form).map(turkishWord));
  const parts = partsOf(text.replace(INFINITIVE, ""));
  return [parts.map((part, at) => (at === parts.length - 1 ? turkishVerb : turkishWord)(part))];
}

/** The phrases that a line's concept is met by. */
export function phrasesOf({ id, kind, english, turkish }: LexiconLine): Phrase[] {
  const phrases: Phrase[] = [];
  for (const { list, areExact } of english)
    for (const text of metForms(list)) phrases.push({ id, kind, words: englishWords(text, areExact) });
  for (const row of turkish)
    for (const text of metForms(row.list))
      for (const words of turkishPhrases(text, row)) phrases.push({ id, kind, words });
  return phrases;
}
