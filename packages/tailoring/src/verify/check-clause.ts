import type { Place } from "@terzi/contracts/match";
import { findNumber, isDateOf, isDurationOf, isSumOf } from "./check-number.ts";
import { ENTITLES } from "./lexicon/actions.ts";
import type { NumberTerm } from "./numbers.ts";
import type { Fact, FactEntry } from "./profile-facts.ts";
import type { Action, Clause, Term } from "./read-line.ts";

/** Why a statement isn't supported, by what it got wrong first. */
export type Reason = "words" | "number" | "action" | "marker" | "role" | "mixed" | "scope";

export type ClauseCheck = { places: Place[] } | { reason: Reason };

const meets = (a: readonly string[], b: readonly string[]): boolean => a.some((id) => b.includes(id));

/** Which clauses of a fact hold a term. */
const clausesWith = (term: Term, fact: Fact): Clause[] =>
  fact.line.clauses.filter(
    ({ terms, actions }) =>
      terms.some(({ ids }) => meets(term.ids, ids)) ||
      // A name made of a verb ("Sales Manager") and the verb itself.
      actions.some(({ ids }) => ids.some((id) => term.ids.includes(`n:${id}`))),
  );

export const isRole = (term: Term): boolean => term.ids.some((id) => id.startsWith("c:role-"));
const isPeople = (term: Term): boolean => term.ids.some((id) => id === "c:people" || id === "c:team");

/** "8 nurses" are "a team of 8". */
const countsPeople = (clause: Clause): boolean =>
  clause.numbers.length > 0 && clause.terms.some((term) => isPeople(term) || isRole(term));

const entitled = (known: string[]): string[] => known.flatMap((id) => [id, ...(ENTITLES[id] ?? [])]);

function isEntitled(action: Action, fact: Clause): boolean {
  const known = entitled(fact.actions.flatMap(({ ids }) => ids));
  if (meets(action.ids, known)) return true;
  return (
    action.ids.includes("lead") &&
    known.includes("lead-people") &&
    fact.terms.some((term) => isPeople(term) || isRole(term))
  );
}

/** The words that an action takes: in English those behind it, else (nouns, Turkish) those before it. */
function wordsOf(action: Action, clause: Clause): Term[] {
  const behind = clause.terms.filter(({ start }) => start >= action.end).slice(0, 2);
  const before = clause.terms.filter(({ end }) => end <= action.start).slice(-2);
  return [...behind, ...before];
}

/** The clause of a fact whose action entitles to this one, of the same thing. */
function findAction(action: Action, clause: Clause, fact: Fact): Clause | null {
  const objects = clause.isInherited ? clause.terms.slice(0, 2) : wordsOf(action, clause);
  return (
    fact.line.clauses.find(
      (known) =>
        isEntitled(action, known) &&
        (!objects.length || objects.some((term) => known.terms.some(({ ids }) => meets(term.ids, ids)))),
    ) ?? null
  );
}

const hasMonthsBehind = (text: string, number: NumberTerm): "years" | "months" | null => {
  const behind = text.slice(number.end, number.end + 14);
  if (/^\s*\+?\s*[-‑]?\s*(?:years?|yrs?|yıl|sene)/iu.test(behind)) return "years";
  return /^\s*\+?\s*[-‑]?\s*(?:months?|ay(?:lık|dır)?\b)/iu.test(behind) ? "months" : null;
};

export type ClauseTask = {
  clause: Clause;
  sentence: string;
  entry: FactEntry;
  /** The entries over which years may be counted. */
  countable: FactEntry[];
};

/** Whether a clause says nothing but what one entry of the profile says, its heading and one of its texts. */
export function checkClause(task: ClauseTask): ClauseCheck {
  let reason: Reason = "words";
  for (const fact of [null, ...task.entry.texts]) {
    const found = checkAgainst(task, fact);
    if ("places" in found) return found;
    if (found.reason !== "words") ({ reason } = found);
  }
  return { reason };
}

function checkAgainst({ clause, sentence, entry, countable }: ClauseTask, fact: Fact | null): ClauseCheck {
  const places = new Set<Place>();
  const used = new Set<Clause>();
  const titles = new Set<Fact>();

  for (const term of clause.terms) {
    const inText = fact ? clausesWith(term, fact) : [];
    const inHeading = entry.heading.filter((heading) => clausesWith(term, heading).length);
    const isCountedTeam =
      isPeople(term) && clause.numbers.length > 0 && fact?.line.clauses.some(countsPeople);
    if (inText[0]) used.add(inText.find((known) => used.has(known)) ?? inText[0]);
    else if (inHeading[0]) {
      titles.add(inHeading[0]);
      places.add(inHeading[0].place);
    } else if (!isCountedTeam) return { reason: "words" };
  }

  for (const action of clause.actions) {
    const own = fact && findAction(action, clause, fact);
    if (own) used.add(own);
    else if (action.isPlain) continue;
    else {
      const heading = entry.heading.find(({ line }) =>
        line.clauses.some(({ terms }) =>
          terms.some(({ ids }) => meets(ids, action.ids) || action.ids.some((id) => ids.includes(`n:${id}`))),
        ),
      );
      // What one has as a skill may follow any verb: "… in audits, SQL and Python".
      const isListed = clause.isInherited && (entry.kind === "skills" || entry.kind === "languages");
      if (isListed) continue;
      const isSaid = action.isNominal || entry.kind === "education";
      if (!heading || !isSaid || clause.isInherited) return { reason: "action" };
      places.add(heading.place);
      titles.add(heading);
    }
  }

  for (const number of clause.numbers) {
    const own = fact && findNumber(number, clause, fact.line);
    const inHeading = entry.heading.find(({ line }) => findNumber(number, clause, line));
    const unit = hasMonthsBehind(sentence, number);
    if (own) {
      if (used.size && !used.has(own) && clause.actions.some(({ isPlain }) => !isPlain))
        return { reason: "number" };
      used.add(own);
    } else if (inHeading) places.add(inHeading.place);
    else if (isDateOf(number, entry)) places.add(entry.place);
    else if (unit && isDurationOf(number, unit, countable))
      for (const { place } of countable) places.add(place);
    else if (
      isSumOf(
        number,
        clause,
        entry.texts.map(({ line }) => line),
      )
    )
      places.add(entry.place);
    else return { reason: "number" };
  }

  const roles = clause.terms.filter(isRole);
  if (
    roles.length &&
    !clause.actions.some(({ isPlain }) => !isPlain) &&
    !isTitled(clause, roles, entry, fact)
  )
    return { reason: "role" };

  const kept = [...used, ...[...titles].flatMap(({ line }) => line.clauses)];
  for (const { markers } of kept)
    for (const marker of markers) if (!clause.markers.has(marker)) return { reason: "marker" };
  const known = [...(fact ? [fact] : []), ...entry.heading].flatMap(({ line }) => line.clauses);
  for (const marker of clause.markers)
    if (!known.some(({ markers }) => markers.has(marker))) return { reason: "marker" };

  if (fact && used.size) places.add(fact.place);
  return places.size ? { places: [...places] } : { reason: "words" };
}

/** A role that one claims for oneself must be a title of one's own, with everything that stands beside it there. */
function isTitled(clause: Clause, roles: Term[], entry: FactEntry, fact: Fact | null): boolean {
  const groups = roles.map((role) => groupOf(role, clause));
  const sources = [
    ...entry.heading.filter(({ isTitle }) => isTitle),
    ...(fact && entry.kind === "summary" ? [fact] : []),
  ];
  return groups.every((group) =>
    sources.some((source) => group.every((term) => clausesWith(term, source).length)),
  );
}

export function groupOf(role: Term, clause: Clause): Term[] {
  const at = clause.terms.indexOf(role);
  const group = [role];
  for (let before = at - 1; before >= 0; before--) {
    const term = clause.terms[before];
    if (!term || term.isGroupEnd) break;
    group.unshift(term);
  }
  return group;
}
