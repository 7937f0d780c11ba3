import type { Language } from "@terzi/contracts/languages";
import type { Span } from "@terzi/contracts/posting";
import { postingLines, postingPattern } from "../languages/all-posting-patterns.ts";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { either, startsWithAny } from "./any-of.ts";
import type { Draft } from "./draft.ts";

/** Words that name nothing that could be asked for. */

/** Other subjects, phrases of advertising, ends of sentences. */
const BEGINS_NOTHING = startsWithAny(postingLines("beginsNothing"));

/** Ranks, forms of work and numbers alone. A number is taken whole: in parts it could be read in endless ways. */
const RANKS_ALONE = new RegExp(
  String.raw`^(?:(?:${postingPattern("rankAlone")}|,|\/|\d[\d.,%+-]*(?![\d.,%+-]))\s*)+$`,
  "iu",
);
const ENDS_ALONE = new RegExp(`^${postingPattern("endsAlone")}$`, "iu");
/** "E", "Z/T": a mark of a table. "C" and "R" are languages. */
const MARK_ALONE = /^[^\p{L}\d]*(?![CR]\b)\p{L}(?:\s*\/\s*\p{L})?[^\p{L}\d]*$/u;
/** "Startups list!", "Great team!" */
const SHOUTED = /^(?!.*\bmust\b)\S+(?: \S+){0,3}!\s*$/iu;
/** Data that were left out, and when a page was printed. */
const LEFT_OUT =
  /<(?:CONTACT|NAME|ADDRESS)>|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d|https?:\/\/|^\W*(?:page )?\d{1,3} (?:of|\/) \d{1,3}\b(?!\s*(?:hours|days|years))[^\p{L}]*$|^\W*\d{1,2}[:.]\d\d(?: ?[ap]m)?\W*$/iu;
/** "A valid certification as one of the following is desired:": what follows says it. */
const ANNOUNCES =
  /\b(?:one|any|some|all|both|either|each) of the following\b(?:[^:]{0,40})?:?\s*$|\b(?:that|which) includes?\W*$/iu;

/** How much of the week one works, where, and for how long: the employer's offer, whatever list it stands in. */
const ARRANGEMENT = new RegExp(
  String.raw`^\W*(?:${either(postingLines("arrangement"))}(?:[\s,;:/·-]+(?:${postingPattern("joinsArrangements")} )?|$))+\W*$`,
  "iu",
);
/** "Two of them in charge", "ikisi yönetici olarak": of the years before. */
const OF_THOSE = new RegExp(String.raw`^\W*${postingPattern("ofThose")}`, "iu");

/** Whether words name nothing: other subjects, ranks alone, phrases of advertising. */
export const isNothing = (term: string): boolean =>
  [
    BEGINS_NOTHING,
    RANKS_ALONE,
    ENDS_ALONE,
    MARK_ALONE,
    SHOUTED,
    LEFT_OUT,
    ANNOUNCES,
    ARRANGEMENT,
    OF_THOSE,
  ].some((pattern) => pattern.test(term));

const SEEKS = /\b(?:looking for|seek(?:s|ing)?|hiring|recruiting|we (?:also )?need)(?: [^\s,]+){0,5}$/iu;
const SOUGHT =
  /^\W*(?:[^\s,]+ ){0,7}?(?:\p{L}+(?:er|or|ist|lyst|eer|ant|ian|ect|lead|head|nurse|chef)s?|people|someone|talents?|colleagues?)\b(?! (?:with|who|holding|trained|qualified|certified|experienced|fluent)\b)/iu;

/** "We are looking for an experienced Cost Controller": who is sought, which the title says, not what they know. */
export const isSought = (text: string, { start, end }: Span): boolean =>
  (SEEKS.test(text.slice(0, start).trimEnd()) ||
    SEEKS.test(
      text
        .slice(start, end)
        .replace(/(?:an?|our|the)\b.*/isu, "")
        .trimEnd(),
    )) &&
  SOUGHT.test(
    text.slice(start, end).replace(/^.*?\b(?:looking for|seek(?:s|ing)?|hiring|recruiting|need)\b/isu, ""),
  );

/** "<COMPANY>", "[email]": marks of what was left out. They name nothing. */
export const maskMarks = (text: string): string =>
  text.replace(/<\w+>|\[\w+\]/g, (mark) => " ".repeat(mark.length));

/** Somebody who is not the candidate, with a verb: what holds such a clause is more than a name. */
const SOMEBODY_DOES =
  /\b(?:we|they|it|he|she|I)(?:['’](?:re|ll|ve|m|s))? (?!up\b|out\b|off\b|in\b|on\b|down\b|over\b|through\b|well\b|right\b|to\b|for\b|at\b|by\b|with\b|and\b|or\b)\p{L}+/u;
const SOMETHING_IS =
  /(?<!\b(?:that|which|who|you|skills|what)) \b(?:is|are|was|were)\b(?! (?:\p{L}+ ){0,2}(?:needed|required|an? |essential|important|preferred|expected|must|key|desirable|advantag))/u;

const MOST_WORDS_OF_A_NAME = 7;

/** A field or quality is named by few words; what others are or do is a sentence, and only the names in it count. */
export function isSentence({ kind, text }: Pick<Draft, "kind" | "text">, language: Language): boolean {
  if (kind !== "knowledge" && kind !== "soft" && kind !== "skill") return false;
  const { words, named } = annotate(text, language);
  if (kind === "knowledge" && !named.length) return postingLanguage(language).isStatement(text);
  return words.length > MOST_WORDS_OF_A_NAME && (SOMEBODY_DOES.test(text) || SOMETHING_IS.test(text));
}

const NAMES_KNOWLEDGE =
  /experience|knowledge|understanding|background|expertise|familiar|proficien|skill|degree|interest|passion|competen|command|trained|training|comfortable|\byou (?:(?:should|must|will|would|need to|also) )*(?:are|be|have|hold|know|remain|like|possess|bring)\b|\babl?e to\b|\b(?:be|is|are) (?:used|at home|at ease)\b|\byour (?:focus|tasks?|role|work)\b|\brole in\b/iu;

/** Whether words announce a field: "experience in", "a degree in". */
export const namesKnowledge = (before: string): boolean => NAMES_KNOWLEDGE.test(before);
