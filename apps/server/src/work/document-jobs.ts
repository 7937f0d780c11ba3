import { readScannedPages } from "@terzi/cv-import/ocr/read-scan";
import { recognisePage } from "@terzi/cv-import/ocr/scanned-page";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { takeSuggestion } from "@terzi/cv-import/take-suggestion";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import type { CvDocument } from "@terzi/documents/cv-document";
import { cvDocx } from "@terzi/documents/docx";
import type { LetterDocument } from "@terzi/documents/letter-document";
import { letterDocx } from "@terzi/documents/letter-docx";
import { readBack } from "@terzi/documents/read-back";

/** A fault in the file is "broken", whatever it broke. */
function asUnreadable(cause: unknown): never {
  throw cause instanceof UnreadableCv ? cause : new UnreadableCv("broken", { cause });
}

/** The jobs about files, whose libraries (pdf.js, a canvas, Word's format) take as long to load as the whole engine. */
export const documentJobs = {
  makeDocx: async ([cv, options]: [CvDocument, Parameters<typeof cvDocx>[1]]) => cvDocx(cv, options),
  makeLetterDocx: async ([letter, options]: [LetterDocument, Parameters<typeof letterDocx>[1]]) =>
    letterDocx(letter, options),
  readBack: async ([bytes, format, cv]: Parameters<typeof readBack>) => readBack(bytes, format, cv),
  readCvFile: async (file: Uint8Array) => readCvFile(file).catch(asUnreadable),
  recognisePage: async ([file, page]: Parameters<typeof recognisePage>) =>
    recognisePage(file, page).catch(asUnreadable),
  readScannedPages: async (pages: Parameters<typeof readScannedPages>[0]) => readScannedPages(pages),
  takeSuggestion: async ([reading, suggested]: Parameters<typeof takeSuggestion>) =>
    takeSuggestion(reading, suggested),
};
