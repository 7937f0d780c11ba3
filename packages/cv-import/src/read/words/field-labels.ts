import { documentWords } from "@terzi/lexicon/document-words";
import { foldText } from "../fold-text.ts";

/** What a label or a table's column head says about the text beside or below it. */
export type Field =
  | "title"
  | "company"
  | "school"
  | "degree"
  | "field"
  | "name"
  | "issuer"
  | "number"
  | "date"
  | "start"
  | "end"
  | "expiry"
  | "place"
  | "grade"
  | "description"
  /** What forms ask for that nobody did there: the pay, the sector, the reason for leaving. */
  | "aside";

/** The fields that name an entry. */
export const NAMING_FIELDS: ReadonlySet<Field> = new Set(["title", "company", "school", "degree", "name"]);

/** The fields that tell of an entry, in any number of lines. */
export const TELLING_FIELDS: ReadonlySet<Field | undefined> = new Set<Field>(["description", "aside"]);

/** The kinds of sections that people fill in as forms. */
export type FormKind = "work" | "education" | "certifications";

const ANY_FORM: [Field, string][] = [
  ["date", "date label"],
  ["start", "start label"],
  ["end", "end label"],
  ["place", "place label"],
];

/** The lists of the lexicon that name each field. Where two have a label, the later one holds. */
const LABELS: Record<FormKind, [Field, string][]> = {
  work: [
    ["title", "title label (work)"],
    ["company", "company label (work)"],
    ["description", "description label (work)"],
    ["aside", "aside label (work)"],
    ...ANY_FORM,
  ],
  education: [
    ["school", "school label (education)"],
    ["degree", "degree label (education)"],
    ["field", "field label (education)"],
    ["grade", "grade label (education)"],
    ["aside", "aside label (education)"],
    ...ANY_FORM,
  ],
  certifications: [
    ["name", "name label (certification)"],
    ["issuer", "issuer label (certification)"],
    ["number", "number label (certification)"],
    ...ANY_FORM,
    ["expiry", "expiry label (certification)"],
  ],
};

const fieldsOf = (labels: [Field, string][]): Map<string, Field> =>
  new Map(
    labels.flatMap(([field, list]) =>
      documentWords(list).map(({ text }) => [foldText(text), field] as const),
    ),
  );

const FIELDS: Record<FormKind, Map<string, Field>> = {
  work: fieldsOf(LABELS.work),
  education: fieldsOf(LABELS.education),
  certifications: fieldsOf(LABELS.certifications),
};

/** The field that a text labels in a form of this kind, if it is one of the labels people print, or some in a row. */
export function fieldOfLabel(text: string, kind: FormKind): Field | undefined {
  if (text.length > 120) return undefined;
  const label = foldText(text)
    .replace(/\s*[/&]\s*|\s+(?:ve|and|or|veya)\s+(?=kurulus$|universite$)/g, "/")
    .replace(/(?<![\s:*.])[\s:*.]+$/, "")
    .replace(/^[\s•-]+/, "")
    .trim();
  const field = FIELDS[kind].get(label);
  if (field || !PARTED.test(label)) return field;
  // "School, college or university", "Qualification and grade": what the first asks for leads.
  const fields = label.split(PARTED).map((part) => FIELDS[kind].get(part.trim()));
  return fields.every((one) => one !== undefined) ? fields[0] : undefined;
}

/** Fields that a table of entries has besides their names, which make its head one beyond doubt. */
const DATED: readonly Field[] = ["date", "start", "end"];

/**
 * Whether labels beside one another are the head of a table: two different ones at least, one of them a name, and at
 * most one unknown; or half of them unknown where names and dates are asked for ("Rank | Company | GRT | From | To").
 */
export function isHeadOfTable(fields: readonly (Field | undefined)[]): boolean {
  const known = new Set(fields.filter((field) => field !== undefined));
  const named = [...known].filter((field) => NAMING_FIELDS.has(field)).length;
  if (known.size < 2 || !named) return false;
  if (known.size >= fields.length - 1) return true;
  const labelled = fields.filter((field) => field !== undefined).length;
  return known.size > 2 && DATED.some((field) => known.has(field)) && 2 * labelled >= fields.length;
}

const PARTED = /\s*[,/]\s*(?:(?:or|and|ve|veya)\s+)?|\s+(?:or|and|ve|veya)\s+/;

const CONTACTS = new Set(documentWords("contact label").map(({ text }) => foldText(text)));

/** Whether a text names a part of the contacts, or what else a form asks of a person: "Phone:", "Medeni Hali". */
export const isContactLabel = (text: string): boolean =>
  CONTACTS.has(
    foldText(text)
      .replace(/[\s:*.]+$/, "")
      .trim(),
  );

const KINDS: FormKind[] = ["work", "education", "certifications"];

/** Whether a text is a label of any such form. */
export const isFieldLabel = (text: string): boolean =>
  KINDS.some((kind) => fieldOfLabel(text, kind) !== undefined);
