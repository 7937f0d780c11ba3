import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { mayGo, usedOf } from "../retell/merges.ts";
import type { Segment } from "../retell/segments.ts";
import { addsNothing } from "../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../retell/told-words.ts";
import { segmentsOf } from "../retell/segments.ts";
import { tellsChange, wordsLost } from "../retell/words-lost.ts";
import { bestWay, chooseLines, type Shown } from "./choose-lines.ts";
import { isImplied, isLightDeed, wayOf } from "./word-ways.ts";

/** A sentence beside the lines that show most of it. */
export type Reading = {
  sentence: Line;
  /** Its words that claim something. */
  words: ToldWord[];
  shown: Shown[];
  /** The stretches of each of these lines that it tells. */
  used: Segment[][];
  /** What it leaves out of them. */
  lost: { word: ToldWord; line: Line }[];
};

/** Null where no line shows one of its words. */
export function readBeside(sentence: Line, entry: FactEntry): Reading | null {
  const said = toldWordsIn(sentence);
  const words = said.filter((word) => !addsNothing(word, sentence));
  // Most sentences have a word that no line shows, which is seen soonest.
  if (!words.every((word) => isAnywhere(word, { sentence, entry }))) return null;
  const shown = chooseLines(words, sentence, entry);
  if (!shown.length) return null;
  const used = shown.map(({ fact }) => usedOf(fact.line, sentence, said));
  const lost = shown.flatMap(({ fact }, at) =>
    (used[at] ?? [])
      .flatMap((segment) => wordsLost(segment.words, said, fact.line))
      .filter((word) => !mayGo(word, { fact, said: [] }, sentence))
      .map((word) => ({ word, line: fact.line })),
  );
  return { sentence, words, shown, used, lost };
}

type Beside = { sentence: Line; entry: FactEntry };

const isAnywhere = (word: ToldWord, { sentence, entry }: Beside): boolean =>
  isLightDeed(word, sentence) ||
  isImplied(word, sentence, entry) ||
  entry.texts.some(({ line }) => wayOf(word, sentence, line) !== "none" || tellsChange(word, line));

/** Whether some lines show a word, or it needs no line. */
export const isShown = (word: ToldWord, shown: Shown[], { sentence, entry }: Beside): boolean =>
  bestWay(word, shown) !== "none" ||
  isLightDeed(word, sentence) ||
  isImplied(word, sentence, entry) ||
  shown.some(({ fact }) => tellsChange(word, fact.line));

/** The words of each stretch of a sentence that claims something. */
const stretchesOf = ({ sentence, words }: Reading): ToldWord[][] =>
  segmentsOf(sentence)
    .map((segment) => segment.words.filter((word) => words.includes(word)))
    .filter((stretch) => stretch.length > 0);

/** How many stretches of a sentence no line shows alone. */
export const partedStretches = (reading: Reading, entry: FactEntry): number =>
  stretchesOf(reading).filter(
    (stretch) =>
      !reading.shown.some((one) =>
        stretch.every((word) => isShown(word, [one], { sentence: reading.sentence, entry })),
      ),
  ).length;
