import { fillProfile } from "@terzi/cv-import/fill-profile";
import type { CvDocument } from "@terzi/documents/cv-document";
import { loadFontCss } from "@terzi/documents/font-css";
import { cvHtml } from "@terzi/documents/html";
import { cvText } from "@terzi/documents/plain-text";

/**
 * What takes some milliseconds: nobody waits in line for it, and it is done beside the long jobs. None of it needs the
 * engine, so that a thread that does nothing else stays small.
 */
export const shortJobs = {
  layOutCv: async (cv: CvDocument) => cvHtml(cv, { fontCss: loadFontCss(cv.template) }),
  writeText: async (cv: CvDocument) => cvText(cv),
  fillProfile: async ([current, read]: Parameters<typeof fillProfile>) => fillProfile(current, read),
};
