import { remembered } from "@terzi/language/remembered";
import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import type { Fact, FactEntry } from "../facts/fact.ts";
import { conceptsAt } from "../parse/concepts.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause, Line } from "../parse/line.ts";
import { clausesMeeting } from "./align-words.ts";
import { keepsDeedTaken } from "./direct-object.ts";
import { deedsOf as ownDeedsOf } from "./nominal-actions.ts";
import { overlaps } from "./overlap.ts";
import { isWhen } from "./time-terms.ts";

/** The ids of a deed as a verb and as a noun, without what the words of a group say: selling tours isn't guiding them. */
const idsOf = (action: Action): string[] =>
  ownDeedsOf(action)
    .filter((id) => !id.startsWith("c:"))
    .filter((id) => !action.inside?.things.length || !action.inside.deeds.includes(id))
    .map((id) => (id.includes(":") ? id : `n:${id}`));

const sharesDeed = (one: Action, other: Action): boolean => {
  const ids = idsOf(one);
  return idsOf(other).some((id) => ids.includes(id));
};

const ownActions = ({ line }: Fact): Action[] => [
  ...new Set(line.clauses.flatMap(({ actions, isInherited }) => (isInherited ? [] : actions))),
];

/** Verbs in a fact that say more than that their object was done. "Bütçeyi sundum" does, "eğitim sundum" doesn't. */
const rulingVerbs = (fact: Fact): Action[] => {
  const all = ownActions(fact);
  const isOfNoun = (verb: Action) => verb.isLight && all.some((other) => !isFiniteVerb(other));
  return all.filter((verb) => isFiniteVerb(verb) && !verb.isPlain && !isOfNoun(verb));
};

type Deed = { action: Action; clause: Clause; sentence: Line };

/**
 * The clauses of a fact that tell of a deed in any form: a line of nouns ("oil furnace cleaning") tells what was
 * done, a line with one verb what that verb says. The deed then rests on the whole line, with everything that limits
 * it.
 */
export function alignAction(deed: Deed, fact: Fact, entry: FactEntry): Clause[] {
  const { action, sentence } = deed;
  const verbs = rulingVerbs(fact);
  const met = clausesMeeting(idsOf(action), fact, sentence);
  // "Maintenance belongs to the rental company": nobody else's work is claimed.
  if (!verbs.length && fact.line.clauses.some(({ markers }) => markers.has("other"))) return [];
  if (!verbs.length && !met.length && isUnderstood(deed, fact, entry)) return fact.line.clauses;
  const told = verbs.length
    ? met.filter(
        (known) =>
          verbs.length === 1 &&
          verbs.every((verb) => sharesDeed(verb, action)) &&
          keepsDeedTaken(action, deed.clause, known),
      )
    : met.filter((clause) => saysDeeds(clause, deed));
  return told.some((clause) => hasObject(clause, fact, deed)) ? fact.line.clauses : [];
}

/** The deed that a line without a verb implies: the work of one's title, winning a prize, making a rota. */
const isUnderstood = (deed: Deed, fact: Fact, entry: FactEntry): boolean =>
  isDeedOfTitle(deed.action, entry) || isGettingPrize(deed, fact) || isMakingIt(deed, fact);

const PRIZES = "award medal cup plaque scholarship trophy certificate-of-merit"
  .split(" ")
  .map((id) => `c:${id}`);
const isGettingPrize = ({ action, clause, sentence }: Deed, fact: Fact): boolean =>
  action.ids.some((id) => id === "win" || id === "receive") &&
  clause.terms.some(({ ids }) => overlaps(ids, PRIZES) && clausesMeeting(ids, fact, sentence).length > 0);

/** "Do the weekly rota": who does it makes it. */
const MAKING = ["prepare", "make", "complete"];
const isMakingIt = ({ action, clause, sentence }: Deed, fact: Fact): boolean =>
  isFiniteVerb(action) &&
  overlaps(action.ids, MAKING) &&
  ownActions(fact).some((verb) => isFiniteVerb(verb) && verb.ids.includes("do")) &&
  clause.terms.some(({ ids }) => clausesMeeting(ids, fact, sentence).length > 0);

/** "A switch to organic farming" isn't farming: what a line of nouns says was done must be said too. */
const saysDeeds = ({ actions }: Clause, { action, clause }: Deed): boolean =>
  actions.every(
    (known) =>
      sharesDeed(known, action) ||
      known.isPlain ||
      clause.actions.some((said) => sharesDeed(known, said)) ||
      clause.terms.some(({ ids, parts }) => [ids, ...parts].flat().some((id) => idsOf(known).includes(id))),
  );

/** Whether a clause of a fact, or one that only an "and" parts from it, has what was done something to. */
function hasObject(known: Clause, fact: Fact, { action, clause, sentence }: Deed): boolean {
  const objects = clause.terms.filter(
    ({ start, ids }) =>
      (action.language.isVerbFinal ? start < action.start : start > action.end) && !isWhen(ids),
  );
  return (
    !objects.length ||
    objects.some(({ ids }) =>
      clausesMeeting(ids, fact, sentence).some((other) => isJoined(other, known, fact.line)),
    )
  );
}

const startOf = ({ terms, actions }: Clause): number =>
  Math.min(...[...terms, ...actions].map(({ start }) => start));
const endOf = ({ terms, actions }: Clause): number =>
  Math.max(...[...terms, ...actions].map(({ end }) => end));

function isJoined(one: Clause, other: Clause, { text, clauses }: Line): boolean {
  // "Kan alma, günde 60'a kadar hasta": a part without a deed of its own belongs to the other part's.
  if (one === other || (!one.actions.length && clauses.length === 2)) return true;
  const [first, second] = clauses.indexOf(one) < clauses.indexOf(other) ? [one, other] : [other, one];
  return /^\s*(?:and|ve|&)\s*$/u.test(text.slice(endOf(first), startOf(second)));
}

const AGENT = /(?:er|or|ist|ant|ian)$/;
/** Verbs of titles whose meaning goes by another name. */
const RENAMED = new Set(["teach", "nurse", "cook"]);

/** The work that a title implies: a developer develops. Taken from the last word of its English name. */
const deedsOf = remembered((role): ReadonlySet<string> => {
  const last = role.split(" ").at(-1) ?? "";
  const verb = last.replace(AGENT, "");
  const forms = verb === last ? [] : [verb, `${verb}e`, verb.replace(/(.)\1$/, "$1")];
  return new Set(
    forms.flatMap((form) =>
      conceptsAt([form], 0, { language: LINGUA_FRANCA, allows: () => true })
        .filter(({ id, kind }) => kind === "action" && (id === form || RENAMED.has(form)))
        .map(({ id }) => id),
    ),
  );
});

const isDeedOfTitle = (action: Action, { heading }: FactEntry): boolean =>
  isFiniteVerb(action) &&
  heading
    .filter(({ isTitle }) => isTitle)
    .flatMap(({ line }) => line.clauses.flatMap(({ terms }) => terms.flatMap((term) => term.ids)))
    .filter((id) => id.startsWith("c:role-"))
    .some((id) => action.ids.some((deed) => deedsOf(id.slice("c:role-".length)).has(deed)));
