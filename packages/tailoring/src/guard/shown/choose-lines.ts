import type { Fact, FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import type { ToldWord } from "../retell/told-words.ts";
import { isImplied, isLightDeed, type Way, WAYS, wayOf } from "./word-ways.ts";

const LINES_AT_MOST = 3;
/** What it is worth that a line shows a word in such a way. */
const WORTH: Record<Way, number> = { sure: 1, translated: 0.9, wider: 0.7, loose: 0.6, none: 0 };
/** What a further line must be worth. */
const GAIN_AT_LEAST = 0.55;

/** A line beside a sentence: how it shows each of its words. */
export type Shown = { fact: Fact; ways: Map<ToldWord, Way> };

/** The lines of an entry that together show most of a sentence's words, the one that shows most of them first. */
export function chooseLines(words: ToldWord[], sentence: Line, entry: FactEntry): Shown[] {
  const telling = words.filter((word) => !isLightDeed(word, sentence) && !isImplied(word, sentence, entry));
  const all = entry.texts.map(
    (fact): Shown => ({ fact, ways: new Map(words.map((word) => [word, wayOf(word, sentence, fact.line)])) }),
  );
  const chosen: Shown[] = [];
  while (chosen.length < LINES_AT_MOST) {
    const gainOf = (one: Shown) =>
      telling.reduce(
        (sum, word) => sum + Math.max(0, WORTH[bestWay(word, [one])] - WORTH[bestWay(word, chosen)]),
        0,
      );
    const [next] = all
      .filter((one) => !chosen.includes(one))
      .map((one) => ({ one, gain: gainOf(one) }))
      .sort((a, b) => b.gain - a.gain);
    if (!next || next.gain < GAIN_AT_LEAST) break;
    chosen.push(next.one);
  }
  return chosen;
}

/** The surest way in which one of some lines shows a word. */
export const bestWay = (word: ToldWord, shown: Shown[]): Way =>
  WAYS.find((way) => shown.some(({ ways }) => ways.get(word) === way)) ?? "none";
