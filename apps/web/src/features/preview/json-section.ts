import { CvContent } from "@terzi/contracts/cv";
import { CV_ORDER, type CvSectionName, cvNameOf } from "@terzi/contracts/sections";

/** A section of a CV's content below the summary. */
export type SectionName = CvSectionName | "skills";

/** In the order in which they are printed. */
export const SECTION_ORDER = CV_ORDER.map(
  (section): SectionName => (section === "skills" ? section : cvNameOf(section)),
);

/** A section as editable text: JSON, or the raw string that it has become. */
export const writeSection = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);

/** Reads an edited section: valid JSON of the right shape is the section, anything else is kept as the raw string. */
export function readSection<S extends SectionName>(section: S, text: string): CvContent[S] {
  const raw = text as CvContent[S]; // every structured section may also be a string
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "string") return raw;
    const result = CvContent.safeParse({ [section]: parsed });
    return result.success ? result.data[section] : raw;
  } catch {
    return raw;
  }
}
