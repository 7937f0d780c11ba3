import type { RequirementMatch, Verdict } from "@terzi/contracts/match";
import { termParts } from "./term-parts.ts";

/**
 * A stretch of the posting and the requirements read from it: none, or several when nested. The verdict is that of
 * the shortest. In a line that asks for several things each has its own, and what joins them has none.
 */
export type PostingPart = { text: string; start: number; ids: string[]; verdict?: Verdict };

/** The posting, cut wherever a requirement begins or ends. */
export function postingParts(posting: string, matches: RequirementMatch[]): PostingPart[] {
  const found = matches
    .filter(({ requirement: { span, text } }) => posting.slice(span.start, span.end) === text && text !== "")
    .toSorted((a, b) => a.requirement.text.length - b.requirement.text.length);
  const cuts = [0, posting.length, ...found.flatMap(bordersOf)];
  const borders = [...new Set(cuts)].toSorted((a, b) => a - b);
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? start;
    const around = found.filter(({ requirement: { span } }) => span.start <= start && end <= span.end);
    const ids = around.map(({ requirement }) => requirement.id);
    const [shortest] = around;
    const verdict = shortest && verdictAt(shortest, start);
    return {
      text: posting.slice(start, end),
      start,
      ids,
      ...(verdict ? { verdict } : {}),
    };
  });
}

/** Where a requirement begins and ends, and the things that it asks for. */
const bordersOf = (match: RequirementMatch): number[] => {
  const { start, end } = match.requirement.span;
  return [start, end, ...(termParts(match) ?? []).map((part) => start + part.start)];
};

function verdictAt(match: RequirementMatch, at: number): Verdict | undefined {
  const parts = termParts(match);
  if (!parts) return match.verdict;
  return parts.findLast(({ start }) => start <= at - match.requirement.span.start)?.term?.verdict;
}
