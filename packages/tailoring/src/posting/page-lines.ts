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

/** What the page around a posting says, of itself and of other jobs: it asks nothing, and names what others ask. In order. */
export const findPageLines = (posting: string): Span[] =>
  [...posting.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    if (!isOfPage(line)) return [];
    if (line.length <= LONGEST_LINE) return [{ start: index, end: index + line.length }];
    return splitSentences(line).flatMap(({ start, end }) =>
      end - start <= LONGEST_LINE && isOfPage(line.slice(start, end))
        ? [{ start: index + start, end: index + end }]
        : [],
    );
  });
