import type { Span } from "@terzi/contracts/posting";

/** Parts of a pasted posting that no reader of the page saw as its text: mark-up, code, encoded or invisible characters. */

const HIDDEN: readonly RegExp[] = [
  /<!--[\s\S]*?(?:-->|$)/gu,
  /```[\s\S]*?(?:```|$)/gu,
  /^\[[^\]\n]*\]:\s*#.*$/gmu,
  /!\[[^\]\n]*\]\([^)\n]*\)/gu,
  // What a chat's markers enclose, and the markers of its turns.
  /<\|[^|\n]*\|>[\s\S]*<\|[^|\n]*\|>/gu,
  /<\|[^|\n]*\|>/gu,
  /\[INST\][\s\S]*?(?:\[\/INST\]|$)/giu,
  /<<SYS>>[\s\S]*?(?:<<\/SYS>>|$)/giu,
  // An element with whatever is in it: a page's own text comes without its tags when it is copied.
  /<([a-z][\w-]*)\b[^<>]*>[\s\S]*?<\/\1\s*>/giu,
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gu,
  // Settings between lines of dashes; objects as programs write them.
  /^---\s*\n(?:[\w .-]+:.*\n)+---\s*$/gmu,
  // A record of fields, one of which tells a score or a candidate.
  /^(?=(?:.*\n){0,5}[ \t]*(?:score|rating|puan|candidate|aday|applicant|skor)\w* *:)(?:[ \t]*[-\w]+ *:.*\n(?:[ \t]+.*\n)*){2,}/gimu,
  /\{\s*"[^"\n]+"\s*:[\s\S]*?\}(?:\s*[\]}])*/gu,
  /^#{2,}[^\n#]*#{2,}[^\n]*\n(?:(?!^#{2,})[^\n]+\n?)*(?:^#{2,}[^\n]*)?/gmu,
  /[\w+/]{40,}={0,2}/gu,
  // Letters of tags, and text that is turned around.
  /[\u{E0000}-\u{E007F}]+/gu,
  /[\u202A-\u202E\u2066-\u2069][^\n]*/gu,
];

/** Web addresses are long, and no code. */
const isAddress = (text: string): boolean => /^\w{1,30}$/.test(text) || /^[a-z-/]+$/.test(text);

const INVISIBLE = /[\u200B-\u200F\u2060-\u2064\uFEFF\u00AD]/gu;
const LEAST_INVISIBLE = 4;

/** A word of Latin letters with letters of another script among them that look the same. */
const DISGUISED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/gu;

/** "<CONTACT>", "<COMPANY>": where data of people were left out of a posting. */
const PLACEHOLDER = /^<\/?[A-Z][A-Z_]*>$/;

/** All hidden parts, in no order; they may overlap. */
export function findHiddenText(posting: string): Span[] {
  const spans: Span[] = [];
  for (const pattern of HIDDEN)
    for (const { 0: text, index } of posting.matchAll(pattern))
      if (!PLACEHOLDER.test(text) && !isAddress(text)) spans.push({ start: index, end: index + text.length });
  for (const sentence of posting.matchAll(/[^.!?\n]+[.!?]*/gu)) {
    const [text] = sentence;
    const invisible = [...text.matchAll(INVISIBLE)].map(({ index }) => sentence.index + index);
    const [first = 0] = invisible;
    // Signs that nobody sees stand between the letters of what nobody should: from the first of them to the last.
    if (invisible.length >= LEAST_INVISIBLE) spans.push({ start: first, end: sentence.index + text.length });
    else if (text.match(DISGUISED)) spans.push({ start: sentence.index, end: sentence.index + text.length });
  }
  return spans;
}
