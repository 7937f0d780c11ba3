import type { Language } from "@terzi/contracts/language";
import type { Span } from "@terzi/contracts/posting";
import { splitSentences } from "../text/sentences.ts";
import { findLostBreaks } from "./lost-breaks.ts";

/** A line of a posting, as a person would have laid it out: a heading, a bullet, or a sentence of prose. */
export type Line = Span & { text: string; isBullet: boolean; startsLine: boolean };

const BULLET = /^[\s]*(?:[•·●▪▫◦‣⌲☞→➢➤✓✔■□*–—-]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/u;

/** Cuts a posting into lines; also where the paste lost its line breaks. Offsets are those of the posting. */
export function splitLines(posting: string, language: Language): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const physical of posting.split(/\r?\n|\r/)) {
    const at = posting.indexOf(physical, from);
    from = at + physical.length;
    const cuts = [0, ...findLostBreaks(physical, language).flat(), physical.length];
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
