import type { Field, FieldRole } from "./section-fields.ts";
import { SECTIONS, type Section } from "./sections.ts";

/** An entry of any section, with the place in the profile that it was made from where it stands in a CV. */
export type AnyEntry = Readonly<Record<string, string | string[] | undefined>>;

export const fieldsOf = (section: Section): [name: string, field: Field][] =>
  Object.entries(SECTIONS[section].fields);
/** The names of a section's fields of these roles, in their own order. */
export const fieldsOfRole = (section: Section, ...roles: FieldRole[]): string[] =>
  fieldsOf(section)
    .filter(([, { role }]) => roles.includes(role))
    .map(([name]) => name);

/** The fields that name an entry: all but those that tell of it. */
export const naming = (section: Section): string[] =>
  fieldsOf(section)
    .filter(([, { role }]) => role !== "description" && role !== "points" && role !== "names")
    .map(([name]) => name);

/** A field of an entry as text; "" where it holds none. */
export const textOf = (entry: AnyEntry, field: string): string => {
  const value = entry[field];
  return typeof value === "string" ? value : "";
};
/** A field of an entry as texts; none where it holds none. */
export const textsOf = (entry: AnyEntry, field: string): string[] => {
  const value = entry[field];
  return Array.isArray(value) ? value : [];
};
