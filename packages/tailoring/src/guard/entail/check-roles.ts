import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Term } from "../parse/line.ts";
import type { Comparing, Gap } from "./clause-task.ts";
import { findTerm } from "./find-term.ts";
import { reachOf } from "./hypernyms.ts";
import { holds, overlaps } from "./overlap.ts";
import { isRole } from "./people-terms.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

/** Markers that are verbs of their own, so that a role beside them is somebody else's: "assisted the class teacher". */
const TAKING_PART = ["assist", "accompany", "observe", "substitute", "join"];

/** A role that one claims must be one's own title, with everything next to it there. */
export function checkRoles({ clause, entry, fact, isOpening }: Comparing): Gap[] {
  const isDone =
    clause.actions.some(({ isPlain }) => !isPlain) ||
    TAKING_PART.some((marker) => clause.markers.has(marker));
  const roles = clause.terms.filter(
    (term) =>
      isRole(term) &&
      (isDone ? term.isPosed : isOwn(term, clause)) &&
      !isInName(term, entry) &&
      !isCounted(term, clause),
  );
  if (isOpening && fact && isAnonymousRole(clause, entry)) return [{ reason: "role", word: "" }];
  const titles = [
    ...entry.heading.filter(({ isTitle }) => isTitle),
    ...(fact && entry.kind === "summary" ? [fact] : []),
  ];
  const isSaidOfSelf = (group: Term[]) =>
    (fact?.line.clauses ?? []).some(
      (known) => saysOfSelf(known) && group.every((term) => holdsTerm(known, term)),
    );
  const isTitled = roles.every(
    (role) =>
      isSaidOfSelf(groupOf(role, clause)) ||
      titles.some((title) =>
        groupOf(role, clause).every(
          (term) => findTerm(term, title, clause).length || isOfWorkplace(term, entry, clause),
        ),
      ),
  );
  return isTitled ? [] : [{ reason: "role", word: roles[0]?.surface ?? "" }];
}

/** "Two commis chefs and a trainee work with me": counted people are others. */
const isCounted = (role: Term, { numbers, terms }: Clause): boolean =>
  numbers.some(
    ({ end, unit }) =>
      unit === "" &&
      end <= role.start &&
      !terms.some((other) => other.start > end && other.end < role.start && other.isGroupEnd),
  );

/** "The Don Valley Courier" is a newspaper. */
const isInName = ({ surface }: Term, { heading }: FactEntry): boolean =>
  /^\p{Lu}/u.test(surface) &&
  heading.some(({ isName, isTitle, line }) => isName && !isTitle && line.text.includes(bare(surface)));

const bare = (surface: string): string => surface.replace(/['’]\p{L}+$/u, "");

/** "Shipyard welder" is a welder at Norsand Shipyard; but seniority isn't in a company's name. */
const isOfWorkplace = (term: Term, { heading }: FactEntry, clause: Clause): boolean =>
  !isRole(term) &&
  !overlaps(term.ids, RANKS) &&
  heading.some(
    ({ isName, isTitle, line }) =>
      isName && !isTitle && line.clauses.some((known) => holds(known, term.ids, reachOf(clause))),
  );

const RANKS = [
  "senior",
  "junior",
  "chief",
  "head",
  "lead",
  "main",
  "first",
  "second",
  "deputy",
  "assistant",
].map((id) => `c:${id}`);

const holdsTerm = ({ terms }: Clause, term: Term): boolean =>
  terms.some(({ ids }) => ids.some((id) => term.ids.includes(id)));

/** "Interim store manager for five months", "zümre başkanıyım": a text that states who one is by the role alone. */
const saysOfSelf = (known: Clause): boolean =>
  !known.actions.some(isFiniteVerb) &&
  !known.markers.has("other") &&
  known.terms.some(
    (term) =>
      isRole(term) &&
      isOwn(term, known) &&
      (groupOf(term, known)[0] === known.terms[0] || I_WAS.test(term.surface)),
  );

/** "operatördüm" is a statement, but "müdürüm" may be "my manager". */
const I_WAS = new RegExp(`${wordShape("iWas")}$`, "u");

/** "With the project manager", "proje müdürüyle" is somebody else. */
export const isOwn = (role: Term, clause: Clause): boolean =>
  role.isPosed || (role.isGroupEnd && !role.isCased && !groupOf(role, clause)[0]?.isApart);

/** What a job's text says about others doesn't say who one is. */
const isAnonymousRole = ({ actions, terms, markers }: Clause, { kind }: FactEntry): boolean =>
  (kind === "experiences" || kind === "other") &&
  !actions.length &&
  !DONE_MARKERS.some((marker) => markers.has(marker)) &&
  !UNKNOWN_VERB.test(terms.at(-1)?.surface ?? "");

/** Markers that are verbs, which say what one does and not who one is. */
const DONE_MARKERS = ["in-progress", "join", "assist", "accompany", "observe", "substitute"];

const UNKNOWN_VERB = new RegExp(`${wordShape("finite")}$`, "u");

/** The words that a role is said with: "Senior Backend Engineer". */
function groupOf(role: Term, clause: Clause): Term[] {
  const group = [role];
  for (const term of clause.terms.slice(0, clause.terms.indexOf(role)).toReversed()) {
    if (term.isGroupEnd) break;
    group.unshift(term);
  }
  return group;
}
