import type { GuardLanguage } from "../../languages/guard-language.ts";
import { isFiniteVerb } from "./finite-verb.ts";
import type { Clause } from "./line.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

const OPENING = ["jointly", "guided", "assist", "join"];

/** "Assisted in managing stock, training staff": whatever lacks a finite verb of its own stays under the marker. */
export function spreadMarkers(clauses: Clause[], text: string, { isVerbFinal }: GuardLanguage): void {
  // "In a joint project with the data team, the bill was cut": an opening phrase applies to the whole sentence.
  const [first, second] = clauses;
  if (!isVerbFinal && first?.isInherited && second)
    for (const marker of OPENING) if (first.markers.has(marker)) second.markers.add(marker);
  let active = new Set<string>();
  let last: Clause | undefined;
  for (const clause of isVerbFinal ? clauses.toReversed() : clauses) {
    const hasOwnVerb =
      (!clause.isInherited && clause.actions.some((action) => isFiniteVerb(action) && !action.isPlain)) ||
      (isVerbFinal && endsInVerb(clause));
    if (last && isParted(clause, last, text)) active = new Set();
    last = clause;
    // "Coached two apprentices, serviced boilers": the trainee wasn't oneself.
    const own = hasOwnVerb ? without(clause.spreading, "learner") : clause.spreading;
    if (!hasOwnVerb) for (const marker of active) clause.markers.add(marker);
    active = hasOwnVerb ? new Set(own) : new Set([...active, ...own]);
  }
}

const HELPING = ["assist", "join", "accompany", "observe", "substitute"];
/** Endings of a sentence's final verb, of which each statement has one: "yaptık", "yapıyorum", "yaparım". */
const FINAL = new RegExp(`${wordShape("firstPerson")}$`, "u");

/** "… yazımına yardım ettim, kitap yazmadım", "… fizibilite yaptık, yatırım onaylanmadı": two statements. */
const endsInVerb = ({ actions, spreading, isInherited }: Clause): boolean =>
  HELPING.some((marker) => spreading.has(marker)) ||
  (!isInherited && actions.some(({ isPlain, surface }) => isPlain && FINAL.test(surface)));

const edgesOf = ({ terms, actions, numbers, isInherited }: Clause): number[] =>
  [...terms, ...numbers, ...(isInherited ? [] : actions)].flatMap(({ start, end }) => [start, end]);

/** Markers don't reach over a semicolon. */
function isParted(one: Clause, other: Clause, text: string): boolean {
  const [first, second] = [edgesOf(one), edgesOf(other)];
  if (!first.length || !second.length) return false;
  const [from, to] =
    Math.max(...first) <= Math.min(...second)
      ? [Math.max(...first), Math.min(...second)]
      : [Math.max(...second), Math.min(...first)];
  return text.slice(from, to).includes(";");
}

const without = (markers: Set<string>, one: string): Set<string> =>
  new Set([...markers].filter((marker) => marker !== one));

/** Markers that follow what they limit: "reached 94 %, together with …", "ran the shop, when the owner was away". */
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

/** A trailing phrase without a deed of its own applies to everything that the preceding deed governs. */
export function markBackwards(clauses: Clause[], { isVerbFinal }: GuardLanguage): void {
  for (const [index, { isInherited, markers, actions }] of clauses.entries()) {
    const isTrailing = isInherited || (!actions.length && index === clauses.length - 1);
    if (!isTrailing || (isVerbFinal && index < clauses.length - 1)) continue;
    for (const before of clauses.slice(0, index).toReversed()) {
      for (const marker of TRAILING) if (markers.has(marker)) before.markers.add(marker);
      if (!before.isInherited) break;
    }
  }
}
