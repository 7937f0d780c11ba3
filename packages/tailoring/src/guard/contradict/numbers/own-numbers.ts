import { mayBeSaidOf } from "./derived-values.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/**
 * "Two months early, in four months instead of six": what two numbers beside it, both known, differ by. The known line
 * may name the unit only once.
 */
export function followsFromOwn(said: PlacedNumber, isKnown: (one: PlacedNumber) => boolean): boolean {
  const beside = numbersIn(said.line).filter(
    (one) => one.number.start !== said.number.start && one.number.unit !== "date" && isKnown(one),
  );
  return beside.some((one, at) =>
    beside
      .slice(at + 1)
      .some((other) =>
        mayBeSaidOf(said.number.value, said.number, Math.abs(one.number.value - other.number.value)),
      ),
  );
}
