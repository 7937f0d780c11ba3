import { z } from "zod";

/**
 * Where a text stands in a career profile or in a CV's content. On the wire it is a dotted path, read by `parsePlace`
 * and written by `printPlace`: "summary", "experiences.0.achievements.2", "skills.technical.3".
 */
export const Place = z.string();
export type Place = z.infer<typeof Place>;

export type PlaceParts = {
  /** A section by its own name; each list of `skills` is one: "skills.technical". "" for the whole document. */
  section: string;
  /** Which of the section's entries, from 0. */
  entry?: number;
  field?: string;
  /** Which of the field's texts, from 0. */
  index?: number;
  /** Which of the text's sentences, from 0; the wire has it behind a "#". */
  sentence?: number;
};

const NUMBER = /^\d+$/;
const LISTS_OF_SKILLS = new Set(["technical", "soft", "languages"]);

export function parsePlace(place: Place): PlaceParts {
  const [path = "", sentence = ""] = place.split("#");
  const steps = path.split(".");
  let section = steps.shift() ?? "";
  if (section === "skills" && LISTS_OF_SKILLS.has(steps[0] ?? "")) section = `${section}.${steps.shift()}`;
  const takeNumber = () => (NUMBER.test(steps[0] ?? "") ? Number(steps.shift()) : undefined);
  const entry = takeNumber();
  const field = steps.shift();
  const index = takeNumber();
  return {
    section,
    ...(entry !== undefined && { entry }),
    ...(field !== undefined && { field }),
    ...(index !== undefined && { index }),
    ...(NUMBER.test(sentence) && { sentence: Number(sentence) }),
  };
}

export const printPlace = ({ section, entry, field, index, sentence }: PlaceParts): Place =>
  [section, entry, field, index].filter((step) => step !== undefined).join(".") +
  (sentence === undefined ? "" : `#${sentence}`);

/** The place of one text of a list. */
export const itemPlace = (list: Place, position: number): Place => `${list}.${position}`;

/** The whole text in which a sentence stands. */
export const textPlace = (place: Place): Place => place.split("#")[0] ?? place;

/** The job, school or skill that a place stands in; itself where it stands in no entry. */
export function entryPlace(place: Place): Place {
  const { section, entry } = parsePlace(place);
  return entry === undefined ? place : printPlace({ section, entry });
}

/** The names and numbers that lead from the document to a place. */
export const stepsTo = (place: Place): string[] => (place ? textPlace(place).split(".") : []);

/** The part of the document that a place stands in: all that is known of skills is one, "skills". */
export const partOf = (place: Place): string => stepsTo(place)[0] ?? "";
