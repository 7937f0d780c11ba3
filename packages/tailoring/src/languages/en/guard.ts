import { byWord } from "@terzi/language/by-word";
import { english } from "@terzi/language/en/english";
import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import { wordsOf } from "../../guard/parse/word-list.ts";
import type { GuardLanguage, LexiconWord } from "../guard-language.ts";
import { frequencyInEnglish } from "./guard-frequency.ts";

const DOUBLED = /([^aeiou])\1(?:ed|ing)$/;

/** "Branches", "taxes": plurals of nouns that end in a sibilant. */
const HISSING = /(?:s|x|z|ch|sh)$/;
const isPluralOf = (one: string, other: string): boolean => HISSING.test(other) && one === `${other}es`;

function differsInE(one: string, other: string): boolean {
  if (isPluralOf(one, other) || isPluralOf(other, one)) return false;
  const [a, b] = [one.replace(/s$/, ""), other.replace(/s$/, "")];
  return (
    a === `${b}e` ||
    b === `${a}e` ||
    (a.endsWith("e") && DOUBLED.test(b)) ||
    (b.endsWith("e") && DOUBLED.test(a))
  );
}

/** By its stem, but "cares" isn't "car", nor "rolling" "role". */
const fits = (key: string, { text, written, isExact }: LexiconWord): boolean =>
  key === written || (!isExact && english.stem(key) === text && !differsInE(key, written));

const readWord = remembered((signed): LexiconWord => {
  const written = signed.replace("!", "");
  const isExact = written !== signed;
  return {
    language: englishGuard,
    text: english.stem(written),
    written,
    marked: "",
    isVerb: false,
    isExact,
  };
});

/** English verbs that may mean anything, and say nothing without what follows them. */
const ANY_VERB =
  /^(?:take|took|taken|make|made|do|did|done|get|got|gave|give|given|run|ran|keep|kept|put|have|had|set|go|went|come|came|hold|held|look|bring|brought|see|saw|be|was|draw|drew|pull|call|work)(?:s|ing|ed)?$/;
/** Particles that make another verb of an English one: "call off", "lay off", "write up". */
const PARTICLES = wordsOf(
  "off out up in on at down over away back for to with into after through round around",
);

const BEHIND_ROLE = wordsOf(
  "with who whose holding having currently now working experienced skilled trained certified qualified focused speaking from",
);

/** Words after which a bare word may be a verb: "to lead", "who lead". */
const BEGINS_VERB = /^(?:|and|to|who|also|not|never|don|doesn|didn|can|couldn|won|wouldn|cannot|i|we)$/;
/** Words before which it is a title: "Cook.", "Cook with 5 years", "Head of sales". */
const BEHIND_TITLE = /^(?:|with|at|of|who|holding)$/;

export const englishGuard: GuardLanguage = {
  module: english,
  fitting: {
    // "Driver's licence" is read as "driver licence".
    foldForms: (forms) => foldAscii(forms).replaceAll(/'s?(?=[\s,]|$)/g, ""),
    readWord,
    formsOf: (phrase) => [phrase],
    textsIn: (key) => [english.stem(key)],
    beginningOf: (text) => text,
    beginningsOf: (key) => [english.stem(key)],
    fit: (key, word) =>
      fits(key, word) ? { isNegated: false, isFuture: false, stemLength: key.length } : null,
    mayStandInside: () => true,
    isDeedOf: (key, { written }) => written.endsWith("ing") && key.endsWith("ed"),
  },

  isVerbFinal: false,
  isAgglutinative: false,
  isCapitalName: true,
  shortestVerbStem: 0,

  idsOf: remembered((key): readonly string[] => [`w:${key}`, `e:${english.stem(key)}`]),
  translationsOf: (key) => [rootOf(key)],
  inDictionary: (key) => ({ stem: rootOf(key), says: [rootOf(key)] }),
  headOfEntry: (entry) => (entry.includes(" ") ? null : entry),
  // "cannulate" and "cannulation"
  familyIds: (key) => (/^[a-z]{6,}$/.test(key) ? [`r:${rootOf(key)}`] : []),
  isPlural: (key) => /[^su]s$/.test(key) && key.length > 3,
  isNounForm: () => false,
  nounStems: () => [],
  withoutCopula: (key) => key,
  useOf: () => "",
  isCase: () => false,
  isSizeEnding: () => false,
  isOffice: () => false,
  isVerbalNoun: () => false,
  isDoneByMe: () => false,
  isDuration: () => false,

  isNegatedVerb: () => false,
  markersIn: () => [],
  isTried: () => false,
  // "Noted number plates" denies nothing, although "noted" has the stem of "not".
  isNoMarker: (key) => /^not(?:e|es|ed|ing)$/.test(key),
  isSecond: () => false,
  isLightVerb: () => false,
  beginsVerb: (before) => BEGINS_VERB.test(before),
  isAgent: ({ key, before, behind }) =>
    /(?:er|or|ant|ist)s?$/.test(key) ||
    !(BEGINS_VERB.test(before) || /(?:ed|ing)$/.test(key)) ||
    BEHIND_TITLE.test(behind),
  tellsHappening: () => null,
  isEmptyVerb: (verb, words) => ANY_VERB.test(verb) || words.some((word) => PARTICLES.has(word)),

  isPer: () => false,
  isWith: (key) => key === "with",
  isCounter: () => false,
  isWorking: () => false,
  isAhead: (key) => /^(?:planned|expected|scheduled|due)$/.test(key),
  isCounting: (keys, at) => keys[at] === "number" && keys[at + 1] === "of" && keys[at - 1] !== "a",
  isBehindRole: (key) => BEHIND_ROLE.has(key),

  frequencyAt: frequencyInEnglish,
  someOf: () => null,
  shareAt: (tokens, at) => {
    const whole = english.numbers.parts[tokens[at + 1]?.key ?? ""];
    // "Five a quarter" are so many in three months.
    const before = tokens[at - 1]?.key ?? "";
    if (tokens[at]?.key === "a" && (/^\d/.test(before) || english.numbers.units[before])) return 0;
    // "Three quarters out of seven" are parts of a year, and "a quarter to five" is a time.
    if (
      /^quarters?$/.test(tokens[at + 1]?.key ?? "") &&
      /^(?:out|in|running|to|past)$/.test(tokens[at + 2]?.key ?? "")
    )
      return 0;
    // "A third party", "a third year": which one it is.
    if (OF_ORDINAL.has(tokens[at + 2]?.key ?? "")) return 0;
    return whole ? (COUNTS[tokens[at]?.key ?? ""] ?? 0) / whole : 0;
  },
  perMilleAt: () => null,
  isOneLong: (key, before) =>
    key === "a" && /^(?:than|over|about|around|nearly|almost|within|just|after|in|for)$/.test(before),
  isOneShort: (key, before, next) =>
    /^an?$/.test(key) && before === "by" && /^(?:minute|hour|day|night|week)$/.test(next),
  dativeIn: () => null,
  isBareUnit: () => false,
};

const OF_ORDINAL = new Set(
  "party parties person floor storey year class form grade place round edition".split(" "),
);

const COUNTS = byWord<number>({ a: 1, one: 1, two: 2, three: 3 });
