import { readScannedPages as readPages } from "@terzi/cv-import/ocr/read-scan";
import { recognisePage as recognise } from "@terzi/cv-import/ocr/scanned-page";
import { readCvFile as readFile } from "@terzi/cv-import/read-cv";
import { takeSuggestion as takeFrom } from "@terzi/cv-import/take-suggestion";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import type { CvDocument } from "@terzi/documents/cv-document";
import { cvDocx } from "@terzi/documents/docx";
import type { LetterDocument } from "@terzi/documents/letter-document";
import { letterDocx } from "@terzi/documents/letter-docx";
import { readBack as readDocument } from "@terzi/documents/read-back";

/** A fault in the file is "broken", whatever it broke. */
function asUnreadable(cause: unknown): never {
  throw cause instanceof UnreadableCv ? cause : new UnreadableCv("broken", { cause });
}

export const readCvFile = (file: Uint8Array) => readFile(file).catch(asUnreadable);

export const recognisePage = ([file, page]: Parameters<typeof recognise>) =>
  recognise(file, page).catch(asUnreadable);

export const readScannedPages = (pages: Parameters<typeof readPages>[0]) => readPages(pages);

export const takeSuggestion = ([reading, suggested]: Parameters<typeof takeFrom>) =>
  takeFrom(reading, suggested);

export const makeDocx = ([cv, options]: [CvDocument, Parameters<typeof cvDocx>[1]]) => cvDocx(cv, options);

export const makeLetterDocx = ([letter, options]: [LetterDocument, Parameters<typeof letterDocx>[1]]) =>
  letterDocx(letter, options);

export const readBack = ([bytes, format, cv]: Parameters<typeof readDocument>) =>
  readDocument(bytes, format, cv);
