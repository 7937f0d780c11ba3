import type { CareerProfile } from "@terzi/contracts/career";
import type { CvContent, TakenClaim } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { CvProof } from "@terzi/contracts/saved-cv";
import { verifyContent } from "./guard/check-content.ts";
import { createGuard } from "./guard/guard.ts";
import { withTaken } from "./writing/taken-claims.ts";

type Task = {
  content: CvContent;
  profile: CareerProfile;
  /** What the person said is true. */
  taken: TakenClaim[];
  language: Language;
  /** "2026-11-21" */
  today: string;
};

/**
 * What the profile says to each sentence of a content as it stands. Nothing is taken out of it and no mode asked for:
 * its owner has written it, and may know more than the profile does.
 */
export function proveContent({ content, profile, taken, language, today }: Task): CvProof {
  const guard = withTaken(createGuard(profile, "extensive", today, language), taken, profile);
  const { claims } = verifyContent(content, profile, { mode: "extensive", today, guard });
  // A mode in which nothing may be added says of each sentence that isn't shown whether it is at odds with the profile.
  const { rejections } = verifyContent(content, profile, { mode: "enhanced", today, guard });
  const said = new Set(taken.map(({ sentence }) => sentence));
  return {
    claims: claims.map((claim) => ({ ...claim, confirmed: !claim.added && said.has(claim.text) })),
    contradicted: rejections.filter(({ verdict }) => verdict === "contradicted"),
  };
}
