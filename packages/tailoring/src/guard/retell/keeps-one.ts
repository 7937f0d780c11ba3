import type { Place } from "@terzi/contracts/place";
import { overlaps } from "../entail/overlap.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line, Term } from "../parse/line.ts";

/** How far behind "one" its noun may stand: "one newly qualified social worker". */
const REACH = 30;

const termsOf = ({ clauses }: Line): Term[] => clauses.flatMap(({ terms }) => terms);

/** The things that a line says there was one of. */
const singlesIn = (line: Line): Term[] =>
  line.words.numbers
    .filter(
      ({ value, unit, bound, start, end }) =>
        value === 1 && unit === "" && bound === "exact" && /^one$/iu.test(line.text.slice(start, end)),
    )
    .flatMap(({ end }) => {
      const behind = termsOf(line).filter(({ start }) => start > end && start - end < REACH);
      return behind.filter(({ isGroupEnd }) => isGroupEnd).slice(0, 1);
    });

/** Whether a sentence tells no more than one of what its lines say there was one of. */
export function keepsOne(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const many = termsOf(sentence).filter(({ count }) => count === "many");
  const lines = linesAt(evidence, entries);
  return many.every(({ ids }) => {
    const singles = lines.flatMap(singlesIn).filter((term) => overlaps(term.ids, ids));
    const others = lines
      .flatMap(termsOf)
      .filter((term) => overlaps(term.ids, ids) && !singles.includes(term));
    return !singles.length || others.length > 0;
  });
}
