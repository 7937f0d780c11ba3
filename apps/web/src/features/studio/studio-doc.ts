import { CvContent } from "@terzi/contracts/cv";
import { Design } from "@terzi/contracts/design";
import { fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import { entryPlace, itemPlace, Place, parsePlace, partOf, textPlace } from "@terzi/contracts/place";
import { type CutLine, DeclinedOffers, HIDDEN_MAX, HiddenLines } from "@terzi/contracts/cut-line";
import { sectionNamed } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import { z } from "zod";
import { itemOf, listAt, textAt, valueAt, withValue } from "./content-tree.ts";
import { editContent } from "./edit-content.ts";

/** Everything that a person decides in the studio; every step can be undone. */
export const StudioDoc = z.object({
  content: CvContent,
  design: Design,
  /** Confirmed added claims, by name. */
  confirmed: z.array(Place),
  /** Declined offers, by key. */
  declined: DeclinedOffers.default([]),
  /** What the person took off the page of this CV, newest first. */
  hidden: HiddenLines.default([]),
});
export type StudioDoc = z.infer<typeof StudioDoc>;

/** For a language, its name; for an entry, its title. */
function nameOfEntry(name: string, entry: Record<string, string | string[]>): string {
  const section = sectionNamed(name);
  const fields = section ? fieldsOfRole(section, "title", "organization") : ["language"];
  const texts = fields.map((field) => textOf(entry, field).trim());
  return texts.filter(Boolean).join(", ");
}

/** A line before it is removed; null where there is nothing. A language goes with its level. */
function readCut(content: CvContent, place: Place): CutLine | null {
  const { section, entry } = parsePlace(place);
  const at = section === "skills.languages" && entry !== undefined ? entryPlace(place) : place;
  const found = valueAt(content, at);
  if (typeof found === "string") return found.trim() ? { at, text: found } : null;
  if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
  // Safe: an object in a content that is no list is an entry or a language.
  const whole = found as Record<string, string | string[]>;
  return { at, text: nameOfEntry(section, whole), entry: whole };
}

/** The oldest go when somebody hides more than anybody would restore. */
const withHidden = ({ hidden }: StudioDoc, line: CutLine): CutLine[] =>
  [line, ...hidden].slice(0, HIDDEN_MAX);

/** Takes a line off the page of this CV; it can be restored. */
export function hideLine(doc: StudioDoc, place: Place): StudioDoc {
  const cut = readCut(doc.content, place);
  const { content } = editContent(doc.content, { type: "remove", at: place });
  return { ...doc, content, hidden: cut ? withHidden(doc, cut) : doc.hidden };
}

/** The content with a restored line at its place, or at the end of its former list. */
export function withLine(content: CvContent, { at, text, entry }: CutLine): CvContent {
  const { sentence } = parsePlace(at);
  if (sentence !== undefined) {
    const place = textPlace(at);
    const prose = textAt(content, place);
    const sentences = splitSentences(prose).map(({ start, end }) => prose.slice(start, end));
    return withValue(content, place, sentences.toSpliced(sentence, 0, text).join(" "));
  }
  const item = itemOf(at);
  if (!item) return textAt(content, at) ? content : withValue(content, at, text);
  if (!Array.isArray(valueAt(content, item.list))) return content;
  const { list, position } = item;
  return editContent(content, { type: "insert", list, position, value: entry ?? text }).content;
}

/** Where a line is now: at its place, or wherever else in its part of the CV it has moved. */
function findLine(content: CvContent, { at, text, entry }: CutLine): Place | null {
  const isSentence = parsePlace(at).sentence !== undefined;
  const isThere = (place: Place): boolean => {
    const value = valueAt(content, place);
    if (typeof value === "string") return isSentence ? value.includes(text) : value === text;
    return entry !== undefined && typeof value === "object" && readCut(content, place)?.text === text;
  };
  const own = textPlace(at);
  if (isThere(own)) return own;
  const item = itemOf(own);
  if (!item) return null;
  const position = listAt(content, item.list).findIndex((_, one) => isThere(itemPlace(item.list, one)));
  return position < 0 ? null : itemPlace(item.list, position);
}

/** The first of these lines that is still on the page. */
export const firstStanding = (content: CvContent, lines: CutLine[]): CutLine | undefined =>
  lines.find((line) => findLine(content, line) !== null);

/** The document without a line that is replaced by a better one. */
export function leaveOut(doc: StudioDoc, line: CutLine): StudioDoc {
  const at = findLine(doc.content, line);
  if (at === null) return doc;
  if (parsePlace(line.at).sentence === undefined) return hideLine(doc, at);
  const rest = textAt(doc.content, at).replace(line.text, "").replace(/ {2,}/g, " ").trim();
  return { ...doc, content: withValue(doc.content, at, rest), hidden: withHidden(doc, line) };
}

/** Whether a left-out line is still missing. */
export const isMissing = (content: CvContent, line: CutLine): boolean =>
  line.entry
    ? findLine(content, line) === null
    : !JSON.stringify(Reflect.get(content, partOf(line.at)) ?? "").includes(
        JSON.stringify(line.text).slice(1, -1),
      );

/** Restores a line, and leaves out another in its place where one is given. */
export function bringBack(doc: StudioDoc, line: CutLine, instead?: CutLine): StudioDoc {
  const hidden = doc.hidden.filter((one) => one !== line);
  const made = instead ? leaveOut({ ...doc, hidden }, instead) : { ...doc, hidden };
  return { ...made, content: withLine(made.content, line) };
}
