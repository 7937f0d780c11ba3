import type { ModelLink } from "@terzi/contracts/match";
import type { Coverage } from "./coverage.ts";
import type { Unit } from "./units.ts";

/** What the profile shows of one requirement, before it is put in words. Years where they were counted. */
export type Judgement = {
  credit: number;
  units: Unit[];
  missing: string[];
  near: Coverage["near"];
  years?: number;
  heldLevel?: string;
  link?: ModelLink;
};

/** Nothing in the profile speaks for it. */
export const NO_EVIDENCE: Judgement = { credit: 0, units: [], missing: [], near: [] };
