import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import { isDeedAt, isWho } from "./one-word-more.ts";
import { directionOf } from "./retold-numbers.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, meets } from "./words-lost.ts";

/** Of so many words and numbers that are told, one left out is a detail. */
const TOLD_AT_LEAST = 5;

const TIMES = new Set(["day", "week", "month", "year", "hour", "minute", "night"]);
const isTime = ({ everyday, ids }: ToldWord): boolean =>
  meets(everyday.own, TIMES) ||
  ids.some((id) =>
    /^[cf]:(?:.*\/|.* x\d|daily|weekly|fortnight|monthly|quarter|half-year|annual|night)/.test(id),
  );

/** What measures a thing, and isn't the thing: "waiting list", "error rate". */
const MEASURES =
  /^(?:list\w*|rate|size|level|value|time|number|sure\w*|oran\w*|boyut\w*|deger\w*|seviye\w*|sayi\w*|liste\w*)$/;

/** A word in a group that the lexicon knows as one thing: waste water isn't water. */
const isPartOfThing = ({ start, end }: ToldWord, line: Line): boolean =>
  spansOf(line).spans.some(
    (span) =>
      span.length > 1 && span.start <= start && span.end >= end && span.ids.some((id) => /^[cn]:/.test(id)),
  );

/** "Gearbox oil", told as gearboxes: without its head, a group is another thing. */
const isHead = ({ start, end, key }: ToldWord, line: Line): boolean => {
  const words = toldWordsIn(line).filter(({ isEmpty }) => !isEmpty);
  const isBehind = words.some((before) => before.end + 1 === start);
  return isBehind && !words.some((next) => next.start === end + 1) && !MEASURES.test(key);
};

/** Whether others did a part, or it is smaller than it sounds: then each word of the line counts. */
const isLimited = ({ clauses }: Line): boolean => clauses.some(({ markers }) => markers.size > 0);

/** Whether a sentence keeps another deed of a line. */
const keepsDeed = (lost: ToldWord, line: Line, said: ToldWord[]): boolean =>
  toldWordsIn(line).some(
    (word) => word !== lost && !word.isEmpty && isDeedAt(word, line) && isMet(word, knownBy(said)),
  );

/** Whether a sentence may leave a word of its line out: no name, number, time or person, nothing of what a changed value is of. */
export function mayLose(
  word: ToldWord,
  line: Line,
  { sentence, told }: { sentence: Line; told: number },
): boolean {
  if (told < TOLD_AT_LEAST || word.isName || /\d/.test(word.surface)) return false;
  if (isTime(word) || isWho(word, line) || isPartOfThing(word, line) || isLimited(line)) return false;
  if (line.words.language === sentence.words.language && isHead(word, line)) return false;
  if (directionOf(line) !== null && !MEASURES.test(word.key)) return false;
  return !isDeedAt(word, line) || keepsDeed(word, line, toldWordsIn(sentence));
}
