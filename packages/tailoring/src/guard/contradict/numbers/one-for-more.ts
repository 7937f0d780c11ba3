import type { Conflict } from "@terzi/contracts/cv";
import { overlaps } from "../../entail/overlap.ts";
import type { Line, Term } from "../../parse/line.ts";
import { numberCue } from "../../../languages/all-guard-cues.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

/** The thing right behind a number. */
const countedBy = ({ number: { end } }: PlacedNumber, { clauses }: Line): Term | undefined =>
  clauses.flatMap(({ terms }) => terms).find(({ start }) => start === end + 1);

/** "One a month" may be twelve a year. */
const RATE = new RegExp(numberCue("rate"), "iu");
/** "One group after another" counts none. */
const EACH = /^ (?:after|by|at)\b/iu;

/** "In one season", of a line with all other numbers of the sentence that has two seasons. */
export function oneForMore(said: PlacedNumber, { alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const { number } = said;
  const written = sentence.text.slice(number.start, number.end);
  const thing = countedBy(said, sentence);
  const [first] = lines;
  if (RATE.test(sentence.text)) return [];
  if (!/^one$/iu.test(written) || !thing || !first || EACH.test(sentence.text.slice(thing.end))) return [];
  const known = numbersIn(first.line);
  const others = numbersIn(sentence).filter((one) => one !== said);
  const isSame = others.every((one) => known.some((other) => other.number.value === one.number.value));
  const alike = known.filter((one) => {
    if (one.number.unit === "date") return false;
    const counted = countedBy(one, first.line);
    return counted !== undefined && overlaps(counted.ids, thing.ids);
  });
  const [more] = alike;
  return isSame && more && alike.every((one) => one.number.value > 1)
    ? [{ kind: "number", said: writtenWith(said), known: writtenWith(more) }]
    : [];
}
