import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { countFound, type FoundCounts } from "./read/count-found.ts";
import { readDocxLines } from "./read/docx/docx-lines.ts";
import { type Filled, fillSections } from "./read/fill-sections.ts";
import { fitProfile } from "./read/fit-profile.ts";
import type { Line } from "./read/line.ts";
import type { Decision } from "./read/notes.ts";
import { openPdf } from "./read/pdf/open-pdf.ts";
import { orderPdfLines } from "./read/pdf/pdf-lines.ts";
import { readPdfContent } from "./read/pdf/pdf-spans.ts";
import { sniffKind } from "./read/sniff-kind.ts";
import { readTextLines } from "./read/text-lines.ts";
import { UnreadableCv } from "./unreadable-cv.ts";

/**
 * A CV as it was read: the profile within the contract's limits, what was found, each decision's reason, and the lines
 * that it was read from, in reading order, cells parted by tabs.
 */
export type CvReading = {
  profile: CareerProfile;
  found: FoundCounts;
  why: Decision[];
  language: Language;
  lines: string[];
};

const MAX_BYTES = 25 * 1024 * 1024;
/** A hundred full pages hold less; a small file may unpack to any length. */
const MAX_LETTERS = 200_000;

/**
 * Reads a PDF or DOCX, told apart by its bytes. Runs in the caller's thread without limits of its own: for files of
 * strangers give it a thread that can be ended. Throws `UnreadableCv`.
 */
export async function readCvFile(bytes: Uint8Array): Promise<CvReading> {
  if (bytes.byteLength > MAX_BYTES) throw new UnreadableCv("too-large");
  const kind = sniffKind(bytes);
  if (kind === "encrypted" || kind === "unsupported") throw new UnreadableCv(kind);
  if (kind === "docx") {
    const { lines, links } = readDocxLines(bytes);
    if (!lines.length) throw new UnreadableCv("without-text");
    return toReading(fillSections(bounded(lines), links));
  }
  const pdf = await openPdf(bytes);
  try {
    const { spans, links, hidden } = await readPdfContent(pdf);
    if (!spans.length) throw new UnreadableCv("without-text");
    const lines = orderPdfLines(spans);
    const filled = fillSections(bounded(lines), links);
    for (const text of hidden) filled.why.push({ text, takenFor: "nothing", reasons: [{ code: "unseen" }] });
    return toReading(filled);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function bounded(lines: Line[]): Line[] {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MAX_LETTERS) throw new UnreadableCv("too-large");
  return lines;
}

/** Reads a CV that is plain text (pasted, or extracted elsewhere). Text without a CV in it gives an empty profile. */
export function readCvText(text: string): CareerProfile {
  return fitProfile(fillSections(readTextLines(text), []).profile);
}

function toReading({ profile: read, why, lines }: Filled): CvReading {
  const profile = fitProfile(read);
  return { profile, why, language: detectLanguage(lines.join("\n")), found: countFound(profile), lines };
}
