import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";

/** In letters: what a page says around a posting is short; of a longer text only the sentence is taken. */
const LONGEST_LINE = 260;

const isOfPage = (text: string): boolean => {
  const folded = foldAscii(text);
  return POSTING_LANGUAGES.some(({ pageWords }) => pageWords.test(folded));
};

/** A line this frequent is only a page's header or footer. */
const LEAST_TIMES = 5;

/** "falconry · COBOL · dental casts", below such a line. */
const NAMES =
  /^(?!\s*(?:[-–•*·]|\d+[.)])\s)[^.!?:]+(?:\s[·•|/]\s|[,;] )[^.!?:]+(?:\s[·•|/]\s|[,;] )[^.!?:]+$/u;

/**
 * What the page around a posting says about itself and other jobs: it asks nothing, and names what others ask. In
 * order.
 */
export function findPageLines(posting: string): Span[] {
  const lines = [...posting.matchAll(/[^\n]+/gu)];
  const times = new Map<string, number>();
  for (const [line] of lines) times.set(line.trim(), (times.get(line.trim()) ?? 0) + 1);
  const isAgain = (line: string) => /\S \S/.test(line) && (times.get(line.trim()) ?? 0) >= LEAST_TIMES;
  return lines.flatMap(({ 0: line, index }, at) => {
    if (!isAgain(line) && !isOfPage(line)) return [];
    const next = lines[at + 1];
    const listed = next?.index === index + line.length + 1 && NAMES.test(next[0]) ? next[0].length + 1 : 0;
    if (line.length <= LONGEST_LINE) return [{ start: index, end: index + line.length + listed }];
    return splitSentences(line).flatMap(({ start, end }) =>
      end - start <= LONGEST_LINE && isOfPage(line.slice(start, end))
        ? [{ start: index + start, end: index + end }]
        : [],
    );
  });
}
