import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

const CODES = new Set(Intl.supportedValuesOf("currency"));
const SIGNS: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP", "₺": "TRY" };

/** The code written beside a number, "DKK 55", or that of its sign; null where it is no money. */
function currencyOf({ number: { start, end, unit }, line: { text } }: PlacedNumber): string | null {
  const beside = [
    /\b([A-Z]{3})\s?$/.exec(text.slice(0, start))?.[1],
    /^\s?([A-Z]{3})\b/.exec(text.slice(end))?.[1],
  ];
  return beside.find((code) => code !== undefined && CODES.has(code)) ?? SIGNS[unit] ?? null;
}

/** "55 euros", of "DKK 55". */
export function otherCurrencyConflicts({
  alignment: { sentence, lines },
  entries,
}: ConflictTask): Conflict[] {
  if (entries.length > 1) return [];
  const known = lines.flatMap(({ line }) => numbersIn(line));
  return numbersIn(sentence).flatMap((said) => {
    const currency = currencyOf(said);
    const same = known.filter(
      (one) => isNear(one.number.value, said.number.value) && currencyOf(one) !== null,
    );
    const [other] = same;
    // Dollars of other countries are written "$" too.
    const isDollar = (code: string | null) => code?.endsWith("D") === true;
    const isOther = (one: PlacedNumber) =>
      currencyOf(one) !== currency && !(isDollar(currency) && isDollar(currencyOf(one)));
    return currency && other && same.every(isOther)
      ? [{ kind: "unit" as const, said: writtenWith(said), known: writtenWith(other) }]
      : [];
  });
}
