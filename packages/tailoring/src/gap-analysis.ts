import type { GapAnalysis, MatchResult, RequirementMatch, TermMatch } from "@terzi/contracts/match";

/**
 * The short form of a match: what is covered, with the profile's own words, and what is missing or only partly there,
 * with a suggestion and what already speaks for it. Heaviest first.
 */
export function gapAnalysis(match: MatchResult): GapAnalysis {
  const sorted = match.matches
    .filter(({ requirement }) => !requirement.isProposed)
    .sort((a, b) => b.requirement.weight - a.requirement.weight)
    .flatMap(apart);
  return {
    covered: sorted
      .filter(({ verdict }) => verdict === "met")
      .map(({ text, evidence, reason }) => ({
        requirement: text,
        evidence: evidence[0]?.quote ?? reason,
      })),
    missing: sorted
      .filter(({ verdict }) => verdict !== "met")
      .map(({ text, verdict, reason, suggestion, evidence }) => ({
        skill: text,
        suggestion: [
          verdict === "partly" ? reason : "",
          evidence[0] && !reason.includes(evidence[0].quote) ? `“${evidence[0].quote}”` : "",
          suggestion ?? "",
        ]
          .filter(Boolean)
          .join(" "),
      })),
  };
}

type Told = Omit<TermMatch, "start"> & { reason: string };

/** A partly shown line, thing by thing; any other as one. */
function apart({ requirement, verdict, terms, evidence, reason, suggestion }: RequirementMatch): Told[] {
  if (verdict === "partly" && terms) return terms.map((term) => ({ ...term, reason: "" }));
  return [
    {
      text: requirement.text,
      verdict,
      evidence,
      reason,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  ];
}
