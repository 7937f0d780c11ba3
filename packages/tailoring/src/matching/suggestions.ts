import type { Language } from "@terzi/contracts/languages";
import type { Verdict } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import { type Lack, tellSuggestion } from "@terzi/i18n/match-account";
import type { Judgement } from "./judgement.ts";
import { shorten } from "./reasons.ts";

const MOST_PLAIN_WORDS = 3;

const quote = (term: string): string => `“${shorten(term)}”`;

/** A name is used as it is; anything longer is quoted, so that the sentence around it stays one. */
const cite = (term: string): string =>
  term.split(/\s+/).length <= MOST_PLAIN_WORDS && /^[\p{L}\p{N}+#./ -]+$/u.test(term) ? term : quote(term);

/** Below this, it is only related to what is asked. */
const NEAR = 0.3;

function lackOf({ kind, years: asked }: Requirement, judgement: Judgement): Lack {
  const nothing = { missing: kind };
  const { units, near, missing, years, heldLevel } = judgement;
  if (heldLevel && missing.length && (kind === "language" || kind === "education")) return { lower: kind };
  if (years !== undefined && asked !== undefined) return years < asked ? "fewYears" : "otherWork";
  if (kind === "language" || kind === "education" || kind === "soft" || kind === "condition") return nothing;
  if (units.length && units.every((unit) => unit.isClaim) && !near.length && !missing.length)
    return "claimed";
  if (near.length && judgement.credit >= NEAR) return "near";
  return units.length && missing.length && !near.length ? "part" : nothing;
}

/** What would help where a requirement is not met, or only listed: what to show, and what there is to learn. */
export function wordSuggestion(
  requirement: Requirement,
  judgement: Judgement,
  verdict: Verdict,
  language: Language,
): string {
  const isName =
    requirement.kind === "skill" || requirement.kind === "knowledge" || requirement.kind === "language";
  const asked = requirement.term || requirement.text;
  const name = isName ? cite(asked) : quote(asked);
  if (verdict === "met") return tellSuggestion(language, "claimed", name);
  const lack = verdict === "partly" ? lackOf(requirement, judgement) : { missing: requirement.kind };
  const isOfPart = lack === "part" || lack === "otherWork";
  return tellSuggestion(language, lack, isOfPart ? quote(judgement.missing[0] ?? asked) : name);
}
