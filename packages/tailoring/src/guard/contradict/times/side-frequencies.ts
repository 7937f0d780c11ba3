import type { Conflict } from "@terzi/contracts/cv";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { sidesIn } from "../scope/crossed-sides.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const OFTEN =
  /^c:(?:hourly|daily|nightly|weekly|fortnightly|monthly|bimonthly|quarterly|half-yearly|annual|(?:day|week|month|year) [x/]\d+)$/;

const oftenOf = ({ ids }: ToldWord): string[] => ids.filter((id) => OFTEN.test(id));

/** The parts of a line that tell one frequency, and of what. */
const partsOf = (line: Line): { often: string[]; words: ToldWord[] }[] =>
  sidesIn(line).flatMap(({ words, numbers }) => {
    const often = words.flatMap(oftenOf);
    const rest = words.filter((word) => !oftenOf(word).length);
    // "Four a year" and "one every three months" may be the same: with a count, rates are compared elsewhere.
    return often.length && rest.length && !numbers.length ? [{ often, words: rest }] : [];
  });

/** "Tested alarms every day", of who tested them weekly and counted stock daily. */
export function sideFrequencyConflicts({ sentence, line }: NearestTask): Conflict[] {
  const known = partsOf(line);
  const all = toldWordsIn(line).flatMap(oftenOf);
  const isWrong = partsOf(sentence).some(({ often, words }) => {
    const alike = known
      .map((own) => ({ ...own, shared: sharedWords(words, sentence, own.words, line).length }))
      .toSorted((a, b) => b.shared - a.shared);
    const [best, next] = alike;
    if (!best || best.shared < SHARED_AT_LEAST || next?.shared === best.shared) return false;
    return !all.some((id) => often.includes(id));
  });
  return isWrong ? [{ kind: "period", said: sentence.text, known: line.text }] : [];
}
/** With a single common word both may be about different things. */
const SHARED_AT_LEAST = 2;
