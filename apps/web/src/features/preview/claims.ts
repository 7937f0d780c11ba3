import type { Claim, CvContent } from "@terzi/contracts/cv";
import type { CvProof } from "@terzi/contracts/saved-cv";
import { partOf, type Place } from "@terzi/contracts/place";
import { claimNames } from "@terzi/tailoring/guard-edits";
import type { Reviewed, StudioCv } from "./reviewed.ts";

/** Whether a text stands anywhere in a value of the content. */
const holds = (value: unknown, text: string): boolean => {
  if (typeof value === "string") return value.includes(text);
  return (
    Boolean(value) &&
    typeof value === "object" &&
    Object.values(value ?? {}).some((inner) => holds(inner, text))
  );
};

/** As much of a kept preview as its claims need. */
type Claimed = Pick<Reviewed, "content" | "confirmed"> & { preview: { claims: Claim[] } };

/** A claim with the name by which it is confirmed: one place may hold several sentences. */
export type NamedClaim = Claim & { name: Place };

/** The added claims that still stand in the content, wherever in their section they have moved to. */
export function standingClaims({ preview, content }: Claimed): NamedClaim[] {
  const names = claimNames(preview.claims);
  return preview.claims
    .map((claim, index) => ({ ...claim, name: names[index] ?? claim.at }))
    .filter((claim) => claim.added && holds(Reflect.get(content, partOf(claim.at)), claim.text));
}

/** Those of them that nobody has confirmed yet. */
export const openClaims = (kept: Claimed): NamedClaim[] =>
  standingClaims(kept).filter(({ name }) => !kept.confirmed.includes(name));

/** What stands behind the lines: of a preview as it was written, of a saved CV as it stands. */
export const provedOf = ({ claims, proof }: StudioCv): CvProof => proof ?? { claims, contradicted: [] };

/** Whether the person has confirmed this sentence. */
export function isConfirmed({ preview, confirmed }: Claimed, { at, text }: Claim): boolean {
  const index = preview.claims.findIndex((claim) => claim.at === at && claim.text === text);
  const name = claimNames(preview.claims)[index];
  return name !== undefined && confirmed.includes(name);
}

/** The content without a claim: its line is taken from the list that it stands in, or its words from a text. */
export function dropClaim(content: CvContent, claim: Claim): CvContent {
  const section = partOf(claim.at);
  // Removing words and lines leaves the shape of a section as it was.
  return { ...content, [section]: without(Reflect.get(content, section), claim.text) } as CvContent;
}

function without(value: unknown, text: string): unknown {
  if (typeof value === "string") return value.replace(text, "").replace(/ {2,}/g, " ").trim();
  if (Array.isArray(value))
    return value
      .filter((item) => item !== text)
      .map((item) => (holds(item, text) ? without(item, text) : item));
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, holds(inner, text) ? without(inner, text) : inner]),
  );
}
