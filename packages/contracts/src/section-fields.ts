import { z } from "zod";
import { optionalText, text } from "./text.ts";

export const line = () => optionalText(500);
export const paragraph = () => optionalText(10_000);
export const lines = (max = 200) => z.array(text(5_000)).max(max).default([]);
export const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).default([]);

/**
 * Dates are what the person wrote: "2021-03", "2021", "March 2021", or "present" for what still goes on.
 * `dates.ts` reads them; nothing is lost when it can't.
 */
const date = () => optionalText(100);

/** What a field says of its entry, and so what it may hold. In print: titles, then dates, then details, then texts. */
const ROLES = {
  title: line,
  /** Under what an entry stands, where the person says so. */
  heading: () => optionalText(100),
  /** What a degree is in: stands behind the title, unless the title says it. */
  subject: line,
  organization: line,
  location: line,
  contact: line,
  link: line,
  /** A number or grade that says nothing without its label. */
  identifier: line,
  people: () => optionalText(2_000),
  start: date,
  end: date,
  /** The one date of what has no duration. */
  date,
  expiry: date,
  description: paragraph,
  points: () => lines(),
  /** Short names that stand in one line, separated by commas. */
  names: () => lines(),
};
export type FieldRole = keyof typeof ROLES;

/** As what a field counts when evidence is looked for; what has none proves nothing. */
export type EvidenceKind = "told" | "listed" | "title" | "studied" | "certified";

type FieldOptions = {
  evidence?: EvidenceKind;
  /** Marked as required in the editor; never enforced. */
  isAsked?: true;
};

export const field = <R extends FieldRole>(role: R, options: FieldOptions = {}) => ({
  role,
  // Safe: ROLES holds the schema of that very role.
  schema: ROLES[role]() as ReturnType<(typeof ROLES)[R]>,
  ...options,
});
export type Field = FieldOptions & { role: FieldRole; schema: z.ZodType };

type SectionSpec<F extends Record<string, Field>> = {
  fields: F;
  /** Its name in a CV's content. */
  cvName: string;
  /** By what two entries are known to be one. What one of them lacks says nothing, but the first must be there. */
  toldApartBy: readonly (keyof F & string)[];
  /** Its list in a JSON Resume; null: the format has none, so it stands under `meta.terzi`. */
  jsonResume: string | null;
  editor: "own tab" | "shared tab";
  /** Whether a writer may reword its descriptions and points. */
  isWorded: boolean;
  /** It tells of other people: it proves nothing. */
  isAboutOthers?: true;
};

/** A section with the schema of its entries. */
export const defineSection = <F extends Record<string, Field>, const S extends SectionSpec<F>>(
  section: S & { fields: F },
) => ({
  ...section,
  // Safe: the same names, each with its own field's schema.
  entry: z.object(
    Object.fromEntries(Object.entries(section.fields).map(([name, { schema }]) => [name, schema])),
  ) as z.ZodObject<{
    [K in keyof F]: F[K]["schema"];
  }>,
});
