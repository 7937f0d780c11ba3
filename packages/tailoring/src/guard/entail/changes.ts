import type { Action, Clause, Line } from "../parse/line.ts";
import { pairsIn } from "./number-pairs.ts";

/** Actions that make something more or less, so that their numbers say by how much. */
const CHANGES = new Set(["add", "increase", "reduce", "improve", "save", "shorten"]);

export const isChange = (ids: readonly string[]): boolean => ids.some((id) => CHANGES.has(id));

/** Whether a clause says that something became more or less. */
export const changes = (clause: Clause): boolean =>
  clause.numbers.some(({ relation, unit }) => unit !== "date" && (relation === "by" || unit === "points")) ||
  // "geliştir-" is to develop as well as to improve: only what surely changes something is a change.
  clause.actions.some(({ ids }) => isChange(ids) && !ids.includes("develop"));

/** "Sales rose", "satışlar arttı", "a rise": nobody is said to have done it. */
export const isHappening = (action: Action, { terms, numbers }: Clause): boolean =>
  action.language.tellsHappening(action.surface) ??
  ((action.isNominal && [...terms, ...numbers].some(({ start }) => start < action.start)) ||
    /^(?:up|down)\b/i.test(action.surface) ||
    (!action.isGerund &&
      (terms.some(({ start, isApart }) => start < action.start && !isApart) ||
        numbers.some(({ start, unit }) => start < action.start && unit !== "date"))));

/** Whether all that a sentence tells is that something rose or fell: nobody is said to have done it. */
export const onlyHappens = ({ clauses }: Line): boolean => {
  const deeds = clauses.flatMap((clause) =>
    clause.actions.filter(({ isPlain }) => !isPlain).map((action) => ({ action, clause })),
  );
  return (
    deeds.length > 0 &&
    deeds.every(({ action, clause }) => isChange(action.ids) && isHappening(action, clause))
  );
};

/** Who did it, which goes where nobody is said to have. */
export const BY_WHOM: ReadonlySet<string> = new Set(["other", "jointly", "assist", "join", "agent"]);

/** "I raised sales", where the fact says only that they rose. */
export const claimsCause = (action: Action, clause: Clause, known: Clause): boolean =>
  isChange(action.ids) &&
  // Somebody who tuned boilers adjusted them, whatever came of it.
  !action.ids.some((id) => id === "adjust" || id === "maintain" || id === "repair") &&
  !["join", "assist", "jointly", "other"].some((marker) => clause.markers.has(marker)) &&
  !isHappening(action, clause) &&
  known.actions.some(({ ids }) => isChange(ids)) &&
  known.actions.every((other) => !isChange(other.ids) || isHappening(other, known));

const UP = ["increase", "improve"];
const DOWN = ["reduce", "shorten", "improve"];

/** The clause whose values show the change: from 88 to 94 is a rise, whatever the verb. */
export function happensIn(action: Action, clause: Clause, line: Line): Clause | undefined {
  const isShared = ["jointly", "other", "join", "assist"].some((marker) => clause.markers.has(marker));
  if (!isHappening(action, clause) && !isShared) return undefined;
  return pairsIn(line).find(({ from, to }) =>
    action.ids.some((id) => (to.value > from.value ? UP : DOWN).includes(id)),
  )?.clause;
}

/** "Beat the target" for reaching 112 % of it. */
export const exceedsIn = (action: Action, { clauses }: Line): Clause | undefined =>
  action.ids.includes("exceed")
    ? clauses.find(
        ({ actions, numbers }) =>
          actions.some(({ ids }) => ids.includes("meet")) &&
          numbers.some(({ unit, value, bound }) => unit === "%" && value > 100 && bound === "exact"),
      )
    : undefined;
