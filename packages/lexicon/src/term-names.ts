import { type FormRow, formsIn, readForms } from "./read-tables.ts";

/** What a short text of a profile names. */
export type TermKind = "title" | "degree" | "field" | "language" | "skill";

/** A term's names in each language; the first is printed. */
export type Term = { id: string; kind: TermKind; names: Record<string, TermName[]> };

/** `isPrintedOnly`: several terms share this name, and it is read as another of them ("Lisans" alone isn't a BSc). */
export type TermName = { text: string; isPrintedOnly: boolean };

const namesOf = ({ forms, flags }: FormRow): TermName[] =>
  formsIn(forms).map((text) => ({ text, isPrintedOnly: flags.includes("printed only") }));

/** All terms of a kind that are named in one of the languages, with their names there. */
export function termNames(kind: TermKind, languages: readonly string[]): Term[] {
  const terms = new Map<string, Term>();
  for (const language of languages)
    for (const row of readForms(language, { user: kind })) {
      const term = terms.get(row.id) ?? { id: row.id, kind, names: {} };
      term.names[language] = [...(term.names[language] ?? []), ...namesOf(row)];
      terms.set(row.id, term);
    }
  return [...terms.values()];
}
