import type { ConceptKind } from "../lexicon/concept-kind.ts";
import type { Placed } from "./alternatives.ts";
import type { Unit } from "./units.ts";

/** One of several things that a requirement names, and how much of it is shown. */
export type Component = Placed & {
  weight: number;
  text: string;
  credit: number;
  units: Unit[];
  /** A name: nothing else can replace it. */
  isName: boolean;
  /** Says which kind of the thing behind it is asked ("elevator mechanic"), and is no name otherwise. */
  isOnlyKind?: boolean;
  /** What sort of thing it is, where the lexicon knows it. */
  concept?: ConceptKind;
  /** Only says when, where or that it is done. */
  isSide?: boolean;
};

/** What one has or has not: no other words stand for it. */
export const THINGS: ReadonlySet<Component["concept"]> = new Set([
  "tool",
  "certificate",
  "language",
  "knowledge",
]);
