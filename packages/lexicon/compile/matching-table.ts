import { type Concept, type FormRow, formsIn, readConcepts, readForms } from "../src/read-tables.ts";

/** The kinds of concepts that a posting asks for and a profile shows. */
const KINDS = new Set(["tool", "knowledge", "soft", "language", "certificate"]);

const PARTS = ["english", "taken", "turkish"] as const;
type Forms = Record<(typeof PARTS)[number], string[]>;

/** "medicine (field)" is written "medicine". */
const nameOf = (id: string): string => id.replace(/ \([^)]*\)$/, "");

/**
 * What the matcher knows, a line a concept: its name, its kind, the names of its wider skills, our English words for it,
 * those taken from other lists, the Turkish ones. In a browser each byte counts, so it knows nothing else.
 */
export function matchingTable(): string {
  const concepts = readConcepts();
  const skillOf = new Map(concepts.map(({ id, countsAs }) => [id, countsAs || id]));
  const forms = new Map<string, Forms>();
  const add = (rows: FormRow[], partOf: (row: FormRow) => keyof Forms) => {
    for (const row of ownFirst(rows, skillOf)) {
      const skill = skillOf.get(row.id) ?? row.id;
      const entry = forms.get(skill) ?? { english: [], taken: [], turkish: [] };
      forms.set(skill, entry);
      entry[partOf(row)].push(...formsIn(row.forms));
    }
  };
  const sourceOf = new Map(concepts.map(({ id, source }) => [id, source]));
  add(readForms("en", { user: "match" }), (row) =>
    row.source || sourceOf.get(row.id) ? "taken" : "english",
  );
  add(readForms("tr", { user: "match" }), () => "turkish");
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  /** What stands beside a skill is of its kind, and belongs where it does. */
  const placed = concepts.map((concept) => {
    const like = byId.get(concept.like);
    return like ? { ...concept, kind: like.kind, area: like.area } : concept;
  });
  return placed
    .filter(({ id, kind }) => KINDS.has(kind) && forms.has(id))
    .map((concept) => lineOf(concept, forms.get(concept.id)))
    .join("\n");
}

/** The skill's own words before those of what is counted as it. */
const ownFirst = (rows: FormRow[], skillOf: ReadonlyMap<string, string>): FormRow[] => [
  ...rows.filter(({ id }) => skillOf.get(id) === id),
  ...rows.filter(({ id }) => skillOf.get(id) !== id),
];

/** Most are called by their name, and "=" says so. */
function lineOf({ id, kind, area, source }: Concept, forms: Forms | undefined): string {
  const name = nameOf(id);
  const written = (part: keyof Forms) => forms?.[part].map((form) => (form === name ? "=" : form)).join(",");
  return [
    name,
    `${kind.slice(0, 1)}${source ? "" : "+"}`,
    area.map(nameOf).join(","),
    ...PARTS.map((part) => written(part) ?? ""),
  ]
    .join("\t")
    .trimEnd();
}
