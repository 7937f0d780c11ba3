import type { CareerProfile } from "@terzi/contracts/career";
import type { DocumentReading } from "@terzi/contracts/document-reading";
import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { openFile, type ReadFile } from "./formats/open-file.ts";
import { outlineProfile, type ResumeFile } from "./formats/resume-file.ts";
import { fromJsonResume } from "./json-resume.ts";
import { describeDocument } from "./provenance/describe-document.ts";
import { placeLines } from "./provenance/line-spots.ts";
import { countFound, type FoundCounts } from "./read/count-found.ts";
import { fillSections } from "./read/fill-sections.ts";
import { fitProfile } from "./read/fit-profile.ts";
import type { Line } from "./read/line.ts";
import type { Decision } from "./read/notes.ts";
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
  /** The document itself, and where in it each value stands. */
  document: DocumentReading;
};

const MAX_BYTES = 25 * 1024 * 1024;
/** A hundred full pages hold less; a small file may unpack to any length. */
const MAX_LETTERS = 200_000;

/**
 * Reads a CV of any of the formats that people have one in, told apart by what it holds. Runs in the caller's thread without
 * limits of its own: for files of strangers give it a thread that can be ended. Throws `UnreadableCv`: "without-text" for
 * a picture or a scan, which is for `readScan`.
 */
export async function readCvFile(bytes: Uint8Array): Promise<CvReading> {
  if (bytes.byteLength > MAX_BYTES) throw new UnreadableCv("too-large");
  const file = await openFile(bytes);
  if ("resume" in file) return readResume(file.resume);
  if (!file.lines.length) throw new UnreadableCv("without-text");
  return readLines(file);
}

/** A file whose fields have names says itself what is what; it is shown as what its texts are. */
function readResume(resume: ResumeFile): CvReading {
  const profile = fitProfile(fromJsonResume(resume));
  const lines = outlineProfile(profile);
  const placed = lines.map((text) => ({ text, spots: [] }));
  return {
    ...{ profile, why: [], language: detectLanguage(lines.join("\n")), found: countFound(profile), lines },
    document: describeDocument(
      { kind: "lines", sureness: null, pages: [], lines: placed, unclear: [] },
      { profile, why: [] },
    ),
  };
}

/** Reads the lines of a CV, wherever they come from. */
export function readLines({ lines, links, pages, kind, hidden = [], ...scan }: ReadFile): CvReading {
  const document = {
    kind,
    sureness: scan.sureness ?? null,
    pages: pages.map(({ width, height, turned = 0 }) => ({
      ratio: turned % 180 ? height / width : width / height,
    })),
    lines: placeLines(bounded(lines), pages),
    unclear: scan.unclear ?? [],
  };
  const { profile: read, why, lines: texts } = fillSections(lines, links);
  for (const text of hidden) why.push({ text, takenFor: "nothing", reasons: [{ code: "unseen" }] });
  const profile = fitProfile(read);
  return {
    ...{ profile, why, language: detectLanguage(texts.join("\n")), found: countFound(profile), lines: texts },
    document: describeDocument(document, { profile, why }),
  };
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
