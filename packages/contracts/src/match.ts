import { z } from "zod";
import { Place } from "./place.ts";
import { Requirement, RequirementKind } from "./posting.ts";
import { text } from "./text.ts";

/** Verbatim words of the profile, and where they stand. */
export const Evidence = z.object({ quote: z.string(), place: Place });
export type Evidence = z.infer<typeof Evidence>;

export const Verdict = z.enum(["met", "partly", "missing"]);
export type Verdict = z.infer<typeof Verdict>;

/** What a person says about a link that a language model sees. */
export const LinkVerdict = z.enum(["confirmed", "denied"]);
export type LinkVerdict = z.infer<typeof LinkVerdict>;

/**
 * A line of the profile in which a language model sees what is asked. It counts in part until the person confirms it.
 */
export const ModelLink = Evidence.extend({ isConfirmed: z.boolean() });
export type ModelLink = z.infer<typeof ModelLink>;

/**
 * One of several things that a line asks for: words of the requirement's `text`, from offset `start`. All count
 * alike.
 */
export const TermMatch = z.object({
  text: z.string(),
  start: z.int(),
  verdict: Verdict,
  evidence: z.array(Evidence),
  /** What would help, where it is not met. */
  suggestion: z.string().optional(),
});
export type TermMatch = z.infer<typeof TermMatch>;

export const RequirementMatch = z.object({
  requirement: Requirement,
  verdict: Verdict,
  /** 0 to 1: what of the requirement's weight is earned. 1 when met, but for the job itself, which counts as it is. */
  credit: z.number(),
  evidence: z.array(Evidence),
  /** The reason, in one sentence, in the reader's language. */
  reason: z.string(),
  /** What would help, where the requirement is not met. */
  suggestion: z.string().optional(),
  /** Where a line asks for several things, the credit is the share of them that is met. */
  terms: z.array(TermMatch).optional(),
  /**
   * How many points the score would rise if this were met, including its effect on the job itself. Absent in older
   * CVs.
   */
  gain: z.int().min(0).max(100).optional(),
  /** It takes more years or a higher level, which no wording wins. Left out otherwise. */
  isShortfall: z.literal(true).optional(),
  /** Only where the rules don't see it met themselves. */
  link: ModelLink.optional(),
});
export type RequirementMatch = z.infer<typeof RequirementMatch>;

/** How well a profile meets a posting. score = round(100 · Σ weight·credit / Σ weight), see docs/matching.md. */
export const MatchResult = z.object({
  score: z.int().min(0).max(100),
  earned: z.number(),
  possible: z.number(),
  matches: z.array(RequirementMatch),
});
export type MatchResult = z.infer<typeof MatchResult>;

/** Something asked that the rules did not read: the posting's own words. */
export const ProposedRequirement = z.object({
  quote: z.string(),
  kind: RequirementKind,
  importance: Requirement.shape.importance,
});

/** `asked`: a requirement's `text`. `quote`: the profile's words at `place`. `verdict`: once the person has said. */
export const HintLink = Evidence.extend({ asked: z.string(), verdict: LinkVerdict.optional() });
export type HintLink = z.infer<typeof HintLink>;

/**
 * What a language model says about a posting and a profile. Whether its quotations exist is checked
 * (docs/matching.md).
 */
export const MatchHints = z.object({
  requirements: z.array(ProposedRequirement),
  links: z.array(HintLink),
});
export type MatchHints = z.infer<typeof MatchHints>;

export const DecideLinkInput = z.object({
  previewId: z.uuid(),
  requirementId: z.string().max(20),
  verdict: LinkVerdict,
});

export const CoveredRequirement = z.object({ requirement: text(20_000), evidence: text(20_000) });
export const MissingSkill = z.object({ skill: text(20_000), suggestion: text(20_000) });

/** The documented short form: what is covered, with the quotation, and what is missing, with a suggestion. */
export const GapAnalysis = z.object({
  covered: z.array(CoveredRequirement).max(1_000),
  missing: z.array(MissingSkill).max(1_000),
});
export type GapAnalysis = z.infer<typeof GapAnalysis>;

/** The match of a preview after the person has decided on a link, or of a posting by itself. */
export const DecidedMatch = z.object({ match: MatchResult, matchScore: z.int(), gapAnalysis: GapAnalysis });
export type DecidedMatch = z.infer<typeof DecidedMatch>;
