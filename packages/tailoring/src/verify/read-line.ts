import { SPREADING } from "./lexicon/markers.ts";
import type { Action, Clause, Line, Reading } from "./line.ts";
import { type Item, readItems } from "./read-items.ts";

/** "Forecasting" in a list is a thing by itself. */
const isNoun = ({ isNominal, isGerund }: Action): boolean => isNominal || isGerund;
const isFiniteVerb = (action: Action): boolean => !isNoun(action);

const emptyClause = (): Clause => ({
  terms: [],
  actions: [],
  isInherited: false,
  numbers: [],
  markers: new Set(),
  spreading: new Set(),
  isPresent: false,
});

/** An action alone ("designed and built it") shares what the next one governs; a marker alone goes with it. */
const isWaiting = ({ terms, numbers, actions }: Clause): boolean =>
  !terms.length && !numbers.length && !actions.some(isNoun);

function splitClauses(items: Item[], isTurkish: boolean): Clause[] {
  const clauses: Clause[] = [];
  let open = emptyClause();
  for (const item of items) {
    if (item.type === "break") {
      if (isWaiting(open)) {
        // "Forklifts: never, …"
        if (open.markers.has("refuse") && !open.actions.length) clauses.at(-1)?.markers.add("refuse");
        continue;
      }
      clauses.push(open);
      open = emptyClause();
    } else if (item.type === "term") {
      open.terms.push(item.term);
      // "HR support" is a thing; a Turkish verb stands last.
      if (isTurkish) open.spreading.clear();
    } else if (item.type === "action") open.actions.push(item.action);
    else if (item.type === "number") open.numbers.push(item.number);
    else if (item.type === "present") open.isPresent = true;
    else {
      open.markers.add(item.id);
      if (SPREADING.has(item.id) && (isTurkish || !open.terms.length)) open.spreading.add(item.id);
    }
  }
  const last = clauses.at(-1);
  // "…, didn't teach" takes nothing of its neighbour back.
  const isOwnDenial = open.actions.length > 0 && open.markers.has("refuse");
  if (!isWaiting(open) || isOwnDenial || (!last && (open.actions.length || open.markers.size)))
    clauses.push(open);
  else if (last) {
    last.actions.push(...open.actions);
    last.isPresent ||= open.isPresent;
    for (const marker of open.markers) last.markers.add(marker);
    for (const marker of open.spreading) last.spreading.add(marker);
  }
  return clauses;
}

/** Only a verb that takes something governs its neighbours too: "managed stock", not "stock management". */
const governs = ({ actions, terms, numbers, isInherited }: Clause): boolean =>
  !isInherited && terms.length + numbers.length > 0 && actions.some(({ isNominal }) => !isNominal);

/** A stretch without a verb is governed by its neighbour's: the one before in English, the one behind in Turkish. */
function inheritActions(clauses: Clause[], isTurkish: boolean): void {
  const orders = isTurkish ? [clauses.toReversed(), clauses] : [clauses, clauses.toReversed()];
  for (const order of orders) {
    let governor: Clause | undefined;
    for (const clause of order) {
      if (governs(clause)) governor = clause;
      else if (!clause.actions.length && governor) {
        clause.actions = governor.actions;
        clause.isInherited = true;
      }
    }
  }
}

/** "Meat and vegetable preparation": what stands before a noun of an action in a list shares it. */
function shareNouns(clauses: Clause[]): void {
  let owner: Clause | undefined;
  for (const clause of clauses.toReversed()) {
    if (clause.actions.some(({ isNominal }) => isNominal) && clause.terms.length) owner = clause;
    else if (!clause.actions.length && owner) {
      clause.actions = owner.actions;
      clause.isInherited = true;
    } else owner = undefined;
  }
}

/** "Assisted in managing stock, training staff": whatever has no finite verb of its own stays under the marker. */
function spreadMarkers(clauses: Clause[], isTurkish: boolean): void {
  let active = new Set<string>();
  for (const clause of isTurkish ? clauses.toReversed() : clauses) {
    const hasOwnVerb =
      !clause.isInherited && clause.actions.some((action) => isFiniteVerb(action) && !action.isPlain);
    const own = clause.spreading;
    if (!hasOwnVerb) for (const marker of active) clause.markers.add(marker);
    active = hasOwnVerb ? new Set(own) : new Set([...active, ...own]);
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
function markSubjects(clauses: Clause[], text: string): void {
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

function markBackwards(clauses: Clause[]): void {
  for (const [index, { isInherited, markers }] of clauses.entries()) {
    const before = clauses[index - 1];
    if (!isInherited || !before) continue;
    for (const marker of TRAILING) if (markers.has(marker)) before.markers.add(marker);
  }
}

/** Reads a sentence into what it claims: clauses of words, actions, numbers and the markers that make them smaller. */
export function readLine(text: string, reading: Reading): Line {
  const clauses = splitClauses(readItems(text, reading), reading.isTurkish);
  inheritActions(clauses, reading.isTurkish);
  if (!reading.isTurkish && reading.names !== "all") markSubjects(clauses, text);
  shareNouns(clauses);
  if (!reading.isTurkish) markBackwards(clauses);
  spreadMarkers(clauses, reading.isTurkish);
  return { text, clauses };
}
