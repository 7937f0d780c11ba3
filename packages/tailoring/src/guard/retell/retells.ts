import { claimsCause } from "../entail/changes.ts";
import { misuse } from "../entail/head-words.ts";
import { isRole } from "../entail/people-terms.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause, Line } from "../parse/line.ts";
import { retellsNumbers } from "./retold-numbers.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, meets, tellsChange, wordsLost } from "./words-lost.ts";

/** Whether a dictionary meets a word with one of the line that no other word stands for. */
const isMetLoosely = (word: ToldWord, left: ToldWord[]): boolean =>
  !word.isName && left.some(({ loosely, isName }) => !isName && meets(word.loosely, new Set(loosely)));

/** Too few words to tell what a dictionary's word means in them. */
const WORDS_AT_LEAST = 3;
const PARTS_AT_LEAST = 4;
/** Of so many words one may be met by a dictionary alone. */
const LOOSELY_OF = 4;

/**
 * Whether a sentence tells a line again in other words: each of its words is in the line or in the heading, each of the
 * line's is in it, with the same numbers in the same order, the same markers, and everything used as it is there.
 * `whole`: the line of which this one is a part, whose markers hold for it too.
 */
export function retells(sentence: Line, line: Line, { entry, whole = line }: Task): boolean {
  const numbers = sentence.words.numbers.length;
  // Most lines tell of other numbers, which is seen at once.
  if (numbers < line.words.numbers.length - 1) return false;
  const said = toldWordsIn(sentence);
  const told = toldWordsIn(line);
  if (told.length > said.length * 2 + 2 || said.length > told.length * 2 + 2) return false;
  if (said.length < WORDS_AT_LEAST || said.length + numbers < PARTS_AT_LEAST) return false;
  if (!retellsNumbers(sentence, line) || !keepsMarkers(sentence, whole)) return false;
  if (isDoubled(said, told, sentence)) return false;
  const known = knownBy(told);
  const claiming = said.filter((word) => !word.isEmpty && !tellsChange(word, line));
  const unmet = claiming.filter((word) => !isMet(word, known));
  const left = wordsLost(told, said, line);
  const loose = unmet.filter((word) => isMetLoosely(word, left));
  if (loose.length * LOOSELY_OF > claiming.length - 1) return false;
  const added = unmet.filter((word) => !loose.includes(word) && !isInHeading(word, sentence, entry));
  const lost = left.filter((word) => !isMetLoosely(word, loose));
  if (loose.length && added.length + lost.length) return false;
  return isOnlyLight(added, lost, line) && !makesHappen(said, told) && isUsedAlike(sentence, line);
}

type Task = { entry: FactEntry; whole?: Line };

const GIVING = new Set(["give"]);
const TAKING = new Set(["receive"]);

/**
 * "Gave advice" for "advised", "destek verdim" for "destek sağladım": verbs that leave the deed to a noun. Who has
 * something done ("uyulmasını sağladım") or takes it has not done it.
 */
function isOnlyLight(added: ToldWord[], lost: ToldWord[], line: Line): boolean {
  if (!added.length && !lost.length) return true;
  const all = (words: ToldWord[], way: ReadonlySet<string>) =>
    words.every(({ everyday }) => meets(everyday.own, way));
  const isDone = line.clauses.some(({ actions }) => actions.some(isFiniteVerb));
  if (added.length && lost.length) return [GIVING, TAKING].some((way) => all(added, way) && all(lost, way));
  return (
    isDone && all([...added, ...lost], GIVING) && added.every(({ everyday }) => !everyday.own.has("achieve"))
  );
}

/** "Teslim alınması ve sevkiyatı", of goods received: what an "and" adds needs a word of the line to itself. */
const isDoubled = (said: ToldWord[], told: ToldWord[], { text }: Line): boolean =>
  said.some((word, at) => {
    const before = said[at - 1];
    if (!before || !/^\s*(?:,|(?:,\s*)?and|ve|&)\s*$/u.test(text.slice(before.end, word.start))) return false;
    const meant = told.filter((known) => isMet(word, knownBy([known])));
    return (
      meant.length > 0 &&
      meant.every((known) => said.some((other) => other.key !== word.key && isMet(other, knownBy([known]))))
    );
  });

const MADE = new Set(["bring up", "bring down"]);
const HAPPENED = new Set(["rise", "fall"]);

/** "Cut it from 20 to 12", of what is only said to have fallen: nobody says who did it. */
const makesHappen = (said: ToldWord[], told: ToldWord[]): boolean =>
  said.some(({ everyday }) => meets(everyday.own, MADE) && !meets(everyday.own, HAPPENED)) &&
  told.some(({ everyday }) => meets(everyday.own, HAPPENED) && !meets(everyday.own, MADE));

const isVerbAt = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some((action) => action.start < end && action.end > start));

/** Employers, titles and places go without saying; what one did there doesn't. */
const isInHeading = (word: ToldWord, sentence: Line, { heading }: FactEntry): boolean =>
  !isVerbAt(word, sentence) &&
  heading.some(
    ({ line, isTitle }) => !isTitle && toldWordsIn(line).some(({ ids }) => meets(word.ids, new Set(ids))),
  );

const isStretched = ({ clauses }: Pick<Line, "clauses">): boolean =>
  clauses.some(({ isThroughout }) => isThroughout);

function keepsMarkers({ clauses }: Line, known: Line): boolean {
  const [first] = clauses;
  if (!first) return false;
  const markers = new Set(clauses.flatMap((clause) => [...clause.markers]));
  return (
    !lostMarkers({ ...first, markers }, known.clauses, known.clauses).length &&
    isStretched({ clauses }) === isStretched(known)
  );
}

/** Whether nothing that both say is turned round: who did it, to whom, from where, one or many, that it was done at all. */
const isUsedAlike = ({ clauses }: Line, known: Line): boolean =>
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

const isRoleIn = (ids: readonly string[], { clauses }: Line): boolean =>
  clauses.some(({ terms }) => terms.some((term) => term.isPosed && term.ids.some((id) => ids.includes(id))));

/** That a word heads another group than there is no matter where all words of both are met. */
const TURNED: Record<string, boolean> = { action: true, marker: true, number: true };

const claimsMore = (action: Action, clause: Clause, known: Clause): boolean =>
  isFiniteVerb(action) && claimsCause(action, clause, known);
