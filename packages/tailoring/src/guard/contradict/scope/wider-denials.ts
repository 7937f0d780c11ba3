import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, knownBy } from "../../retell/words-lost.ts";
import type { NearestTask } from "../conflict-task.ts";
import { piecesIn } from "./told-of-denied.ts";

/** The words that a line denies. */
const deniedIn = (line: Line): ToldWord[] => {
  const pieces = piecesIn(line).filter(({ isDenied }) => isDenied);
  return toldWordsIn(line).filter(({ start, end }) =>
    pieces.some(({ from, to }) => start >= from && end <= to),
  );
};

/**
 * "Without an accident", of "without an at-fault accident": what limits a thing that there was none of may not be left
 * out, or there was none of many more things.
 */
export function widerDenialConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (sentence.words.language !== line.words.language) return [];
  const said = deniedIn(sentence);
  const told = toldWordsIn(sentence);
  // In other words the limit may be told, too.
  const isVerbatim = told.every(
    (word) => addsNothing(word, sentence) || isMet(word, knownBy(toldWordsIn(line))),
  );
  if (!said.length || !isVerbatim) return [];
  const all = knownBy(told);
  const denied = deniedIn(line);
  const limit = denied.find((word, at) => {
    const thing = denied[at + 1];
    const isBeside = thing && /^[\s-]$/u.test(line.text.slice(word.end, thing.start));
    return isBeside && !word.isEmpty && !isMet(word, all) && said.some((one) => isMet(one, knownBy([thing])));
  });
  return limit ? [{ kind: "scope", said: sentence.text, known: line.text }] : [];
}
