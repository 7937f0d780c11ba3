import type { Span } from "@terzi/contracts/posting";
import { lexicon } from "../lexicon/concepts.ts";
import { foldAscii } from "../text/fold.ts";
import { rootOf } from "../text/root.ts";
import { splitSentences } from "../text/sentences.ts";
import { readHeading } from "./headings.ts";

/** A line of a posting, as a person would have laid it out: a heading, a bullet, or a sentence of prose. */
export type Line = Span & { text: string; isBullet: boolean; startsLine: boolean };

const BULLET = /^[\s]*(?:[•·●▪▫◦‣⌲☞→➢➤✓✔■□*–—-]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/u;

/** Marks inside a line where a lost line break stood. */
const LOST_BREAK =
  /\s*[•·●▪▫◦‣⌲☞→➢➤✓✔■□]\s*|(?<=[.:;!?)])\s*[-–*]\s*(?=\p{Lu})|\t+|\s{3,}(?=\p{Lu}|\d|-)|(?<=\p{Ll}{2}[.!?;,])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2}[:)])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3},)(?=\p{Lu}{2,5}\s)/gu;

/** "changeAbout": two lines pasted into one. Names like JavaScript or GitHub are left alone. */
const GLUED = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2})/gu;

/** "… our team. YOUR TASKS Maintain …": a heading in capitals that lost its line. */
const SHOUTED = /(?<=^|\s)((?:\p{Lu}{2,}['’]?\p{Lu}* ){1,5})(?=\p{Lu}\p{Ll})/gu;

const isName = (word: string): boolean => lexicon().english.has(rootOf(foldAscii(word)));

function findBreaks(text: string): number[] {
  const breaks: number[] = [];
  for (const match of text.matchAll(LOST_BREAK)) breaks.push(match.index, match.index + match[0].length);
  for (const match of text.matchAll(GLUED)) {
    const left = /\p{L}+$/u.exec(text.slice(Math.max(0, match.index - 30), match.index))?.[0] ?? "";
    const right = /^\p{L}+/u.exec(text.slice(match.index, match.index + 30))?.[0] ?? "";
    // Inside a word that is written as one name everywhere, a capital is no line break.
    if (!isName(left + right) && left.length > 3 && !/^\p{Lu}/u.test(left)) breaks.push(match.index);
  }
  for (const match of text.matchAll(SHOUTED))
    if (readHeading(match[1] ?? "", false)) breaks.push(match.index, match.index + match[0].length);
  return breaks.sort((a, b) => a - b);
}

/** Cuts a posting into lines; also where the paste lost its line breaks. Offsets are those of the posting. */
export function splitLines(posting: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const physical of posting.split(/\r?\n|\r/)) {
    const at = posting.indexOf(physical, from);
    from = at + physical.length;
    const cuts = [0, ...findBreaks(physical), physical.length];
    for (let i = 0; i + 1 < cuts.length; i++) {
      const [start = 0, end = 0] = [cuts[i], cuts[i + 1]];
      const piece = physical.slice(start, end);
      const bullet = BULLET.exec(piece)?.[0] ?? "";
      const isBullet =
        bullet !== "" || (start > 0 && /[•·●▪▫◦‣⌲☞→➢➤✓✔■□*-]\s*$/u.test(physical.slice(0, start)));
      for (const [index, sentence] of splitSentences(piece.slice(bullet.length)).entries()) {
        const offset = at + start + bullet.length;
        const span = { start: offset + sentence.start, end: offset + sentence.end };
        const text = posting.slice(span.start, span.end);
        if (/[\p{L}\p{N}]/u.test(text))
          lines.push({ ...span, text, isBullet: isBullet && index === 0, startsLine: index === 0 });
      }
    }
  }
  return lines;
}
