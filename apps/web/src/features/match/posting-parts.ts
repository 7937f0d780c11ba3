import type { RequirementMatch, Verdict } from "@terzi/contracts/match";

/**
 * A stretch of the posting and the requirements that were read from it: none, or several where one stands within another.
 * The verdict is that of the shortest.
 */
export type PostingPart = { text: string; start: number; ids: string[]; verdict?: Verdict };

/** The posting cut wherever a requirement begins or ends. */
export function postingParts(posting: string, matches: RequirementMatch[]): PostingPart[] {
  const found = matches
    .filter(({ requirement: { span, text } }) => posting.slice(span.start, span.end) === text && text !== "")
    .toSorted((a, b) => a.requirement.text.length - b.requirement.text.length);
  const cuts = [0, posting.length, ...found.flatMap(({ requirement: { span } }) => [span.start, span.end])];
  const borders = [...new Set(cuts)].toSorted((a, b) => a - b);
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? start;
    const around = found.filter(({ requirement: { span } }) => span.start <= start && end <= span.end);
    const ids = around.map(({ requirement }) => requirement.id);
    const [shortest] = around;
    return {
      text: posting.slice(start, end),
      start,
      ids,
      ...(shortest ? { verdict: shortest.verdict } : {}),
    };
  });
}
