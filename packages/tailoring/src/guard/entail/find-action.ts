import type { Fact } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause } from "../parse/line.ts";
import { entitledBy } from "../parse/phrase-lookup.ts";
import { keepsDeedTaken } from "./direct-object.ts";
import { reachOf } from "./hypernyms.ts";
import { DOING, isInGroup, tellsOfDoing } from "./light-verbs.ts";
import { deedsOf } from "./nominal-actions.ts";
import { holds, overlaps } from "./overlap.ts";
import { isPeople, isRole, PEOPLE } from "./people-terms.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

function isEntitled(action: Action, said: Clause, fact: Clause): boolean {
  // "Approved by the chef" only requires that the approval is the chef's.
  const isOwn = isFiniteVerb(action) && !(said.markers.has("agent") && fact.markers.has("other"));
  const known = fact.actions
    .filter((done) => !done.isOthers || action.isOthers)
    .filter((done) => (isOwn ? !isNamedOnly(done, fact) : true))
    .flatMap(({ ids }) => ids.flatMap((id) => [id, ...entitledBy(id)]));
  const done = [...known, ...nounsDone(fact)];
  const { deeds = [], things = [] } = action.inside ?? {};
  if (
    overlaps(
      deedsOf(action).filter((id) => !deeds.includes(id)),
      done,
    )
  )
    return true;
  // "Camları sildim" from somebody who wiped something: only if it was the windows.
  if (overlaps(deeds, done) && (!things.length || holds(fact, things))) return true;
  const leads = action.ids.includes("lead") && known.includes("lead-people");
  if (leads) return fact.terms.some((term) => isPeople(term) || isRole(term));
  // "Stajyerlere numune kabulünü gösterdim": showing learners how it is done is teaching them.
  return (
    action.ids.includes("train") &&
    known.includes("demonstrate") &&
    fact.terms.some(({ ids, use }) => use === "whom" && overlaps(ids, LEARNERS))
  );
}

const LEARNERS = ["role-intern", "role-trainee", "role-apprentice", "new hire", "student", "trainee"].map(
  (id) => `c:${id}`,
);

/** "Veri analizi yaptım": what a fixed group of words names as done, unless another verb governs it. */
const nounsDone = ({ actions, terms }: Clause): string[] =>
  actions.some((verb) => isFiniteVerb(verb) && !verb.isPlain)
    ? []
    : terms.flatMap(({ parts }) =>
        (parts.at(-1) ?? []).filter((id) => id.startsWith("n:")).map((id) => id.slice(2)),
      );

/** "Running test scripts": what a line opens with is its verb, in whatever form. */
const opens = (action: Action, { actions, terms }: Pick<Clause, "actions" | "terms">): boolean =>
  action.isGerund && [...actions, ...terms].every(({ start }) => start >= action.start);

const GOING_ON = new Set(["begin", "continue", "complete", "stop"]);

/** "With the manager's approval", "checked translations": an action that is named beside the verb wasn't done by it. */
function isNamedOnly(action: Action, { actions, terms }: Clause): boolean {
  const isFirst =
    !action.language.isVerbFinal && [...actions, ...terms].every(({ start }) => start >= action.start);
  // "Organised training" trained nobody, but somebody who began selling sold.
  const taker =
    action.isGerund && actions.find((other) => isFiniteVerb(other) && other.end + 1 === action.start);
  const isTaken = taker && !taker.isPlain && !taker.ids.some((id) => GOING_ON.has(id));
  if (!(action.isNominal || isTaken) || isFirst) return false;
  const isVerb = (other: Action) => isFiniteVerb(other) || opens(other, { actions, terms });
  const verb = actions.find((other) => other !== action && isVerb(other) && !other.isPlain);
  if (!verb || verb.ids.includes("responsible")) return false;
  // "Sayımını üç kişilik ekiple altı haftada bitirdik": what has the ending of an object is one wherever it stands.
  const isObject = verb.language.isVerbFinal
    ? action.end + 1 === verb.start || (action.end < verb.start && OBJECT.test(action.surface))
    : action.start > verb.end;
  return !(isObject && tellsOfDoing(verb, action) && !verb.ids.includes("arrange"));
}

/** Where what a group that has its own object may take besides begins: "defteri tuttum, misafirleri karşıladım". */
const verbBefore = (action: Action, { actions }: Clause): number =>
  action.language.isVerbFinal && action.inside?.things.length
    ? Math.max(
        0,
        ...actions.filter((one) => isFiniteVerb(one) && one.end <= action.start).map(({ end }) => end),
      )
    : 0;

/** What an action takes, as ids: in English the words behind it, else (nouns, Turkish) those before it. */
function objectsOf(action: Action, clause: Clause): string[][] {
  const nouns = clause.actions
    .filter((other) => other !== action && other.isNominal)
    .map(({ ids, start, end }) => ({
      ids: ids.map((id) => (id.includes(":") ? id : `n:${id}`)),
      start,
      end,
    }));
  const things = [...clause.terms.map((term) => ({ ...term, ids: term.ids })), ...nouns].sort(
    (a, b) => a.start - b.start,
  );
  if (clause.isInherited) return things.slice(0, 2).map(({ ids }) => ids);
  return [
    ...things.filter(({ start }) => start >= action.end).slice(0, 2),
    ...things
      .filter(({ start, end }) => end <= action.start && start >= verbBefore(action, clause))
      .slice(-2),
  ].map(({ ids }) => ids);
}

/** "Payments" aren't "payment discounts": what stands right behind the noun of an action there must be said too. */
function keepsNoun(action: Action, clause: Clause, known: Clause): boolean {
  if (!action.isNominal || clause.terms.some(({ start }) => start === action.end + 1)) return true;
  const there = known.actions.filter((other) => other.isNominal && overlaps(other.ids, action.ids));
  return (
    !there.length ||
    there.some(({ end }) => {
      const next = known.terms.find(({ start }) => start === end + 1);
      return !next || holds(clause, next.ids);
    })
  );
}

/** "…; in production": a noun alone says nothing of what somebody produced. */
const isBareNoun = (action: Action, { terms, actions }: Clause): boolean =>
  action.isNominal && !terms.length && actions.length === 1;

const OBJECT = new RegExp(`${wordShape("objectOfOthers")}$`, "u");
const OWNED = new RegExp(`${wordShape("owned")}$`, "u");

/** "Evrak kontrolü ve sisteme girilmesi": a nominalised verb without an object takes what precedes it. */
function takenBy(known: Clause, { line }: Fact): Clause[] {
  const isOfSomething = known.actions.some(
    ({ language, isNominal, surface }) => language.isAgglutinative && isNominal && OWNED.test(surface),
  );
  const before = line.clauses[line.clauses.indexOf(known) - 1];
  return isOfSomething && before && !known.terms.length ? [known, before] : [known];
}

/** The clause of a fact whose action entitles to this one, of the same thing. */
export function findAction(action: Action, clause: Clause, fact: Fact): Clause | undefined {
  const objects = objectsOf(action, clause);
  const reach = reachOf(clause);
  return fact.line.clauses.find(
    (known) =>
      (isEntitled(action, clause, known) &&
        !(isBareNoun(action, clause) && known.actions.every(isFiniteVerb)) &&
        keepsNoun(action, clause, known) &&
        keepsDeedTaken(action, clause, known) &&
        (!objects.length ||
          objects.some(
            (ids) => takenBy(known, fact).some((one) => holds(one, ids, reach)) || overlaps(ids, PEOPLE),
          ))) ||
      isInGroup(action, clause, known),
  );
}

/** The clause that does as a verb what is said as a noun: "submit monthly reports" where one reports each month. */
export function findNounDone(action: Action, clause: Clause, fact: Fact): Clause | undefined {
  // "Ölçüm programlarını yazdım" says that programs were written, not that something was measured.
  if (!action.ids.some((id) => DOING.has(id)) || action.inside?.things.length) return undefined;
  const nouns = [
    ...clause.actions.filter((other) => other !== action && other.isNominal).flatMap(({ ids }) => ids),
    ...clause.terms.flatMap(({ ids }) => ids.filter((id) => id.startsWith("n:")).map((id) => id.slice(2))),
  ];
  return fact.line.clauses.find((known) =>
    known.actions.some(
      (done) =>
        (isFiniteVerb(done) ||
          (!done.language.isVerbFinal && known.actions[0] === done) ||
          !known.actions.some((verb) => isFiniteVerb(verb) || opens(verb, known))) &&
        done.ids.some(
          (id) => (!DOING.has(id) || id === "document") && !id.includes(":") && nouns.includes(id),
        ),
    ),
  );
}
