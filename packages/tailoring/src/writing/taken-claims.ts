import type { CutLine } from "@terzi/contracts/cut-line";
import type { CvContent, OriginalContent, Rejection, TakenClaim } from "@terzi/contracts/cv";
import { fieldPlace, isWithin, partOf, type Place } from "@terzi/contracts/place";
import { splitSentences } from "@terzi/language/sentences";
import type { Guard } from "../guard/guard.ts";
import type { Scope } from "../guard/scope.ts";
import { textAt } from "./content-places.ts";

const plain = (text: string): string => text.replace(/\s+/g, " ").replace(/[.;]$/, "").trim();

/** Every text below a node, with its place. */
function textsBelow(node: unknown, at: Place): { at: Place; text: string }[] {
  if (typeof node === "string") return [{ at, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([step, inner]) => textsBelow(inner, fieldPlace(at, step)));
}

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** The offers that a content now contains, each sentence with the lines that it was offered in place of. */
export function takenClaims(
  rejections: Rejection[],
  content: CvContent,
  original: OriginalContent,
): TakenClaim[] {
  return rejections
    .filter((rejection) => isOffer(rejection) && standsIn(content, rejection))
    .flatMap((rejection) => claimsOf(rejection, original));
}

const isOffer = ({ verdict, proposed }: Rejection): boolean =>
  verdict === "unproven" && proposed.trim() !== "";

/** Whether the section uses these words: the offered ones, unless others are given. */
const standsIn = (content: CvContent, { at, proposed }: Rejection, words = proposed): boolean =>
  textsBelow(content, "").some((one) => partOf(one.at) === partOf(at) && one.text.includes(words));

/** What somebody confirms by taking an offer: each sentence, with the lines that it replaces. */
export function claimsOf(
  { instead, also = [], nearest, proposed }: Rejection,
  original: OriginalContent,
): TakenClaim[] {
  const near = nearest.flatMap((place) => textAt(original, place) ?? []);
  const evidence = instead ? [instead, ...also] : near;
  return evidence.length ? sentencesOf(proposed).map((sentence) => ({ sentence, evidence })) : [];
}

/**
 * The accepted offers that an edit takes back: the offered words are gone and the person's own are there again.
 * Hiding the line or rewording it further doesn't take it back.
 */
export function takenBack(
  rejections: Rejection[],
  { before, after }: { before: CvContent; after: { content: CvContent; hidden: CutLine[] } },
  original: OriginalContent,
): TakenClaim[] {
  const isHidden = ({ proposed }: Rejection) => JSON.stringify(after.hidden).includes(inJson(proposed));
  return rejections
    .filter((one) => isOffer(one) && standsIn(before, one) && !standsIn(after.content, one))
    .filter((one) => !isHidden(one) && (!one.instead || standsIn(after.content, one, one.instead)))
    .flatMap((one) => claimsOf(one, original));
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * A guard that asks nothing twice: what the person confirmed about some lines is proven as long as these are in the
 * profile, word for word, and within the sentence's scope. What is contradicted stays so.
 */
export function withTaken(guard: Guard, taken: TakenClaim[], profile: unknown): Guard {
  if (!taken.length) return guard;
  const texts = textsBelow(profile, "");
  const isOf = (at: Place, scope: Scope): boolean =>
    scope.kind === "profile" ||
    (scope.kind === "entry" ? [scope.place] : scope.places).some((place) => isWithin(at, place));
  /** The places of the lines that a sentence was confirmed for; null where it wasn't, or one of them is gone. */
  const evidenceOf = (sentence: string, scope: Scope): Place[] | null => {
    for (const claim of taken) {
      if (plain(claim.sentence) !== plain(sentence)) continue;
      const places = claim.evidence.map((line) =>
        texts.find(({ at, text }) => text.includes(line) && isOf(at, scope)),
      );
      const found = places.flatMap((place) => place?.at ?? []);
      if (found.length === places.length) return found;
    }
    return null;
  };
  const check: Guard["check"] = (text, scope) =>
    guard.check(text, scope).map((checked) => {
      const evidence = checked.verdict === "unproven" ? evidenceOf(checked.sentence, scope) : null;
      return evidence ? { ...checked, verdict: "proven", evidence, nearest: [], gaps: [] } : checked;
    });
  return {
    ...guard,
    check,
    proves: (text, scope) => {
      const checks = check(text, scope);
      return checks.length > 0 && checks.every(({ verdict }) => verdict === "proven");
    },
  };
}
