import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";

/** Values with the dates that stand beside them in the same order, where a line has as many of each: "2022 … 420, 2024 … 357". */
function datedValues(numbers: NumberTerm[]): { value: number; date: number }[] {
  const inOrder = [...new Set(numbers)].sort((a, b) => a.start - b.start);
  const dates = inOrder.filter(({ unit }) => unit === "date");
  // "11 models with a team of 3 (2022-2025)": a span dates no value by itself.
  if (dates.length === 2 && dates[1]?.relation === "to") return [];
  const all = inOrder.filter(({ unit }) => unit !== "date");
  // "12. sınıflarda … 2021'de 34, 2024'te 19": what stands before the first date isn't dated.
  const values = all.length > dates.length ? all.filter(({ start }) => start > (dates[0]?.start ?? 0)) : all;
  if (dates.length !== values.length) return [];
  return values.map(({ value }, index) => ({ value, date: dates[index]?.value ?? 0 }));
}

/** Whether a sentence gives a value another's date: 357 in 2022, where it was 420 in 2022 and 357 in 2024. */
export function swapsDates(said: Clause[], { clauses }: Line): boolean {
  const known = datedValues(clauses.flatMap(({ numbers }) => numbers));
  if (known.length < 2) return false;
  const isKnown = ({ value, date }: { value: number; date: number }) =>
    known.some((one) => one.value === value && one.date === date);
  const claimed = datedValues(said.flatMap(({ numbers }) => numbers));
  return claimed.some(
    (one) =>
      !isKnown(one) &&
      known.some(({ value }) => value === one.value) &&
      known.some(({ date }) => date === one.date),
  );
}
