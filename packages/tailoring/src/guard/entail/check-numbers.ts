import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { changes } from "./changes.ts";
import { type Comparing, type Gap, useHeading } from "./clause-task.ts";
import { isDateOf, isDurationOf, isSumOf } from "./count-entry.ts";
import { counted } from "./counted-things.ts";
import { swapsDates } from "./dated-values.ts";
import { clausesWithNumber, findNumber } from "./find-number.ts";
import { measureOf } from "./measures.ts";
import { namesClosely } from "./modifiers.ts";
import { statesHowLong, swapsHowOften } from "./stated-time.ts";

/** The numbers of a clause that neither the text nor the entry contains or implies. */
export function checkNumbers(comparing: Comparing): Gap[] {
  const { clause, fact, sentence } = comparing;
  const gaps = clause.numbers.flatMap((number) => checkNumber(number, comparing));
  if (fact && isRepeated(clause.numbers, fact.line)) gaps.push({ reason: "number", word: "" });
  if (isStretched(comparing) || isOftener(comparing)) gaps.push({ reason: "time", word: "" });
  const isSwapped = fact && clause.numbers.length > 0 && swapsDates(sentence.clauses, fact.line);
  return isSwapped ? [...gaps, { reason: "time", word: "" }] : gaps;
}

function checkNumber(number: NumberTerm, comparing: Comparing): Gap[] {
  const { clause, entry, fact, used, places, countable } = comparing;
  const word = String(number.value);
  const own = fact && (findNumber(number, clause, fact.line) ?? findOne(number, clause, fact.line));
  if (own) {
    const isDone = clause.actions.some(({ isPlain }) => !isPlain);
    const isCounting =
      number.unit === "date" || counted(number, clause).some((thing) => holdsThing(own, thing.ids));
    const isElsewhere = isDone && used.size > 0 && !used.has(own) && !isCounting;
    used.add(own);
    if (isElsewhere) return [{ reason: "number", word }];
    return changes(clause) && !namesClosely(clause, own) ? [{ reason: "words", word }] : [];
  }
  const heading = entry.heading.find(({ line }) => clausesWithNumber(number, clause, line).length);
  if (heading) useHeading(comparing, heading, clausesWithNumber(number, clause, heading.line));
  // A job's dates are known, but not when during it something was done.
  else if (!used.size && isDateOf(number, entry)) places.add(entry.place);
  else if (isDurationOf(number, countable) && ![...used].some(statesHowLong))
    for (const { place } of countable) places.add(place);
  else if (
    isSumOf(
      number,
      clause,
      entry.texts.map(({ line }) => line),
    )
  )
    places.add(entry.place);
  else return [{ reason: "number", word }];
  return [];
}

const OFTEN = /^c:(?:daily|nightly|weekly|fortnightly|monthly|quarterly|half-yearly|annual)$/;

/** "One drill a year" for "a drill each year", "yılda bir tatbikat": the fact says one without a number. */
function findOne(number: NumberTerm, clause: Clause, { clauses }: Line): Clause | null {
  if (number.value !== 1 || number.unit !== "" || number.bound !== "exact") return null;
  const said = counted(number, clause).flatMap(({ ids }) => ids);
  return (
    clauses.find((fact) => {
      const isOften = fact.terms.some(({ ids }) => ids.some((id) => OFTEN.test(id)));
      return (
        !fact.numbers.some(({ unit }) => unit === "") &&
        fact.terms.some(
          ({ ids, count }) =>
            (count === "one" || (isOften && count === "")) && ids.some((id) => said.includes(id)),
        )
      );
    }) ?? null
  );
}

/** "12 of 12 quarters" from 7 of 12: each number of a fact may be used once. */
function isRepeated(numbers: NumberTerm[], { clauses }: Line): boolean {
  const known = new Set(clauses.flatMap((clause) => clause.numbers));
  const count = (list: Iterable<NumberTerm>, value: number) =>
    [...list].filter((one) => one.value === value && one.unit === "").length;
  return numbers.some(({ value, unit }) => {
    const said = count(numbers, value);
    return unit === "" && said > 1 && count(known, value) > 0 && said > count(known, value);
  });
}

/** "All through the pandemic" from four months of it. */
const isStretched = ({ clause, used }: Comparing): boolean =>
  clause.isThroughout &&
  !clause.numbers.length &&
  [...used].some((known) =>
    known.numbers.some(
      (number) => /^(?:months|calendar)$/.test(measureOf(number, known).kind) || number.unit === "years",
    ),
  );

/** A number goes together with its frequency; without numbers, the words must be in the same clause. */
const isOftener = ({ clause, fact, used }: Comparing): boolean => {
  const own = fact ? clause.numbers.flatMap((number) => findNumber(number, clause, fact.line) ?? []) : [];
  return (own.length ? own : [...used]).some((known) => swapsHowOften(clause, known));
};

/** The thing counted is next to the number there as well, so the rest may be told elsewhere. */
const holdsThing = ({ terms }: Clause, ids: string[]): boolean =>
  terms.some((term) => term.ids.some((id) => ids.includes(id)));
