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
};

/** Nothing in the profile speaks for it. */
export const NO_EVIDENCE: Judgement = { credit: 0, units: [], missing: [], near: [] };

const NEARLY_ALL = 0.7;
const ALL = 0.94;

/** 0 up to a share of 0.7 met, then rising to 1: what is nearly complete is taken to be complete. */
export const beyond = (share: number): number =>
  Math.min(1, Math.max(0, (share - NEARLY_ALL) / (ALL - NEARLY_ALL))) ** 2;
