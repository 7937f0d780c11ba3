import { z } from "zod";
import { CareerProfile, PersonalInfo, Skills } from "./career.ts";
import { Design, Template } from "./design.ts";
import { Language } from "./language.ts";
import { DEFAULT_LANGUAGE } from "./languages.ts";
import { POSTING_MAX } from "./limits.ts";
import { GapAnalysis } from "./match.ts";
import { Place } from "./place.ts";
import { ENTRIES, lines } from "./section-schemas.ts";
import { CV_SECTIONS, type CvNameOf, type CvSection, cvNameOf, WORDED_SECTIONS } from "./sections.ts";
import { optionalText, text } from "./text.ts";

export const Tone = z.enum(["formal", "professional", "conversational"]);
export type Tone = z.infer<typeof Tone>;
/** short fits 1 page, standard 2, long has no limit. */
export const Length = z.enum(["short", "standard", "long"]);
export type Length = z.infer<typeof Length>;
export const GenerationMode = z.enum(["strict", "enhanced", "extensive"]);
export type GenerationMode = z.infer<typeof GenerationMode>;

export const JobDetails = z.object({
  jobPosting: text(POSTING_MAX).refine((value) => value.trim() !== "", "Please paste the job posting"),
  jobTitle: text(300).refine((value) => value.trim() !== "", "Please enter the job title"),
  company: optionalText(300),
});

export const CvOptions = z.object({
  language: Language.default(DEFAULT_LANGUAGE),
  tone: Tone.default("professional"),
  length: Length.default("standard"),
  generationMode: GenerationMode.default("enhanced"),
  template: Template.default("modern"),
  /**
   * How the CV looks. Left out: the person's own default, in this template. Its own template field must be this one.
   */
  design: Design.optional(),
  /** The application that the CV is for, to which it is attached when saved. */
  applicationId: z.uuid().optional(),
});
export type CvOptions = z.infer<typeof CvOptions>;

/** The order for a CV: the posting, and how the CV should be. */
export const CvOrder = JobDetails.extend(CvOptions.shape);
export type CvOrder = z.infer<typeof CvOrder>;
export type CvOrderInput = z.input<typeof CvOrder>;

/** `source`: the place in the career profile that an entry was made from. */
const source = { source: text(200).optional() };

/** A section that was edited as JSON and is no longer valid JSON is kept as text. */
const section = <E extends z.ZodRawShape>(entry: z.ZodObject<E>) =>
  z.union([z.array(entry.extend(source)).max(500), text(50_000)]).default([]);

type SectionOf<S> = S extends z.ZodObject<infer E> ? ReturnType<typeof section<E>> : never;
type Sections = { [S in CvSection as CvNameOf<S>]: SectionOf<(typeof ENTRIES)[S]> };
const listed: Record<string, unknown> = Object.fromEntries(
  CV_SECTIONS.map((name) => [cvNameOf(name), section<z.ZodRawShape>(ENTRIES[name])]),
);
// Safe: each section stands under its own name with its own entries.
const { workExperience, education, ...others } = listed as Sections;

/** The tailored CV. Sections in the order in which they are printed. */
export const CvContent = z.object({
  personalInfo: PersonalInfo.prefault({}),
  /** What the CV calls the person, below their name; when empty, the title of their newest job. */
  headline: text(200).optional(),
  summary: optionalText(10_000),
  workExperience,
  education,
  skills: z.union([Skills, text(50_000)]).prefault({}),
  ...others,
  hobbies: lines(),
  additionalInfo: optionalText(50_000),
});
export type CvContent = z.infer<typeof CvContent>;

/**
 * What the profile held when the CV was generated, shown beside the tailored content. Not all of it is printed, but a
 * sentence may rest on any of it.
 */
export const OriginalContent = CareerProfile.omit({ personalInfo: true });
export type OriginalContent = z.infer<typeof OriginalContent>;

/** Where a piece of the CV comes from. `added`: the profile doesn't hold it, so it must be confirmed before saving. */
export const Claim = z.object({
  /** Place in the content: "workExperience.0.achievements.1", "summary". */
  at: Place,
  text: z.string(),
  /** Places in the profile that it rests on. */
  restsOn: z.array(Place),
  added: z.boolean(),
  confirmed: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;

/**
 * What the guard finds when it compares a sentence with what the person wrote: it follows, it contradicts something
 * that can be checked, or neither, and then only the person knows.
 */
export const Verdict = z.enum(["proven", "contradicted", "unproven"]);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Why a wording was refused: it says what the profile doesn't (words), changes a number, claims a deed (action), drops a
 * reservation (marker), names a role that is no title, mixes entries, says that something goes on that is over, or
 * changes a name or date.
 */
export const RejectionReason = z.enum([
  "words",
  "number",
  "action",
  "marker",
  "role",
  "mixed",
  "time",
  "name",
]);
export type RejectionReason = z.infer<typeof RejectionReason>;

/**
 * In what a sentence differs from what the person wrote:
 * - number: a value that isn't there and doesn't follow by arithmetic
 * - unit: the same value of other money or another measure
 * - bound: more than, at least, up to
 * - direction: by a number, to it or from it
 * - period: how often, or in what time
 * - name: an employer, product, place or other name that the person never wrote
 * - level: a degree, a language or a skill on another rung
 * - role: a title or rank that isn't theirs, or leading what they didn't lead
 * - doer: what they did with or for others, as their own
 * - state: what was planned or applied for, as done
 * - denial: what they said they didn't do
 * - scope: all of what they did a part of
 * - praise: the best, the first, award-winning
 * - result: what came of it, where nothing is said to have come of it
 * - deed: something of more standing than anything that is told
 * - audience: people whom nothing there speaks of
 * - entry: what belongs to another job or school
 */
export const ConflictKind = z.enum([
  "number",
  "unit",
  "bound",
  "direction",
  "period",
  "name",
  "level",
  "role",
  "doer",
  "state",
  "denial",
  "scope",
  "praise",
  "result",
  "deed",
  "audience",
  "entry",
]);
export type ConflictKind = z.infer<typeof ConflictKind>;

/** One fact that differs: what the sentence says, and what the person wrote ("" where they wrote nothing about it). */
export const Conflict = z.object({ kind: ConflictKind, said: z.string(), known: z.string() });
export type Conflict = z.infer<typeof Conflict>;

/**
 * A wording that the writer proposed and that doesn't stand. An unproven one is an offer, which the person may take
 * in place of their own words. A contradicted one is refused.
 */
export const Rejection = z.object({
  /** Place in the content for which it was proposed. */
  at: Place,
  proposed: z.string(),
  reason: RejectionReason,
  /** The word or number on which it turned, where there is one. */
  word: z.string().optional(),
  /** What stands there now; "" where the sentence was left out. */
  instead: z.string(),
  /** Other lines of the entry that it already covers; they go when it is taken. */
  also: z.array(z.string()).optional(),
  /** Whether a model that was shown only the person's words and these found that they follow. */
  isJudged: z.boolean().optional(),
  verdict: z.enum(["unproven", "contradicted"]).default("unproven"),
  /** What of it differs from the profile; none where it is unproven. */
  conflicts: z.array(Conflict).default([]),
  /** The places of the profile that come nearest to it, to be shown beside it. */
  nearest: z.array(Place).default([]),
});
export type Rejection = z.infer<typeof Rejection>;

/** A wording that the person confirmed as true, and their own lines that it replaced. */
export const TakenClaim = z.object({ sentence: z.string(), evidence: z.array(z.string()) });
export type TakenClaim = z.infer<typeof TakenClaim>;

/** The sections that a writer words, in printed order. */
export const WordedSection = z.enum(["summary", ...WORDED_SECTIONS.map(cvNameOf)]);
export type WordedSection = z.infer<typeof WordedSection>;

/**
 * Preview data with edited content. With a previewId, the server's own copy of score, gap analysis and order is used
 * (but the template may be switched). Without one the CV is saved as given.
 */
export const SaveCvInput = z.object({
  previewId: z.uuid().optional(),
  content: CvContent,
  jobTitle: optionalText(300),
  company: optionalText(300),
  jobPosting: optionalText(POSTING_MAX),
  language: Language.optional(),
  tone: Tone.optional(),
  length: Length.optional(),
  generationMode: GenerationMode.optional(),
  template: Template.optional(),
  /** Where its template is another one than `template`, that one holds. */
  design: Design.optional(),
  matchScore: z.int().min(0).max(100).default(0),
  gapAnalysis: GapAnalysis.default({ covered: [], missing: [] }),
  /**
   * Added claims that the person confirms; every other added claim must be gone from the content. "summary#1" is the
   * second claim of that place, in the order of `claims`; "summary" alone covers all of them.
   */
  confirmedClaims: z.array(Place).max(500).default([]),
});
export type SaveCvInput = z.input<typeof SaveCvInput>;
