import type { Clause, Line } from "../parse/line.ts";
import type { NumberTerm } from "../parse/number-term.ts";
import { changes } from "./changes.ts";
import { isNear } from "./compare-numbers.ts";
import { countsTheSame } from "./counted-things.ts";
import { measureOf } from "./measures.ts";
import { type Pair, pairsIn } from "./number-pairs.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

/** The clause of a fact from whose numbers one in a sentence follows by arithmetic. */
export function deriveNumber(number: NumberTerm, clause: Clause, line: Line): Clause | null {
  return (
    pairsIn(line).find((pair) => isEndOf(number, clause, pair) || isChangeOf(number, clause, pair))?.clause ??
    shareIn(number, clause, line) ??
    spanIn(number, line) ??
    excessIn(number, clause, line) ??
    datesIn(number, line)
  );
}

/** "From 35 to 56" for what was 35 in 2021 and 56 in 2023. */
function isEndOf(number: NumberTerm, clause: Clause, { from, to, clause: fact }: Pair): boolean {
  if (number.bound !== "exact" || !changes(clause)) return false;
  const end = number.relation === "from" ? from : number.relation === "to" ? to : null;
  if (end?.bound !== "exact") return false;
  const [said, known] = [measureOf(number, clause), measureOf(end, fact)];
  return said.kind === known.kind && isNear(said.value, known.value);
}

/** From 10 to 6 days is by 4 days, and by 40 percent; from 30 % to 20 % by 10 points, and by a third. */
function isChangeOf(number: NumberTerm, clause: Clause, { from, to, clause: fact }: Pair): boolean {
  const isBy = changes(clause) && (number.relation || "by") === "by";
  if (!isBy || from.value === 0) return false;
  const [start, end] = [measureOf(from, fact), measureOf(to, fact)];
  if (start.kind !== end.kind && start.kind && end.kind) return false;
  const isExact = from.bound === "exact" && to.bound === "exact";
  const difference = Math.abs(start.value - end.value);
  const share = (difference / start.value) * 100;
  if (number.unit === "%" || number.unit === "x") {
    const said = number.unit === "x" ? (number.value - 1) * 100 : number.value;
    return isExact && isAs(said, share, number, 0.5);
  }
  const isPercent = from.unit === "%" || to.unit === "%";
  if (number.unit === "points") return isExact && isPercent && isAs(number.value, difference, number, 1e-9);
  const said = measureOf(number, clause);
  const isSameKind = said.kind === (end.kind || start.kind);
  return isExact && !isPercent && isSameKind && isAs(said.value, difference, number, 1e-6);
}

/** Whether a stated number is a known number, as exactly as it claims to be. */
function isAs(said: number, known: number, { bound }: NumberTerm, tolerance: number): boolean {
  if (bound === "exact") return Math.abs(said - known) <= Math.max(tolerance, Math.abs(known) * 1e-9);
  if (bound === "about") return Math.abs(said - known) <= Math.max(tolerance, known * 0.05);
  if (bound === "atLeast") return said <= known && said >= known * 0.8;
  return false;
}

/** "36 of 48", "48 davanın 36'sı": three quarters. */
function shareIn(number: NumberTerm, clause: Clause, { clauses, text }: Line): Clause | null {
  if (number.unit !== "%" || changes(clause)) return null;
  for (const fact of clauses)
    for (const part of fact.numbers) {
      const whole = wholeOf(part, fact, text);
      if (!whole || !isAs((part.value / whole.value) * 100, number.value, number, 0.5)) continue;
      if (countsTheSame(number, clause, whole, fact) || countsTheSame(number, clause, part, fact))
        return fact;
    }
  return null;
}

const OWNED = new RegExp(`${wordShape("numberOwned")}$`, "u");
const OWNED_BEHIND = new RegExp(String.raw`^${wordShape("numberOwnedBehind")}(?!\p{L})`, "u");

/** What a number says to be a part of. */
function wholeOf(part: NumberTerm, { numbers }: Clause, text: string): NumberTerm | undefined {
  if (part.unit || part.bound !== "exact") return undefined;
  const isPartOfNext = /^\s+(?:out\s+)?of\s+(?:the\s+|our\s+|its\s+|their\s+)?$/i;
  const isPossessed = OWNED_BEHIND.test(text.slice(part.end)) || OWNED.test(text.slice(part.start, part.end));
  return numbers.find(
    (whole) =>
      whole !== part &&
      whole.unit === "" &&
      whole.bound === "exact" &&
      whole.value > part.value &&
      (isPartOfNext.test(text.slice(part.end, whole.start)) || (isPossessed && whole.end < part.start)),
  );
}

/** "In two years", between 2021 and 2023. */
function spanIn(number: NumberTerm, line: Line): Clause | null {
  if (number.bound !== "exact" || (number.unit !== "years" && number.unit !== "months")) return null;
  const dates = line.clauses.flatMap(({ numbers }) => numbers.filter(({ unit }) => unit === "date"));
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last || first.hasMonth !== last.hasMonth || !pairsIn(line).length) return null;
  const months = (last.value - first.value) * (first.hasMonth ? 1 : 12);
  const isSpan = months > 0 && months === (number.unit === "years" ? number.value * 12 : number.value);
  return isSpan ? (line.clauses.find(({ numbers }) => numbers.includes(last)) ?? null) : null;
}

/** "Beat the target by 12 %" for reaching 112 % of it. */
function excessIn(number: NumberTerm, clause: Clause, { clauses }: Line): Clause | null {
  const isExceeding = clause.actions.some(({ ids }) => ids.includes("exceed"));
  if (number.unit !== "%" || number.bound !== "exact" || !isExceeding) return null;
  return (
    clauses.find(({ numbers }) =>
      numbers.some(
        ({ unit, value, bound }) => unit === "%" && bound === "exact" && isNear(value - 100, number.value),
      ),
    ) ?? null
  );
}

/** "Twice" for what happened in 2016 and in 2019. */
function datesIn(number: NumberTerm, { clauses }: Line): Clause | null {
  if (number.unit !== "times" || number.bound !== "exact" || number.value < 2) return null;
  const dated = clauses.filter(({ numbers }) => numbers.some(({ unit }) => unit === "date"));
  const dates = new Set(dated.flatMap(({ numbers }) => numbers.filter(({ unit }) => unit === "date")));
  const counts = clauses.flatMap(({ numbers }) => numbers.filter(({ unit }) => unit !== "date"));
  return dates.size === number.value && !counts.length ? (dated[0] ?? null) : null;
}
