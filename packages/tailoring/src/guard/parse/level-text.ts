import { fold } from "@terzi/language/normalise";

/** A text without regard to case, spaces, bullet signs and its full stop: the same words are the same text. */
export const levelText = (text: string): string =>
  fold(text)
    .replace(/\s+/g, " ")
    .replace(/^[\s•*·-]+|[\s.]+$/g, "");
