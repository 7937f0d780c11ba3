import type { Requirement } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";

/** A requirement before it is weighed and numbered. Drafts with one `key` ask for the same thing. */
export type Draft = Omit<Requirement, "id" | "weight"> & { key: string; telling: number; mentions: number };

/** The mean of the two most telling words: one rare word makes a part rare, one common word beside it not common. */
export function tellingOfPart(part: Annotated): number {
  const [first = 0, second = first] = part.words.map((word) => word.telling).sort((a, b) => b - a);
  return (first + second) / 2;
}

/** By what a part is recognised when it is asked for again: its only concept, else its telling roots. */
export function keyOf(part: Annotated, kind: Requirement["kind"]): string {
  const roots = part.words.filter((word) => word.telling > 0).map((word) => word.roots.join("/"));
  const [only] = part.named;
  const isOneConcept =
    only && part.named.length === 1 && kind !== "task" && roots.length <= only.to - only.from;
  return isOneConcept ? `=${only.concept.id}` : roots.sort().join(" ") || part.text.toLowerCase();
}

/** The same thing asked for twice is one requirement that weighs more; a must wins over a wish. */
export function addDraft(drafts: Map<string, Draft>, draft: Draft): void {
  const key = `${draft.kind === "language" || draft.kind === "education" ? draft.kind : ""}${draft.key}`;
  const known = drafts.get(key);
  if (!known) {
    drafts.set(key, draft);
    return;
  }
  const better = known.importance === "nice" && draft.importance === "must" ? draft : known;
  drafts.set(key, {
    ...better,
    mentions: known.mentions + 1,
    ...(known.years === undefined && draft.years !== undefined ? { years: draft.years } : {}),
  });
}
