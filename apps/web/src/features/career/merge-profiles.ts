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

/** Independent of key order: the database's differs from that of a draft kept in this browser. */
export const isSame = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);

/** A profile without its version, with keys in the schema's order. */
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
 * Three-way merge by section: a section changed on one side only is taken from that side. Where both changed it, mine
 * stays, unless `takeTheirs` names the section.
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
