import { type FormRow, formsIn } from "../src/read-tables.ts";

const partsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase("tr")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Says whether every word of a text is in our forms; `keyOf` turns a word into what is compared. */
export function knownWords(rows: FormRow[], keyOf: (word: string) => string): (text: string) => boolean {
  const known = new Set(rows.flatMap(({ forms }) => partsOf(forms)).map(keyOf));
  return (text) => partsOf(text).every((word) => known.has(keyOf(word)));
}

/** "piece (art)" names the word too. */
const bareForm = (form: string): string => form.replace(/ \([^)]*\)$/, "").toLocaleLowerCase("tr");

function idsByForm(rows: FormRow[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { id, forms } of rows)
    for (const form of formsIn(forms).map(bareForm)) ids.set(form, (ids.get(form) ?? new Set()).add(id));
  return ids;
}

/** Our meanings with both an English and a Turkish word of a sense: two languages seldom err alike. */
export function conceptsMeant({ en, tr }: { en: FormRow[]; tr: FormRow[] }) {
  const [inEnglish, inTurkish] = [idsByForm(en), idsByForm(tr)];
  const allOf = (ids: Map<string, Set<string>>, words: string[]) =>
    new Set(words.flatMap((word) => [...(ids.get(bareForm(word)) ?? [])]));
  return (english: string[], turkish: string[]): string[] => {
    const also = allOf(inTurkish, turkish);
    return [...allOf(inEnglish, english)].filter((id) => also.has(id)).sort();
  };
}
