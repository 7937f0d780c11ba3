import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Term } from "../parse/line.ts";
import { isOwn } from "./check-roles.ts";
import type { Comparing, Gap } from "./clause-task.ts";
import { isRole } from "./people-terms.ts";
import { lostMarkers } from "./weigh-markers.ts";

/** The markers of the facts that a clause has lost, and its own that no fact has. */
export function checkMarkers({ clause: own, sentence, entry, fact, used, headings }: Comparing): Gap[] {
  // A marker on the verb applies to everything that the verb governs.
  const sharing = own.isInherited ? sentence.clauses.filter(({ actions }) => actions === own.actions) : [own];
  const clause = { ...own, markers: new Set(sharing.flatMap(({ markers }) => [...markers])) };
  const known = [...(fact ? fact.line.clauses : []), ...entry.heading.flatMap(({ line }) => line.clauses)];
  const named = [...headings].flatMap(([heading, clauses]) =>
    heading.isTitle && entry.kind === "experiences"
      ? [...clauses].filter((title) => claimsTitle(clause, title))
      : heading.isName && !heading.isTitle
        ? []
        : heading.line.clauses,
  );
  if (isWidened(clause, used)) return [{ reason: "marker", word: "refuse" }];
  const isLife = entry.kind === "other" || entry.kind === "summary";
  if (isLife && isPlanned(clause, used)) return [{ reason: "marker", word: "intend" }];
  const isAhead = [...used].some(plans);
  return lostMarkers(clause, [...used, ...named], known)
    .filter((word) => !(word === "candidate" && [...used].every(looksAtCandidates)))
    .filter((word) => !(word === "+study" && HELD.has(entry.kind)) && !(word === "+intend" && isAhead))
    .map((word) => ({ reason: "marker", word }));
}

/** A qualification that one holds was also studied for. */
const HELD = new Set<FactEntry["kind"]>(["education", "certifications", "skills"]);

/** "Counter transactions" from a counter assistant isn't a claim to the rank: only the last words are. */
function claimsTitle(clause: Clause, title: Clause): boolean {
  const words = [...title.terms, ...title.actions].sort((a, b) => a.start - b.start);
  const ids = [...words.slice(-2), ...title.terms.filter(isRole)].flatMap((one) => one.ids);
  const isOthers = (term: Term) => isRole(term) && !isOwn(term, clause);
  const said = [...clause.terms.filter((term) => !isOthers(term)), ...clause.actions].flatMap(
    ({ ids }) => ids,
  );
  return said.some((id) => ids.includes(id) || ids.includes(`n:${id}`));
}

/** "Aday taradım": the candidates are the people one looked for. */
const looksAtCandidates = ({ actions, markers, isInherited }: Clause): boolean =>
  !markers.has("candidate") ||
  isInherited ||
  actions.some((action) => isFiniteVerb(action) && !action.isPlain);

const plans = ({ actions }: Clause): boolean => actions.some(({ ids }) => ids.includes("plan"));

/** "I plan an internship in Italy": at work one plans shifts; in life one plans what hasn't happened yet. */
const isPlanned = (clause: Clause, used: Set<Clause>): boolean =>
  !plans(clause) && !clause.markers.has("intend") && [...used].some(plans);

/** What was denied for one kind of thing may hold for others: a denial must be repeated whole. */
const isWidened = (clause: Clause, used: Set<Clause>): boolean =>
  clause.markers.has("refuse") &&
  [...used].some(
    ({ terms, markers }) =>
      markers.has("refuse") &&
      terms.some(({ ids }) => !clause.terms.some((said) => said.ids.some((id) => ids.includes(id)))),
  );
