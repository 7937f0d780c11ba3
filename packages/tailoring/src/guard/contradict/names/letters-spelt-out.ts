import { foldAscii } from "@terzi/language/normalise";
import type { Line } from "../../parse/line.ts";

const SHORT = /(?<![\p{L}\p{N}])\p{Lu}{3,5}(?![\p{L}\p{N}])/gu;
/** Words that may have a letter of their own in a short name, or none. */
const SMALL = /^(?:an?|as|of|and|the|for|in|to|with|ve|ile)$/;

/** "English as an additional language", of "EAL": a name whose words, with those behind it, a line has the letters of. */
export function isOfLetters(
  { text, start }: { text: string; start: number },
  sentence: Line,
  lines: Line[],
): boolean {
  if (/^\p{Lu}{2}/u.test(text)) return false;
  const short = lines.flatMap((line) => line.text.match(SHORT) ?? []).map(foldAscii);
  const all = sentence.text.slice(start).match(/\p{L}+/gu) ?? [];
  const initials = [all, all.filter((word) => !SMALL.test(word))].map((words) =>
    words.map((word) => foldAscii(word).charAt(0)).join(""),
  );
  return short.some((letters) => initials.some((one) => one.startsWith(letters)));
}

const SHORT_ITSELF = /^(\p{Lu}{2,5}(?:-\p{Lu}{2,5})?)s?$/u;
/** Shorter words stand between those that give a short name its letters. */
const FULL_WORD = /^\p{L}{4,}$/u;

/** "POs", of purchase orders, "VCP-DCV": full words in a row that begin with its letters. */
export function isShortFor({ text }: { text: string }, lines: Line[]): boolean {
  const letters = foldAscii(SHORT_ITSELF.exec(text)?.[1]?.replace("-", "") ?? "");
  if (!letters) return false;
  return lines.some((line) => {
    const words = line.text.split(/[^\p{L}]+/u);
    return words.some((_, at) => {
      const run = words.slice(at, at + letters.length);
      const initials = run.map((word) => foldAscii(word).charAt(0)).join("");
      return initials === letters && run.every((word) => FULL_WORD.test(word));
    });
  });
}
