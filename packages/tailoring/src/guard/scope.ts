import { isWithin, type Place } from "@terzi/contracts/place";
import type { FactEntry, Facts } from "./facts/fact.ts";

/**
 * What a sentence may be about: the whole profile, one entry ("experiences.0"), or some lines, each with its entry's
 * heading ("experiences.0.achievements.1").
 */
export type Scope =
  | { kind: "profile" }
  | { kind: "entry"; place: Place }
  | { kind: "lines"; places: readonly Place[] };

/** The facts within a scope; nothing where one of its places isn't in the profile. */
export function entriesIn(scope: Scope, { entries }: Facts): FactEntry[] {
  if (scope.kind === "profile") return entries;
  if (scope.kind === "entry") return entries.filter(({ place }) => place === scope.place);
  const named = (entry: FactEntry): Place[] =>
    scope.places.filter(
      (place) => place === entry.place || entry.texts.some((text) => isWithin(text.place, place)),
    );
  if (!scope.places.every((place) => entries.some((entry) => named(entry).includes(place)))) return [];
  return entries.flatMap((entry) => {
    const places = named(entry);
    const texts = entry.texts.filter((text) => places.some((place) => isWithin(text.place, place)));
    return places.length ? [{ ...entry, texts }] : [];
  });
}

/** The entries whose lines were named: another line of theirs may say what these don't. */
export const wholeEntries = (some: FactEntry[], { entries }: Facts): FactEntry[] =>
  entries.filter((entry) => some.some(({ place, kind }) => place === entry.place && kind === entry.kind));
