import type { CareerProfile } from "@terzi/contracts/career";
import type { AnyEntry } from "@terzi/contracts/entry-fields";
import { mapSections, type Section } from "@terzi/contracts/sections";

const filled = (lines: string[]): string[] => lines.filter((line) => line.trim() !== "");

/** Whether anything was entered. */
const isEntered = (entry: AnyEntry): boolean =>
  Object.values(entry).some((value) => (Array.isArray(value) ? value.length > 0 : value?.trim()));

const withoutBlankLines = (entry: AnyEntry): AnyEntry =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, Array.isArray(value) ? filled(value) : value]),
  );

/** The profile as it is saved: without the blank lines and blank entries that editing leaves in lists. */
export function tidyProfile(profile: CareerProfile): CareerProfile {
  const lists = mapSections((section) => {
    const entries: AnyEntry[] = profile[section];
    return entries.map(withoutBlankLines).filter(isEntered);
  });
  // Safe: entries lose blank lines, lists lose blank entries, and keep their shape.
  return { ...profile, ...(lists as Pick<CareerProfile, Section>), hobbies: filled(profile.hobbies) };
}
