import type { Verdict } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judgement } from "./judgement.ts";

/** Whether there is too little of what is asked: fewer years, or a lower level of a language or a degree. */
export function isShortfall({ kind, years }: Requirement, judgement: Judgement, verdict: Verdict): boolean {
  if (verdict !== "partly") return false;
  if (years !== undefined && judgement.years !== undefined) return judgement.years < years;
  const hasLadder = kind === "language" || kind === "education";
  return hasLadder && judgement.heldLevel !== undefined && judgement.missing.length > 0;
}
