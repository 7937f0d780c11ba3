import type { CareerProfile } from "@terzi/contracts/career";
import type { Length } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import type { MatchResult, Place } from "@terzi/contracts/match";
import { detectLanguage } from "@terzi/language/detect-language";
import { foldAscii, lowerIn } from "@terzi/language/normalise";
import { annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import { translateTerm } from "../terms/translate-term.ts";
import { isOfCommonWords } from "./common-words.ts";
import { hasAnd } from "./phrase.ts";
import type { Relevance } from "./relevance.ts";

export type FactsTask = {
  relevance: Relevance;
  match: MatchResult;
  today: string;
  length: Length;
  language: Language;
  /** The language into which well-known names are brought; null where they stay as written. */
  translatedTo: Language | null;
};

export type NamedSkill = { text: string; place: Place };

const SKILL_COUNT: Record<Length, number> = { short: 4, standard: 5, long: 8 };
/** With fewer that the posting asks for, others are named as well. */
const RELEVANT_ENOUGH = 3;

/** A skill that reads well in a sentence: no group heading, no bracket, no list, and nothing that one only begins to know. */
const isPhrasable = (skill: string): boolean =>
  skill.length <= 40 &&
  !/[:;,()[\]{}<>\n]|\d\s*%|\s[-–]\s/.test(skill) &&
  ![BEGINNING, HEADING, OF_A_SENTENCE].some((one) => one.test(skill));
/** "Proficient in Moodle", "phone skills", "financial": it would read "Skilled in proficient in …". */
const OF_A_SENTENCE =
  /^(?:including|proficien\w+|experienced?|skilled|knowledge|familiar\w*|able|ability|strong|excellent|good|using|with|and|&|financial|technical|administrative|clinical|legal|medical|commercial|digital|professional|strategic|organi[sz]ational|operational|analytical|implemented|developed)(?:\s+(?:in|of|with|to|at|on|-|\p{Ll}+ (?:and|&)|\p{Ll}+)\b.*)?$|\s(?:skills?|proficien\w+|certified|experienced?|becerileri|becerisi)$/iu;
/** What a list of skills is headed by is none. */
const HEADING =
  /^(?:(?:programming |foreign )?languages|tools?(?: (?:&|and) technolog\w+)?|technolog\w+|(?:testing )?frameworks?|databases|librar\w+|(?:technical|soft|hard|other|computer|core)(?: skills)?|others?|project|office|web|cloud|mobile|general|diller|araçlar|teknolojiler|(?:teknik|kişisel|diğer) beceriler|programlama dilleri)$/iu;
const BEGINNING = /\b(?:basics?|beginner|elementary|temel|başlangıç|giriş)(?=\s|$)/iu;

const NAMES: ReadonlySet<ConceptKind> = new Set(["tool", "language", "certificate"]);

const TURKISH_WORD = /[ğışçöüĞİŞÇÖÜ]|.{3}(?:lama|leme|c[iu]lik|culuk)$/u;

const MAKERS =
  /^(?:google|microsoft|ms|adobe|apple|amazon|oracle|ibm|cisco|siemens|sap|autodesk|logo|excel|outlook|powerpoint|photoshop|netsis|luca|nebim|linkedin|facebook|meta)\b/i;

/** What comes before these is often a maker: "Rational ovens", "Kronos software". */
const MACHINE = /\s(?:software|tills?|systems?|terminals?|ovens?|machines?|app|platform)$/i;

/** Whether it is no name in either language: "Vendor Negotiation", "Dosya arşivleme"; "MS Project" is one. */
function isCommonName(skill: string): boolean {
  if (MAKERS.test(skill)) return false;
  if (isOfCommonWords(skill, "tr")) return true;
  const { named, words } = annotate(skill, "en");
  const isTool = named.some(
    ({ concept, from, to }) => concept.kind === "tool" && from === 0 && to === words.length,
  );
  return isOfCommonWords(skill, "en") && (!isTool || !/\s\p{Lu}/u.test(skill));
}

/** Whether a skill is a name that keeps its capitals ("Google Classroom", "SAP WM", "Kafka"), not common words. */
export function isProperName(skill: string): boolean {
  if (isCommonName(skill)) return false;
  const [first = "", ...rest] = skill.split(/\s+/);
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && rest.every((word) => /^[\p{Ll}&-]+$/u.test(word));
  if (!isPlain || MAKERS.test(skill) || MACHINE.test(skill)) return true;
  const languages: Language[] = /[ğışçöüĞİŞÇÖÜ]/.test(skill) ? ["tr"] : ["en", "tr"];
  const opening = languages.flatMap((one) => annotate(skill, one).named).filter(({ from }) => from === 0);
  // One word alone may be a product that no list knows.
  if (!opening.length) return !rest.length && !TURKISH_WORD.test(skill);
  return opening.some(({ concept }) => NAMES.has(concept.kind));
}

/** "Wound care" → "wound care": within a sentence, common words have no capital. */
export const inSentence = (skill: string, language: Language): string =>
  isCommonName(skill)
    ? commonWords(skill, language)
    : isProperName(skill)
      ? skill
      : lowerIn(skill.slice(0, 1), language) + skill.slice(1);

/** What the glossary translates are common words, but for abbreviations. */
const commonWords = (skill: string, language: Language): string =>
  skill
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? lowerIn(word, language) : word))
    .join(" ");

const TURKISH_LETTER = /[ğışçöüĞİŞÇÖÜ]/;
const TURKISH_ENDING =
  /(?:\p{L}{2}(?:l[ae]r[iı]|[lt]ama|[lt]eme|[sn]isi|jisi|temi|nali|grafi|siyon)|okuma)(?=\s|$)/iu;
/** Whether a name is surely Turkish, by its letters or an ending. */
export const isTurkish = (skill: string): boolean => TURKISH_LETTER.test(skill) || TURKISH_ENDING.test(skill);

/** Common words of the other language would stand out in a sentence; names of tools don't. */
const isForeign = (skill: string, language: Language): boolean =>
  language === "en"
    ? isTurkish(skill) || detectLanguage(skill) === "tr"
    : isEnglish(skill) ||
      /\s(?:and|with|of|for|incl)\b/i.test(skill) ||
      (!isTurkish(skill) && (isCommonWords(skill) || isKnowledge(skill)));

/** Known to be English words, in whichever language the rest of the profile is. */
const isEnglish = (skill: string): boolean =>
  !isTurkish(skill) &&
  /\p{Ll}{3}/u.test(skill) &&
  !isOfCommonWords(skill, "tr") &&
  !MAKERS.test(skill) &&
  (isOfCommonWords(skill, "en") || translateTerm("skill", skill, "tr") !== null);

/** Surely words of the other language. */
const isStrange = (skill: string, language: Language): boolean =>
  language === "en" ? isTurkish(skill) : isEnglish(skill);

const isCommonWords = (skill: string): boolean => /\s/.test(skill) && !isProperName(skill);
function isKnowledge(skill: string): boolean {
  const { named, words } = annotate(skill, "en");
  const isWhole = named.some(
    ({ concept: { kind }, from, to }) =>
      from === 0 && to === words.length && (kind === "knowledge" || kind === "soft"),
  );
  return isWhole && !MAKERS.test(skill) && !named.some(({ concept }) => NAMES.has(concept.kind));
}

/** Whether it is known as a skill of that language: common words then, however they are written. */
const isCommon = (skill: string, language: Language): boolean =>
  translateTerm("skill", skill, language === "tr" ? "en" : "tr") !== null ||
  (language === "en" && isKnowledge(skill) && /^(?:\p{Lu}?\p{Ll}+|&|[\s-])+$/u.test(skill));

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
  const known = new Set<string>();
  const named = profile.skills[list]
    .map((own, index) => {
      const translated = translatedTo && translateTerm("skill", own, translatedTo);
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
      text:
        isCommon(own, language) || isTranslated ? commonWords(text, language) : inSentence(text, language),
      place: `skills.${list}.${index}`,
      worth: Math.max(relevance(own), relevance(text)),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const asked = named.filter(({ worth }) => worth > 0);
  return (asked.length >= RELEVANT_ENOUGH ? asked : named)
    .slice(0, asked.length >= RELEVANT_ENOUGH ? SKILL_COUNT[length] : Math.max(RELEVANT_ENOUGH, asked.length))
    .toSorted((a, b) => Number(hasAnd(b.text)) - Number(hasAnd(a.text)))
    .map(({ text, place }) => ({ text, place }));
}
