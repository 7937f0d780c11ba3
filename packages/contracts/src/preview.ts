import { z } from "zod";
import { Claim, CvContent, CvOrder, OriginalContent, Rejection, WordedSection } from "./cv.ts";
import { Language } from "./language.ts";
import { GapAnalysis, MatchResult } from "./match.ts";
import { PostingWarning } from "./posting.ts";

/** Something the reader of a preview should know: code with its values; the text is in `@terzi/i18n`. */
export const PreviewNotice = z.discriminatedUnion("code", [
  z.object({ code: z.literal("other-language"), profileLanguage: Language }),
  z.object({ code: z.literal("does-not-fit"), pages: z.int(), promised: z.int() }),
  z.object({ code: z.literal("shortened"), dropped: z.int() }),
  z.object({ code: z.literal("rejected-edits"), count: z.int() }),
  /** The writer failed at these; wholly or in part they keep the profile's own words. */
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
  /** When an unsaved preview is thrown away. */
  expiresAt: z.iso.datetime(),
});
export type PreviewData = z.infer<typeof PreviewData>;

export const GenerateAnswer = z.object({ matchScore: z.int(), previewData: PreviewData });
export type GenerateAnswer = z.infer<typeof GenerateAnswer>;

/** The steps of a generation, in order. */
export const GenerateStep = z.enum(["reading", "matching", "writing", "checking", "fitting"]);
export type GenerateStep = z.infer<typeof GenerateStep>;

/**
 * What the streamed `cv.generate` yields: how many people come first, as often as that changes; each step as it begins;
 * then the answer.
 */
export type GenerateEvent =
  | { type: "waiting"; ahead: number }
  | { type: "step"; step: GenerateStep }
  | { type: "done"; answer: GenerateAnswer };
