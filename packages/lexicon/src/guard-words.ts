import { type Concept, type FormRow, formsIn, readConcepts, readForms } from "./read-tables.ts";

/** Words and fixed groups that the guard meets a concept by, as a list that `metForms` parts. */
export type GuardForms = {
  list: string;
  /** Verbs in their dictionary form. */
  areVerbs: boolean;
  /** Their first word is met in this very form only: "timed test" isn't "time tests". */
  areExact: boolean;
};

export type GuardKind = "action" | "plain" | "light" | "marker" | "thing";

/** A concept as the guard takes it: what it is met by in each language, and what a claim of it supports besides. */
export type GuardConcept = {
  id: string;
  kind: GuardKind;
  supports: string[];
  forms: Record<string, GuardForms[]>;
};

const KINDS: Record<string, GuardKind> = {
  action: "action",
  "plain action": "plain",
  "light action": "light",
  marker: "marker",
};

/** The guard names an action by its bare verb ("lead"), and tells what people are from what they work with. */
const guardIdOf = (id: string, kind: string): string => {
  if (kind === "role") return `role-${id}`;
  if (kind === "light action") return `light-${bare(id)}`;
  return kind in KINDS ? bare(id) : id;
};

const bare = (id: string): string => id.replace(/^to | \((?:light|marker)\)$/g, "").replaceAll(" ", "-");

/** The forms of a list. "piece (art)" is a word in a sense that can't be told from the word itself: nothing is met by it. */
export const metForms = (list: string): string[] => formsIn(list).filter((form) => !form.endsWith(")"));

/** All concepts that a claim may be made of, with their words in these languages. */
export function guardConcepts(languages: readonly string[]): GuardConcept[] {
  const concepts = readConcepts().filter(({ kind }) => kind !== "word list");
  const kindOf = new Map(concepts.map(({ id, kind }) => [id, kind]));
  const found = new Map<string, GuardConcept>();
  const toGuard = (id: string): string => guardIdOf(id, kindOf.get(id) ?? "");
  const add = ({ id, kind, broader, entails }: Concept): GuardConcept => ({
    id: guardIdOf(id, kind),
    kind: KINDS[kind] ?? "thing",
    supports: [...broader, ...entails].map(toGuard),
    forms: {},
  });
  const rows = languages.map((language) => ({
    language,
    byId: rowsById(readForms(language, { user: "guard" })),
  }));
  for (const concept of concepts)
    for (const { language, byId } of rows)
      for (const row of byId.get(concept.id) ?? []) {
        const entry = found.get(concept.id) ?? add(concept);
        found.set(concept.id, entry);
        const forms = entry.forms[language] ?? [];
        entry.forms[language] = forms;
        forms.push({
          list: row.forms,
          areVerbs: row.flags.includes("verb"),
          areExact: row.flags.includes("exact"),
        });
      }
  return [...found.values()];
}

function rowsById(rows: FormRow[]): Map<string, FormRow[]> {
  const byId = new Map<string, FormRow[]>();
  for (const row of rows) {
    const list = byId.get(row.id);
    if (list) list.push(row);
    else byId.set(row.id, [row]);
  }
  return byId;
}
