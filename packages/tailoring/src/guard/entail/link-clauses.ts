import type { FactEntry } from "../facts/fact.ts";
import type { Clause, Line } from "../parse/line.ts";
import type { Ground } from "./check-clause.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** An entry that supports a clause, and which parts of it do. */
export type Support = Ground & { entry: FactEntry };

/** The levels of a language as concepts. */
export const LANGUAGE_LEVELS = new Set(["c:native", "c:fluent", "c:professional (level)", "c:intermediate"]);

/** Case-sensitive: otherwise "IT" would be a pronoun. */
const SAME_THING = new RegExp(String.raw`\b${guardCue("sameThing")}\b`, "u");
const SAME_ENTRY = new RegExp(String.raw`\b${guardCue("sameEntry")}\b`, "iu");

/** Words that say one thing came of another, which only a text with both can support. */
const CAUSE = new RegExp(guardCue("causes"), "iu");

const startOf = ({ terms, actions, numbers, isInherited }: Clause): number =>
  Math.min(...[...terms, ...numbers, ...(isInherited ? [] : actions)].map(({ start }) => start));
const endOf = ({ terms, actions, numbers, isInherited }: Clause): number =>
  Math.max(...[...terms, ...numbers, ...(isInherited ? [] : actions)].map(({ end }) => end));

/** Whether one of two neighbouring clauses is said to be the result of the other. */
function isCaused({ clauses, text }: Line, index: number): boolean {
  const [before, clause] = [clauses[index - 1], clauses[index]];
  if (!before || !clause) return false;
  return CAUSE.test(text.slice(Math.max(0, startOf(before)), Math.min(text.length, endOf(clause))));
}

/** "…; in production": a lone noun of action after a stop belongs to what precedes it. */
function isNounBehindStop({ clauses, text }: Line, index: number): boolean {
  const [before, clause] = [clauses[index - 1], clauses[index]];
  if (!before || !clause || clause.terms.length || clause.isInherited) return false;
  return (
    clause.actions.every(({ isNominal }) => isNominal) &&
    /[;–—]/.test(text.slice(endOf(before), startOf(clause)))
  );
}

/** "German: native": a level applies to a preceding language. */
const isLevelAlone = ({ terms, numbers }: Clause): boolean =>
  terms.length > 0 && !numbers.length && terms.every(({ ids }) => ids.some((id) => LANGUAGE_LEVELS.has(id)));

/**
 * Which supports of a clause agree with the clause before: "there" needs its entry; "it", "which led to" and a bare
 * number need its text.
 */
export function linkTo(
  before: Support[],
  supports: Support[],
  { line, index }: { line: Line; index: number },
): Support[] {
  const clause = line.clauses[index];
  if (!before.length || !clause) return supports;
  const isNumberAlone = clause.terms.length === 0 && clause.numbers.length > 0;
  const isSameText =
    SAME_THING.test(line.text) || isNumberAlone || isCaused(line, index) || isNounBehindStop(line, index);
  const isSameEntry = SAME_ENTRY.test(line.text) || isLevelAlone(clause);
  return supports.filter(({ entry, text }) =>
    before.some((other) => {
      if (isSameText) return other.text === text && other.entry === entry;
      return !isSameEntry || other.entry === entry;
    }),
  );
}
