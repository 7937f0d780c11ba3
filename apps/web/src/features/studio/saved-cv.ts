import type { CareerProfile } from "@terzi/contracts/career";
import { OriginalContent } from "@terzi/contracts/cv";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { plainDesign } from "@terzi/contracts/design";
import type { CvOffers, CvProof } from "@terzi/contracts/saved-cv";
import type { StudioCv } from "../preview/reviewed.ts";
import type { StudioDoc } from "./studio-doc.ts";

/** A CV older than stored matches has none. */
const NO_MATCH = { score: 0, earned: 0, possible: 0, matches: [] };

/** A saved CV as the studio knows it: with today's profile, and the offers still undecided. */
export const studioCvOf = (
  cv: CvDetail,
  { career, offers, proof }: { career: CareerProfile; offers: CvOffers; proof: CvProof | null },
): StudioCv => ({
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
  ...offers,
  proof,
});

export const studioDocOf = ({ content, design, template, hidden, declined }: CvDetail): StudioDoc => ({
  content,
  design: design ?? plainDesign(template),
  confirmed: [],
  declined,
  hidden,
});
