import { writingPattern } from "../languages/all-writing-patterns.ts";

/** These keep their full stop anywhere. */
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(,])(?:${writingPattern("abbreviation")}|\p{L}(?:\.\p{L})+)$`,
  "iu",
);

/** Normal spaces, no bullet of its own, no full stop after a single phrase. */
export const tidy = (text: string): string =>
  text
    .replace(/^[\s•*·▪–-]+(?=\S)/, "")
    .replace(/[ \t\u00a0]{2,}/g, " ")
    .replace(/\s+([,;:.!?])(?=\s|$)/g, "$1")
    .replace(/([,;])\1+/g, "$1")
    .replace(/(?<![.\d])\.\s*$/, (stop, at: number, whole: string) =>
      /[.!?]\s/.test(text.slice(0, at)) || ABBREVIATION.test(whole.slice(0, at)) ? stop.trim() : "",
    )
    .trim();
