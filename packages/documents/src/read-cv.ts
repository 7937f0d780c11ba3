import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import { readDocxLines } from "./read/docx/docx-lines.ts";
import { fillSections } from "./read/fill-sections.ts";
import { fitProfile } from "./read/fit-profile.ts";
import { languageOf } from "./read/language-of.ts";
import type { Decision } from "./read/notes.ts";
import { openPdf } from "./read/pdf/open-pdf.ts";
import { orderPdfLines } from "./read/pdf/pdf-lines.ts";
import { readPdfContent } from "./read/pdf/pdf-spans.ts";
import { sniffKind } from "./read/sniff-kind.ts";
import { readTextLines } from "./read/text-lines.ts";
import { UnreadableCv } from "./unreadable-cv.ts";

/** How many entries of each kind were found; all zero is an honest "nothing found". */
export type FoundCounts = Record<
  | "contacts"
  | "summary"
  | "experiences"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "projects"
  | "publications"
  | "awards"
  | "volunteering"
  | "memberships"
  | "references"
  | "hobbies",
  number
>;

/** A CV as it was read: the profile within the contract's limits, what was found, each decision's reason. */
export type CvReading = { profile: CareerProfile; found: FoundCounts; why: Decision[]; language: Language };

const MAX_BYTES = 25 * 1024 * 1024;

/**
 * Reads a PDF or DOCX, told apart by its bytes. Runs in the caller's thread without limits of its own: for files of
 * strangers use `readCvInWorker`. Throws `UnreadableCv`.
 */
export async function readCvFile(bytes: Uint8Array): Promise<CvReading> {
  if (bytes.byteLength > MAX_BYTES) throw new UnreadableCv("too-large");
  const kind = sniffKind(bytes);
  if (kind === "encrypted" || kind === "unsupported") throw new UnreadableCv(kind);
  if (kind === "docx") {
    const { lines, links } = readDocxLines(bytes);
    if (!lines.length) throw new UnreadableCv("without-text");
    return toReading(fillSections(lines, links), lines.map((line) => line.text).join("\n"));
  }
  const pdf = await openPdf(bytes);
  try {
    const { spans, links, hidden } = await readPdfContent(pdf);
    if (!spans.length) throw new UnreadableCv("without-text");
    const lines = orderPdfLines(spans);
    const filled = fillSections(lines, links);
    for (const text of hidden)
      filled.why.push({ text, takenFor: "nothing", reason: "nobody sees it on the page" });
    return toReading(filled, lines.map((line) => line.text).join("\n"));
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Reads a CV that is plain text (pasted, or extracted elsewhere). Text without a CV in it gives an empty profile. */
export function readCvText(text: string): CareerProfile {
  return fitProfile(fillSections(readTextLines(text), []).profile);
}

function toReading(
  { profile: read, why }: { profile: CareerProfile; why: Decision[] },
  text: string,
): CvReading {
  const profile = fitProfile(read);
  const { personalInfo, skills } = profile;
  return {
    profile,
    why,
    language: languageOf(text),
    found: {
      contacts: Object.values(personalInfo).filter(Boolean).length,
      summary: profile.summary ? 1 : 0,
      experiences: profile.experiences.length,
      education: profile.education.length,
      skills: skills.technical.length + skills.soft.length,
      languages: skills.languages.length,
      certifications: profile.certifications.length,
      projects: profile.projects.length,
      publications: profile.publications.length,
      awards: profile.awards.length,
      volunteering: profile.volunteerExperience.length,
      memberships: profile.professionalMemberships.length,
      references: profile.references.length,
      hobbies: profile.hobbies.length,
    },
  };
}
