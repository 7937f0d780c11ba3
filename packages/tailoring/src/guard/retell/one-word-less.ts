import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import { directionOf } from "./direction.ts";
import { isReaching } from "./keeps-reach.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, meets } from "./words-lost.ts";

/** Of so many words and numbers that are told, one left out is a detail. */
const TOLD_AT_LEAST = 5;

const TIMES = new Set(["day", "week", "month", "year", "hour", "minute", "night", "season"]);
const isTime = ({ everyday }: ToldWord): boolean => meets(everyday.own, TIMES);

/** People and bodies, whose part in it counts. */
export const isWho = ({ ids }: ToldWord): boolean =>
  ids.some((id) => /^c:(?:people|team|department|unit|company|board|customer|role-)/.test(id));

const isIn = ({ start, end }: ToldWord, span: { start: number; end: number }): boolean =>
  span.start <= start && span.end >= end;

/** A word in a group that the lexicon knows as one thing: waste water isn't water. */
const isPartOfThing = (word: ToldWord, line: Line): boolean =>
  spansOf(line).spans.some(
    (span) => span.length > 1 && isIn(word, span) && span.ids.some((id) => /^[cn]:/.test(id)),
  );

const isDeed = (word: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some((action) => isIn(word, action)));

/** Whether others did a part, or it is smaller than it sounds: then each word of the line counts. */
export const isLimited = ({ clauses }: Line): boolean => clauses.some(({ markers }) => markers.size > 0);

/**
 * Whether a sentence may leave a word of its line out: what tells more of a thing that the sentence keeps right behind
 * it. No name, number, time or person, nothing of what somebody led or a value is of.
 */
export function mayLose(word: ToldWord, line: Line, sentence: Line): boolean {
  const said = toldWordsIn(sentence);
  if (said.length + sentence.words.numbers.length < TOLD_AT_LEAST) return false;
  if (word.isName || /\d/.test(word.surface) || isTime(word) || isWho(word) || isDeed(word, line))
    return false;
  if (isPartOfThing(word, line) || isLimited(line) || isReaching(line) || isReaching(sentence)) return false;
  const head = toldWordsIn(line).find(({ start }) => start === word.end + 1);
  return directionOf(line) === null && head !== undefined && isMet(head, knownBy(said));
}
