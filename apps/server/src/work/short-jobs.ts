import { CareerProfile } from "@terzi/contracts/career";
import { CvContent } from "@terzi/contracts/cv";
import type { OutdatedCv, WrittenFrom } from "@terzi/contracts/saved-cv";
import { fillProfile } from "@terzi/cv-import/fill-profile";
import type { CvDocument } from "@terzi/documents/cv-document";
import { loadFontCss } from "@terzi/documents/font-css";
import { makeHearable } from "@terzi/documents/hearable-pdf";
import { cvHtml } from "@terzi/documents/html";
import { interviewHtml } from "@terzi/documents/interview-html";
import { type LetterDocument, letterText } from "@terzi/documents/letter-document";
import { letterHtml } from "@terzi/documents/letter-html";
import { cvText } from "@terzi/documents/plain-text";
import { findOutdatedFacts } from "@terzi/tailoring/comparing/outdated-facts";

type WrittenCv = {
  id: string;
  jobTitle: string;
  company: string;
  content: CvContent;
  writtenFrom: WrittenFrom | null;
};

/**
 * What takes a few milliseconds: nobody waits in line for it, and it runs beside the long jobs. None of it needs the
 * engine, so a thread that does nothing else stays small.
 */
export const shortJobs = {
  /** Does nothing. It answers once the thread has started and loaded the renderer. */
  standBy: async () => {},
  /** What is printed names its fonts; the printer has them. */
  layOutCv: async (cv: CvDocument) => cvHtml(cv, { fontCss: "" }),
  layOutInterview: async (interview: Parameters<typeof interviewHtml>[0]) =>
    interviewHtml(interview, { fontCss: "" }),
  layOutLetter: async (letter: LetterDocument) => letterHtml(letter, { fontCss: "" }),
  /** A page that stands for itself. */
  layOutSharedCv: async (cv: CvDocument) => cvHtml(cv, { fontCss: loadFontCss(cv.template, cv.design) }),
  makeHearable: async (pdf: Uint8Array) => makeHearable(pdf),
  writeLetterText: async (letter: LetterDocument) => letterText(letter),
  writeText: async (cv: CvDocument) => cvText(cv),
  findOutdated: async ({
    cvs,
    profile,
  }: {
    cvs: WrittenCv[];
    profile: CareerProfile;
  }): Promise<OutdatedCv[]> =>
    cvs.map(({ id, jobTitle, company, content, writtenFrom }) => ({
      ...{ id, jobTitle, company },
      facts: writtenFrom
        ? findOutdatedFacts({
            content: CvContent.parse(content),
            // The stored profile lacks fields added since.
            writtenFrom: CareerProfile.parse(writtenFrom),
            profile,
          })
        : [],
    })),
  fillProfile: async ([current, read]: Parameters<typeof fillProfile>) => fillProfile(current, read),
};
