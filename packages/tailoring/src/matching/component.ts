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
  /** Only says when, where or that it is done. */
  isSide?: boolean;
};
