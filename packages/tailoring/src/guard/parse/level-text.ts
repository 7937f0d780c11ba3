import { fold } from "@terzi/language/normalise";

/** "I", which a point of an English CV leaves out. Only at its beginning: behind "and" it may say who of two did it. */
const SUBJECT = /^i (?=\p{L})/u;

/** A text without case, spaces, bullets, its full stop and the "I" before it: the same words are the same text. */
export const levelText = (text: string): string =>
  fold(text)
    .replace(/\s+/g, " ")
    .replace(/^[\s•*·-]+|[\s.]+$/g, "")
    .replace(SUBJECT, "");
