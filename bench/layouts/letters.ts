import type { Layout } from "./layout.ts";

const ASCII: Record<string, string> = {
  ş: "s",
  Ş: "S",
  ğ: "g",
  Ğ: "G",
  ı: "i",
  İ: "I",
  ç: "c",
  Ç: "C",
  ö: "o",
  Ö: "O",
  ü: "u",
  Ü: "U",
  â: "a",
  î: "i",
};

/** Romanian letters that look like Turkish ones: older keyboards and fonts have them instead. */
const COMMA_BELOW: Record<string, string> = { ş: "ș", Ş: "Ș" };

/** A text as an English keyboard writes it, or with the letters of another language's font. */
export function withLetters(text: string, letters: Layout["letters"]): string {
  if (letters === "whole") return text;
  const map = letters === "ascii" ? ASCII : COMMA_BELOW;
  return text.replace(/\P{ASCII}/gu, (letter) => map[letter] ?? letter);
}
