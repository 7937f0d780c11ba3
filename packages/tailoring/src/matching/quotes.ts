import type { Evidence } from "@terzi/contracts/match";
import type { JudgedTerm, Judgement } from "./judgement.ts";
import { verdictOf } from "./settle.ts";
import { NAMED, toldBy } from "./told-by.ts";
import type { Unit } from "./units.ts";

/** What tells so much less of a thing than its best evidence is none beside it, unless it names what is asked. */
const AS_GOOD = 0.6;

const quote = (units: Unit[]): Evidence[] => units.map(({ quote, place }) => ({ quote, place }));

/** The best evidence for one thing, from work and from a list where there are both; none for what is missing. */
export function quoteOne(judgement: Judgement): Evidence[] {
  if (verdictOf(judgement) === "missing") return [];
  const [best, ...rest] = evidenceFor(judgement);
  if (!best) return [];
  const second = rest.find(({ kind }) => kind !== best.kind && kind !== "title") ?? rest[0];
  return quote(second ? [best, second] : [best]);
}

/**
 * The evidence for a line that asks for several things: as few places as show each of them, what tells most of the whole
 * line first.
 */
export function quoteLine({ units, ofLine }: Judgement, terms: JudgedTerm[]): Evidence[] {
  let left = terms
    .filter(({ judgement }) => verdictOf(judgement) !== "missing")
    .map(({ judgement }) => evidenceFor(judgement));
  const chosen: Unit[] = [];
  for (const unit of new Set([...(ofLine?.units ?? []), ...units])) {
    const rest = left.filter((shown) => !shown.has(unit));
    if (rest.length < left.length) chosen.push(unit);
    left = rest;
  }
  return quote(chosen);
}

/** The units that show something about as well as the best of them. */
function evidenceFor({ units, covered }: Judgement): Set<Unit> {
  const told = covered ? toldBy(covered.part, covered.components) : new Map<Unit, number>();
  const least = Math.min(NAMED, AS_GOOD * Math.max(0, ...units.map((unit) => told.get(unit) ?? 0)));
  // What counts a job or a certificate isn't found by words.
  return new Set(units.filter((unit, at) => at === 0 || (told.get(unit) ?? least) >= least));
}
