import { z } from "zod";
import { DeclinedOffers, HiddenLines } from "./cut-line.ts";
import { CvContent, GenerationMode, Length, Tone } from "./cv.ts";
import { Design, Template } from "./design.ts";
import { Language } from "./language.ts";
import { GapAnalysis, MatchResult } from "./match.ts";

export const CvId = z.object({ id: z.uuid() });
export type CvId = z.infer<typeof CvId>;

export const CvSummary = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  company: z.string(),
  matchScore: z.int(),
  /** False when the posting asks for nothing: the score is then 0 and means nothing. */
  isScored: z.boolean(),
  language: Language,
  tone: Tone,
  template: Template,
  createdAt: z.iso.datetime(),
  /** Null where it is as it was saved first. */
  editedAt: z.iso.datetime().nullable(),
});
export type CvSummary = z.infer<typeof CvSummary>;

export const CvDetail = CvSummary.extend({
  length: Length,
  generationMode: GenerationMode,
  jobPosting: z.string(),
  gapAnalysis: GapAnalysis,
  match: MatchResult.nullable(),
  content: CvContent,
  /** null: the template as it is. */
  design: Design.nullable(),
  hidden: HiddenLines,
  declined: DeclinedOffers,
  /** Raised by every save; an edit names the version it was read at. */
  version: z.int(),
  /** The number of the version that is shown. */
  versionNumber: z.int(),
});
export type CvDetail = z.infer<typeof CvDetail>;

export const DocumentFormat = z.enum(["pdf", "docx"]);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

/** The formats of a download: print, or plain formats for web forms and other programs. */
export const DownloadFormat = z.enum([...DocumentFormat.options, "txt", "json"]);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

/** `version`: a number of the CV's versions; the current one when left out. */
export const DownloadInput = CvId.extend({
  version: z.coerce.number<string | number>().int().min(1).optional(),
});
