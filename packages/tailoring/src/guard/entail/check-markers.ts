import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Term } from "../parse/line.ts";
import { isOwn } from "./check-roles.ts";
import type { Comparing, Gap } from "./clause-task.ts";
import { isRole } from "./people-terms.ts";
import { lostMarkers } from "./weigh-markers.ts";

/** The markers of what a clause uses that it has lost, and those that it has and nothing there has. */
export function checkMarkers({ clause: own, sentence, entry, fact, used, headings }: Comparing): Gap[] {
  // What is said with the verb is said of all that it governs.
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

/** What one holds one has also studied. */
const HELD = new Set<FactEntry["kind"]>(["education", "certifications", "skills"]);

/** "Counter transactions" of an assistant at the counter aren't the rank itself: only its last words claim it. */
function claimsTitle(clause: Clause, title: Clause): boolean {
  const words = [...title.terms, ...title.actions].sort((a, b) => a.start - b.start);
  const ids = [...words.slice(-2), ...title.terms.filter(isRole)].flatMap((one) => one.ids);
  const isOthers = (term: Term) => isRole(term) && !isOwn(term, clause);
  const said = [...clause.terms.filter((term) => !isOthers(term)), ...clause.actions].flatMap(
    ({ ids }) => ids,
  );
  return said.some((id) => ids.includes(id) || ids.includes(`n:${id}`));
}

/** "Aday taradım": the candidates are whom one looked for. */
const looksAtCandidates = ({ actions, markers, isInherited }: Clause): boolean =>
  !markers.has("candidate") ||
  isInherited ||
  actions.some((action) => isFiniteVerb(action) && !action.isPlain);

const plans = ({ actions }: Clause): boolean => actions.some(({ ids }) => ids.includes("plan"));

/** "I plan an internship in Italy": at work one plans shifts, in life what hasn't been yet. */
const isPlanned = (clause: Clause, used: Set<Clause>): boolean =>
  !plans(clause) && !clause.markers.has("intend") && [...used].some(plans);

/** What was not so with one kind of thing may have been so with others: a denial is repeated whole. */
const isWidened = (clause: Clause, used: Set<Clause>): boolean =>
  clause.markers.has("refuse") &&
  [...used].some(
    ({ terms, markers }) =>
      markers.has("refuse") &&
      terms.some(({ ids }) => !clause.terms.some((said) => said.ids.some((id) => ids.includes(id)))),
  );
