import { z } from "zod";
import { CareerProfile } from "./career.ts";
import { CutLine, DeclinedOffers, HiddenLines } from "./cut-line.ts";
import { Claim, CvContent, Rejection } from "./cv.ts";
import { CvDetail, CvId, CvSummary } from "./cv-detail.ts";
import { Design, Template } from "./design.ts";
import { POSTING_MAX } from "./limits.ts";
import { Place } from "./place.ts";
import { text } from "./text.ts";

/** As in a save: the content must hold no unconfirmed added claims, unless they are confirmed here. */
const confirmedClaims = z.array(Place).max(500).default([]);

/** An edit of a saved CV. `version`: the one that the CV was read at; it is refused when there is a newer one. */
export const UpdateCvInput = CvId.extend({
  version: z.int(),
  content: CvContent,
  title: text(300).optional(),
  company: text(300).optional(),
  template: Template.optional(),
  /** Named, it brings its own template; null: the template as it is. */
  design: Design.nullable().optional(),
  confirmedClaims,
  /** Left out, both stay as they are. */
  hidden: HiddenLines.optional(),
  declined: DeclinedOffers.optional(),
});
export type UpdateCvInput = z.input<typeof UpdateCvInput>;

/**
 * What the writing of a CV left for its owner to decide: wordings that are offered or were refused, what was left out to
 * keep the length, what helps most first, and what would go next. Nothing of what they said yes to before, in any CV.
 */
export const CvOffers = z.object({
  rejections: z.array(Rejection),
  leftOut: z.array(CutLine),
  nextToGo: z.array(CutLine),
});
export type CvOffers = z.infer<typeof CvOffers>;

/**
 * What stands behind the words of a saved CV, whoever wrote them, beside the profile as it is today: each sentence with
 * what it rests on (`added`: nothing there shows it; `confirmed`: its owner said that it is true), and what differs from
 * the profile in something that can be checked.
 */
export const CvProof = z.object({ claims: z.array(Claim), contradicted: z.array(Rejection) });
export type CvProof = z.infer<typeof CvProof>;

/** After a save: what the next one must name, and which version of the CV people see. */
export const CvSaved = z.object({ version: z.int(), number: z.int(), savedAt: z.iso.datetime() });
export type CvSaved = z.infer<typeof CvSaved>;

export const RenameCvInput = CvId.extend({ title: text(300), company: text(300) });

/** A copy to continue from; with another posting its match is computed anew. */
export const DuplicateCvInput = CvId.extend({
  title: text(300).optional(),
  company: text(300).optional(),
  jobPosting: text(POSTING_MAX).optional(),
});

export const BinnedCv = CvSummary.extend({ deletedAt: z.iso.datetime() });
export type BinnedCv = z.infer<typeof BinnedCv>;

/** What a CV's first page is drawn from. */
export const CvLook = CvDetail.pick({
  content: true,
  template: true,
  design: true,
  language: true,
  jobTitle: true,
});
export type CvLook = z.infer<typeof CvLook>;

/**
 * How much a version changed compared with the one before it. `renamed`: title or company; `restyled`: template or
 * design.
 */
export const ChangeCounts = z.object({
  added: z.int(),
  removed: z.int(),
  reworded: z.int(),
  moved: z.int(),
  isRenamed: z.boolean(),
  isRestyled: z.boolean(),
});
export type ChangeCounts = z.infer<typeof ChangeCounts>;

export const CvVersion = z.object({
  number: z.int(),
  createdAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  jobTitle: z.string(),
  company: z.string(),
  template: Template,
  /** Null for the first. */
  changes: ChangeCounts.nullable(),
  downloads: z.int(),
});
export type CvVersion = z.infer<typeof CvVersion>;

export const CvVersionId = CvId.extend({ number: z.coerce.number<string | number>().int().min(1) });
export type CvVersionId = z.output<typeof CvVersionId>;

/** A version, whole. */
export const CvVersionDetail = CvVersion.omit({ changes: true }).extend({
  content: CvContent,
  design: Design.nullable(),
  hidden: HiddenLines,
});
export type CvVersionDetail = z.infer<typeof CvVersionDetail>;

const number = z.coerce.number<string | number>().int().min(1);
export const CompareVersionsInput = CvId.extend({ from: number, to: number });

/** One thing that differs: a fact that came or went, other words for it, or another place in the order. */
export const CvChange = z.object({
  kind: z.enum(["added", "removed", "reworded", "moved"]),
  /** A section by its name in the content, or "title", "company", "template", "design". */
  section: z.string(),
  /** The job, school or project that it belongs to; "" where it belongs to none. */
  entry: z.string(),
  before: z.string(),
  after: z.string(),
});
export type CvChange = z.infer<typeof CvChange>;

export const CvComparison = z.object({ from: z.int(), to: z.int(), changes: z.array(CvChange) });
export type CvComparison = z.infer<typeof CvComparison>;

/** The profile as it was when a CV was written. The CV's facts are compared with it when the profile changes. */
export const WrittenFrom = CareerProfile;
export type WrittenFrom = z.infer<typeof WrittenFrom>;

/** Something that a CV took over word for word and that the profile has since changed. */
export const OutdatedFact = z.object({
  /** Where it stands in the CV's content. */
  at: Place,
  /** Where it stood in the profile. */
  from: Place,
  /** A section by its name in the content. */
  section: z.string(),
  /** The job, school or project that it belongs to; "" where it belongs to none. */
  entry: z.string(),
  was: z.string(),
  /** "" where the profile no longer holds it. */
  now: z.string(),
});
export type OutdatedFact = z.infer<typeof OutdatedFact>;

/** A CV that holds facts which have since changed in the profile. */
export const OutdatedCv = CvId.extend({
  jobTitle: z.string(),
  company: z.string(),
  facts: z.array(OutdatedFact),
});
export type OutdatedCv = z.infer<typeof OutdatedCv>;

/** `id`: one CV; all of the account's when left out. */
export const OutdatedFactsInput = z.object({ id: z.uuid().optional() });

/** take: the CV adopts what the profile says now. keep: it stays as it is and isn't asked about again. */
export const DecideFactInput = CvId.extend({
  at: text(200),
  was: text(50_000),
  decision: z.enum(["take", "keep"]),
});
