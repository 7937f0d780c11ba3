import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

const IN_ALL = new RegExp(numberCue("workedOutTotal"), "iu");

/** What somebody may work out of two numbers beside it; products and shares only where one speaks of a rate. */
function workedOut(a: number, b: number, { text }: Line): number[] {
  const difference = Math.abs(a - b);
  return IN_ALL.test(text) && a && b ? [difference, a + b, a * b, a / b, b / a] : [difference];
}

/**
 * "Two months early, in four months instead of six", "nine agents with five each, 45 in all": what follows from two
 * numbers beside it, both known. The known line may name the unit only once.
 */
export function followsFromOwn(said: PlacedNumber, isKnown: (one: PlacedNumber) => boolean): boolean {
  const beside = numbersIn(said.line).filter(
    (one) => one.number.start !== said.number.start && one.number.unit !== "date" && isKnown(one),
  );
  return beside.some((one, at) =>
    beside
      .slice(at + 1)
      .some((other) =>
        workedOut(one.number.value, other.number.value, said.line).some((value) =>
          mayBeSaidOf(said.number.value, said.number, value),
        ),
      ),
  );
}
