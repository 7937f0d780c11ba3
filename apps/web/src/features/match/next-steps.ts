import type { RequirementMatch } from "@terzi/contracts/match";

/** What it takes to win a requirement's points: showing it, having it, or something no wording changes. */
export type StepKind = "show" | "have" | "fixed";
/** `name`: what is to be shown; for a line that asks for several things, only what is missing. */
export type Step = { match: RequirementMatch; name: string; gain: number; kind: StepKind };

/** Things one has or hasn't, whatever one's work. */
const HELD = new Set(["education", "certificate", "language", "condition"]);

const kindOf = ({ requirement, isShortfall }: RequirementMatch): StepKind =>
  isShortfall ? "fixed" : HELD.has(requirement.kind) ? "have" : "show";

function nameOf({ requirement, verdict, terms = [] }: RequirementMatch): string {
  const lacking = terms.filter((term) => term.verdict !== "met").map(({ text }) => text);
  return verdict === "partly" && lacking.length ? lacking.join(", ") : requirement.text;
}

/** What wins the most points, in order: `limit` steps, each worth at least a point. */
export const nextSteps = (matches: RequirementMatch[], limit: number): Step[] =>
  matches
    .flatMap((match) =>
      match.gain ? [{ match, name: nameOf(match), gain: match.gain, kind: kindOf(match) }] : [],
    )
    .toSorted((a, b) => Number(a.kind === "fixed") - Number(b.kind === "fixed") || b.gain - a.gain)
    .slice(0, limit);
