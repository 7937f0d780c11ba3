import type { CareerProfile } from "@terzi/contracts/career";
import type { Length } from "@terzi/contracts/cv";
import { DEFAULT_LANGUAGE, type Language } from "@terzi/contracts/languages";
import type { MatchResult } from "@terzi/contracts/match";
import { printPlace } from "@terzi/contracts/place";
import { detectLanguage } from "@terzi/language/detect-language";
import { foldAscii } from "@terzi/language/normalise";
import { annotate } from "../lexicon/annotate.ts";
import { translateTerm } from "../translation/translate-term.ts";
import { proseOf } from "../translation/translation-target.ts";
import { isOfCommonWords } from "./common-words.ts";
import { keepNames, lowerIfWrittenSo } from "./keep-names.ts";
import { hasAnd } from "./phrase.ts";
import { hasWordsOfOthers, nameInLexicon } from "./lexicon-names.ts";
import type { Relevance } from "./relevance.ts";
import { isTorn } from "./torn-words.ts";
import {
  commonWords,
  hasLooks,
  inSentence,
  isProperName,
  looksForeign,
  looksLike,
  MAKERS,
  NAMES,
  othersThan,
} from "./skill-names.ts";
import type { NamedSkill } from "./summary-content.ts";
import { writingPattern } from "../languages/all-writing-patterns.ts";

export type FactsTask = {
  relevance: Relevance;
  match: MatchResult;
  today: string;
  length: Length;
  language: Language;
  /** The language into which well-known names are brought; null where they stay as written. */
  translatedTo: Language | null;
};

const SKILL_COUNT: Record<Length, number> = { short: 4, standard: 5, long: 8 };
/** With fewer that the posting asks for, others are named as well. */
const RELEVANT_ENOUGH = 3;

/** A skill that reads well in a sentence: no group heading, no bracket, no list, and nothing that one only begins to know. */
const isPhrasable = (skill: string): boolean =>
  skill.length <= 40 &&
  !isPlainWord(skill) &&
  !isTorn(skill) &&
  !/[:;,()[\]{}<>\n]|\d\s*%|\s[-–]\s/.test(skill) &&
  ![BEGINNING, HEADING, OF_A_SENTENCE, DEED].some((one) => one.test(skill));
/** "client", "next", "recording": a common word that names no skill that the lexicon knows. */
const isPlainWord = (skill: string): boolean =>
  /^\p{Ll}+$/u.test(skill.trim()) &&
  !annotate(skill, detectLanguage(skill)).named.some(({ concept: { kind } }) => kind !== "soft");
/** "Proficient in Moodle", "phone skills", "financial": it would read "Skilled in proficient in …". */
const OF_A_SENTENCE =
  /^(?:including|proficien\w+|experienced?|skilled|knowledge|familiar\w*|able|ability|strong|excellent|good|using|with|and|&|financial|technical|administrative|clinical|legal|medical|commercial|digital|professional|strategic|organi[sz]ational|operational|analytical|implemented|developed|focus(?:ed)?|personable|friendly|dependable|reliable|dedicated|motivated|versatile|energetic|punctual|maintains?)(?:\s+(?:in|of|with|to|at|on|-|\p{Ll}+ (?:and|&)|\p{Ll}+)\b.*)?$|\s(?:skills?|proficien\w+|certified|experienced?|becerileri|becerisi)$/iu;
/** "Trained on the Edgenuity Program", "account reconciliation expert": pieces of sentences that stood in the list. */
const DEED =
  /^(?:acquaintance|functionality|trained|analy[sz]ed|utili[sz]ed|incorporated|earned|worked|used|created|attended|performed|prepared|conducted|provided|supported|responsible|assigned|completed|made|participated|assisted)\s|\s(?:expert|specialist|of|and|in|with|for|to)$|\band knowledge\b/iu;

/** What a list of skills is headed by is none. */
const HEADING = new RegExp(`^${writingPattern("skillHeading")}$`, "iu");
const BEGINNING = new RegExp(String.raw`\b${writingPattern("beginner")}(?=\s|$)`, "iu");

/** Common words of another language would stand out in a sentence; names of tools don't. */
const isForeign = (skill: string, language: Language): boolean =>
  isStrange(skill, language) ||
  (hasLooks(language)
    ? /\s(?:and|with|of|for|incl)\b/i.test(skill) ||
      (!looksLike(skill, language) && (isCommonWords(skill) || isKnowledge(skill)))
    : detectLanguage(skill) !== language);

/** Surely words of another language, in whichever the rest of the profile is. */
const isStrange = (skill: string, language: Language): boolean =>
  hasWordsOfOthers(skill, language) ||
  othersThan(language).some((other) => (hasLooks(other) ? looksLike(skill, other) : isKnownIn(skill, other)));

/** Known to be words of a language that none are told by their looks. */
const isKnownIn = (skill: string, language: Language): boolean =>
  !looksForeign(skill, language) &&
  /\p{Ll}{3}/u.test(skill) &&
  !othersThan(language).some((other) => isOfCommonWords(skill, other)) &&
  !MAKERS.test(skill) &&
  (isOfCommonWords(skill, language) ||
    othersThan(language).some((other) => translateTerm("skill", skill, other) !== null));

const isCommonWords = (skill: string): boolean => /\s/.test(skill) && !isProperName(skill);
function isKnowledge(skill: string): boolean {
  const { named, words } = annotate(skill, DEFAULT_LANGUAGE);
  const isWhole = named.some(
    ({ concept: { kind }, from, to }) =>
      from === 0 && to === words.length && (kind === "knowledge" || kind === "soft"),
  );
  return isWhole && !MAKERS.test(skill) && !named.some(({ concept }) => NAMES.has(concept.kind));
}

/** Whether it is known as a skill of that language: common words then, however they are written. */
const isCommon = (skill: string, language: Language): boolean =>
  othersThan(language).some((other) => translateTerm("skill", skill, other) !== null) ||
  (!hasLooks(language) && isKnowledge(skill) && /^(?:\p{Lu}?\p{Ll}+|&|[\s-])+$/u.test(skill));

/**
 * The skills that a summary names: those that the posting asks for first, in the CV's language where the glossary knows
 * them, and with "and" in it never the last, where it would read as two.
 */
export function chooseSkills(
  profile: CareerProfile,
  { relevance, match, length, language, translatedTo }: FactsTask,
): NamedSkill[] {
  const isAsked = (text: string): boolean =>
    match.matches.some(({ requirement }) => foldAscii(requirement.text).includes(foldAscii(text)));
  const list = profile.skills.technical.length ? "technical" : "soft";
  const prose = proseOf(profile);
  const wanted = match.matches.map(({ requirement }) => requirement.text).join(" ");
  const known = new Set<string>();
  const named = profile.skills[list]
    .map((own, index) => {
      const translated =
        (translatedTo && translateTerm("skill", own, translatedTo)) ?? nameInLexicon(own, language);
      return { own, text: translated ?? own.trim(), isTranslated: Boolean(translated), index };
    })
    .filter(({ text, isTranslated }) => {
      const key = foldAscii(text).replace(/s$/, "");
      if (!text || !isPhrasable(text) || known.has(key)) return false;
      known.add(key);
      if (isTranslated) return true;
      // Where nothing is translated, a word of the other language may be the trade's own; then the posting has it too.
      return translatedTo ? !isForeign(text, language) : !isStrange(text, language) || isAsked(text);
    })
    .map(({ own, text, isTranslated, index }) => ({
      text: isTranslated
        ? commonWords(text, language)
        : lowerIfWrittenSo(
            keepNames(
              isCommon(own, language) ? commonWords(text, language) : inSentence(text, language),
              text,
              prose,
            ),
            `${prose} ${wanted}`,
            language,
          ),
      place: printPlace({ section: `skills.${list}`, entry: index }),
      worth: Math.max(relevance(own), relevance(text)),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const asked = named.filter(({ worth }) => worth > 0);
  return (asked.length >= RELEVANT_ENOUGH ? asked : named)
    .slice(0, asked.length >= RELEVANT_ENOUGH ? SKILL_COUNT[length] : Math.max(RELEVANT_ENOUGH, asked.length))
    .toSorted((a, b) => Number(hasAnd(b.text)) - Number(hasAnd(a.text)))
    .map(({ text, place }) => ({ text, place }));
}
