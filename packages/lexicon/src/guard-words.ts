import { type Concept, formsIn, readConcepts, readForms } from "./read-tables.ts";

/** The words and fixed groups by which the guard recognises a concept, as a list that `metForms` splits. */
export type GuardForms = {
  list: string;
  /** Verbs in their dictionary form. */
  areVerbs: boolean;
  /** Their first word counts only in exactly this form: "timed test" isn't "time tests". */
  areExact: boolean;
};

export type GuardKind = "action" | "plain" | "light" | "marker" | "thing";

/** A concept as the guard uses it: how it is recognised in each language, and what a claim of it also supports. */
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

/** The guard names an action by its bare verb ("lead"), and distinguishes people from the things they work with. */
const guardIdOf = (id: string, kind: string): string => {
  if (kind === "role") return `role-${id}`;
  if (kind === "light action") return `light-${bare(id)}`;
  return kind in KINDS ? bare(id) : id;
};

const bare = (id: string): string => id.replace(/^to | \((?:light|marker)\)$/g, "").replaceAll(" ", "-");

/**
 * The forms of a list. "piece (art)" is a word in a sense that can't be told from the word itself, so it matches
 * nothing.
 */
export const metForms = (list: string): string[] => formsIn(list).filter((form) => !form.endsWith(")"));

/** All concepts that can be claimed, with their words in these languages. */
export function guardConcepts(languages: readonly string[]): GuardConcept[] {
  const concepts = new Map(
    readConcepts()
      .filter(({ kind }) => kind !== "word list")
      .map((concept) => [concept.id, concept]),
  );
  const toGuard = (id: string): string => guardIdOf(id, concepts.get(id)?.kind ?? "");
  const begin = ({ id, kind, broader, entails }: Concept): GuardConcept => ({
    id: guardIdOf(id, kind),
    kind: KINDS[kind] ?? "thing",
    supports: [...broader, ...entails].map(toGuard),
    forms: {},
  });
  const found = new Map<string, GuardConcept>();
  for (const language of languages)
    for (const { id, forms: list, flags } of readForms(language, { user: "guard" })) {
      const concept = concepts.get(id);
      if (!concept) continue;
      const entry = found.get(id) ?? begin(concept);
      found.set(id, entry);
      const forms = entry.forms[language] ?? [];
      entry.forms[language] = forms;
      forms.push({ list, areVerbs: flags.includes("verb"), areExact: flags.includes("exact") });
    }
  return [...concepts.keys()].flatMap((id) => found.get(id) ?? []);
}
