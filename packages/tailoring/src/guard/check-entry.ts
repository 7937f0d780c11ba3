import type { Claim, GenerationMode, Rejection } from "@terzi/contracts/cv";
import { type AnyEntry, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { fieldPlace, itemPlace, parsePlace, type Place, printPlace, readPlace } from "@terzi/contracts/place";
import type { CvSectionName, Section } from "@terzi/contracts/sections";
import { wordKeys } from "@terzi/language/tokens";
import { TERM_FIELDS } from "../translation/translate-names.ts";
import { translateTerm } from "../translation/translate-term.ts";
import { listAt, textAt } from "../writing/content-places.ts";
import type { Guard } from "./guard.ts";
import { mayStand, refusedName, rejectedText } from "./rejection.ts";
import type { Scope } from "./scope.ts";

/** Which fields of a section name the entry, which tell about it in prose, and which hold lists of points. */
export type EntryShape = {
  section: CvSectionName;
  /** Where its entries live in the profile: "experiences". */
  profileSection: Section;
  names: string[];
  prose: string[];
  lists: string[];
};

export type Verified = { entry: AnyEntry; claims: Claim[]; rejections: Rejection[] };

const claim = (at: Place, text: string, restsOn: Place[], added: boolean): Claim => ({
  at,
  text,
  restsOn,
  added,
  confirmed: false,
});

/** The original point that a rejected one was most likely made from: the one that shares the most words. */
function closestOriginal(text: string, originals: string[]): string | undefined {
  const words = new Set(wordKeys(text));
  const shared = (other: string) =>
    wordKeys(other).filter((word) => words.has(word)).length / (wordKeys(other).length || 1);
  const [best] = originals.toSorted((a, b) => shared(b) - shared(a));
  return best !== undefined && shared(best) > 0.2 ? best : undefined;
}

export type EntryTask = {
  guard: Guard;
  mode: GenerationMode;
  shape: EntryShape;
  entry: AnyEntry;
  /** The entry's position in the content's section. */
  position: number;
};

/**
 * Checks one entry against its source in the profile: names are the profile's, letter for letter, or the glossary's
 * translation of them; prose and points are checked sentence by sentence. Null for an entry that the profile doesn't
 * hold, where nothing may be added.
 */
export function verifyEntry({ guard, mode, shape, entry, position }: EntryTask): Verified | null {
  const { profile } = guard.facts;
  const source = readPlace(textOf(entry, "source")) ?? "";
  const isKnown =
    parsePlace(source).section === shape.profileSection &&
    guard.facts.entries.some(({ place }) => place === source);
  if (!isKnown && mode !== "extensive") return null;
  const at = printPlace({ section: shape.section, entry: position });
  const claims: Claim[] = [];
  let verified = { ...entry };
  const rejections: Rejection[] = [];
  const scope: Scope = isKnown ? { kind: "entry", place: source } : { kind: "lines", places: [] };

  for (const field of shape.names) {
    const text = textOf(verified, field);
    const original = textAt(profile, fieldPlace(source, field)) ?? "";
    const isTranslation = isTranslationOf(guard, field, { text, original });
    if (text !== original && !isTranslation && (mode !== "extensive" || !text)) {
      rejections.push(refusedName({ at: fieldPlace(at, field), proposed: text, instead: original }));
      verified = { ...verified, [field]: original };
    }
    const shown = textOf(verified, field);
    const isOwn = shown === original || isTranslation;
    if (shown)
      claims.push(claim(fieldPlace(at, field), shown, isOwn ? [fieldPlace(source, field)] : [], !isOwn));
  }

  /** Text identical to the profile's entry is the person's own, whether or not the guard can read it. */
  const keep = (place: Place, text: string, own: Place | undefined): boolean => {
    const checks = guard.check(text, scope);
    if (own === undefined && !checks.every((check) => mayStand(check, mode))) return false;
    for (const { sentence, verdict, evidence } of checks) {
      const restsOn = verdict === "proven" ? evidence : own === undefined ? [] : [own];
      claims.push(claim(place, sentence, restsOn, !restsOn.length));
    }
    return true;
  };

  for (const field of shape.prose) {
    const text = textOf(verified, field);
    const place = fieldPlace(at, field);
    const own = fieldPlace(source, field);
    const original = textAt(profile, own) ?? "";
    if (!text.trim() || keep(place, text, text === original ? own : undefined)) continue;
    rejections.push(rejectedText(place, text, guard.check(text, scope), original));
    verified = { ...verified, [field]: original };
    keep(place, original, own);
  }

  for (const field of shape.lists) {
    const points = textsOf(verified, field);
    const ownPoints = listAt(profile, fieldPlace(source, field));
    const ownPlace = (point: string): Place | undefined =>
      ownPoints.includes(point) ? itemPlace(fieldPlace(source, field), ownPoints.indexOf(point)) : undefined;
    const originals = new Set(ownPoints);
    for (const point of points) originals.delete(point);
    const kept: string[] = [];
    for (const point of points) {
      if (!point.trim()) continue;
      const place = itemPlace(fieldPlace(at, field), kept.length);
      if (keep(place, point, ownPlace(point))) {
        kept.push(point);
        continue;
      }
      const original = closestOriginal(point, [...originals]);
      rejections.push(rejectedText(place, point, guard.check(point, scope), original ?? ""));
      if (original === undefined) continue;
      originals.delete(original);
      keep(place, original, ownPlace(original));
      kept.push(original);
    }
    verified = { ...verified, [field]: kept };
  }
  return { entry: verified, claims, rejections };
}

/** A title, degree or field as the glossary gives it in the CV's language, and not otherwise. */
function isTranslationOf(
  { translatedTo }: Guard,
  field: string,
  { text, original }: { text: string; original: string },
): boolean {
  const kind = TERM_FIELDS[field];
  return kind !== undefined && translatedTo !== null && translateTerm(kind, original, translatedTo) === text;
}
