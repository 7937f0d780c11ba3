import { fold } from "@terzi/language/normalise";

/** A text without case, spaces, bullets and its full stop: the same words are the same text. */
export const levelText = (text: string): string =>
  fold(text)
    .replace(/\s+/g, " ")
    .replace(/^[\s•*·-]+|[\s.]+$/g, "");
