import { claimsCause } from "../entail/changes.ts";
import { misuse } from "../entail/head-words.ts";
import { isRole } from "../entail/people-terms.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause, Line } from "../parse/line.ts";
import type { ToldWord } from "./told-words.ts";
import { isMet, knownOf, meets } from "./words-lost.ts";

type Told = Pick<Line, "clauses">;

/** "Teslim alınması ve sevkiyatı" for goods received: what "and" adds needs a word of the line for itself. */
export const isDoubled = (said: ToldWord[], told: ToldWord[], { text }: Line): boolean =>
  said.some((word, at) => {
    const before = said[at - 1];
    if (!before || !/^\s*(?:,|(?:,\s*)?and|ve|&)\s*$/u.test(text.slice(before.end, word.start))) return false;
    const meant = meantBy(word, told);
    const rivals = said.filter((other) => meantBy(other, told).some((known) => meant.includes(known)));
    // "Majistral preparat" matches as a group: its words don't compete with each other, nor does one said twice.
    const others = rivals.filter(
      (other, one) =>
        other.end + 1 !== word.start &&
        other.start !== word.end + 1 &&
        (other === word || rivals.findIndex(({ key }) => key === other.key) === one),
    );
    return meant.length > 0 && !haveEachOne(others, told);
  });

const meantBy = (word: ToldWord, told: ToldWord[]): ToldWord[] =>
  told.filter((known) => isMet(word, knownOf(known)));

/** Whether each of some words can have a word of the line for itself. */
function haveEachOne(words: ToldWord[], told: ToldWord[]): boolean {
  const takenBy = new Map<ToldWord, ToldWord>();
  const settle = (word: ToldWord, tried: Set<ToldWord>): boolean =>
    meantBy(word, told).some((known) => {
      if (tried.has(known)) return false;
      tried.add(known);
      const holder = takenBy.get(known);
      if (holder && !settle(holder, tried)) return false;
      takenBy.set(known, word);
      return true;
    });
  return words.every((word) => settle(word, new Set()));
}

const MADE = new Set(["bring up", "bring down"]);
const HAPPENED = new Set(["rise", "fall"]);

/** "Cut it from 20 to 12" where it is only said to have fallen: nobody is named who did it. */
export const makesHappen = (said: ToldWord[], told: ToldWord[]): boolean =>
  said.some(({ everyday }) => meets(everyday.own, MADE) && !meets(everyday.own, HAPPENED)) &&
  told.some(({ everyday }) => meets(everyday.own, HAPPENED) && !meets(everyday.own, MADE));

/**
 * Whether nothing that both say is reversed: who did it, to whom, from where, one or many, and that it was done at
 * all.
 */
export const isUsedAlike = ({ clauses }: Line, known: Told): boolean =>
  clauses.every(
    (clause) =>
      clause.terms.every(
        (term) =>
          TURNED[misuse(term, clause, known.clauses) ?? ""] !== true &&
          !(isRole(term) && term.isPosed && !isRoleIn(term.ids, known)),
      ) &&
      (clause.isInherited ||
        clause.actions.every((action) => !known.clauses.some((other) => claimsMore(action, clause, other)))),
  );

const isRoleIn = (ids: readonly string[], { clauses }: Told): boolean =>
  clauses.some(({ terms }) => terms.some((term) => term.isPosed && term.ids.some((id) => ids.includes(id))));

/** A different head doesn't matter where all words of both groups match. */
const TURNED: Record<string, boolean> = { action: true, marker: true, number: true };

const claimsMore = (action: Action, clause: Clause, known: Clause): boolean =>
  isFiniteVerb(action) && claimsCause(action, clause, known);
