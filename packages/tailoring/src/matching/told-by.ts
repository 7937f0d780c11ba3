import type { Annotated } from "../lexicon/annotate.ts";
import type { Component } from "./component.ts";
import type { Unit } from "./units.ts";

/** What a thing tells that is called by its name. */
export const NAMED = 1;
/** And any other word at most. */
const WORD = 0.8;

/**
 * How much each unit tells of some words, for whoever reads it as evidence: a word by what it tells, however little it
 * counts for the verdict beside a name.
 */
export function toldBy(part: Annotated, components: readonly Component[]): Map<Unit, number> {
  const tellings = new Map(part.words.map(({ start, telling }) => [start, telling]));
  const told = new Map<Unit, number>();
  for (const { start, isName, concept, credit, units, weight } of components) {
    const tells = isName || concept ? NAMED : Math.min(WORD, Math.max(weight, tellings.get(start) ?? 0));
    for (const unit of new Set(units)) told.set(unit, (told.get(unit) ?? 0) + credit * tells);
  }
  return told;
}
