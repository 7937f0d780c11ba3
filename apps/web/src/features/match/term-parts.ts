import type { RequirementMatch, TermMatch } from "@terzi/contracts/match";

/** A stretch of a requirement's text; `term` where it is one of the things that the line asks for. */
export type TermPart = { text: string; start: number; term?: TermMatch };

/**
 * A requirement's text, cut around the things that it asks for; null when it asks for one, or when what is stored
 * about them isn't in it.
 */
export function termParts({ requirement: { text }, terms = [] }: RequirementMatch): TermPart[] | null {
  const parts: TermPart[] = [];
  let end = 0;
  for (const term of terms) {
    if (term.start < end || text.slice(term.start, term.start + term.text.length) !== term.text) return null;
    if (term.start > end) parts.push({ text: text.slice(end, term.start), start: end });
    parts.push({ text: term.text, start: term.start, term });
    end = term.start + term.text.length;
  }
  if (!parts.length) return null;
  return end < text.length ? [...parts, { text: text.slice(end), start: end }] : parts;
}
