import type { CvContent } from "@terzi/contracts/cv";
import type { PreviewData } from "@terzi/contracts/preview";
import type { CvProof } from "@terzi/contracts/saved-cv";

/** What the studio knows of a CV beside what is edited: all that a preview has, or as much of it as a saved CV keeps. */
export type StudioCv = Pick<
  PreviewData,
  | "jobTitle"
  | "company"
  | "jobPosting"
  | "language"
  | "length"
  | "content"
  | "originalContent"
  | "match"
  | "claims"
  | "notices"
  | "rejections"
  | "leftOut"
  | "nextToGo"
> & {
  /** Of a saved CV: what stands behind its lines, whoever wrote them; null until it is known. */
  proof?: CvProof | null;
};

/** A CV as it is looked at: what was made, what the person made of it, and what they confirmed. */
export type Reviewed = { preview: StudioCv; content: CvContent; confirmed: string[] };
