import type { Language } from "@terzi/contracts/languages";
import type { LetterLength } from "@terzi/contracts/letter";
import type { Length } from "@terzi/contracts/cv";
import { capitalizeIn, lowerIn } from "@terzi/language/normalise";

/** How many lines of the person's work a letter tells, and how many skills it names, by its length. */
export const LINES: Record<LetterLength, number> = { short: 2, medium: 4, long: 6 };
export const SKILLS_LIKE: Record<LetterLength, Length> = { short: "short", medium: "standard", long: "long" };

/** "(m/f/d)", "(K/E)": for everybody, wherever in a title it stands. */
const FOR_EVERYBODY = /\s*\((?:\p{L}\s*[/|]\s*){1,3}\p{L}\)/giu;

/**
 * "Paramedic – Band 6 (37.5 hours)" → "Paramedic", "Team Leader (Relief), Gaziantep" → "Team Leader": what stands behind
 * a title is the posting's business.
 */
export function tidyTitle(written: string, language: Language): string {
  const bare =
    written
      .trim()
      .replace(/(?<=\S)\s*\([^()]*\)\s*(?:,.*)?$/, "")
      .replace(FOR_EVERYBODY, "")
      .trim()
      .split(/\s+[–—|]\s+|\s+-\s+/)[0]
      ?.trim() ?? "";
  const isShouted = bare.length > LONGEST_ABBREVIATION && !/\p{Ll}/u.test(bare);
  return isShouted
    ? bare
        .split(" ")
        .map((word) => capitalizeIn(lowerIn(word, language), language))
        .join(" ")
    : bare;
}

/** "CTO", "HSE": always in capitals. */
const LONGEST_ABBREVIATION = 4;
