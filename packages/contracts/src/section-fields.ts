/** What a field says of its entry, and so what it may hold. In print: titles, then dates, then details, then texts. */
export type FieldRole =
  | "title"
  /** Under what an entry stands, where the person says so. */
  | "heading"
  /** What a degree is in: stands behind the title, unless the title says it. */
  | "subject"
  | "organization"
  | "location"
  | "contact"
  | "link"
  /** A number or grade that says nothing without its label. */
  | "identifier"
  | "people"
  | "start"
  | "end"
  /** The one date of what has no duration. */
  | "date"
  | "expiry"
  | "description"
  | "points"
  /** Short names that stand in one line, separated by commas. */
  | "names";

/** As what a field counts when evidence is looked for; what has none proves nothing. */
export type EvidenceKind = "told" | "listed" | "title" | "studied" | "certified";

type FieldOptions = {
  evidence?: EvidenceKind;
  /** Marked as required in the editor; never enforced. */
  isAsked?: true;
};

export const field = <R extends FieldRole>(role: R, options: FieldOptions = {}) => ({ role, ...options });
export type Field = FieldOptions & { role: FieldRole };

type SectionSpec<F extends Record<string, Field>> = {
  fields: F;
  /** Its name in a CV's content, where that isn't its name in the profile. */
  cvName?: string;
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

/** A section, with the names of its fields known as they are written. */
export const defineSection = <F extends Record<string, Field>, const S extends SectionSpec<F>>(
  section: S & { fields: F },
): S & { fields: F } => section;
