import { numberCue } from "../../../languages/all-guard-cues.ts";
import { countsPeople, neighbours, shares } from "../../entail/counted-things.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { mayBeSaidOf } from "./derived-values.ts";
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
