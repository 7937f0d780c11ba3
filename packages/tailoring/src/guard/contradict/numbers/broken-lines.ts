import type { FactEntry } from "../../facts/fact.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** What goes on in small letters or digits was no sentence of its own: "hedef 6 mio gerç. 5,5 mio". */
const GOES_ON = /^[\p{Ll}\d%$€£₺]/u;
const ABBREVIATED = /\p{Ll}\.$/u;

/** Whether a number is what two numbers of one text differ by, or a share of them, that the dot of a short word parts. */
export const followsAcrossDot = (said: PlacedNumber, entries: FactEntry[]): boolean =>
  entries.some(({ texts }) =>
    texts.some(({ place, line }, at) => {
      const next = texts[at + 1];
      if (next?.place !== place || !ABBREVIATED.test(line.text) || !GOES_ON.test(next.line.text))
        return false;
      return numbersIn(line).some((one) =>
        numbersIn(next.line).some((other) =>
          valuesOf(one.measure.value, other.measure.value).some((value) =>
            mayBeSaidOf(said.measure.value, said.number, value),
          ),
        ),
      );
    }),
  );

const valuesOf = (one: number, other: number): number[] =>
  one && other ? [Math.abs(one - other), one + other, (one / other) * 100, (other / one) * 100] : [];
