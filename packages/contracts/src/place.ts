import { z } from "zod";
import { type CvSectionName, cvNameOf, SECTION_NAMES, type Section } from "./sections.ts";

const OTHER_PARTS = [
  "jobTitle",
  "headline",
  "personalInfo",
  "summary",
  "skills",
  "hobbies",
  "additionalInfo",
] as const;
const SKILL_LISTS = ["technical", "soft", "languages"] as const;

/** What a profile and a CV's content consist of, each by its own name there. */
export type DocumentPart = Section | CvSectionName | (typeof OTHER_PARTS)[number];
/** The same, with each list of skills as a section of its own. */
export type PlaceSection = DocumentPart | `skills.${(typeof SKILL_LISTS)[number]}`;

/**
 * Where a text stands in a career profile or in a CV's content: "summary", "experiences.0.achievements.2",
 * "skills.technical.3", "workExperience.0.description#1"; "" is the whole document. A string on the wire and as a key,
 * but one that only this file takes apart and puts together: no other may know how it is written.
 */
export type Place = "" | DocumentPart | `${DocumentPart}.${string}` | `${DocumentPart}#${number}`;

const PARTS = new Set<string>([
  ...SECTION_NAMES,
  ...SECTION_NAMES.map((section) => cvNameOf(section)),
  ...OTHER_PARTS,
]);

/** Whether a text leads into a profile or a CV's content; how far it leads there, only the document can tell. */
export const isPlace = (text: string): text is Place =>
  text === "" || PARTS.has(text.split(/[.#]/, 1)[0] ?? "");

const placeSchema = () =>
  // Safe: what the schema lets through is what the type says.
  z.string().refine(isPlace, "Please name a place in the profile or the CV") as unknown as z.ZodType<
    Place,
    Place
  >;
/** Left out of a bundle that only reads places, and all of zod with it. */
export const Place = /* @__PURE__ */ placeSchema();

/** The place that a text from elsewhere names; null where it names none. */
export const readPlace = (text: string | undefined): Place | null =>
  text !== undefined && isPlace(text) ? text : null;

export type PlaceParts = {
  /** "" for the whole document. */
  section: PlaceSection | "";
  /** Which of the section's entries, from 0. */
  entry?: number;
  field?: string;
  /** Which of the field's texts, from 0. */
  index?: number;
  /** Which of the text's sentences, from 0; behind a "#". */
  sentence?: number;
};

const NUMBER = /^\d+$/;
const isSkillList = (step: string | undefined): boolean => SKILL_LISTS.some((list) => list === step);

export function parsePlace(place: Place): PlaceParts {
  const steps = stepsTo(place);
  const isList = steps[0] === "skills" && isSkillList(steps[1]);
  // Safe: a place begins with a part of the document.
  const parts: PlaceParts = {
    section: (isList ? `skills.${steps[1]}` : (steps[0] ?? "")) as PlaceSection | "",
  };
  let at = isList ? 2 : 1;
  const takeNumber = () => (NUMBER.test(steps[at] ?? "") ? Number(steps[at++]) : undefined);
  // A content has thousands of places: objects spread into one another took most of the time.
  const entry = takeNumber();
  if (entry !== undefined) parts.entry = entry;
  const field = steps[at++];
  if (field !== undefined) parts.field = field;
  const index = takeNumber();
  if (index !== undefined) parts.index = index;
  const mark = place.indexOf("#");
  if (mark >= 0 && NUMBER.test(place.slice(mark + 1))) parts.sentence = Number(place.slice(mark + 1));
  return parts;
}

export function printPlace({ section, entry, field, index, sentence }: PlaceParts): Place {
  const path = [section, entry, field, index].filter((step) => step !== undefined).join(".");
  // Safe: it begins with the section.
  return (sentence === undefined ? path : `${path}#${sentence}`) as Place;
}

// Safe, here and below: a place with more behind it begins as it did; below the whole document stand its parts.
const below = (place: Place, step: string | number): Place =>
  (place ? `${place}.${step}` : `${step}`) as Place;

/** The place of one text of a list. */
export const itemPlace = (list: Place, position: number): Place => below(list, position);

/** The place of a field of an entry, or of a part of the whole document. */
export const fieldPlace = (entry: Place, field: string): Place => below(entry, field);

/** The place of one sentence of a text. */
export const sentencePlace = (text: Place, sentence: number): Place => `${text}#${sentence}` as Place;

/** The whole text in which a sentence stands. */
export const textPlace = (place: Place): Place => (place.split("#")[0] ?? place) as Place;

/** The job, school or skill that a place stands in; itself where it stands in no entry. */
export function entryPlace(place: Place): Place {
  const { section, entry } = parsePlace(place);
  return entry === undefined ? place : printPlace({ section, entry });
}

/** Whether a place is another, or stands below it. */
export const isWithin = (place: Place, outer: Place): boolean =>
  place === outer || place.startsWith(`${outer}.`);

/** Where a place stands now whose `outer`, or what it stands in, has gone to `now`. */
export const movePlace = (place: Place, outer: Place, now: Place): Place =>
  // Safe: what stood below the one stands below the other.
  (isWithin(place, outer) ? now + place.slice(outer.length) : place) as Place;

/** The names and numbers that lead from the document to a place. */
export const stepsTo = (place: Place): string[] => (place ? textPlace(place).split(".") : []);

/** The part of the document that a place stands in: all that is known of skills is one, "skills". */
// Safe: a place begins with it.
export const partOf = (place: Place): DocumentPart | "" => (stepsTo(place)[0] ?? "") as DocumentPart | "";
