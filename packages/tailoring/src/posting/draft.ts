import type { Requirement } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";

/** A requirement before it is weighed and numbered. Drafts with the same `key` ask for the same thing. */
export type Draft = Omit<Requirement, "id" | "weight"> & { key: string; telling: number };

/**
 * The mean of the two most specific words: one rare word makes a part rare, a common word next to it doesn't make it
 * common.
 */
export function tellingOfPart(part: Annotated): number {
  const [first = 0, second = first] = part.words.map((word) => word.telling).sort((a, b) => b - a);
  return (first + second) / 2;
}

/**
 * How a repeated part is recognised: by its specific roots, separately for tasks, conditions and knowledge. One
 * concept may have names for different things ("Power Query", "Power BI").
 */
export function keyOf(part: Annotated, kind: Requirement["kind"]): string {
  const roots = part.words.filter((word) => word.telling > 0).map((word) => word.roots.join("/"));
  const said = [...new Set(roots)].sort().join(" ") || part.text.toLowerCase();
  return `${APART.has(kind) ? kind : ""} ${said}`;
}

const APART: ReadonlySet<Requirement["kind"]> = new Set(["task", "condition", "language", "education"]);

/** Something asked for twice is one requirement: a must rather than a wish, with its years, in its fullest form. */
export function addDraft(drafts: Map<string, Draft>, draft: Draft): void {
  const known = drafts.get(draft.key);
  if (!known) {
    drafts.set(draft.key, draft);
    return;
  }
  const better = isBetter(draft, known) ? draft : known;
  const years = known.years ?? draft.years;
  drafts.set(draft.key, { ...better, ...(years === undefined ? {} : { years }) });
}

function isBetter(one: Draft, other: Draft): boolean {
  if (one.importance !== other.importance) return one.importance === "must";
  if ((one.years === undefined) !== (other.years === undefined)) return one.years !== undefined;
  return one.text.length > other.text.length;
}
