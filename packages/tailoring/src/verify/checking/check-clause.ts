import type { Place } from "@terzi/contracts/match";
import type { Fact, FactEntry } from "../facts/fact.ts";
import type { Clause, Term } from "../reading/line.ts";
import { isDateOf, isDurationOf, isSumOf } from "./count-entry.ts";
import { changes } from "./counted-things.ts";
import { findNumber, isNumberOfName } from "./find-number.ts";
import {
  coversTerm,
  findAction,
  findTerm,
  hasNamedAction,
  isPeople,
  isRole,
  misuse,
  namesClosely,
} from "./meet-facts.ts";
import { lostMarker } from "./weigh-markers.ts";

/** Why a statement isn't supported, by what it got wrong first. */
export type Reason = "words" | "number" | "action" | "marker" | "role" | "mixed" | "time";

export type ClauseCheck = { places: Place[] } | { reason: Reason; word?: string };

export type ClauseTask = {
  clause: Clause;
  entry: FactEntry;
  /** The jobs over which its years may be counted. */
  countable: FactEntry[];
  /** Whether it opens a summary with bare nouns, which then say what one is: "Customs broker." */
  isOpening: boolean;
};

/** Whether a clause says nothing but what one entry of the profile says, its heading and one of its texts. */
export function checkClause(task: ClauseTask): ClauseCheck {
  let failed: ClauseCheck = { reason: "words" };
  for (const fact of [null, ...task.entry.texts]) {
    const found = checkAgainst(task, fact);
    if ("places" in found) return found;
    if (found.reason !== "words" || ("reason" in failed && failed.reason === "words")) failed = found;
  }
  return failed;
}

/** What of a fact and of its entry's heading a clause was found to use. */
type Use = { clauses: Set<Clause>; headings: Set<Fact>; places: Set<Place> };

function checkAgainst(task: ClauseTask, fact: Fact | null): ClauseCheck {
  const use: Use = { clauses: new Set(), headings: new Set(), places: new Set() };
  const failed =
    checkTerms(task, fact, use) ??
    checkActions(task, fact, use) ??
    checkNumbers(task, fact, use) ??
    checkRoles(task, fact) ??
    checkTime(task, use);
  if (failed) return failed;
  const known = [
    ...(fact ? fact.line.clauses : []),
    ...task.entry.heading.flatMap(({ line }) => line.clauses),
  ];
  const used = [...use.clauses, ...[...use.headings].flatMap(({ line }) => line.clauses)];
  if (isWidened(task.clause, use)) return { reason: "marker", word: "refuse" };
  const lost = lostMarker(task.clause, used, known);
  if (lost) return { reason: "marker", word: lost };
  for (const { place } of use.headings) use.places.add(place);
  if (fact && use.clauses.size) use.places.add(fact.place);
  return use.places.size ? { places: [...use.places] } : { reason: "words" };
}

/** What was not so with one kind of thing may have been so with others: a denial is repeated whole. */
const isWidened = (clause: Clause, { clauses }: Use): boolean =>
  clause.markers.has("refuse") &&
  [...clauses].some(
    ({ terms, markers }) =>
      markers.has("refuse") &&
      terms.some(({ ids }) => !clause.terms.some((said) => said.ids.some((id) => ids.includes(id)))),
  );

function checkTerms({ clause, entry }: ClauseTask, fact: Fact | null, use: Use): ClauseCheck | null {
  for (const term of clause.terms) {
    const inText = fact ? findTerm(term, fact, clause) : [];
    const heading = entry.heading.find((one) => findTerm(term, one, clause).length);
    const [first] = inText;
    if (first) {
      const misused = misuse(term, clause, inText);
      if (misused) return { reason: misused, word: term.surface };
      use.clauses.add(inText.find((known) => use.clauses.has(known)) ?? first);
    } else if (heading) use.headings.add(heading);
    else if (!isCountedTeam(term, clause, fact)) return { reason: "words", word: term.surface };
  }
  return null;
}

/** Entries that one holds or wrote, whatever the verb. */
const isHolding = ({ kind, place }: FactEntry): boolean =>
  place.startsWith("volunteer") ||
  kind === "education" ||
  kind === "certifications" ||
  kind === "publications" ||
  kind === "projects";

/** "8 nurses" are "a team of 8". */
const isCountedTeam = (term: Term, clause: Clause, fact: Fact | null): boolean =>
  isPeople(term) &&
  clause.numbers.length > 0 &&
  (fact?.line.clauses ?? []).some(
    ({ numbers, terms, actions }) =>
      numbers.length > 0 &&
      (terms.some((one) => isPeople(one) || isRole(one)) ||
        actions.some(({ ids }) => ids.some((id) => id.startsWith("c:role-")))),
  );

function checkActions({ clause, entry }: ClauseTask, fact: Fact | null, use: Use): ClauseCheck | null {
  // What one has as a skill may follow any verb: "… in audits, SQL and Python".
  if (clause.isInherited && (entry.kind === "skills" || entry.kind === "languages")) return null;
  for (const action of clause.actions) {
    const own = fact && findAction(action, clause, fact);
    if (own) use.clauses.add(own);
    else if (action.isPlain) continue;
    else {
      const asThing = action.isNominal && fact ? coversTerm(action.ids, fact) : undefined;
      const heading = entry.heading.find((one) => hasNamedAction(action, one));
      const isSaid = action.isNominal || isHolding(entry);
      if (asThing) use.clauses.add(asThing);
      else if (heading && isSaid && (!clause.isInherited || isHolding(entry))) use.headings.add(heading);
      else return { reason: "action", word: action.ids[0] ?? "" };
    }
  }
  return null;
}

function checkNumbers(
  { clause, entry, countable }: ClauseTask,
  fact: Fact | null,
  use: Use,
): ClauseCheck | null {
  const lines = entry.texts.map(({ line }) => line);
  const isDone = clause.actions.some(({ isPlain }) => !isPlain);
  for (const number of clause.numbers) {
    const own = fact && findNumber(number, clause, fact.line);
    const heading = entry.heading.find(({ line }) => isNumberOfName(number, clause, line));
    if (own) {
      if (isDone && use.clauses.size && !use.clauses.has(own)) return { reason: "number" };
      if (changes(clause) && !namesClosely(clause, own)) return { reason: "words" };
      use.clauses.add(own);
    } else if (heading) use.headings.add(heading);
    // When a job was is known, but not when in it a thing was done.
    else if (!use.clauses.size && isDateOf(number, entry)) use.places.add(entry.place);
    else if (isDurationOf(number, countable)) for (const { place } of countable) use.places.add(place);
    else if (isSumOf(number, clause, lines)) use.places.add(entry.place);
    else return { reason: "number", word: String(number.value) };
  }
  return null;
}

/** "Assisted the class teacher" says who was helped, and the fact must say so too. */
const HELPED = ["assist", "accompany", "observe", "substitute"];

/** A role that one claims for oneself must be a title of one's own, with everything that stands beside it there. */
function checkRoles(task: ClauseTask, fact: Fact | null): ClauseCheck | null {
  const { clause, entry } = task;
  const isDone = clause.actions.some(({ isPlain }) => !isPlain);
  const roles = clause.terms.filter((term) => isRole(term) && (isDone ? term.isPosed : term.isGroupEnd));
  if (task.isOpening && fact && isAnonymousRole(clause, entry)) return { reason: "role" };
  if (!roles.length || (fact && !isDone && HELPED.some((marker) => clause.markers.has(marker)))) return null;
  const titles = [
    ...entry.heading.filter(({ isTitle }) => isTitle),
    ...(fact && entry.kind === "summary" ? [fact] : []),
  ];
  const isTitled = roles.every((role) =>
    titles.some((title) => groupOf(role, clause).every((term) => findTerm(term, title, clause).length)),
  );
  return isTitled ? null : { reason: "role", word: roles[0]?.surface ?? "" };
}

/** Who one is can't be taken from what a job's text tells of others. */
const isAnonymousRole = ({ actions, terms }: Clause, { kind }: FactEntry): boolean =>
  (kind === "experiences" || kind === "other") &&
  !actions.length &&
  !UNKNOWN_VERB.test(terms.at(-1)?.surface ?? "");

const UNKNOWN_VERB = /(?:[dt][ıiuü][mk]?|yor(?:um)?|m[ae]kt[ae](?:d[ıi]r)?)$/u;

/** The words that a role is said with: "Senior Backend Engineer". */
function groupOf(role: Term, clause: Clause): Term[] {
  const group = [role];
  for (const term of clause.terms.slice(0, clause.terms.indexOf(role)).toReversed()) {
    if (term.isGroupEnd) break;
    group.unshift(term);
  }
  return group;
}

/** "Currently", said of a job that has ended. */
const checkTime = ({ clause, entry }: ClauseTask, use: Use): ClauseCheck | null =>
  clause.isPresent && use.headings.size > 0 && entry.period && !entry.isOngoing ? { reason: "time" } : null;
