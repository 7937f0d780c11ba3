import { parsePlace, partOf, type Place } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { isProfilePart, partName } from "@terzi/i18n/sections";
import { shownLanguage } from "@terzi/ui/texts";

/** A section of the profile or of a CV in words; "" for what is none. */
export function sectionName(section: string): string {
  const part = sectionNamed(section) ?? section;
  return isProfilePart(part) ? partName(part, shownLanguage()) : "";
}

/** A place in words: "experiences.0.achievements.2" → "Work Experience 1". */
export function placeName(place: Place): string {
  const { section, entry } = parsePlace(place);
  const part = partOf(place);
  const name = sectionName(part);
  return name && entry !== undefined && part === section ? `${name} ${entry + 1}` : name;
}
