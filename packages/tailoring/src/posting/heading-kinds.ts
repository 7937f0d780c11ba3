import type { PostingSection } from "@terzi/contracts/posting";
import { headingCues } from "../languages/all-posting-cues.ts";
import type { HeadingCues } from "../languages/posting-cues.ts";
import { either } from "./any-of.ts";

export type SectionKind = PostingSection["kind"];

/** Finds any of some folded expressions, also inside a word. */
const says = (pick: (cues: HeadingCues) => string): RegExp => new RegExp(either(headingCues(pick)));

/** In this order: "preferred qualifications" are nice to have, "application requirements" are about applying. */
const SURELY = ["requirements", "nice", "benefits", "tasks"] as const;
const LIKELY = ["nice", "benefits", "application", "tasks", "requirements", "company", "other"] as const;

const KINDS: [SectionKind, RegExp][] = [
  ...SURELY.map((kind): [SectionKind, RegExp] => [kind, says(({ surely }) => surely[kind])]),
  ...LIKELY.map((kind): [SectionKind, RegExp] => [kind, says(({ likely }) => likely[kind])]),
];

/** What folded words announce, where they are a heading. */
export const kindOfHeading = (folded: string): SectionKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(folded.replace(WOULD, "$1 ll ")))?.[0];

/** "What you'd do" announces what "what you'll do" does. */
const WOULD = /\b(you|we) (?:d|would|will) /gu;
