import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { claimsNothing } from "./slight-words.ts";
import { covers, verbsOf, withObjects } from "./stretches.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, wordsLost } from "./words-lost.ts";
import { segmentsOf } from "./segments.ts";

const isAt = (word: ToldWord, stretch: ToldWord[]): boolean => isMet(word, knownBy(stretch));

/**
 * Whether a sentence with one deed says it of what its line does: who collects offers and prepares tables prepares no
 * offers.
 */
export function keepsThingOfDeed(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  const verbs = verbsOf(sentence);
  const [line] = lines;
  if (!line || lines.length > 1 || verbs.length !== 1) return true;
  const told = toldWordsIn(sentence);
  const { isVerbFinal } = sentence.words.language;
  const deeds = told.filter((word) =>
    verbs.some((verb) => (isVerbFinal ? verb.end === word.end : verb.start === word.start)),
  );
  const things = told.filter((word) => !deeds.includes(word) && !word.isEmpty);
  const own = verbsOf(line);
  const acting = withObjects(line).filter((words) =>
    words.some((word) => own.some((verb) => covers(verb, word))),
  );
  const ofDeed = acting.filter((stretch) => deeds.some((word) => isAt(word, stretch)));
  const others = acting.filter((stretch) => !ofDeed.includes(stretch));
  if (!ofDeed.length || !others.length || !things.length) return true;
  return !things.every(
    (word) => others.some((stretch) => isAt(word, stretch)) && !ofDeed.some((stretch) => isAt(word, stretch)),
  );
}

/**
 * Whether a number that a line gives for all that it lists is told of all of it: of "audit offices, hotels and homes,
 * about 50 a year", nobody audits 50 hotels.
 */
export function keepsTotal(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const values = new Set(sentence.words.numbers.map(({ value }) => value));
  return linesAt(evidence, entries).every((line) => {
    const segments = segmentsOf(line);
    const at = segments.findIndex(
      ({ words, numbers }) =>
        numbers.some(({ value, unit }) => unit === "" && values.has(value)) &&
        words.every((word) => isTime(word) || claimsNothing(word, line)),
    );
    const listed = segments.slice(0, at).filter(({ words }) => words.length > 0);
    if (at < 0 || listed.length < 2) return true;
    const told = toldWordsIn(sentence);
    return listed.every(({ words }) => wordsLost(words, told, line).length < words.length);
  });
}
const TIMES = ["day", "week", "month", "year", "hour", "season", "night", "shift"];
const isTime = ({ everyday }: ToldWord): boolean => TIMES.some((time) => everyday.own.has(time));
