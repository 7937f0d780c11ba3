import type { Place } from "@terzi/contracts/place";
import type { Fact, FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";

/** With more words, or numbers, the rest of a sentence shows the sense of a word. */
const TERSE = 3;

const shares = (one: Iterable<string>, other: ReadonlySet<string>): boolean => {
  for (const id of one) if (other.has(id)) return true;
  return false;
};

const isOwnWord = (id: string): boolean => /^[wevs]:/.test(id);
/** "Heads" is a deed as well as a rank. */
const RANK = /^c:role-(?:head|lead|leader|chief|director)$/;
const isRole = (id: string): boolean => id.startsWith("c:role-");
const isOften = (id: string): boolean =>
  /^[cf]:(?:.*\/|daily|weekly|monthly|quarterly|annual|nightly)/.test(id);

/** Whether a second source agrees that a word means what one of these does. */
const isSecond = (word: ToldWord, known: ToldWord[]): boolean =>
  known.some(
    ({ ids, everyday, loosely }) =>
      shares(word.ids.filter(isOwnWord), new Set(ids)) ||
      shares(word.everyday.own, everyday.wider) ||
      shares(word.loosely, new Set(loosely)),
  );

/** A verb that leaves what was done to its noun: "carried out", "sürdürdüm". */
const isLight = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some(
      (action) => (action.isPlain || action.isLight) && action.start <= start && action.end >= end,
    ),
  );

/** Verbs without a deed of their own, and the noun that goes with them. */
const isDeedOfItsOwn = (word: ToldWord, line: Line): boolean =>
  !word.isEmpty && !isLight(word, line) && (isFiniteAt(word, line) || isOpeningDeed(word, line));

/** "Planned maintenance": a line with such an opening may be about planning it. */
const isOpeningDeed = ({ start, surface }: ToldWord, { words: { language, tokens } }: Line): boolean =>
  !language.isVerbFinal && tokens[0]?.start === start && tokens.length > 1 && /[^e]ed$/i.test(surface);

const isFiniteAt = ({ start, end }: ToldWord, { clauses, words: { language } }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some(
      (action) =>
        isFiniteVerb(action) && (language.isVerbFinal ? action.end === end : action.start === start),
    ),
  );

const deedIds = ({ clauses }: Line): ReadonlySet<string> =>
  new Set(
    clauses.flatMap(({ actions }) => actions.filter(({ isPlain }) => !isPlain).flatMap(({ ids }) => ids)),
  );

/**
 * "Carried out maintenance" from somebody who planned it: a terse sentence without a deed of its own needs the
 * line's.
 */
function leavesDeedOut(sentence: Line, facts: Fact[], said: ToldWord[]): boolean {
  const stands = (word: ToldWord) =>
    isDeedOfItsOwn(word, sentence) || word.everyday.own.has(JOIN) || word.everyday.own.has("run");
  if (said.some(stands)) return false;
  const ids = deedIds(sentence);
  return facts.some(({ line }) => {
    const deeds = toldWordsIn(line).filter(
      (word) => isDeedOfItsOwn(word, line) && !word.everyday.own.has("run"),
    );
    return (
      deeds.length > 0 &&
      !shares(ids, deedIds(line)) &&
      !deeds.some((word) => isKept(word, said, line, sentence))
    );
  });
}

/** Between two languages there is only one list of translations. */
const isKept = (word: ToldWord, said: ToldWord[], line: Line, sentence: Line): boolean =>
  isSecond(word, said) ||
  (line.words.language !== sentence.words.language && said.some(({ ids }) => shares(word.ids, new Set(ids))));

/** "Took part": whoever did it may say so. */
const JOIN = "join";

/**
 * Whether the words of a terse sentence about a job mean the same as those of its evidence by a second source too, a
 * dictionary or the everyday words: one list alone may equate "planned events" with "hosted events".
 */
export function isCorroborated(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const said = toldWordsIn(sentence);
  if (said.length > TERSE || sentence.words.numbers.length || sentence.words.frequencies.length) return true;
  const [entry] = entries;
  if (entry?.kind !== "experiences" || entries.length > 1) return true;
  const facts = [...entry.texts, ...entry.heading].filter(({ place }) => evidence.includes(place));
  // Titles are matched closely, whatever they are called.
  if (!facts.length || facts.some(({ isTitle }) => isTitle)) return true;
  if (facts.some(({ line }) => line.words.numbers.length)) return true;
  if (leavesDeedOut(sentence, facts, said)) return false;
  if (facts.some(({ line }) => line.words.language !== sentence.words.language)) return true;
  const known = facts.flatMap(({ line }) => toldWordsIn(line));
  const kinds = new Set(
    facts
      .flatMap(({ line }) => spansOf(line).spans.flatMap(({ wider }) => wider))
      .filter((id) => id.startsWith("c:") && id !== "c:people"),
  );
  // "Carried out maintenance" loses nothing of "maintained", but loses the planning of "planned maintenance".
  const isWhole = known.every((word) => word.isEmpty || isSecond(word, said));
  return said.every(
    (word) =>
      word.isEmpty ||
      word.isName ||
      (isWhole && isLight(word, sentence)) ||
      word.everyday.own.has(JOIN) ||
      word.ids.some((id) => (isRole(id) && !RANK.test(id)) || isOften(id) || kinds.has(id)) ||
      isSecond(word, known),
  );
}
