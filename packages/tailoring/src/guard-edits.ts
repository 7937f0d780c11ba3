import type { Claim, CvContent } from "@terzi/contracts/cv";
import { parsePlace, type Place, sentencePlace, textPlace } from "@terzi/contracts/place";
import { fold } from "@terzi/language/normalise";

const levelled = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

/** Every text of a content, wherever it is now: entries may have moved, and a section may be plain text. */
function textsOf(node: unknown): string[] {
  if (typeof node === "string") return [levelled(node)];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

/** A language's claim reads "English: Fluent"; it stands while both words do, side by side. */
function standsAsLanguage(claim: Claim, content: CvContent): boolean {
  if (typeof content.skills === "string") return false;
  return content.skills.languages.some(
    ({ language, proficiency }) => levelled(`${language}: ${proficiency}`) === levelled(claim.text),
  );
}

/**
 * The names by which claims are confirmed, in the order of the claims: the place, and the claim's number there, as if
 * each were a sentence of it. "summary#1" is the second of the summary.
 */
export function claimNames(claims: Claim[]): Place[] {
  const counts = new Map<Place, number>();
  return claims.map(({ at }) => {
    const number = counts.get(at) ?? 0;
    counts.set(at, number + 1);
    return sentencePlace(textPlace(at), number);
  });
}

/**
 * The added claims that are still in an edited content, unchanged and unconfirmed: they must be confirmed or gone
 * before it is saved. What the person wrote or changed is theirs and needs nothing. A claim is looked for by its
 * words in the whole content, since entries move and a section may have become plain text. `confirmedNames`: names as
 * `claimNames` gives them, or a place alone, which confirms everything there.
 */
export function unconfirmedClaims(content: CvContent, claims: Claim[], confirmedNames: string[]): Claim[] {
  const confirmed = new Set(confirmedNames);
  const names = claimNames(claims);
  const open = claims.filter(
    ({ at, added, confirmed: isConfirmed }, index) =>
      added && !isConfirmed && !confirmed.has(at) && !confirmed.has(names[index] ?? at),
  );
  if (!open.length) return [];
  const { personalInfo: _own, ...worded } = content;
  const texts = textsOf(worded);
  return open.filter((claim) => {
    if (parsePlace(claim.at).section === "skills.languages" && standsAsLanguage(claim, content)) return true;
    const words = levelled(claim.text);
    return words !== "" && texts.some((text) => text.includes(words));
  });
}
