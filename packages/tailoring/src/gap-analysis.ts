import type { GapAnalysis, MatchResult } from "@terzi/contracts/match";

/**
 * The short form of a match: what is covered, with the profile's own words, and what is missing or only partly there,
 * with a suggestion; what is partly there also says what already speaks for it. What weighs most comes first.
 */
export function gapAnalysis(match: MatchResult): GapAnalysis {
  const sorted = match.matches
    .filter(({ requirement }) => !requirement.isProposed)
    .sort((a, b) => b.requirement.weight - a.requirement.weight);
  return {
    covered: sorted
      .filter(({ verdict }) => verdict === "met")
      .map(({ requirement, evidence, reason }) => ({
        requirement: requirement.text,
        evidence: evidence[0]?.quote ?? reason,
      })),
    missing: sorted
      .filter(({ verdict }) => verdict !== "met")
      .map(({ requirement, verdict, reason, suggestion, evidence }) => ({
        skill: requirement.text,
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
