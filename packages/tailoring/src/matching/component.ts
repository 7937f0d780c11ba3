import type { Placed } from "./alternatives.ts";
import type { Unit } from "./units.ts";

/** One thing of several that a requirement names, and what of it is shown. */
export type Component = Placed & {
  weight: number;
  text: string;
  credit: number;
  units: Unit[];
  /** A name: nothing else will do in its place. */
  isName: boolean;
  /** Says only when, where or that it is done. */
  isSide?: boolean;
};
