import type { Place } from "@terzi/contracts/place";
import { wordShape } from "../../languages/all-guard-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";
import { directionOf } from "./direction.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { wordsLost } from "./words-lost.ts";

const BREAK = /[;:,(]/g;

/** Where the part of a line with its values begins. */
function startOfValues(line: Line): number {
  const first = line.words.numbers[0]?.start ?? 0;
  const breaks = [...line.text.slice(0, first).matchAll(BREAK)].map(({ index }) => index);
  return breaks.at(-1) ?? 0;
}

/** "Öğrencilerimin": my students', and nobody else's. */
const OF_MINE = new RegExp(`${wordShape("ofMine")}$`, "u");

const isVerb = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((action) => isFiniteVerb(action) && action.start <= start && action.end >= end),
  );

/**
 * Whether a sentence that repeats how a value changed keeps everything that says whose value it was: the time on
 * scene "for suspected stroke" isn't that of all calls, nor the turnover "in the department" the hotel's.
 */
export function keepsScope(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  if (!sentence.words.numbers.length) return true;
  const said = toldWordsIn(sentence);
  const lines = linesAt(evidence, entries);
  return lines.every((line) => {
    const first = line.words.numbers[0]?.start ?? 0;
    if (directionOf(line) === null) return true;
    const from = startOfValues(line);
    return wordsLost(toldWordsIn(line), said, line).every(
      (word) =>
        word.start < from ||
        word.start > first ||
        isVerb(word, line) ||
        word.isName ||
        OF_MINE.test(word.surface),
    );
  });
}
