/** What a field says about its entry, and so what it may hold. Printed in this order: titles, dates, details, texts. */
export type FieldRole =
  | "title"
  /** The heading that the person gives an entry. */
  | "heading"
  /** What a degree is in; printed after the title, unless the title says it already. */
  | "subject"
  | "organization"
  | "location"
  | "contact"
  | "link"
  /** A number or grade, which means nothing without its label. */
  | "identifier"
  | "people"
  | "start"
  | "end"
  /** The date of something without a duration. */
  | "date"
  | "expiry"
  | "description"
  | "points"
  /** Short names, printed on one line with commas. */
  | "names";

/** How a field counts when evidence is looked for; a field without a kind proves nothing. */
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
  /**
   * The fields by which two entries are recognised as the same. A field that one of them lacks is ignored, except the
   * first.
   */
  toldApartBy: readonly (keyof F & string)[];
  /** Its list in a JSON Resume; null: the format has none, so it stands under `meta.terzi`. */
  jsonResume: string | null;
  editor: "own tab" | "shared tab";
  /** Whether a writer may reword its descriptions and points. */
  isWorded: boolean;
  /** It is about other people, so it proves nothing. */
  isAboutOthers?: true;
};

/** A section, with the names of its fields known as they are written. */
export const defineSection = <F extends Record<string, Field>, const S extends SectionSpec<F>>(
  section: S & { fields: F },
): S & { fields: F } => section;
