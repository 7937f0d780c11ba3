import type { PersonalInfo, Reference } from "@terzi/contracts/career";

const MASK = "[…]";

const ADDRESSES =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|www\.\S+|\b(?:linkedin|github|twitter|x|facebook|instagram)\.com\/\S*/giu;
/** An international number or one with a leading zero or brackets; years and ranges of them are neither. */
const PHONES = /(?:\+|\(|\b0)\d[\d\s().-]{7,}\d/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a value whatever is between its words, so that a name spread over two cells is found as well. */
const patternOf = (value: string): RegExp =>
  new RegExp(
    value
      .trim()
      .split(/\s+/)
      .map((word) => escaped(word))
      .join("\\s+"),
    "giu",
  );

export type Contacts = { personalInfo: PersonalInfo; references: Reference[] };

/**
 * Hides contact data in the lines of a CV: addresses, links and phone numbers anywhere, and names and values already
 * read as such. How much was hidden can't be seen.
 */
export function createContactMask({ personalInfo, references }: Contacts): (line: string) => string {
  const { location: _, ...own } = personalInfo;
  const known = [
    ...Object.values(own),
    ...references.flatMap(({ name, email, phone }) => [name, email, phone]),
  ]
    .filter((value) => value.trim().length > 3)
    .map(patternOf);
  return (line) =>
    [...known, ADDRESSES, PHONES].reduce((shown, pattern) => shown.replace(pattern, MASK), line);
}
