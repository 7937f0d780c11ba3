import { z } from "zod";
import { Claim, CvContent, CvOrder, OriginalContent, Rejection, WordedSection } from "./cv.ts";
import { CutLine, DeclinedOffers, HiddenLines } from "./cut-line.ts";
import { Design, Template } from "./design.ts";
import { Language } from "./language.ts";
import { GapAnalysis, MatchResult } from "./match.ts";
import { Place } from "./place.ts";
import { PostingWarning } from "./posting.ts";

/** Something the reader of a preview should know: code with its values; the text is in `@terzi/i18n`. */
export const PreviewNotice = z.discriminatedUnion("code", [
  z.object({ code: z.literal("other-language"), profileLanguage: Language }),
  /**
   * How many lines are still in the profile's language although the CV is in another. They may be offered for
   * translation.
   */
  z.object({
    code: z.literal("two-languages"),
    profileLanguage: Language,
    lines: z.int(),
    offered: z.int(),
  }),
  z.object({ code: z.literal("does-not-fit"), pages: z.int(), promised: z.int() }),
  z.object({ code: z.literal("shortened"), dropped: z.int() }),
  z.object({ code: z.literal("rejected-edits"), count: z.int() }),
  /** The writer failed here; some or all of these keep the profile's own words. */
  z.object({ code: z.literal("not-written"), sections: z.array(WordedSection) }),
  z.object({ code: z.literal("posting-warning"), warning: PostingWarning }),
  z.object({ code: z.literal("no-requirements") }),
]);
export type PreviewNotice = z.infer<typeof PreviewNotice>;

/** The CV preview data of the specification, and the order that it was made for. */
export const PreviewData = CvOrder.extend({
  previewId: z.uuid(),
  content: CvContent,
  originalContent: OriginalContent,
  matchScore: z.int(),
  gapAnalysis: GapAnalysis,
  match: MatchResult,
  claims: z.array(Claim),
  notices: z.array(PreviewNotice),
  /** The first hundred of what the notice "rejected-edits" counts. Previews from before this field have none. */
  rejections: z.array(Rejection).default([]),
  pageCount: z.int(),
  /** What was left out to keep the length, most helpful first. */
  leftOut: z.array(CutLine).default([]),
  /** What would go next, in order, if more had to go. */
  nextToGo: z.array(CutLine).default([]),
  /** When an unsaved preview is thrown away. */
  expiresAt: z.iso.datetime(),
});
export type PreviewData = z.infer<typeof PreviewData>;

/** What the person changed in a preview before saving it. */
export const PreviewEdits = z.object({
  content: CvContent,
  template: Template.optional(),
  design: Design.optional(),
  /** Added claims that the person has confirmed so far. */
  confirmedClaims: z.array(Place).max(500).default([]),
  hidden: HiddenLines.default([]),
  declined: DeclinedOffers.default([]),
});
export type PreviewEdits = z.infer<typeof PreviewEdits>;

/** `revision`: the one that the preview was read at; an edit of an older one is refused. */
export const UpdatePreviewInput = PreviewEdits.extend({ previewId: z.uuid(), revision: z.int() });

/** A preview as it stands: `content` and `template` as edited, with what was generated beside them. */
export const KeptPreview = PreviewData.extend({
  generatedContent: CvContent,
  confirmedClaims: z.array(Place),
  hidden: HiddenLines,
  declined: DeclinedOffers,
  revision: z.int(),
  editedAt: z.iso.datetime().nullable(),
  /** The CV that it was saved as. */
  cvId: z.uuid().nullable(),
});
export type KeptPreview = z.infer<typeof KeptPreview>;

/** A posting to match the profile against. */
export const ScoreInput = CvOrder.pick({ jobPosting: true });
export type ScoreInput = z.infer<typeof ScoreInput>;

export const GenerateAnswer = z.object({ matchScore: z.int(), previewData: PreviewData });
export type GenerateAnswer = z.infer<typeof GenerateAnswer>;

/** The steps of a generation, in order. */
export const GenerateStep = z.enum(["reading", "matching", "writing", "checking", "fitting"]);
export type GenerateStep = z.infer<typeof GenerateStep>;

/**
 * What the streamed `cv.generate` yields: under which id the preview can be found later, and cancelled; how many people
 * come first, as often as that changes; each step as it begins; each sentence that stands as a model writes it; then the
 * answer.
 */
export type GenerateEvent =
  | { type: "begun"; previewId: string }
  | { type: "waiting"; ahead: number }
  | { type: "step"; step: GenerateStep }
  | { type: "sentence"; text: string }
  | { type: "done"; answer: GenerateAnswer };
