import type { CareerProfile } from "@terzi/contracts/career";
import { type CvDetail, OriginalContent } from "@terzi/contracts/cv";
import { plainDesign } from "@terzi/contracts/design";
import type { StudioCv } from "../preview/reviewed.ts";
import type { StudioDoc } from "./studio-doc.ts";

/** A CV from before matches were kept has none. */
const NO_MATCH = { score: 0, earned: 0, possible: 0, matches: [] };

/** A saved CV as the studio knows it, beside the profile as it is today. What the writer said is long settled. */
export const studioCvOf = (cv: CvDetail, career: CareerProfile): StudioCv => ({
  jobTitle: cv.jobTitle,
  company: cv.company,
  jobPosting: cv.jobPosting,
  language: cv.language,
  length: cv.length,
  content: cv.content,
  originalContent: OriginalContent.parse(career),
  match: cv.match ?? NO_MATCH,
  claims: [],
  notices: [],
  rejections: [],
  leftOut: [],
  nextToGo: [],
});

export const studioDocOf = ({ content, design, template }: CvDetail): StudioDoc => ({
  content,
  design: design ?? plainDesign(template),
  confirmed: [],
  left: [],
  hidden: [],
});
