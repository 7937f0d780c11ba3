import type { Language } from "@terzi/contracts/languages";

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const APOSTROPHES = /[‘’ʼ`´′]/g;
const QUOTES = /[“”„«»]/g;
const DASHES = /[‐‑‒–—―−]/g;

/** Text that folding wouldn't change except for capitals, as most words of most texts are. */
const PLAIN = /^[\x20-\x7e\t\r\n•]*$/;

/**
 * The form in which words are compared: NFKC, lower case, one letter for İ, I, ı and i (so that an English "I" and a
 * Turkish "ı" meet), plain quotes and dashes, nothing invisible. Lengths may change: take offsets from `tokenize`.
 */
export const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : foldMarked(text));

const foldMarked = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[İIı]/g, "i")
    .toLowerCase()
    .replace(/i\u0307/g, "i")
    .replace(INVISIBLE, "")
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, "-");

/** Marks that a Turkish or West European letter loses when it is typed on an English keyboard. */
const MARKS = /[\u0300-\u036f]/g;

/** `fold`, and then without marks on letters: "Şef" and "sef", "güvenliği" and "guvenligi" become the same. */
export function foldAscii(text: string): string {
  if (text.length < LEAST_REMEMBERED) return foldNow(text);
  if (text !== last.text) last = { text, folded: foldNow(text) };
  return last.folded;
}

/** In letters. Many patterns, one after the other, ask for the same line. */
const LEAST_REMEMBERED = 16;
let last = { text: "", folded: "" };

function foldNow(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const unmarked = text.replace(TURKISH, (sign) => UNMARKED[sign] ?? sign);
  return PLAIN.test(unmarked) ? unmarked.toLowerCase() : unmark(fold(text));
}

/** The common characters besides plain letters and what they become, because normalising is slow. */
const UNMARKED: Record<string, string> = Object.fromEntries(
  "ğg ĞG ıi İI şs ŞS çc ÇC öo ÖO üu ÜU âa ÂA îi ÎI ûu ÛU ’' ‘' “\" ”\" –- —-"
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const TURKISH = new RegExp(`[${Object.keys(UNMARKED).join("")}]`, "g");

const unmark = (folded: string): string =>
  folded
    .normalize("NFD")
    .replace(MARKS, "")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("æ", "ae");

/** Lower case by the rules of the text's own language: "IŞIK" is "ışık" in Turkish, "IT" is "it" in English. */
export const lowerIn = (text: string, language: Language): string => text.toLocaleLowerCase(language);

/** Upper case by the rules of the text's own language: "istanbul" is "İSTANBUL" in Turkish. */
export const upperIn = (text: string, language: Language): string => text.toLocaleUpperCase(language);

/** The first letter in upper case, by the language's rules; the rest as it is. */
export const capitalizeIn = (text: string, language: Language): string => {
  const [first = ""] = text;
  return upperIn(first, language) + text.slice(first.length);
};
