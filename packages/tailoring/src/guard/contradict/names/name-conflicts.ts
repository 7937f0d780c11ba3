import type { CareerProfile } from "@terzi/contracts/career";
import type { Conflict } from "@terzi/contracts/cv";
import { LANGUAGES } from "@terzi/contracts/languages";
import { monthNamed } from "@terzi/language/months";
import { foldAscii } from "@terzi/language/normalise";
import { knowsLinks } from "../../entail/check-sentence.ts";
import { wordsNamed } from "../../parse/lexicon-words.ts";
import type { Line } from "../../parse/line.ts";
import { type Span, spansOf } from "../../parse/spans.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf, say } from "../conflict-task.ts";
import { isTitleOrField } from "./titles-and-fields.ts";
import { isOfLetters, isShortFor } from "./letters-spelt-out.ts";
import { isSameInPlural, isSpeltAlike } from "./spelt-alike.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { LINGUA_FRANCA } from "../../../languages/guard-languages.ts";

const texts = new WeakMap<CareerProfile, string>();

/** All of a profile's text, folded, with a space for every sign. */
function textOf(profile: CareerProfile): string {
  const before = texts.get(profile);
  if (before !== undefined) return before;
  const text = ` ${levelled(JSON.stringify(profile))} `;
  texts.set(profile, text);
  return text;
}
const levelled = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, " ");

/**
 * Names of employers, products, tools and places that the person never wrote and that aren't words of the language
 * either.
 */
export function nameConflicts(task: ConflictTask): Conflict[] {
  const { sentence } = task.alignment;
  const { profile } = task.facts;
  if (!knowsLinks(sentence.text, task.facts)) return [{ kind: "name", said: sentence.text, known: "" }];
  const known = textOf(profile);
  return [
    ...schoolsIn(sentence, known).filter(({ isOpening }) => !isOpening),
    ...capitalsIn(sentence).filter((name) => !isWord(name, sentence) && !isNumber(name, sentence)),
  ]
    .filter(
      (name) =>
        !isKnownName(name, known) &&
        !isInitials(name, profile, sentence) &&
        !isSpeltAlike(name, sentence, task) &&
        !isSameInPlural(name, sentence, task) &&
        !isTranslation(name, task) &&
        !isTitleOrField(name, task) &&
        !isOwnOtherwise(name, task) &&
        !isUnknownShort(name, task) &&
        !isSpeltOut(name, sentence, known) &&
        !isShortFor(name, linesOf(task.entries)) &&
        !isOfLetters(name, sentence, linesOf(task.entries)),
    )
    .map(({ text }) => ({ kind: "name", said: text, known: "" }));
}

/** Names that another job, a project or a list of the profile has, but nothing that the sentence is about. */
export function namesBorrowed({
  alignment: { sentence },
  entries,
  facts: { profile },
}: ConflictTask): string[] {
  const { experiences, projects, certifications, education, skills } = profile;
  const elsewhere = levelled(
    ` ${JSON.stringify([experiences, projects, certifications, education, skills.technical])} `,
  );
  const own = levelled(
    ` ${entries
      .flatMap(({ texts, heading }) => [...heading, ...texts])
      .map(({ line }) => line.text)
      .join(" ")} `,
  );
  const names = capitalsIn(sentence);
  // "Adobe Illustrator", of "Illustrator": a fuller name of it.
  const isWithOwn = (name: Name): boolean =>
    names.some(
      (other) => isKnownName(other, own) && (other.start - name.end === 1 || name.start - other.end === 1),
    );
  return names
    .filter(
      (name) =>
        !name.isOpening &&
        !isNumber(name, sentence) &&
        monthNamed(foldAscii(name.text)) === undefined &&
        isKnownName(name, elsewhere) &&
        !isKnownName(name, own) &&
        !isWithOwn(name) &&
        !isShortFor(name, linesOf(entries)),
    )
    .map(({ text }) => text);
}

/** "Altı Sigma": a number is judged as one. */
const isNumber = ({ start, end }: Name, { words: { numbers } }: Line): boolean =>
  numbers.some((number) => number.start <= start && number.end >= end);

/** "Ministry of Urbanisation", "the Grand Bazaar": an ordinary word may translate the name that another language has. */
function isTranslation(name: Name, { alignment: { sentence }, facts }: ConflictTask): boolean {
  if (sentence.words.language === facts.language || /^\p{Lu}{2}/u.test(name.text)) return false;
  if (namesOneThing(name, sentence) || /\p{Ll}\p{Lu}/u.test(name.text)) return false;
  const word = toldWordsIn(sentence).find(({ start }) => start === name.start);
  return word?.loosely.some((id) => !/^[gd]:/.test(id)) === true;
}

/**
 * "CVP" in a Turkish sentence: the English letters of what a line spells out. What no list has isn't known to be
 * anything else; of a certificate it would be another one.
 */
const isUnknownShort = (
  { text, start, end }: Name,
  { alignment: { sentence }, entries }: ConflictTask,
): boolean =>
  /^\p{Lu}{3}$/u.test(text) &&
  sentence.words.language !== LINGUA_FRANCA &&
  entries.every(({ kind }) => kind === "experiences") &&
  !SAME_LETTERS.test(text) &&
  !spansOf(sentence).spans.some(
    (span) => span.start <= start && span.end >= end && span.ids.some((id) => id.startsWith("c:")),
  );

/** "Türkiye", of Turkey: in the other language a line has the same thing under its other name. */
function isOwnOtherwise({ text, start, end }: Name, task: ConflictTask): boolean {
  const { sentence } = task.alignment;
  if (sentence.words.language === task.facts.language || /^\p{Lu}{2}/u.test(text)) return false;
  // "Power BI" as a whole is the thing, not its "Power".
  const named = spansOf(sentence).spans.filter(
    (span) => span.start <= start && span.end >= end && span.ids.some(isOneThing),
  );
  return named.length > 0 && named.every((span) => say(linesOf(task.entries), span.ids.filter(isOneThing)));
}
const isOneThing = (id: string): boolean => id.startsWith("c:") && isProper(id);

type Name = { text: string; start: number; end: number; isOpening: boolean };

/** "iManage" and "hyperDENT" begin with small letters, "kWh" is no name. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Ll}(?=\p{Lu}\p{Ll}{2})|\p{Ll}{2,}(?=\p{Lu}{2}))?\p{Lu}[\p{L}\p{N}]*(?:[.&+/#-][\p{Lu}\p{N}][\p{L}\p{N}]*)*[+#]*/gu;
/** Levels of languages, money and words of every CV aren't names. */
const COMMON =
  /^(?:[ABC][12]|USD|EUR|GBP|TRY|TL|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|JPY|CNY|INR|ZAR|AED|CV|GPA|CI|CD|QA|UI|UX|OS|API|APIs|PC|PCs|BSc|MSc|BA|MA|PhD|AI|IT|HR|PR|KPI|KPIs|II|III|IV)$/;

/** The words with a capital; where every sentence has one, `isOpening`. */
function capitalsIn({ text }: Line): Name[] {
  return [...text.matchAll(NAME)]
    .map(({ 0: word, index }) => {
      const isFirst = /(?:^|[.!?:;•"“(]\s*)$/u.test(text.slice(0, index));
      const isMarked =
        /\p{Lu}.*[\p{Lu}\d]/u.test(word) || /^['’](?!s\b)\p{Ll}/u.test(text.slice(index + word.length));
      return { text: word, start: index, end: index + word.length, isOpening: isFirst && !isMarked };
    })
    .filter(({ text: word }) => word.length > 1 && !COMMON.test(word));
}

const SCHOOL = new RegExp(String.raw`((?:\p{Lu}[\p{L}.'’-]+\s)+)${guardCue("school")}`, "gu");

/** "Boğaziçi Üniversitesi", "Istanbul Technical University": the word that tells one from the others. */
const schoolsIn = ({ text }: Line, known: string): Name[] =>
  [...text.matchAll(SCHOOL)].flatMap(({ 1: words = "", index }) => {
    const [first = "", ...more] = words.trim().split(/\s/);
    // "Left Truro Marsh College": with the rest of a name told, the first word of a sentence may be none of it.
    const isOpening =
      index === 0 && more.length > 1 && more.every((word) => isKnownName(nameOf(word), known));
    return [{ text: first, start: index, end: index + first.length, isOpening }];
  });

const ENDING = /(?:s|l[ae]r|in|un|a|e|i|u|da|de|ta|te|dan|den|tan|ten|ya|ye|yi|yu|nin|nun)$/;

const nameOf = (text: string): Name => ({ text, start: 0, end: text.length, isOpening: false });

function isKnownName({ text }: Name, known: string): boolean {
  const isThere = (part: string): boolean => {
    const folded = levelled(part).trim();
    const stem = folded.length > 4 ? folded.replace(ENDING, "") : folded;
    const isCode = /^\p{Lu}{2,}s?$/u.test(part);
    return (
      folded === "" ||
      known.includes(` ${folded} `) ||
      ((stem.length > 3 || isCode) && known.includes(` ${stem.replace(/s$/, "")}`))
    );
  };
  return (
    isThere(text) || text.split(/[-/&.]/).every((part) => !/^\p{Ll}*\p{Lu}/u.test(part) || isThere(part))
  );
}

/** Whether all languages call a thing the same, as they do with products and firms: "SAP", "Airbus". */
const isProper = (id: string): boolean => {
  const name = id.replace(/^c:/, "");
  return LANGUAGES.every((language) =>
    wordsNamed(name, language).some((word) => foldAscii(word) === foldAscii(name)),
  );
};

/** A word in the lexicon may be a translation ("Dental Hygiene"), unless it names one particular thing. */
function isWord(name: Name, { text, ...sentence }: Line): boolean {
  if (monthNamed(foldAscii(name.text)) !== undefined) return true;
  const covering = spansOf({ text, ...sentence })
    .spans.filter((span) => span.start <= name.start && span.end >= name.end)
    .toSorted((a, b) => b.length - a.length);
  const meant = covering.find(isMeant);
  if (!meant || isOtherGrade(name, meant)) return name.isOpening;
  const isOne = meant.ids.some((id) => id.startsWith("c:") && isProper(id));
  return !isOne || (name.isOpening && !isProduct(meant));
}
const namesOneThing = ({ start, end }: Name, sentence: Line): boolean =>
  spansOf(sentence).spans.some((span) => span.start <= start && span.end >= end && span.ids.some(isOneThing));
/** "AA", "AAA": grades, which aren't forms of each other and abbreviate nothing. */
const SAME_LETTERS = /^(\p{Lu})\1+$/u;

const isOtherGrade = ({ text }: Name, { ids }: Span): boolean =>
  SAME_LETTERS.test(text) &&
  !LANGUAGES.some((language) =>
    ids.some((id) =>
      wordsNamed(id.replace(/^c:/, ""), language).some((word) => foldAscii(word) === foldAscii(text)),
    ),
  );

const isMeant = ({ ids }: Span): boolean => ids.some((id) => /^[cn]:/.test(id));

/** Ids of the lexicon keep the capitals of products. */
const isProduct = ({ ids }: Span): boolean => ids.some((id) => /^c:.*\p{Lu}/u.test(id));

const initialsIn = (text: string): string =>
  text
    .split(/[^\p{L}]+/u)
    .map((word) => foldAscii(word).charAt(0))
    .join("");

/** "NHS" where the profile says "National Health Service", or where the sentence itself spells it out. */
const isInitials = ({ text }: Name, profile: CareerProfile, sentence: Line): boolean =>
  text
    .split("/")
    .some(
      (part) =>
        /^\p{Lu}{2,5}s?$/u.test(part) &&
        !SAME_LETTERS.test(part) &&
        [sentence.text, JSON.stringify(profile)]
          .flatMap((words) => [words, words.replace(/\b(?:of|and|the|ve)\s/g, "")])
          .some((words) => initialsIn(words).includes(foldAscii(part.replace(/s$/, "")))),
    );

/** "Çiftçi Kayıt Sistemi" where the profile says "ÇKS". */
function isSpeltOut(name: Name, { text }: Line, known: string): boolean {
  const runs = [...text.matchAll(/\p{Lu}[\p{L}'’]*(?:\s(?:(?:of|and|ve)\s)?\p{Lu}[\p{L}'’]*)+/gu)];
  const short = /^[^(]*\(([\p{Lu}\d]{2,})\)/u.exec(text.slice(name.end))?.[1];
  if (short && known.includes(` ${foldAscii(short)} `)) return true;
  const run = runs.find(({ 0: words, index }) => index <= name.start && index + words.length >= name.end);
  if (!run) return false;
  const initials = initialsIn(run[0].replace(/\b(?:of|and|ve)\b/g, "").replace(/\s+/g, " "));
  return initials.length > 1 && known.includes(` ${initials} `);
}
