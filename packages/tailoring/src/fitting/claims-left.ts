import type { Claim, CvContent } from "@terzi/contracts/cv";
import { entryPlace, type Place, sentencePlace, textPlace } from "@terzi/contracts/place";
import { splitSentences } from "@terzi/language/sentences";
import { follow } from "./follow.ts";
import { placeAfter, positionsByList } from "./places-after.ts";

/**
 * What each sentence of a shortened content rests on, from the claims of the whole: nothing is checked again. Null where
 * what is left of a text would read as other sentences than before; then it has to be.
 */
export function claimsLeft(claims: Claim[], content: CvContent, dropped: ReadonlySet<Place>): Claim[] | null {
  const positions = positionsByList(dropped);
  const shortened = new Map<Place, Told[]>();
  for (const place of dropped) if (place !== textPlace(place)) shortened.set(textPlace(place), []);
  const left: Claim[] = [];
  for (const claim of claims) {
    const { at, text } = claim;
    if (dropped.has(at) || dropped.has(entryPlace(at))) continue;
    const told = shortened.get(at);
    const isGone = told !== undefined && dropped.has(sentencePlace(at, told.length));
    told?.push({ text, isGone });
    if (!isGone) left.push({ ...claim, at: placeAfter(at, positions) });
  }
  return [...shortened].every(([at, told]) => !told.length || readsAsTold(follow(content, at), told))
    ? left
    : null;
}

/** A sentence of a text, and whether it was dropped. */
type Told = { text: string; isGone: boolean };

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

const areSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** Whether its claims are one for each of its sentences, before and after. */
function readsAsTold(text: unknown, told: Told[]): boolean {
  if (typeof text !== "string") return false;
  const kept = told.filter(({ isGone }) => !isGone).map((sentence) => sentence.text);
  const all = told.map((sentence) => sentence.text);
  return areSame(sentencesOf(text), all) && areSame(sentencesOf(kept.join(" ")), kept);
}
