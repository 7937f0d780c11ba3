import type { Place } from "@terzi/contracts/place";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Action, Line } from "../parse/line.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import { addsNothing } from "./slight-words.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownOf, meets, wordsLost } from "./words-lost.ts";
import { numberCue } from "../../languages/all-guard-cues.ts";

/** Deeds of which the claim is how far they reach: who managed the parts budget didn't manage the budget. */
const REACHING = new Set(
  `manage lead head direct run oversee supervise command chair own responsible approve decide sign design found
  establish represent plan audit`.split(/\s+/),
);
const reaches = ({ ids }: Action): boolean => ids.some((id) => REACHING.has(id));

/** Whether a sentence or a line tells of such a deed, or of one that brings together what others do. */
export const isReaching = ({ clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((action) => reaches(action) || action.ids.includes("coordinate")),
  );

/** "A budget", "bir ekip" is one of several, which may have been any. */
const ANY_ONE = /^\s(?:an?|bir)\s$/iu;
/** "Haftada bir" is how often. */
const HOW_OFTEN = new RegExp(String.raw`${numberCue("partOfCount")}\s$`, "iu");

/** Between the words of one group: "the team of the packaging line" is two, tied by "of". */
const isBeside = (text: string, one: { end: number }, other: { start: number }): boolean =>
  /^[\s-]$/.test(text.slice(one.end, other.start));
const OF = /^\s(?:of|for)\s(?:(?:the|a|an|our|its|all)\s)?$/iu;

const isIn = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((action) => isFiniteVerb(action) && action.start <= start && action.end >= end),
  );

/** The words before a word that say which one it is, and in English those tied to it by "of". */
export function restrictionsOf(head: ToldWord, line: Line): ToldWord[] {
  const words = toldWordsIn(line);
  const found: ToldWord[] = [];
  let first = head;
  for (const word of words.slice(0, words.indexOf(head)).toReversed()) {
    if (!isBeside(line.text, word, first) || isIn(word, line)) break;
    found.push(word);
    first = word;
  }
  let last = head;
  for (const word of words.slice(words.indexOf(head) + 1)) {
    const between = line.text.slice(last.end, word.start);
    const isTied = last === head ? OF.test(between) : isBeside(line.text, last, word);
    if (!isTied || line.words.language.isVerbFinal) break;
    found.push(word);
    last = word;
  }
  return found;
}

/** "Kept the register": there is one, of which the reader knows. */
const isOfTheOne = ({ language, end }: Action, { text }: Line): boolean =>
  !language.isVerbFinal && /^\sthe\s/i.test(text.slice(end));

/** A deed that is told, not one that is named; "sorumluydum" is told by a noun. */
const isOwnDeed = (action: Action, { words: { tokens } }: Line): boolean =>
  isFiniteVerb(action) ||
  action.start === 0 ||
  action.ids.includes("responsible") ||
  // "Yönetmek", as duties are written.
  (action.language.isVerbFinal && action.end === tokens.at(-1)?.end);

const isAnyOne = (words: ToldWord[], word: ToldWord | undefined, text: string): boolean => {
  if (!word) return false;
  const before = words[words.indexOf(word) - 1];
  return ANY_ONE.test(text.slice(before?.end ?? 0, word.start)) && !HOW_OFTEN.test(text.slice(0, word.start));
};

/** The last word of what a deed takes: behind the verb in English, before it in Turkish. */
function objectOf(deed: Action, sentence: Line): ToldWord | undefined {
  const words = toldWordsIn(sentence);
  const { text } = sentence;
  if (deed.language.isVerbFinal) {
    // "Oturum yönetmek" is one deed with its object.
    const within = words.filter(({ start, end }) => start >= deed.start && end <= deed.end);
    if (within.length > 1) return isAnyOne(words, within[0], text) ? undefined : within.at(-2);
    const last = words.findLast(({ end }) => end < deed.start);
    return last && isBeside(text, last, deed) && !isAnyOne(words, last, text) ? last : undefined;
  }
  const at = words.findIndex(({ start }) => start > deed.end);
  const first = words[at];
  if (!first || !/^\s(?:for\s)?(?:(?:the|our|its|all)\s)?$/iu.test(text.slice(deed.end, first.start)))
    return undefined;
  let head = first;
  for (const word of words.slice(at + 1)) {
    if (!isBeside(text, head, word)) break;
    head = word;
  }
  return head;
}

const isTranslated = ({ translations }: ToldWord, said: ToldWord[]): boolean =>
  said.some((word) => meets(word.translations, new Set(translations)));

/**
 * Whether a sentence says of what somebody managed, led, approved or designed all that its line says it was: the
 * budget "of the spare parts", the team "of the night shift".
 */
export function keepsReach(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const objects = sentence.clauses
    .flatMap(({ actions }) => actions)
    .filter((action) => (reaches(action) || isOfTheOne(action, sentence)) && isOwnDeed(action, sentence))
    .flatMap((action) => objectOf(action, sentence) ?? []);
  if (!objects.length) return true;
  const said = toldWordsIn(sentence);
  const inHeading = entries.flatMap(({ heading }) => heading.flatMap(({ line }) => toldWordsIn(line)));
  const lines = linesAt(evidence, entries);
  return objects.every((object) => {
    const restricted = lines.flatMap((line) => {
      const met = toldWordsIn(line).filter((word) => isMet(object, knownOf(word)));
      return met
        .filter((word) => !met.some((next) => next.start > word.end && isBeside(line.text, word, next)))
        .map((head) => wordsLost(restrictionsOf(head, line), [...said, ...inHeading], line))
        .map((lost) => lost.filter((word) => !addsNothing(word, line) && !isTranslated(word, said)));
    });
    return !restricted.length || restricted.some((lost) => !lost.length);
  });
}
