import type { CareerProfile } from "@terzi/contracts/career";
import { wordKeys } from "@terzi/language/tokens";

/** What a part of a CV is headed by, in either language. */
const HEADING = /^(?:additional|other|further)\s+information\s*:?$|^(?:ek|diğer)\s+bilgi(?:ler)?\s*:?$/iu;

const WORDS_AT_MOST = 6;

/**
 * The notes of a profile without a first line that is a title, and without headings: a CV that was read from a file
 * has its headline there, and it would appear again at the end of the new one.
 */
export function withoutTitleLines({ additionalInfo, experiences }: CareerProfile): string {
  const held = experiences.map(({ position }) => new Set(wordKeys(position)));
  const lines = additionalInfo.trim().split("\n");
  return lines
    .filter((line, at) => {
      const words = wordKeys(line);
      const isTitle =
        at === 0 &&
        words.length > 0 &&
        words.length <= WORDS_AT_MOST &&
        held.some((title) => words.every((word) => title.has(word)));
      return !isTitle && !HEADING.test(line.trim());
    })
    .join("\n")
    .trim();
}
