import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";

const MOST_WORDS = 45;
const LONG_WORD = 6;
/** Of a long word its beginning tells too, whatever is hung on it. */
const STEM = 5;
const ENDINGS = [3, 4];
/** Signs that programs write, or that frame what somebody says. */
const SIGNS = /["“”=[\]{}<>|_→✅#]/gu;
const CAPITALS = /\p{Lu}{4,} \p{Lu}{3,}/u;

/** The fields of `OrderWords` that are patterns, and common alone. */
const FIELDS = [
  "machine",
  "reader",
  "candidate",
  "person",
  "expected",
  "record",
  "verdict",
  "rules",
  "order",
  "claim",
  "applicant",
] as const;

/** What is seen of a sentence that may be an order to a program, as names of features. */
export function orderFeatures(sentence: string): string[] {
  const folded = foldAscii(sentence.replace(/\u00AD/g, ""));
  const words = wordKeys(folded)
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d/.test(word) ? "0" : word));
  const told = FIELDS.filter((field) => POSTING_LANGUAGES.some(({ orders }) => orders[field].test(folded)));
  const last = words.at(-1) ?? "";
  const seen = [
    "bias",
    ...words.map((word) => `w:${word}`),
    ...words.filter((word) => word.length > LONG_WORD).map((word) => `s:${word.slice(0, STEM)}`),
    ...words.slice(1).map((word, at) => `2:${words[at]} ${word}`),
    ...words.slice(2).map((word, at) => `3:${words[at]} ${word}`),
    `f:${words[0] ?? ""}`,
    `l:${last}`,
    ...ENDINGS.map((length) => `e:${last.slice(-length)}`),
    ...(sentence.match(SIGNS) ?? []).map((sign) => `p:${sign}`),
    ...(CAPITALS.test(sentence) ? ["capitals"] : []),
    `n:${Math.min(6, Math.floor(words.length / 5))}`,
    ...told.map((field) => `r:${field}`),
    ...told.flatMap((field, at) => told.slice(at + 1).map((other) => `r:${field} ${other}`)),
  ];
  return [...new Set(seen)];
}
