import { LANGUAGE_MODULES, OTHER_MODULES } from "@terzi/language/languages";
import { type Concept, type FormRow, formsIn, readConcepts, readForms } from "../src/read-tables.ts";
import { englishKeys } from "./form-keys.ts";

/** The kinds of concepts that postings ask for and profiles show. */
const KINDS = new Set(["tool", "knowledge", "soft", "language", "certificate"]);

/** `ours` and `taken`, from other lists, are in the default language; `others` has a list for each other language. */
type Forms = { ours: string[]; taken: string[]; others: string[][] };
const noForms = (): Forms => ({ ours: [], taken: [], others: OTHER_MODULES.map(() => []) });

/**
 * A concept as the matcher knows it. `key`: the name by which matching tells concepts apart; `wider`: those of its
 * wider skills.
 */
export type MatchingRow = {
  id: string;
  field: string;
  key: string;
  wider: readonly string[];
  forms: Forms;
  line: string;
};

/** "medicine (field)" is written "medicine". */
const nameOf = (id: string): string => id.replace(/ \([^)]*\)$/, "");

const keyOf = (id: string): string => englishKeys(nameOf(id)).join(" ");

/**
 * What the matcher knows, one line per concept: name, kind, names of wider skills, our English words for it, those
 * from other lists, and those of each other language. In a browser every byte counts, so there is nothing else.
 */
export function matchingRows(): MatchingRow[] {
  const concepts = readConcepts();
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const named = LANGUAGE_MODULES.map(
    (language) => new Set(readForms(language.id, { user: "match" }).map(({ id }) => id)),
  );
  const isNamedTwice = (id: string): boolean => named.filter((ids) => ids.has(id)).length > 1;
  /**
   * What counts as a field and has a name in two languages is a part of it: somebody who did another part hasn't done
   * this one.
   */
  const isPart = ({ id, kind, countsAs }: Concept): boolean =>
    kind !== "tool" && byId.get(countsAs)?.kind === "knowledge" && isNamedTwice(id);
  const skillOf = new Map(
    concepts.map((concept) => [concept.id, isPart(concept) ? concept.id : concept.countsAs || concept.id]),
  );
  const forms = new Map<string, Forms>();
  const add = (rows: FormRow[], listOf: (forms: Forms, row: FormRow) => string[] | undefined) => {
    for (const row of ownFirst(rows, skillOf)) {
      const skill = skillOf.get(row.id) ?? row.id;
      const entry = forms.get(skill) ?? noForms();
      forms.set(skill, entry);
      listOf(entry, row)?.push(...formsIn(row.forms));
    }
  };
  const sourceOf = new Map(concepts.map(({ id, source }) => [id, source]));
  add(readForms(LANGUAGE_MODULES[0].id, { user: "match" }), ({ ours, taken }, row) =>
    row.source || sourceOf.get(row.id) ? taken : ours,
  );
  for (const [at, { id }] of OTHER_MODULES.entries())
    add(readForms(id, { user: "match" }), ({ others }) => others[at]);
  /** Something next to a skill has its kind, and belongs where it does. */
  const placed = concepts.map((concept) => {
    if (isPart(concept)) return { ...concept, kind: "knowledge", area: [concept.countsAs] };
    const like = byId.get(concept.like);
    return like ? { ...concept, kind: like.kind, area: like.area } : concept;
  });
  const known = placed.filter(({ id, kind }) => KINDS.has(kind) && forms.has(id));
  const families = new Set(known.filter(isOurs).flatMap(({ area }) => area.map(keyOf)));
  return known.map((concept) => {
    const own = forms.get(concept.id) ?? noForms();
    const key = keyOf(concept.id);
    const isFamily = isOurs(concept) && isCommon(concept) && families.has(key);
    const line = lineOf(concept, { forms: own, sort: sortOf(concept, isFamily) });
    return { id: concept.id, field: concept.field, key, wider: concept.area.map(keyOf), forms: own, line };
  });
}

const isOurs = ({ source }: Concept): boolean => source === "";
/** In lower case it is a word of the language, not a name. */
const isCommon = ({ id }: Concept): boolean => /^\p{Ll}/u.test(id);
/** "k", "k+" for our own, "k*" for what several of our own have in common. */
const sortOf = (concept: Concept, isFamily: boolean): string =>
  concept.kind.slice(0, 1) + (isFamily ? "*" : isOurs(concept) ? "+" : "");

/** The skill's own words come before those of what counts as it. */
const ownFirst = (rows: FormRow[], skillOf: ReadonlyMap<string, string>): FormRow[] => [
  ...rows.filter(({ id }) => skillOf.get(id) === id),
  ...rows.filter(({ id }) => skillOf.get(id) !== id),
];

/** Most concepts are called by their name, which is written "=". */
function lineOf({ id, area }: Concept, { forms, sort }: { forms: Forms; sort: string }): string {
  const name = nameOf(id);
  const written = (own: string[]) => [...new Set(own)].map((form) => (form === name ? "=" : form)).join(",");
  const lists = [forms.ours, forms.taken, ...forms.others];
  return [name, sort, area.map(nameOf).join(","), ...lists.map(written)].join("\t").trimEnd();
}
