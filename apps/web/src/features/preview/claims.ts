import type { Claim, CvContent } from "@terzi/contracts/cv";
import type { KeptPreview } from "./kept-preview.ts";

/** Whether a text stands anywhere in a value of the content. */
const holds = (value: unknown, text: string): boolean => {
  if (typeof value === "string") return value.includes(text);
  return (
    Boolean(value) &&
    typeof value === "object" &&
    Object.values(value ?? {}).some((inner) => holds(inner, text))
  );
};

const sectionOf = (place: string): string => place.split(".")[0] ?? "";

/** The added claims that still stand in the content, wherever in their section they have moved to. */
export const standingClaims = ({ preview, content }: KeptPreview): Claim[] =>
  preview.claims.filter(
    (claim) => claim.added && holds(Reflect.get(content, sectionOf(claim.at)), claim.text),
  );

/** Those of them that nobody has confirmed yet. */
export const openClaims = (kept: KeptPreview): Claim[] =>
  standingClaims(kept).filter((claim) => !kept.confirmed.includes(claim.at));

/** The content without a claim: its line is taken from the list that it stands in, or its words from a text. */
export function dropClaim(content: CvContent, claim: Claim): CvContent {
  const section = sectionOf(claim.at);
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
