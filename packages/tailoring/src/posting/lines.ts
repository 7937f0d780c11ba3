import type { Language } from "@terzi/contracts/languages";
import { splitCells, splitList } from "./cells.ts";
import type { Line } from "./line.ts";
import { findLostBreaks } from "./lost-breaks.ts";
import type { Physical } from "./physical.ts";
import { isInSmallLetters, sentenceSplitterOf } from "./small-letters.ts";
import { trickOf } from "./warnings.ts";

const BULLET =
  /^[\s]*(?:(?:[•·●▪▫◦‣⌲☞→➢➤✓✔■□*§–—~»›>+-]|\p{Extended_Pictographic}\uFE0F?)+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\d{1,2}(?:\.\d{1,2}){1,2}(?:\.?(?=\s+\p{Lu})|\.(?=\s+\p{Ll}))|o(?=\s+\p{Lu}))\s+|^\s*[-–—](?=\p{L})/u;

/** "2. Duties", "MADDE 2 – GÖREV TANIMI": a part with its number, before its clauses ("2.1 Prepare …"). */
const NUMBERED_PART = /^\s*(?:\p{L}+\s+)?(\d{1,2})\s*[.):–—-]\s+(?=\p{L})/u;

const MOST_WORDS_OF_A_PART = 6;

/** Where the name of a part begins; undefined where neither a clause of it follows nor its text, a paragraph long. */
function startOfPart({ text, isApart }: Physical, next: Physical | undefined): number | undefined {
  const part = NUMBERED_PART.exec(text);
  if (!part || !next) return undefined;
  if (new RegExp(`^\\s*${part[1]}\\.\\d{1,2}\\b`).test(next.text)) return part[0].length;
  const name = text.slice(part[0].length).trim();
  const isName = /^\p{Lu}[^.;,!]*$/u.test(name) && name.split(/\s+/).length <= MOST_WORDS_OF_A_PART;
  const isText = next.isCell || (!BULLET.test(next.text) && next.text.trim().length > 2 * name.length);
  return isApart && isName && isText ? part[0].length : undefined;
}

/** "## You'll thrive here if": a heading by its mark. */
const MARKED_HEADING = /^\s*(#{1,5})\s+(?=\S)/u;

/** "Q: What will I do?", "A: Close the day …". */
const ASKED_OR_ANSWERED = /^\s*(?:Q|A|S|C|Question|Answer|Soru|Cevap)\s*\d{0,2}\s*[:.)]\s+(?=\p{Lu})/u;

/** "[09:15] Cemre: ", "12.03.2026, 09:15 - Cemre (İK): ": who says it in a chat, and when. */
const SAID_IN_A_CHAT =
  /^\s*(?:\[[\d.:,/ APM]{4,24}\]|\d[\d./]{5,9},?\s\d[\d:. APM]{3,10}[-–])\s*\p{L}[\p{L}\d .'’()+-]{0,50}:\s+/u;

const ENDS_IN_BULLET = /(?:[•·●▪▫◦‣⌲☞→➢➤✓✔■□*-]|(?![©®™])\p{Extended_Pictographic}\uFE0F?)\s*$/u;

/** Spaces of web pages and word processors, each one unit long; the rules only know the plain one. */
const WIDE_SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** "🐾 REGISTERED NURSE 🐾": between two of a sign. */
const isDecorated = (posting: string, start: number, text: string): boolean => {
  const sign = /(\p{Extended_Pictographic})\uFE0F?\s*$/u.exec(
    posting.slice(Math.max(0, start - 4), start),
  )?.[1];
  const [behind = ""] = posting.slice(start + text.length).split("\n", 1);
  return sign !== undefined && (text.endsWith(sign) || behind.includes(sign));
};

const LONE_BULLET = /^\s*[•·●▪▫◦‣➢➤✓✔■□*–-]\s*$/u;

const LEAST_OF_A_WRAPPED_LINE = 45;

/** Joins wrapped lines: a long one without a final mark, before one that continues in lower case. */
function unwrap(posting: string): { at: number; text: string; isApart: boolean }[] {
  // Where nothing is capitalised, lower case means nothing.
  const mayWrap = !isInSmallLetters(posting);
  const lines: { at: number; text: string; isApart: boolean }[] = [];
  for (const match of posting.matchAll(/[^\r\n]+/g)) {
    const previous = lines.at(-1);
    const end = previous ? previous.at + previous.text.length : 0;
    // A bullet on a line of its own belongs to the next line.
    const isMarked = previous && LONE_BULLET.test(previous.text);
    const isWrapped =
      isMarked ||
      (previous &&
        mayWrap &&
        previous.text.length >= LEAST_OF_A_WRAPPED_LINE &&
        /[\p{L},]\s*$/u.test(previous.text) &&
        /^[^\S\n]{0,8}\p{Ll}{2}/u.test(match[0]) &&
        /^\r?\n?$/.test(posting.slice(end, match.index)));
    if (previous && isWrapped)
      previous.text += posting.slice(end, match.index).replace(/./gs, " ") + match[0];
    else
      lines.push({
        at: match.index,
        text: match[0],
        isApart: /\n\s*\n/.test(posting.slice(end, match.index)),
      });
  }
  return lines;
}

/** Cuts a posting into lines, even where the paste lost its line breaks. Offsets are the posting's. */
export function splitLines(posting: string, language: Language): Line[] {
  return splitPlain(posting.replace(WIDE_SPACES, " "), language);
}

function splitPlain(posting: string, language: Language): Line[] {
  const lines: Line[] = [];
  const split = sentenceSplitterOf(posting);
  const add = (line: Omit<Line, "text" | "end">, written: string) => {
    const text = written.trimEnd();
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const trick = trickOf(text);
    // A posting's first line is its heading, whatever sign decorates it.
    const isBullet = line.isBullet && lines.length > 0 && !isDecorated(posting, line.start, text);
    lines.push({ ...line, end: line.start + text.length, text, isBullet, ...(trick && { trick }) });
  };
  const cells = splitCells(unwrap(posting));
  for (const [index, { at, text: physical, isApart, isCell, isLabel, opensRow, under }] of cells.entries()) {
    if (isLabel) {
      add({ start: at, isBullet: false, startsLine: true, isLabel, opensRow }, physical);
      continue;
    }
    const part = startOfPart({ at, text: physical, isApart }, cells[index + 1]);
    if (part !== undefined) {
      add({ start: at + part, isBullet: false, startsLine: true, isLabel: true }, physical.slice(part));
      continue;
    }
    const marked = MARKED_HEADING.exec(physical);
    if (marked && (lines.length > 0 || marked[1] !== "#")) {
      const text = physical.slice(marked[0].length).replace(/[\s*#:]+$/u, "");
      add({ start: at + marked[0].length, isBullet: false, startsLine: true, isLabel: true }, text);
      continue;
    }
    const cuts = [0, ...findLostBreaks(physical, language).flat(), physical.length];
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [start = 0, end = 0] = [cuts[i], cuts[i + 1]];
      const piece = physical.slice(start, end);
      const spoken =
        start === 0 ? ((ASKED_OR_ANSWERED.exec(piece) ?? SAID_IN_A_CHAT.exec(piece))?.[0] ?? "") : "";
      const bullet = spoken || (BULLET.exec(piece)?.[0] ?? "");
      const isBullet =
        isCell || (bullet !== "" && !spoken) || (start > 0 && ENDS_IN_BULLET.test(physical.slice(0, start)));
      const before = i > 0 ? physical.slice(cuts[i - 2], cuts[i - 1]) : undefined;
      for (const [index, sentence] of split(piece.slice(bullet.length)).entries()) {
        const offset = at + start + bullet.length + sentence.start;
        const text = posting.slice(offset, offset + sentence.end - sentence.start);
        for (const item of splitList({ at: offset, text }, index === 0 ? before : undefined))
          add(
            {
              start: item.at,
              isBullet: item.isCell || (isBullet && index === 0),
              startsLine: index === 0 || item.isCell === true,
              ...(under && { under }),
            },
            item.text,
          );
      }
    }
  }
  return lines;
}
