import { type FormRow, formsIn, readForms } from "./read-tables.ts";

const rowsOf = new Map<string, FormRow[]>();

/** The words of a list ("neutral word", "light noun") in a language; a list is a concept of the kind "word list". */
export function wordList(id: string, language: string): string[] {
  const rows = rowsOf.get(language) ?? readForms(language, { field: "grammar" });
  rowsOf.set(language, rows);
  return rows.filter((row) => row.id === id).flatMap(({ forms }) => formsIn(forms));
}
