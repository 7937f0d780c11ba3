import type { Place } from "@terzi/contracts/place";
import { numbersIn } from "../contradict/numbers/placed-numbers.ts";
import { unitBehind } from "../contradict/numbers/unit-families.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { isTranslation } from "./credentials.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownOf } from "./words-lost.ts";

const NOUN = /^\s(?!(?:of|in|on|at|by|to|for|with|and|or|from)\s)\p{L}+/iu;
/** What is shorter may be the time itself: "4.1 s". */
const LONG_NOUN = /^\s\p{L}{3,}/u;
/** As many letters of a word stay in all of its forms. */
const STEM = 3;

const behind = (number: NumberTerm, line: Line): ToldWord | undefined =>
  toldWordsIn(line).find(({ start }) => start > number.end - 1 && start - number.end <= 1);

/** "A 40-seat shop", "40 odalı otel": how many of what one of them has. */
const sizeAt = (number: NumberTerm, line: Line): ToldWord | undefined => {
  const word = behind(number, line);
  const isJoined = line.text.charAt(number.end) === "-";
  const isSize = line.clauses.some(({ terms }) =>
    terms.some((term) => term.isSize && term.start === word?.start),
  );
  return isJoined || isSize ? word : undefined;
};

const isTime = (number: NumberTerm, line: Line): boolean =>
  TIMES.has(numbersIn(line).find((one) => one.number === number)?.measure.kind ?? "");
const TIMES = new Set(["months", "calendar", "clock"]);

const isSameWord = (one: ToldWord, other: ToldWord, line: Line, sentence: Line): boolean =>
  one.key.slice(0, STEM) === other.key.slice(0, STEM) ||
  isMet(one, knownOf(other)) ||
  isTranslation(one, [other], line, sentence);

/** Whether a sentence counts what its lines count: 40 hectares are no 40 fields, a 40-seat shop isn't 40 shops. */
export function keepsMeasure(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  return sentence.words.numbers.every((number) => {
    const said = behind(number, sentence);
    if (number.unit !== "" || !NOUN.test(sentence.text.slice(number.end))) return true;
    const same = lines.flatMap((line) =>
      line.words.numbers
        .filter(({ value, unit }) => value === number.value && unit === "")
        .map((known) => ({ known, line })),
    );
    const isKept = ({ known, line }: { known: NumberTerm; line: Line }) => {
      const size = sizeAt(known, line);
      if (size && said && !isSameWord(size, said, line, sentence)) return false;
      const isMeasured = unitBehind({ number: known, line }) !== null;
      if (isTime(number, sentence) && !isTime(known, line))
        return !LONG_NOUN.test(line.text.slice(known.end));
      return !isMeasured || unitBehind({ number, line: sentence }) !== null;
    };
    return !same.length || same.some(isKept);
  });
}
