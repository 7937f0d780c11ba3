import type { Place } from "@terzi/contracts/place";
import { turnedCue } from "../../languages/all-turned-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { isTranslation } from "./credentials.ts";
import { claimsNothing } from "./slight-words.ts";
import { covers, verbsOf, withObjects } from "./stretches.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, knownOf, wordsLost } from "./words-lost.ts";
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

/** "Kalibrasyon takvimini": the word tells only what a paper is about, which the sentence doesn't speak of. */
function isOfPaper(word: ToldWord, line: Line, told: ToldWord[]): boolean {
  if (verbsOf(line).some((verb) => covers(verb, word))) return false;
  const paper = toldWordsIn(line).find(({ start }) => start === word.end + 1);
  return paper !== undefined && PAPER.test(paper.surface) && !isMet(paper, knownBy(told));
}
const PAPER = new RegExp(`^(?:${turnedCue("paperOf")})`, "iu");

/** Whether no deed of a sentence is only what a paper of its lines is about: who keeps "a maintenance log" maintains nothing. */
export function keepsDeedItself(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const verbs = verbsOf(sentence);
  const told = toldWordsIn(sentence);
  const known = linesAt(evidence, entries).flatMap((line) =>
    toldWordsIn(line).map((word) => ({ word, line })),
  );
  return told
    .filter((word) => !word.isEmpty && verbs.some((verb) => covers(verb, word)))
    .every((deed) => {
      const shown = known.filter(
        ({ word, line }) => isMet(deed, knownOf(word)) || isTranslation(deed, [word], line, sentence),
      );
      return !shown.length || shown.some(({ word, line }) => !isOfPaper(word, line, told));
    });
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
