import { guardCue } from "../../languages/all-guard-cues.ts";
import { numbersIn } from "../contradict/numbers/placed-numbers.ts";
import { byName, reachOf } from "../entail/hypernyms.ts";
import { isRole } from "../entail/people-terms.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";
import { isDoubled, isUsedAlike, makesHappen } from "../retell/alike.ts";
import { directionOf } from "../retell/direction.ts";
import { isReaching } from "../retell/keeps-reach.ts";
import { saysWhole } from "../retell/keeps-whole.ts";
import { CAUSE, CONVERB, MEANS, TIE } from "../retell/merges.ts";
import { isLimited, isWho } from "../retell/one-word-less.ts";
import { retellsSome } from "../retell/retold-numbers.ts";
import { clausesOf } from "../retell/segments.ts";
import { covers, verbsOf } from "../retell/stretches.ts";
import { type ToldWord, toldWordsIn } from "../retell/told-words.ts";
import { isMet, knownOf, meets } from "../retell/words-lost.ts";
import { bestWay } from "./choose-lines.ts";
import { isMeans, tiesAnything } from "./ties.ts";
import { isShown, partedStretches, type Reading } from "./read-beside.ts";
import { isLightDeed, partOf } from "./word-ways.ts";

/** Words and numbers; fewer don't show what they mean. */
const PARTS_AT_LEAST = 4;
/** The number of words per one that only a dictionary matches. */
const LOOSELY_OF = 4;

/** What calls a thing by a kind that it is of may speak of others of the kind, too; a translation doesn't. */
const WIDENING: ReadonlySet<string> = new Set(["wider", "loose", "none"]);

type Objects = (reading: Reading, entry: FactEntry) => boolean;
const linesOf = ({ shown }: Reading): Line[] => shown.map(({ fact }) => fact.line);

/** What speaks against a sentence's being shown by lines that say all of its words. */
const OBJECTIONS: Readonly<Record<string, Objects>> = {
  "too few words": ({ sentence, words }) => words.length + numbersIn(sentence).length < PARTS_AT_LEAST,
  "a word that nothing shows": ({ sentence, words, shown }, entry) =>
    !words.every((word) => isShown(word, shown, { sentence, entry })),
  "mostly a dictionary's word": ({ words, shown }) =>
    words.filter((word) => bestWay(word, shown) === "loose").length * LOOSELY_OF > words.length,
  "a name is lost": ({ lost }) => lost.some(({ word }) => word.isName),
  "others are lost": ({ lost }) => lost.some(({ word }) => isWho(word)),
  "less of something limited": ({ lost }) => lost.some(isOfSomethingLimited),
  "stretches are mixed": (reading, entry) =>
    (reading.lost.length > 0 || isReaching(reading.sentence)) && partedStretches(reading, entry) > 0,
  "whose value changed": ({ lost }) =>
    lost.some(({ word, line }) => changesValue(line) && !isMeans(word, line)),
  "who one is": ({ sentence }) =>
    sentence.words.isSummary === true && (!verbsOf(sentence).length || namesRole(sentence)),
  "turned round": (reading) => turnsRound(reading.sentence, linesOf(reading)),
  "part for whole": (reading) => takesPartForWhole(reading),
  "another deed": (reading) => changesDeed(reading),
  "another thing counted": ({ lost }) => lost.some(({ word, line }) => isCounted(word, line)),
  "true of some": ({ sentence, words, shown }) =>
    words.some((word) => WIDENING.has(bestWay(word, shown))) &&
    (saysWhole(sentence) || sentence.clauses.some((clause) => reachOf(clause) === byName)),
  "two points as one": ({ sentence, shown }) =>
    shown.length > 1 && (tiesAnything(sentence) || CONVERB.test(sentence.text)),
  "further reach": (reading) => isReaching(reading.sentence) && !linesOf(reading).some(isReaching),
  "tied anew": (reading) =>
    tiesAnything(reading.sentence) && !linesOf(reading).some(({ text }) => TIE.test(text)),
  "a cause": (reading) =>
    CAUSE.test(reading.sentence.text) && !linesOf(reading).some(({ text }) => MEANS.test(text)),
  "a marker is added": (reading) => addsMarker(reading),
  "of a job that ended": ({ sentence }, { isOngoing, period }) =>
    !isOngoing && period !== null && sentence.clauses.some(({ isPresent }) => isPresent),
  numbers: (reading) => !keepsNumbers(reading),
  roles: (reading) => !keepsRoles(reading),
};

/** Whether nothing speaks against a sentence's being shown by its lines. */
export const isUnopposed = (reading: Reading, entry: FactEntry): boolean =>
  Object.values(OBJECTIONS).every((objects) => !objects(reading, entry));

/** Of a limited clause each word counts, and of its line what stands in no clause. */
const isOfSomethingLimited = ({ word, line }: { word: ToldWord; line: Line }): boolean => {
  const [clause] = clausesOf(line, [{ words: [word], numbers: [] }]);
  return clause ? clause.markers.size > 0 : isLimited(line);
};

/** What somebody is, is shown by titles alone. */
const namesRole = ({ clauses }: Line): boolean => clauses.some(({ terms }) => terms.some(isRole));

/** "Paid severance pay" from somebody who calculated it: where the line's deed goes, its noun is none. */
const changesDeed = ({ sentence, words, lost }: Reading): boolean => {
  const deeds = words.filter((word) => partOf(word, sentence) === "deed" && !isLightDeed(word, sentence));
  return lost.some(
    ({ word, line }) =>
      (isFiniteAt(word, line) || endsLine(word, line)) &&
      !isOneOfTwo(word, line, deeds) &&
      !deeds.some((deed) =>
        toldWordsIn(line).some(
          (one) => (isFiniteAt(one, line) || endsLine(one, line)) && isMet(deed, knownOf(one)),
        ),
      ),
  );
};
/** "Belge sürelerini izlemek": in a language whose verbs stand last, the deed that a line ends with in the infinitive. */
const endsLine = (word: ToldWord, { clauses, words: { language, tokens } }: Line): boolean =>
  language.isVerbFinal &&
  word.end === tokens.at(-1)?.end &&
  clauses.some(({ actions }) => actions.some(({ start, end }) => start <= word.start && end >= word.end));
/** "Assembled" of "designed and assembled the rack": each of two deeds by itself was done. */
const isOneOfTwo = (word: ToldWord, line: Line, deeds: ToldWord[]): boolean =>
  toldWordsIn(line).some(
    (other) =>
      other !== word &&
      BOTH.test(line.text.slice(Math.min(word.end, other.end), Math.max(word.start, other.start))) &&
      deeds.some((deed) => isMet(deed, knownOf(other))),
  );
const BOTH = new RegExp(String.raw`^\s*(?:,|(?:,\s*)?(?:${guardCue("and")}|ve|&))\s*$`, "iu");
const isFiniteAt = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((action) => isFiniteVerb(action) && action.start <= start && action.end >= end),
  );

/** The seats of "a 40-seat shop". */
const isCounted = ({ start }: ToldWord, { words: { numbers } }: Line): boolean =>
  numbers.some(({ end }) => start - end === 1);

const CHANGING = new Set(["rise", "fall", "bring up", "bring down", "become more", "become less"]);
const changesValue = (line: Line): boolean => directionOf(line) !== null || tells(line, CHANGING);

const GIVING = new Set(["give", "sell"]);
const TAKING = new Set(["receive", "buy"]);
const tells = (line: Line, way: ReadonlySet<string>): boolean =>
  toldWordsIn(line).some(({ everyday }) => meets(everyday.own, way));

/** "Gave training" from somebody who received it. */
const turnsRound = (sentence: Line, lines: Line[]): boolean =>
  [[GIVING, TAKING] as const, [TAKING, GIVING] as const].some(
    ([said, known]) =>
      tells(sentence, said) && lines.some((line) => tells(line, known) && !tells(line, said)),
  );

/** "Replaces gearboxes" from somebody who replaces gearbox oil: what is told of only tells more of another thing. */
const takesPartForWhole = ({ sentence, words, shown, lost }: Reading): boolean =>
  words.some(
    (word) =>
      partOf(word, sentence) === "head" &&
      shown.some(({ fact: { line }, ways }) => {
        if ((ways.get(word) ?? "none") === "none") return false;
        const met = toldWordsIn(line).filter((known) => isMet(word, knownOf(known)));
        return (
          met.length > 0 &&
          met.every((one) => {
            const behind = lost.find((other) => other.line === line && other.word.start === one.end + 1);
            return behind !== undefined && tellsMoreOf(one, behind.word, line);
          })
        );
      }),
  );

/** "Dişli" of "dişli kutusu", not of "dişliye taktım": what has an ending or stands before a deed tells more of nothing. */
const tellsMoreOf = (word: ToldWord, behind: ToldWord, line: Line): boolean =>
  !verbsOf(line).some((verb) => covers(verb, behind)) &&
  OF_A_WHOLE.has(line.words.language.useOf(word.surface, behind.surface));
/** The pages of a site: what it is of stands bare before it, or as whose it is. */
const OF_A_WHOLE: ReadonlySet<string> = new Set(["", "whose"]);

/** Where nothing of a limited line is left out, what limits it is told, in whatever words. */
function addsMarker({ sentence, shown, used }: Reading): boolean {
  const [first] = sentence.clauses;
  if (!first) return true;
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  const clauses = shown.flatMap(({ fact: { line } }, at) => clausesOf(line, used[at] ?? []));
  // What the sales office did wasn't done with it.
  if (BY_OTHERS.some((one) => !markers.has(one) && clauses.some((clause) => clause.markers.has(one))))
    return true;
  return lostMarkers({ ...first, markers }, [], clauses).some((marker) => ENDING.has(marker));
}

/** What a sentence may not add; other limits make it say less, and their words are shown like any. */
const ENDING = new Set(["refuse", "abandoned", "lapsed"].map((marker) => `+${marker}`));

const BY_OTHERS = ["agent", "other"];

const keepsNumbers = ({ sentence, shown, used }: Reading): boolean =>
  retellsSome(
    sentence,
    shown.map(({ fact: { line } }, at) => ({ line, used: used[at] ?? [] })),
  );

function keepsRoles({ sentence, shown }: Reading): boolean {
  const said = toldWordsIn(sentence);
  const told = shown.flatMap(({ fact }) => toldWordsIn(fact.line));
  return (
    !isDoubled(said, told, sentence) &&
    !makesHappen(said, told) &&
    isUsedAlike(sentence, { clauses: shown.flatMap(({ fact }) => fact.line.clauses) })
  );
}
