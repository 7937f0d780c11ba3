import type { Action, Clause } from "./line.ts";

const isFiniteVerb = ({ isNominal, isGerund }: Action): boolean => !isNominal && !isGerund;

/** "Assisted in managing stock, training staff": whatever has no finite verb of its own stays under the marker. */
export function spreadMarkers(clauses: Clause[], isTurkish: boolean): void {
  let active = new Set<string>();
  for (const clause of isTurkish ? clauses.toReversed() : clauses) {
    const hasOwnVerb =
      !clause.isInherited && clause.actions.some((action) => isFiniteVerb(action) && !action.isPlain);
    const own = clause.spreading;
    if (!hasOwnVerb) for (const marker of active) clause.markers.add(marker);
    active = hasOwnVerb ? new Set(own) : new Set([...active, ...own]);
  }
}

/** Said behind what they make smaller: "reached 94 %, together with …", "ran the shop, when the owner was away". */
const TRAILING = [
  "jointly",
  "guided",
  "substitute",
  "seldom",
  "short-term",
  "trial",
  "possible",
  "only",
  "partly",
];

export function markBackwards(clauses: Clause[]): void {
  for (const [index, { isInherited, markers }] of clauses.entries()) {
    const before = clauses[index - 1];
    if (!isInherited || !before) continue;
    for (const marker of TRAILING) if (markers.has(marker)) before.markers.add(marker);
  }
}

/** What happens by itself to its subject: "sales rose", "costs fell". */
const HAPPENS = new Set([
  "increase",
  "reduce",
  "improve",
  "shorten",
  "meet",
  "exceed",
  "complete",
  "close",
  "open",
]);
const NO_SUBJECT = /\b(?:who|that|which|was|were|is|are|been|be|being|has|have|and|to|with|in|as)\b/i;

/** "Billing recovered …", "The team won …": somebody else did it, in a language whose subject stands before its verb. */
export function markSubjects(clauses: Clause[], text: string): void {
  for (const clause of clauses) {
    if (clause.isInherited) continue;
    const items = [...clause.terms, ...clause.actions].sort((a, b) => a.start - b.start);
    const [first] = items;
    const verb = clause.actions.find(
      (action) =>
        isFiniteVerb(action) &&
        action.start > (first?.end ?? 0) &&
        PAST.test(text.slice(action.start, action.end)),
    );
    if (!first || !verb || verb.ids.some((id) => HAPPENS.has(id))) continue;
    if (isFirstVerb(first) || NO_SUBJECT.test(text.slice(first.start, verb.start))) continue;
    clause.markers.add("other");
    clause.spreading.add("other");
  }
}

const PAST = /(?:ed|wrote|made|built|ran|led|won|sold|bought|got|took|gave|grew|cut|did|set|drew)$/i;
const isFirstVerb = (item: Clause["terms"][number] | Action): boolean =>
  "isPlain" in item && isFiniteVerb(item);
