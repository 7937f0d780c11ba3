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
      if (isWaiting(open)) continue;
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
  if (!isWaiting(open) || (!last && (open.actions.length || open.markers.size))) clauses.push(open);
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

/** Reads a sentence into what it claims: clauses of words, actions, numbers and the markers that make them smaller. */
export function readLine(text: string, reading: Reading): Line {
  const clauses = splitClauses(readItems(text, reading), reading.isTurkish);
  inheritActions(clauses, reading.isTurkish);
  shareNouns(clauses);
  spreadMarkers(clauses, reading.isTurkish);
  return { text, clauses };
}
