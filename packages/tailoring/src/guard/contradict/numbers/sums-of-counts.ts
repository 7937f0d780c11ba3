import { guardCue } from "../../../languages/all-guard-cues.ts";
import { neighbours } from "../../entail/counted-things.ts";
import { isRole } from "../../entail/people-terms.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Term } from "../../parse/line.ts";
import { numbersIn, type PlacedNumber } from "./placed-numbers.ts";

/** "(İki) Alman ve bir Hollandalı müşteri": what is counted first, and one more, whose noun stands behind. */
const ONE_MORE = new RegExp(
  String.raw`^\s(?<first>\p{L}+)(?:,|\s(?:${guardCue("and")}))\s(?:${guardCue("article")})\s(?=\p{L}+\s\p{L})`,
  "iu",
);

/** "A trainee nurse" is a nurse. */
const names = ({ ids, parts }: Term, thing: { ids: string[] }): boolean =>
  [...ids, ...parts.flat()].some((id) => thing.ids.includes(id));

/** "Three customers", of "two German and a Dutch customer": two counts of one noun, of which the second is an article. */
export const isSumOfCounts = (said: PlacedNumber, entries: FactEntry[]): boolean =>
  said.number.unit === "" &&
  said.number.bound === "exact" &&
  entries
    .flatMap(({ texts }) => texts.flatMap(({ line }) => numbersIn(line)))
    .some((known) => {
      const { number, clause, line } = known;
      if (number.unit !== "" || number.value + 1 !== said.number.value) return false;
      const found = ONE_MORE.exec(line.text.slice(number.end));
      if (!found) return false;
      // "Two drivers and a crane operator" are two trades, each with a noun of its own.
      const word = number.end + 1;
      const isNoun = clause.terms.some((term) => term.start === word && isRole(term));
      const behind = number.end + found[0].length;
      const things = neighbours(said.number, said.clause).behind;
      return (
        !isNoun &&
        things.some((thing) =>
          line.clauses.some(({ terms }) => terms.some((term) => term.start >= behind && names(term, thing))),
        )
      );
    });
