import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause } from "../parse/line.ts";
import { entitledBy } from "../parse/phrase-lookup.ts";
import { groupActions, tellsOfDoing } from "./light-verbs.ts";
import { isRole } from "./people-terms.ts";
import { wordShape } from "../../languages/all-guard-cues.ts";

const nounsBeside = (verb: Action, clause: Clause): Action[] =>
  isFiniteVerb(verb)
    ? [...clause.actions.filter((other) => other !== verb && !isFiniteVerb(other)), ...groupActions(clause)]
    : [];

/** "gave training", "denetimlerini yürüttü": a verb that only says that its noun was done. */
export const performsNoun = (verb: Action, clause: Clause): boolean =>
  verb.isLight &&
  (nounsBeside(verb, clause).some(({ isNominal, isGerund }) => isNominal || isGerund) ||
    isOffice(verb, clause));

/** "şefliğini yürüttüm": a position, which is checked as a title. */
const isOffice = ({ start, language }: Action, { terms }: Clause): boolean =>
  language.isAgglutinative &&
  terms.some((term) => term.end + 1 === start && isRole(term) && OFFICE.test(term.surface));
const OFFICE = new RegExp(wordShape("office"), "u");

/** "Carried out inspections", where the fact has inspections only as what one coordinated. */
export function performsOthers(verb: Action, clause: Clause, facts: Clause[]): boolean {
  if (facts.some((fact) => doesItself(verb, fact))) return false;
  const nouns = nounsBeside(verb, clause);
  if (isFiniteVerb(verb) && groupActions(clause).some((deed) => isOthersGroup(deed, clause, facts)))
    return true;
  return (
    nouns.length > 0 &&
    nouns.every(
      ({ ids }) => facts.some((fact) => names(fact, ids)) && !facts.some((fact) => isDone(ids, fact)),
    )
  );
}

/** "Gave safety training" from somebody who received it: the same group is governed by another verb there. */
function isOthersGroup(deed: Action, clause: Clause, facts: Clause[]): boolean {
  const group = clause.terms.find(({ start }) => start === deed.start);
  const there = facts.filter(({ terms }) =>
    terms.some(({ ids }) => group?.ids.some((id) => id.startsWith("c:") && ids.includes(id))),
  );
  return (
    there.length > 0 &&
    there.every(({ actions }) => actions.some((other) => isFiniteVerb(other) && !isBare(other, deed)))
  );
}

/** What a verb says was done, without the things that stand in its group: "ödül verdi" isn't "ödül aldı". */
export const deedsOf = (action: Action): string[] =>
  isFiniteVerb(action)
    ? action.ids.filter((id) => !id.startsWith("c:"))
    : action.ids.filter((id) => !action.inside?.things.includes(id));

const entitles = (known: Action, ids: readonly string[]): boolean =>
  known.ids.some((id) => ids.includes(id) || entitledBy(id).some((wider) => ids.includes(wider)));

const names = (fact: Clause, ids: readonly string[]): boolean =>
  [...fact.actions, ...groupActions(fact)].some((known) => entitles(known, ids));

/** "denetimlerinde": in the course of audits, which others may have carried out. */
const BESIDE = /[dt][ae]n?$/u;

/**
 * An action that a fact names must be done there: not planned, led or read, nor the object of another ("collected
 * donations").
 */
const isDone = (ids: readonly string[], fact: Clause): boolean => {
  const deeds = ids.filter((id) => !id.startsWith("c:"));
  return [...fact.actions, ...groupActions(fact)].some(
    (known) =>
      entitles(known, deeds) &&
      !BESIDE.test(known.isNominal ? known.surface : "") &&
      (isFiniteVerb(known) || fact.actions.every((other) => !isFiniteVerb(other) || isBare(other, known))),
  );
};

/** Who prepares a report reports, and who is responsible for reconciling reconciles. */
const isBare = (verb: Action, deed: Action): boolean =>
  verb.isPlain ||
  verb.isLight ||
  verb.ids.includes("responsible") ||
  verb.ids.includes("run") ||
  tellsOfDoing(verb, deed);

/** "Handled invoices" for processing them: the fact's verb has a meaning of its own. */
const doesItself = (verb: Action, { actions }: Clause): boolean =>
  actions.some(
    (known) =>
      isFiniteVerb(known) &&
      !known.isPlain &&
      known.ids.some((id) => !id.includes(":") && verb.ids.includes(id)),
  );
