import { sectionNamed } from "@terzi/contracts/sections";
import { isProfilePart, partName } from "@terzi/i18n/sections";
import { shownLanguage } from "@terzi/ui/texts";

/** What a section of a CV's content is called; null for what is none. */
export function sectionWords(section: string): string | null {
  const part = sectionNamed(section) ?? section;
  return isProfilePart(part) ? partName(part, shownLanguage()) : null;
}
