import type { RequirementMatch } from "@terzi/contracts/match";

/** What is needed to win the points of a requirement: to show it, to have it, or what no wording changes. */
export type StepKind = "show" | "have" | "fixed";
/** `name`: what is to be shown, of a line that asks for several things only what isn't. */
export type Step = { match: RequirementMatch; name: string; gain: number; kind: StepKind };

/** What a person has or hasn't, whatever work they did. */
const HELD = new Set(["education", "certificate", "language", "condition"]);

const kindOf = ({ requirement, isShortfall }: RequirementMatch): StepKind =>
  isShortfall ? "fixed" : HELD.has(requirement.kind) ? "have" : "show";

function nameOf({ requirement, verdict, terms = [] }: RequirementMatch): string {
  const lacking = terms.filter((term) => term.verdict !== "met").map(({ text }) => text);
  return verdict === "partly" && lacking.length ? lacking.join(", ") : requirement.text;
}

/** What wins the most points, the most first: `limit` steps, each worth a point at least. */
export const nextSteps = (matches: RequirementMatch[], limit: number): Step[] =>
  matches
    .flatMap((match) =>
      match.gain ? [{ match, name: nameOf(match), gain: match.gain, kind: kindOf(match) }] : [],
    )
    .toSorted((a, b) => Number(a.kind === "fixed") - Number(b.kind === "fixed") || b.gain - a.gain)
    .slice(0, limit);
