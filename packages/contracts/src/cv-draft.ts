import { z } from "zod";
import { CvOptions } from "./cv.ts";
import { text } from "./text.ts";

/** Larger than a posting may be: one that is too long is kept too, so that it can be shortened. */
const DRAFT_TEXT_MAX = 200_000;

/** What is typed in the wizard: complete in shape, not yet in content. */
export const CvDraft = CvOptions.extend({
  jobPosting: text(DRAFT_TEXT_MAX).default(""),
  jobTitle: text(DRAFT_TEXT_MAX).default(""),
  company: text(DRAFT_TEXT_MAX).default(""),
  /** The posting's address, if it was brought from there. */
  postingUrl: text(2_000).default(""),
  /** What the person set by hand; everything else follows the posting. */
  isTitleTyped: z.boolean().default(false),
  isCompanyTyped: z.boolean().default(false),
  isLanguageChosen: z.boolean().default(false),
});
export type CvDraft = z.infer<typeof CvDraft>;

/** `typedAt`: by the clock of the device on which it was typed. */
export const SaveDraftInput = z.object({ draft: CvDraft, typedAt: z.iso.datetime() });

export const KeptDraft = z.object({ draft: CvDraft, typedAt: z.iso.datetime() });
export type KeptDraft = z.infer<typeof KeptDraft>;
