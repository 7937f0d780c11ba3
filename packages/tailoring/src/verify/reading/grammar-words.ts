import { NEUTRAL_ENGLISH, NEUTRAL_TURKISH } from "../lexicon/neutral.ts";
import { conceptsAt } from "./concepts.ts";
import { breakOff, closeGroup, mark, type Passage } from "./passage.ts";
import { wordsOf } from "./word-list.ts";

const NEUTRAL = wordsOf(`${NEUTRAL_ENGLISH} ${NEUTRAL_TURKISH}`);
const BREAK_WORDS = wordsOf("and ve while whereas but ama fakat ayrica plus or veya");
const PREPOSITIONS = wordsOf(
  "at in with by through for from on over within across during to using via under",
);
const LEVEL_WORDS = wordsOf("native fluent advanced intermediate basic");
const WITHOUT_BEHIND = wordsOf("olmadan olmaksizin olmayan");

export const ONE = wordsOf("a an one bir");

/** "haftada bir": how often, not how many. */
export const EVERY = /^(?:saatte|gunde|haftada|ayda|ceyrekte|yilda)$/;

export const isNeutralKey = (key: string): boolean => NEUTRAL.has(key);

/** Reads a word that only joins, parts or denies others. Whether it said all that there is to it. */
export function readGrammar(passage: Passage, at: number): boolean {
  const { keys } = passage;
  const key = keys[at] ?? "";
  const next = keys[at + 1] ?? "";
  if (BREAK_WORDS.has(key) || (key === "with" && next === "experience")) {
    breakOff(passage);
    return true;
  }
  if (key === "without" || key === "no") {
    passage.isNegated = true;
    closeGroup(passage);
    return true;
  }
  if (WITHOUT_BEHIND.has(key)) {
    denyLast(passage);
    return true;
  }
  if (key === "with" && isCompany(passage, at + 1)) mark(passage, "jointly");
  if ((key === "fluent" && at > 0) || (key === "with" && LEVEL_WORDS.has(next))) breakOff(passage);
  if (PREPOSITIONS.has(key)) passage.isApart = true;
  return false;
}

const OTHERS = wordsOf(
  "other another second fellow one two three four five six seven eight nine ten several few",
);
const PEOPLE = wordsOf(
  "colleague colleagues coworker coworkers team crew squad group staff people others friend friends partner",
);

/** "with another driver", "with two colleagues": not alone. */
function isCompany({ keys, isTurkish }: Passage, from: number): boolean {
  let hasOthers = false;
  for (let at = from; at < from + 4; at++) {
    const key = keys[at] ?? "";
    if (PEOPLE.has(key)) return true;
    const isPerson = conceptsAt(keys, at, { isTurkish, allows: () => true }).some(({ id }) =>
      id.startsWith("role-"),
    );
    if (isPerson) return hasOthers;
    if (OTHERS.has(key) || /^\d+$/.test(key)) hasOthers = true;
    else if (!/^(?:a|an|the|my|our|other)$/.test(key)) return false;
  }
  return false;
}

/** "kesinti olmadan": without interruption. */
function denyLast(passage: Passage): void {
  const last = passage.items.at(-1);
  if (last?.type === "term") last.term.isNegated = true;
  else mark(passage, "refuse");
}
