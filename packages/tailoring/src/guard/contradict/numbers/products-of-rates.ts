import { numberCue } from "../../../languages/all-guard-cues.ts";
import { idsIn } from "../../align/align-sentence.ts";
import { countsPeople, neighbours, shares } from "../../entail/counted-things.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
import { periodOf } from "./rates-of-time.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

type Thing = ReturnType<typeof neighbours>["behind"][number];

/** So many of something for each of others: five calls per adviser. */
type Rate = { count: PlacedNumber; each: Thing[] };

const PER_EACH = new RegExp(numberCue("perEach"), "iu");
/** Between a rate's number and whom it is for stands only what is counted: "two audits per branch". */
const REACH = 40;

/** Whom or what a number of a line is told for each of: behind the word in English, before it in Turkish. */
function eachOf({ number, clause, line: { text, words } }: PlacedNumber): Thing[] {
  const { before, behind } = neighbours(number, clause);
  if (words.language.isVerbFinal)
    return before.filter(({ end }) => PER_EACH.exec(text.slice(end, number.start))?.index === 1);
  const per = PER_EACH.exec(text.slice(number.end, number.end + REACH));
  if (!per) return [];
  const from = number.end + per.index + per[0].length;
  const next = clause.terms.filter(({ start }) => start - from === 1);
  return [...next, ...behind.filter(({ start }) => start - from === 1)];
}

const isBareCount = ({ number: { unit, bound } }: PlacedNumber): boolean => unit === "" && bound === "exact";

const ratesIn = (line: Line): Rate[] =>
  numbersIn(line).flatMap((count) => {
    const each = isBareCount(count) ? eachOf(count) : [];
    return each.length ? [{ count, each }] : [];
  });

const counts = ({ number, clause }: PlacedNumber, each: Thing[]): boolean => {
  const things = neighbours(number, clause).behind;
  return (
    things.some((thing) => each.some((other) => shares(thing, other))) ||
    (countsPeople(things) && countsPeople(each))
  );
};

/** "70 calls a month across the team", of 14 advisers for each of whom another line of the entry tells five. */
export function isProductOfRate(said: PlacedNumber, entries: FactEntry[]): boolean {
  if (!isBareCount(said) || eachOf(said).length) return false;
  return entries.some(({ texts }) => {
    const lines = texts.map(({ line }) => line);
    const all = lines.flatMap(numbersIn).filter(isBareCount);
    return lines
      .flatMap(ratesIn)
      .some(({ count, each }) =>
        all.some(
          (one) =>
            one !== count &&
            counts(one, each) &&
            mayBeSaidOf(said.number.value, said.number, one.number.value * count.number.value),
        ),
      );
  });
}

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };

/** "Around 60 in four weeks", of an average of 15 a week: a rate over a time that the sentence tells. */
export function isProductOfTime(said: PlacedNumber, entries: FactEntry[]): boolean {
  if (said.number.unit !== "") return false;
  const times = numbersIn(said.line).filter(
    ({ number, measure }) => number !== said.number && measure.kind === "calendar",
  );
  return entries.some(({ texts }) =>
    texts.some(({ line }) => {
      const [name, ...others] = new Set([...idsIn(line)].flatMap((id) => periodOf(id) ?? []));
      const period = DAYS[name ?? ""];
      const [count, ...more] = numbersIn(line).filter(({ number: { unit } }) => unit === "");
      if (!period || others.length || !count || more.length) return false;
      return times.some(({ measure }) =>
        mayBeSaidOf(said.number.value, said.number, (count.number.value * measure.value) / period),
      );
    }),
  );
}

/** The four weeks of that: a time over which a rate comes to what the sentence tells. */
export const isTimeOfProduct = (said: PlacedNumber, entries: FactEntry[]): boolean =>
  said.measure.kind === "calendar" &&
  numbersIn(said.line).some((one) => one.number !== said.number && isProductOfTime(one, entries));
