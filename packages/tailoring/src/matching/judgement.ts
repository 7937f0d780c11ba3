import type { ModelLink } from "@terzi/contracts/match";
import type { RequirementKind } from "@terzi/contracts/posting";
import type { Coverage } from "./coverage.ts";
import type { Unit } from "./units.ts";

/** One of several things that a line asks for: words of its text, from `start` on. */
export type JudgedTerm = { text: string; start: number; kind: RequirementKind; judgement: Judgement };

/** What the profile shows of one requirement, before it is put into words. Years where they were counted. */
export type Judgement = {
  credit: number;
  /** What it counts at least, because nearly all else that is asked is shown. */
  credence?: number;
  units: Unit[];
  missing: string[];
  near: Coverage["near"];
  lacksTheDecisive?: boolean;
  /** Of what is asked, only another grade is shown. */
  isOtherGrade?: boolean;
  /** Of the job itself: no title is like it, only what else is asked is shown. */
  isByTheRest?: boolean;
  covered?: Coverage["covered"];
  /** Where a line asks for several things, they decide instead of `credit`. */
  terms?: JudgedTerm[];
  /** And what the line shows as a whole. */
  ofLine?: Judgement;
  years?: number;
  heldLevel?: string;
  link?: ModelLink;
};

/** Nothing in the profile speaks for it. */
export const NO_EVIDENCE: Judgement = { credit: 0, units: [], missing: [], near: [] };
