import { guardCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { directionOf } from "./direction.ts";
import { isReaching } from "./keeps-reach.ts";
import { covers, verbsOf } from "./stretches.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, meets } from "./words-lost.ts";

const PLAIN = new RegExp(`^(?:${guardCue("plainHead")})`, "u");
const MEMBERS_BEHIND = /^\s+of\s/iu;
const MEMBERS_BEFORE = new RegExp(String.raw`(?:${guardCue("madeOf")})(?:\s\p{L}+)?\s$`, "iu");

/** "A home-visit service" is home visits, where nobody led or designed it and no value is of it. */
function isPlainHead(word: ToldWord, line: Line, sentence: Line): boolean {
  if (!PLAIN.test(word.key) || isReaching(line) || isReaching(sentence) || directionOf(line) !== null)
    return false;
  const told = toldWordsIn(line);
  const before = told[told.indexOf(word) - 1];
  const known = knownBy(toldWordsIn(sentence));
  return before !== undefined && word.start - before.end === 1 && isMet(before, known);
}

/** "A team of four brewers" is four brewers. */
const isTeamOf = ({ everyday, start, end }: ToldWord, { text }: Line): boolean =>
  everyday.own.has("team") &&
  (MEMBERS_BEHIND.test(text.slice(end)) || MEMBERS_BEFORE.test(text.slice(0, start)));

const DONE = new Set(["finish", "do"]);

/** "Completed 1,200 climbs", told as climbing: what was done to its end was done, if a verb still says what. */
const isDoneFully = (word: ToldWord, line: Line, sentence: Line): boolean =>
  meets(word.everyday.own, DONE) &&
  verbsOf(line).length === 1 &&
  verbsOf(line).some((verb) => covers(verb, word)) &&
  line.words.numbers.some(({ start, unit }) => start - word.end === 1 && unit === "") &&
  verbsOf(sentence).length > 0;

/** Whether a word of a line may go because it says nothing more of what the sentence tells. */
export const isPlain = (word: ToldWord, line: Line, sentence: Line): boolean =>
  isPlainHead(word, line, sentence) || isTeamOf(word, line) || isDoneFully(word, line, sentence);
