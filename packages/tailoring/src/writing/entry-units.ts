import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { itemPlace, parsePlace, type Place, printPlace, sentencePlace } from "@terzi/contracts/place";
import { type CvSection, type CvSectionName, cvNameOf, WORDED_SECTIONS } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";

/** One line of an entry: a point, or a sentence of its description. */
export type Unit = { at: Place; field: string; text: string };

/** Achievements are printed before duties. */
export const pointFields = (section: CvSection): string[] =>
  fieldsOfRole(section, "points").toSorted(
    (a, b) => Number(b === "achievements") - Number(a === "achievements"),
  );

export type WordedEntry = { section: CvSection; name: CvSectionName; position: number; item: AnyEntry };

/** The entry of a worded section at a place of the content; null where there is none. */
export function wordedEntryAt(content: CvContent, at: Place): WordedEntry | null {
  const { section: own, entry: position } = parsePlace(at);
  const section = WORDED_SECTIONS.find((one) => cvNameOf(one) === own);
  if (!section || position === undefined) return null;
  const name = cvNameOf(section);
  const list: AnyEntry[] | string = content[name];
  const item = typeof list === "string" ? undefined : list[position];
  return item ? { section, name, position, item } : null;
}

/** The lines of an entry as they are printed: the description by sentences, then results, then duties. */
export function unitsOf({ section, name, position, item }: WordedEntry): Unit[] {
  const place = (field: string) => printPlace({ section: name, entry: position, field });
  const told = fieldsOfRole(section, "description").flatMap((field) => {
    const text = textOf(item, field);
    const spans = splitSentences(text);
    return spans.map(({ start, end }, index) => ({
      at: spans.length > 1 ? sentencePlace(place(field), index) : place(field),
      field,
      text: text.slice(start, end),
    }));
  });
  const points = pointFields(section).flatMap((field) =>
    textsOf(item, field).map((text, index) => ({ at: itemPlace(place(field), index), field, text })),
  );
  return [...told, ...points];
}
