import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { itemPlace, type Place, printPlace, sentencePlace } from "@terzi/contracts/place";
import { CV_SECTIONS, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";

/** The content without what was dropped. Places are those of the content as it was before. */
export function withoutDrops(content: CvContent, dropped: ReadonlySet<Place>): CvContent {
  const keeps = (place: Place) => !dropped.has(place);
  const points = (place: Place, list: string[]) => list.filter((_, index) => keeps(itemPlace(place, index)));
  const prose = (place: Place, text: string): string => {
    const sentences = splitSentences(text);
    const kept = sentences.filter((_, index) => keeps(sentencePlace(place, index)));
    if (kept.length === sentences.length) return text;
    return kept.map(({ start, end }) => text.slice(start, end)).join(" ");
  };
  const withoutParts = (section: CvSection): AnyEntry[] | string => {
    const list: AnyEntry[] | string = content[cvNameOf(section)];
    if (typeof list === "string") return list;
    return list.flatMap((item, entry) => {
      const at = { section: cvNameOf(section), entry };
      const place = (field: string) => printPlace({ ...at, field });
      const changed = [
        ...fieldsOfRole(section, "description").map((field) => [
          field,
          prose(place(field), textOf(item, field)),
        ]),
        ...fieldsOfRole(section, "points").map((field) => [
          field,
          points(place(field), textsOf(item, field)),
        ]),
      ];
      return keeps(printPlace(at)) ? [{ ...item, ...Object.fromEntries(changed) }] : [];
    });
  };
  return {
    ...content,
    summary: prose("summary", content.summary),
    skills:
      typeof content.skills === "string"
        ? content.skills
        : {
            ...content.skills,
            technical: points("skills.technical", content.skills.technical),
            soft: points("skills.soft", content.skills.soft),
          },
    ...Object.fromEntries(CV_SECTIONS.map((section) => [cvNameOf(section), withoutParts(section)])),
    hobbies: points("hobbies", content.hobbies),
    additionalInfo: prose("additionalInfo", content.additionalInfo),
    // Safe: sections lose entries, sentences and points, and keep their shape.
  } as CvContent;
}
