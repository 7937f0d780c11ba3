import type { CareerProfile } from "@terzi/contracts/career";
import { wordKeys } from "@terzi/language/tokens";
import { writingPattern } from "../languages/all-writing-patterns.ts";

/** What a part of a CV is headed by, in either language. */
const HEADING = new RegExp(String.raw`^${writingPattern("moreInformation")}\s*:?$`, "iu");

const WORDS_AT_MOST = 6;

/** "2018 – 2022", "Anadolu Üniversitesi: 2020 – 2022": when a school began, which its own line has no room for. */
const PERIOD =
  /^(?:(?<name>.+):\s*)?(?:\p{L}+\s)?(?:19|20)\d\d\s*[-–—]\s*(?:(?:\p{L}+\s)?(?:19|20)\d\d|\p{L}+)\.?$/u;

const isBarePeriod = (line: string, schools: string[]): boolean => {
  const found = PERIOD.exec(line.trim());
  const name = found?.groups?.name;
  return found !== null && (name === undefined || schools.includes(name.trim()));
};

/**
 * The notes of a profile without its first line where that is a title, and without headings and bare periods: whoever
 * reads a CV from a file finds its headline there, and at the end of the new one it would stand a second time.
 */
export function withoutTitleLines({ additionalInfo, experiences, education }: CareerProfile): string {
  const schools = education.map(({ institution }) => institution.trim());
  const held = experiences.map(({ position }) => new Set(wordKeys(position)));
  const lines = additionalInfo.trim().split("\n");
  return lines
    .filter((line, at) => {
      const words = wordKeys(line);
      const isTitle =
        at === 0 &&
        words.length > 0 &&
        words.length <= WORDS_AT_MOST &&
        held.some((title) => words.every((word) => title.has(word)));
      return !isTitle && !isBarePeriod(line, schools) && !HEADING.test(line.trim());
    })
    .join("\n")
    .trim();
}
