import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { numberCue } from "../../languages/all-guard-cues.ts";
import { timedIn } from "./keeps-period.ts";

const RATE = new RegExp(numberCue("rate"), "iu");
const ALL_RATES = new RegExp(numberCue("rate"), "giu");
const PER_EACH = new RegExp(numberCue("perEach"), "iu");
const OF_WORK = new RegExp(String.raw`^(?:['’]\p{L}+)?[\s-](?:${numberCue("ofWork")})\s`, "iu");

/** What else a line says a number is: so much a week, for each order, in working hours. */
type Measured = { isRate: boolean; isPerEach: boolean; isOfWork: boolean };

const MONEY = new Set<NumberTerm["unit"]>(["$", "€", "£", "₺"]);
const NUMBERLESS = new Set<NumberTerm["unit"]>(["date", "ordinal", "years"]);

/** Each number of a line with the stretch in which it stands. */
function measuredIn(line: Line): { number: NumberTerm; measured: Measured }[] {
  return timedIn(line).flatMap(({ segment: { words, numbers }, periods }) => {
    const all = [...words, ...numbers];
    const [from, to] = [Math.min(...all.map(({ start }) => start)), Math.max(...all.map(({ end }) => end))];
    const text = line.text.slice(Math.max(0, from - BEFORE), to + BEHIND);
    return numbers.map((number) => ({
      number,
      measured: {
        // "A yearly budget of £310,000": of money any word for a period tells how often.
        isRate: periods.size > 0 && (RATE.test(text) || MONEY.has(number.unit)),
        isPerEach: PER_EACH.test(text.replace(ALL_RATES, "")),
        isOfWork: OF_WORK.test(line.text.slice(number.end)),
      },
    }));
  });
}
/** "Her yıl", "a month" may be no words of their own. */
const BEFORE = 9;
const BEHIND = 12;

/**
 * Whether a sentence's numbers keep what they are measured by: 9,000 a month isn't 9,000, four working hours aren't
 * four hours.
 */
export function keepsRate(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const known = linesAt(evidence, entries).flatMap(measuredIn);
  const isTimed = timedIn(sentence).some(({ periods }) => periods.size > 0) || RATE.test(sentence.text);
  return measuredIn(sentence).every(({ number, measured }) => {
    if (NUMBERLESS.has(number.unit)) return true;
    const same = known.filter((one) => one.number.value === number.value);
    return (
      !same.length ||
      same.some(
        (one) =>
          (isTimed || !one.measured.isRate) &&
          (measured.isPerEach || !one.measured.isPerEach) &&
          (measured.isOfWork || !one.measured.isOfWork),
      )
    );
  });
}
