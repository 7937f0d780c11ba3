import { hashKey } from "@tanstack/react-query";
import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";
import type { AnyEntry } from "@terzi/contracts/entry-fields";

export type Section = keyof CareerProfile;

/** Puts a new value in place of one section. */
export type ChangeSection = <S extends Section>(section: S, value: CareerProfile[S]) => void;

/** The same for a list whose entries the registry's forms have changed. */
export const asSection = <S extends Section>(_section: S, entries: AnyEntry[]): CareerProfile[S] =>
  // Safe: the forms change fields of entries and add blank ones, all of this section.
  entries as CareerProfile[S];

export const SECTIONS = Object.keys(emptyProfile()) as Section[]; // the schema's own keys

/** Whatever order their keys were written in: the database has another one than a draft that this browser kept. */
export const isSame = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);

/** A profile without the version that it travels with, its keys in the schema's order. */
export const profileOf = (read: CareerProfile): CareerProfile => pick((section) => read[section]);

/** Sections that both sides changed, each in its own way. */
export const findConflicts = (base: CareerProfile, mine: CareerProfile, theirs: CareerProfile): Section[] =>
  SECTIONS.filter(
    (section) =>
      !isSame(mine[section], theirs[section]) &&
      !isSame(mine[section], base[section]) &&
      !isSame(theirs[section], base[section]),
  );

/**
 * Three-way merge by section: what only one side changed is taken from that side.
 * Where both did, mine stays, unless `takeTheirs` names the section.
 */
export const mergeProfiles = (
  { base, mine, theirs }: { base: CareerProfile; mine: CareerProfile; theirs: CareerProfile },
  takeTheirs: Section[] = [],
): CareerProfile =>
  pick((section) =>
    takeTheirs.includes(section) || isSame(mine[section], base[section]) ? theirs[section] : mine[section],
  );

function pick(choose: <S extends Section>(section: S) => CareerProfile[S]): CareerProfile {
  // Each section's value is chosen from the same section of a profile, so together they are a profile.
  return Object.fromEntries(SECTIONS.map((section) => [section, choose(section)])) as CareerProfile;
}
