import type { Span } from "@terzi/contracts/posting";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { isMadeOfHeadingWords } from "./heading-words.ts";

/**
 * Lines in a form that the rest of a posting doesn't have: a mail with its head, a few questions with their answers,
 * a text between two marked lines. They are told by their form alone, whatever they say.
 */

const MAIL_FIELD = new RegExp(String.raw`^[\s>]*(${postingPattern("mailField")})\s?:\s*\S`, "iu");
const ASKED = new RegExp(String.raw`^\s*(?:${postingPattern("asked")})\s?:`, "iu");
/** "### NOTICE ###", "=== end": a line that its signs set apart, on which words stand. */
const MARKED = /^\s*(?:#{2,}|={2,}|-{3,}|\*{3,})[^\p{L}\n]*\p{L}/u;

/** Of all letters: where more are questions and answers, the posting itself is made of them. */
const MOST_ASKED = 1 / 3;

type Paragraph = { lines: string[]; start: number; isFirst: boolean };

/** From which line on a paragraph is a mail. With a mail's head at its beginning the posting itself is one. */
function findMail({ lines, isFirst }: Paragraph): [number, number] | undefined {
  const from = lines.findIndex((line, at) => MAIL_FIELD.test(line) && MAIL_FIELD.test(lines[at + 1] ?? ""));
  if (from < 0 || isFirst) return undefined;
  const isOpened = /^\W*[-=[(]/u.test(lines[from - 1] ?? "");
  return [isOpened ? from - 1 : from, lines.length];
}

/** A paragraph that ends in a marked line: what such a line heads would stand below it. */
function findMarked({ lines }: Paragraph): [number, number] | undefined {
  const from = lines.findIndex((line) => MARKED.test(line));
  const isClosed = from >= 0 && from < lines.length - 2 && MARKED.test(lines.at(-1) ?? "");
  return isClosed && !isMadeOfHeadingWords(lines.at(-1) ?? "") ? [from, lines.length] : undefined;
}

/** All such stretches, unordered. */
export function findEnclaves(posting: string): Span[] {
  const paragraphs = [...posting.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/gu)].map(
    ({ 0: text, index }, at) => ({ lines: text.split("\n"), start: index, isFirst: at === 0 }),
  );
  const asked = paragraphs.flatMap(({ lines }) => lines).filter((line) => ASKED.test(line));
  const isRare = asked.join("").length < posting.length * MOST_ASKED;
  return paragraphs.flatMap((paragraph) => {
    const { lines, start } = paragraph;
    const spanOf = ([from, to]: [number, number]): Span => ({
      start: start + lines.slice(0, from).reduce((sum, line) => sum + line.length + 1, 0),
      end: start + lines.slice(0, to).join("\n").length,
    });
    const asks = (line: string) => isRare && ASKED.test(line);
    const answers: [number, number] = [lines.findIndex(asks), lines.findLastIndex(asks) + 1];
    const blocks = [findMail(paragraph) ?? findMarked(paragraph), answers];
    return blocks.flatMap((block) => (block && block[1] - block[0] > 1 ? [spanOf(block)] : []));
  });
}
