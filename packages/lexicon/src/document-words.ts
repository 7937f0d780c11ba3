import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type FormRow, formsIn, readForms } from "./read-tables.ts";

/** A word for reading uploaded CVs. Documents come in any language, so all languages with a table are joined. */
export type DocumentWord = { text: string; language: string; flags: readonly string[] };

/** All language folders: French only has words for documents. */
const LANGUAGES = readdirSync(join(import.meta.dirname, ".."))
  .filter((name) => /^[a-z]{2}$/.test(name))
  .sort();

const wordsOf = (language: string, rows: FormRow[]): DocumentWord[] =>
  rows.flatMap(({ forms, flags }) => formsIn(forms).map((text) => ({ text, language, flags })));

const documentRows = LANGUAGES.map((language) => ({
  language,
  rows: readForms(language, { field: "documents" }),
}));

/** The words of a list of the field "documents": "work heading", "legal form". */
export function documentWords(id: string): DocumentWord[] {
  const words = documentRows.flatMap(({ language, rows }) =>
    wordsOf(
      language,
      rows.filter((row) => row.id === id),
    ),
  );
  if (!words.length) throw new Error(`the field "documents" has no list "${id}"`);
  return words;
}

type NameKind = "language" | "city" | "place";

/** Names for reading uploaded CVs. A place is a country or a state. */
export const documentNames = (kind: NameKind): string[] =>
  LANGUAGES.flatMap((language) =>
    ["languages", "places"].flatMap((field) =>
      wordsOf(language, readForms(language, { user: `import-${kind}`, field })).map(({ text }) => text),
    ),
  );
