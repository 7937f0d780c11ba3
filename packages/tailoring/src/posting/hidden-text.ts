import type { Span } from "@terzi/contracts/posting";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";

/** Text that somebody looking at the posting can't read: invisible, in look-alike letters, reversed. */

/** Letters of tags, text that a sign turns around, and letters of other scripts. */
const UNSEEN: readonly RegExp[] = [
  /[\u{E0000}-\u{E007F}]+/gu,
  // Braille, with the label before it.
  /(?:\p{Lu}[\p{L} ]{1,30}:\s*)?[\u2800-\u28FF]{4,}(?:\s*[\u2800-\u28FF]+)*/gu,
  /[\u202A-\u202E\u2066-\u2069][^\n]*/gu,
  // Raised and lowered letters, and letters by their numbers.
  /(?:[\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u1D9C-\u1DBF\u2070-\u209C]\s?){4,}/gu,
  /(?:&#x?[\da-f]{2,6};\s?){4,}/giu,
  // "D o come along" above "P eople say": initial letters, set apart to be read downwards.
  /(?:^[^\S\n]*(?![AIO] )\p{Lu} \p{Ll}[^\n]*(?:\n\s*|$)){3,}/gmu,
  // One letter a line.
  /(?:^[^\S\n]*\S{1,2}[^\S\n]*(?:\n|$)){8,}/gmu,
  // Lists in mathematical letters; headings use them, too.
  /[\u{1D400}-\u{1D7FF}][\u{1D400}-\u{1D7FF} ]*[,;](?:[\u{1D400}-\u{1D7FF},;]|[^\S\n])*/gu,
  // A mark between each two letters: "i.g.n.o.r.e t.h.e".
  /(?<![\p{L}\p{N}.])(?:\p{Ll}[._·*~-]){2,}\p{Ll}(?:[ ,]+[\p{L}&](?:[._·*~-][\p{L}&])+)+/gu,
  // Struck through, letter by letter.
  /(?:[^\n][\u0335-\u0338]\s?){4,}/gu,
  // Wide letters, which stand among Chinese and Japanese signs.
  /[\uFF21-\uFF5A](?:[\uFF01-\uFF5E]|\s(?=[\uFF01-\uFF5E])){11,}/gu,
];

const INVISIBLE_SIGNS = String.raw`\u00AD\u034F\u061C\u115F\u1160\u180E\u200B-\u200F\u2060-\u2064\u3164\uFE00-\uFE0D\uFEFF`;
const INVISIBLE = new RegExp(`[${INVISIBLE_SIGNS}]`, "gu");
/** Up to the last of them, including its word. */
const TO_LAST_INVISIBLE = new RegExp(`^.*[${INVISIBLE_SIGNS}]\\S*`, "su");
/** Signs within one word: a soft hyphen marks a possible break, none of the others belongs there. */
const SPLIT_WORD = new RegExp(
  `(?<=\\p{Script=Latin})[${INVISIBLE_SIGNS.replace(String.raw`\u00AD`, "")}](?=\\p{Script=Latin})`,
  "gu",
);
const LEAST_SPLIT = 2;
const LEAST_INVISIBLE = 4;
/** Pages and word processors insert some of these where a word may break: this many letters per sign at least. */
const MOST_LETTERS_PER_INVISIBLE = 3;
/** Where each letter has such a sign, a few have none. */
const LETTERS_WHERE_EACH_HAS_ONE = 1.25;
const LETTERS = /[\p{L}\p{N}]/gu;
const IN_WORD = /[\p{L}\p{N}"'(]/u;
/** These reverse text, and don't belong in any text read from left to right. */
const TURNING = /[\u061C\u200E\u200F]/gu;

/** Scripts with letters that look like Latin ones. */
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** A word of Latin letters with letters of another script among them that look the same. */
const DISGUISED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u;

/** Words without which no longer text of a language exists. */
const COMMON = new Set([
  ...LANGUAGE_MODULES.flatMap(({ detection }) => detection.commonWords),
  ..."this candidate give add say as it has not score profile summary aday adayi adaya puan ekle yaz ver".split(
    " ",
  ),
]);
const countCommon = (text: string): number =>
  new Set((foldAscii(text).match(/[a-z]+/g) ?? []).filter((word) => COMMON.has(word))).size;

const turnLetters = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
const DIGITS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
const readDigits = (text: string): string => text.replace(/[013457@$]/g, (sign) => DIGITS[sign] ?? sign);
const joinLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\d])[\p{L}\d](?:[ ._*-][\p{L}\d](?![\p{L}\d]))+/gu, (run) =>
    run.replace(/[ ._*-]/g, ""),
  );

/** Ways to write a text so that a person doesn't see one. */
const READ_ANOTHER_WAY: readonly ((text: string) => string)[] = [
  turnLetters,
  readDigits,
  joinLetters,
  (text) => [...text].reverse().join(""),
];

/** In words: fewer may be common by chance. */
const LEAST_COMMON = 2;

/** A sentence that only becomes language when it is read in another way. */
function isCoded(sentence: string): boolean {
  const plain = countCommon(sentence);
  if (plain > LEAST_COMMON) return false;
  return READ_ANOTHER_WAY.some((read) => countCommon(read(sentence)) > plain + LEAST_COMMON);
}

/** Signs that nobody sees stand between the letters of what nobody should: from the first of them to the last. */
function findStrewn(sentence: string): Span | undefined {
  const invisible = [...sentence.matchAll(INVISIBLE)].map(({ index }) => index);
  const [first] = invisible;
  if (first === undefined) return undefined;
  const end = TO_LAST_INVISIBLE.exec(sentence)?.[0].length ?? sentence.length;
  const stretch = sentence.slice(first, end);
  const letters = stretch.match(LETTERS)?.length ?? 0;
  const turns = stretch.match(TURNING)?.length ?? 0;
  const isFull =
    invisible.length >= LEAST_INVISIBLE && letters <= invisible.length * MOST_LETTERS_PER_INVISIBLE;
  if (turns < LEAST_INVISIBLE && !isFull) return undefined;
  let start = first;
  while (start > 0 && IN_WORD.test(sentence.charAt(start - 1))) start--;
  // One letter stands before the first sign where each letter has one; a whole word is the posting's.
  const isEach = letters <= invisible.length * LETTERS_WHERE_EACH_HAS_ONE;
  return { start: isEach && first - start > 2 ? first : start, end };
}

/** All hidden parts, unordered; they may overlap. */
export function findHiddenText(posting: string): Span[] {
  const spans: Span[] = [];
  const mayDisguise = LOOK_ALIKE.test(posting);
  const take = (start: number, text: string) => spans.push({ start, end: start + text.length });
  for (const pattern of UNSEEN) for (const { 0: text, index } of posting.matchAll(pattern)) take(index, text);
  for (const { 0: text, index } of posting.matchAll(/[^.!?\n]+[.!?]*/gu)) {
    const strewn = findStrewn(text);
    if (strewn) spans.push({ start: index + strewn.start, end: index + strewn.end });
    else if ((text.match(SPLIT_WORD)?.length ?? 0) >= LEAST_SPLIT) take(index, text);
    else if ((mayDisguise && DISGUISED.test(text)) || isCoded(text)) take(index, text);
  }
  return spans;
}
