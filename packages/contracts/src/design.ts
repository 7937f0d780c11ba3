import { z } from "zod";
import { text } from "./text.ts";

/**
 * Each is made for a kind of person and market:
 * - modern, professional: the two that everybody may take
 * - plain: nothing that a machine could stumble over
 * - compact: much on one page
 * - executive: for who leads, in a book's serif
 * - columns: facts beside the story, in the order in which it is read
 * - academic: publications and teaching, by year
 * - europass: labels at the left, as offices in Europe know it
 * - turkish: with photo, date of birth, military service and driving licence where given
 * - creative: a coloured head
 * - technical: skills first, for engineers
 * - graduate: education first
 */
export const Template = z.enum([
  "modern",
  "professional",
  "plain",
  "compact",
  "executive",
  "columns",
  "academic",
  "europass",
  "turkish",
  "creative",
  "technical",
  "graduate",
]);
export type Template = z.infer<typeof Template>;

/** Headings and text: Inter; Source Serif; IBM Plex Sans; Lora over Source Sans. */
export const FontPair = z.enum(["inter", "source-serif", "plex", "lora"]);
export type FontPair = z.infer<typeof FontPair>;

export const Density = z.enum(["compact", "normal", "airy"]);
export type Density = z.infer<typeof Density>;
export const Margins = z.enum(["narrow", "normal", "wide"]);
export type Margins = z.infer<typeof Margins>;
export const Paper = z.enum(["A4", "Letter"]);
export type Paper = z.infer<typeof Paper>;
/** short: "Mar 2021"; long: "March 2021"; numeric: "03/2021"; year: "2021". */
export const DateFormat = z.enum(["short", "long", "numeric", "year"]);
export type DateFormat = z.infer<typeof DateFormat>;

/** Of the profile's contact fields, those that a CV may go without. */
export const ContactLine = z.enum([
  "email",
  "phone",
  "location",
  "linkedin",
  "portfolio",
  "github",
  "twitter",
  "birthDate",
  "militaryService",
  "drivingLicence",
]);
export type ContactLine = z.infer<typeof ContactLine>;

/**
 * A section of the printed CV: its name in the content ("summary", "workExperience", "skills", "languages"), or
 * "customSections:" with the person's own title; "customSections" alone means all of these. One that isn't there any more means nothing.
 */
export const SectionKey = text(520);
export type SectionKey = z.infer<typeof SectionKey>;

/** A picture of about 400 pixels; the browser makes it that small. */
const PHOTO_MAX = 90_000;
/** A JPEG or PNG as a data: URL, and nothing else; "" for none. */
const Photo = z
  .string()
  .max(PHOTO_MAX, "The photo is too large")
  .regex(/^(?:data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2})?$/, "The photo must be a JPEG or PNG")
  .default("");

/** How a CV looks. null: as the template has it; of the paper, as the address lets one guess. */
export const Design = z.object({
  template: Template.default("modern"),
  /** "#0f6a73". A colour too light to read as text is printed darker. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
  font: FontPair.nullable().default(null),
  density: Density.default("normal"),
  margins: Margins.default("normal"),
  paper: Paper.nullable().default(null),
  dateFormat: DateFormat.default("short"),
  /**
   * Sections not listed follow in the template's own order, with languages after skills. Empty: the template's order.
   */
  sectionOrder: z.array(SectionKey).max(100).default([]),
  /** What the person calls a section instead. */
  sectionNames: z.record(SectionKey, text(100)).default({}),
  hiddenSections: z.array(SectionKey).max(100).default([]),
  hiddenContacts: z.array(ContactLine).max(20).default([]),
  /** Printed by templates that have a place for it. */
  photo: Photo,
});
export type Design = z.infer<typeof Design>;

/** A template as it is before anybody changes it. */
export const plainDesign = (template: Template): Design => Design.parse({ template });
