import type { Span } from "@terzi/contracts/posting";
import { splitSentences } from "@terzi/language/sentences";

/** Where a paste lost its line breaks, items stand behind their bullets in one line. */
const BETWEEN_ITEMS = /\s[•▪●]\s/gu;
const OPENING = /^[^\S\n]*(?:[-–—•*·>~|]+[^\S\n]+|\d{1,2}[.)][^\S\n]+)?/u;

/** The sentences of a posting, and its lines and items where nothing else ends them; without the bullets. */
export const sentencesOf = (posting: string): Span[] =>
  splitSentences(posting).flatMap(({ start, end }) => {
    const text = posting.slice(start, end);
    const cuts = [0, ...[...text.matchAll(BETWEEN_ITEMS)].map(({ index }) => index + 1), text.length];
    return cuts.slice(1).flatMap((cut, at) => {
      const from = cuts[at] ?? 0;
      const part = text.slice(from, cut);
      const opening = OPENING.exec(part)?.[0].length ?? 0;
      return /\p{L}/u.test(part)
        ? [{ start: start + from + opening, end: start + from + part.trimEnd().length }]
        : [];
    });
  });
