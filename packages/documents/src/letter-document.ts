import type { Language } from "@terzi/contracts/languages";
import type { LetterContent } from "@terzi/contracts/letter";
import { type CvDocument, layOutCv } from "./cv-document.ts";
import { cleanLine, cleanText } from "./printable-text.ts";
import type { PrintedHead } from "./printed-cv.ts";

/** A letter, and the CV that it goes with: head, template and language are the CV's. */
export type LetterDocument = { cv: CvDocument; letter: LetterContent };

/** A letter laid out in reading order, before any format. Lines and paragraphs without text are not there. */
export type PrintedLetter = {
  language: Language;
  documentTitle: string;
  head: PrintedHead;
  recipient: string[];
  date: string;
  subject: string;
  salutation: string;
  /** Each in its lines. */
  paragraphs: string[][];
  closing: string;
  signature: string;
};

const linesOf = (written: string): string[] =>
  cleanText(written)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export function layOutLetter({ cv, letter }: LetterDocument): PrintedLetter {
  const { language, name, jobTitle, contacts, facts, photo } = layOutCv(cv);
  const subject = cleanLine(letter.subject);
  return {
    language,
    documentTitle: [name?.text, subject].filter(Boolean).join(" – "),
    head: { name, jobTitle, contacts, facts, photo },
    recipient: linesOf(letter.recipient),
    date: cleanLine(letter.date),
    subject,
    salutation: cleanLine(letter.salutation),
    paragraphs: cleanText(letter.body)
      .split(/\n\s*\n/)
      .map(linesOf)
      .filter((lines) => lines.length > 0),
    closing: cleanLine(letter.closing),
    signature: cleanLine(letter.signature),
  };
}

/** The letter as text for web forms: from the salutation on, an empty line between paragraphs. */
export function letterText(document: LetterDocument): string {
  const { salutation, paragraphs, closing, signature } = layOutLetter(document);
  const parts = [
    salutation,
    ...paragraphs.map((lines) => lines.join("\n")),
    [closing, signature].filter(Boolean).join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
