import { z } from "zod";
import type { Field, FieldRole } from "./section-fields.ts";
import { mapSections, SECTIONS, type Section } from "./sections.ts";
import { optionalText, text } from "./text.ts";

export const line = () => optionalText(500);
export const paragraph = () => optionalText(10_000);
export const lines = (max = 200) => z.array(text(5_000)).max(max).default([]);
export const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).default([]);

/**
 * Dates are as the person wrote them: "2021-03", "2021", "March 2021", or "present" for what continues. `dates.ts`
 * reads them; one it can't read is kept.
 */
const date = () => optionalText(100);

/** What a field of each role may hold. */
const ROLES = {
  title: line,
  heading: () => optionalText(100),
  subject: line,
  organization: line,
  location: line,
  contact: line,
  link: line,
  identifier: line,
  people: () => optionalText(2_000),
  start: date,
  end: date,
  date,
  expiry: date,
  description: paragraph,
  points: () => lines(),
  names: () => lines(),
} satisfies Record<FieldRole, () => z.ZodType>;

type FieldsOf<S extends Section> = (typeof SECTIONS)[S]["fields"];
type SchemaOf<F> = F extends { role: infer R extends FieldRole } ? ReturnType<(typeof ROLES)[R]> : never;
type SchemaOfEach = { [S in Section]: z.ZodObject<{ [K in keyof FieldsOf<S>]: SchemaOf<FieldsOf<S>[K]> }> };
/** Separate, so that the compiler accepts an entry of any section here. */
interface EntrySchemas extends SchemaOfEach {}

function entrySchema(section: Section): z.ZodObject {
  const fields: Record<string, Field> = SECTIONS[section].fields;
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { role }]) => [name, ROLES[role]()])),
  );
}

/** The schema of each section's entries. Beside the registry, so that who reads sections needs no schemas. */
// Safe: of the same fields, each with the schema of its role.
export const ENTRIES = mapSections(entrySchema) as EntrySchemas;

export type Entry<S extends Section> = z.infer<EntrySchemas[S]>;
