import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import type { MatchResult } from "@terzi/contracts/match";
import type { PostingWarning } from "@terzi/contracts/posting";
import { withParts } from "@terzi/tailoring/lexicon/parts";
import { readCompany } from "@terzi/tailoring/posting/company";
import { scorePosting } from "@terzi/tailoring/score-posting";

export type MatchQuestion = {
  jobPosting: string;
  profile: CareerProfile;
  language: Language;
  /** "2026-11-21" in UTC, as the server counts. */
  today: string;
};
export type MatchAnswer = {
  jobPosting: string;
  match: MatchResult;
  warnings: PostingWarning[];
  postingLanguage: Language;
  /** The employer; "" where the posting doesn't say. */
  company: string;
};

function answerTo({ jobPosting, profile, language, today }: MatchQuestion): MatchAnswer {
  const { reading, match } = scorePosting(jobPosting, profile, { language, today });
  const { warnings, language: postingLanguage } = reading;
  return { jobPosting, match, warnings, postingLanguage, company: readCompany(jobPosting, postingLanguage) };
}

// A separate worker: reading a long posting takes longer than a keystroke may wait.
addEventListener("message", ({ data }: MessageEvent<MatchQuestion>) => {
  // A failure reaches the page as an error of this worker.
  withParts(() => answerTo(data)).then(postMessage, reportError);
});
