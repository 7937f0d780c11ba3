import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@terzi/contracts/languages";
import { LANGUAGE_MODULES, languageModule } from "@terzi/language/languages";
import { hasOwnLetter } from "@terzi/language/letters";
import { lowerIn } from "@terzi/language/normalise";
import { annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import { translateTerm } from "../translation/translate-term.ts";
import { isOfCommonWords } from "./common-words.ts";

export const NAMES: ReadonlySet<ConceptKind> = new Set(["tool", "language", "certificate"]);

export const MAKERS =
  /^(?:google|microsoft|ms|adobe|apple|amazon|oracle|ibm|cisco|siemens|sap|autodesk|logo|excel|outlook|powerpoint|photoshop|netsis|luca|nebim|linkedin|facebook|instagram|tiktok|youtube|pinterest|whatsapp|wordpress|mailchimp|canva|meta)\b/i;

/** What precedes these is often a maker: "Rational ovens", "Kronos software". */
const MACHINE = /\s(?:software|tills?|systems?|terminals?|ovens?|machines?|app|platform)$/i;

/** Whether it isn't a name in any language: "Vendor Negotiation", "Dosya arşivleme"; "MS Project" is one. */
function isCommonName(skill: string): boolean {
  if (MAKERS.test(skill) || /\p{Ll}\p{Lu}/u.test(skill)) return false;
  if (othersThan(DEFAULT_LANGUAGE).some((other) => isOfCommonWords(skill, other))) return true;
  const { named, words } = annotate(skill, DEFAULT_LANGUAGE);
  const isTool = named.some(
    ({ concept, from, to }) => concept.kind === "tool" && from === 0 && to === words.length,
  );
  return isOfCommonWords(skill, DEFAULT_LANGUAGE) && (!isTool || !/\s\p{Lu}/u.test(skill));
}

/** Whether a skill is a name that keeps its capitals ("Google Classroom", "SAP WM", "Kafka"), not common words. */
export function isProperName(skill: string): boolean {
  if (isCommonName(skill)) return false;
  const [first = "", ...rest] = skill.split(/\s+/);
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && rest.every((word) => /^[\p{Ll}&-]+$/u.test(word));
  if (!isPlain || MAKERS.test(skill) || MACHINE.test(skill)) return true;
  const lettered = LANGUAGE_MODULES.filter((module) => hasOwnLetter(skill, module));
  const languages = (lettered.length ? lettered : LANGUAGE_MODULES).map(({ id }) => id);
  const opening = languages.flatMap((one) => annotate(skill, one).named).filter(({ from }) => from === 0);
  // A single word may be a product that no list has.
  if (!opening.length) return !rest.length && !LANGUAGE_MODULES.some(({ names }) => names.isActivity(skill));
  return opening.some(({ concept }) => NAMES.has(concept.kind));
}

/** "Wound care" → "wound care": inside a sentence, common words aren't capitalised. */
export const inSentence = (skill: string, language: Language): string =>
  isCommonName(skill)
    ? commonWords(skill, language)
    : isProperName(skill)
      ? skill
      : lowerIn(skill.slice(0, 1), language) + skill.slice(1);

/** What the glossary translates are common words, except abbreviations. */
export const commonWords = (skill: string, language: Language): string =>
  skill
    .split(" ")
    .map((word, at, all) =>
      /^\p{Lu}\p{Ll}/u.test(word) && ![word, all[at + 1]].some(isLanguageName)
        ? lowerIn(word, language)
        : word,
    )
    .join(" ");

/** "Turkish", and so what stands before it: "Ottoman Turkish". */
export const isLanguageName = (word: string | undefined): boolean =>
  word !== undefined && LANGUAGES.some((to) => translateTerm("languageName", word, to) !== null);

/** Whether names of a language can be recognised by their look. */
export const hasLooks = (language: Language): boolean => languageModule(language).ownLetters !== "";

/** Whether a name is surely of a language, by its letters or an ending. */
export const looksLike = (name: string, language: Language): boolean =>
  languageModule(language).names.looksOwn(name);

/** Whether a name is surely of another language. */
export const looksForeign = (name: string, language: Language): boolean =>
  othersThan(language).some((other) => looksLike(name, other));

/** The other languages of the product. */
export const othersThan = (language: Language): Language[] => LANGUAGES.filter((other) => other !== language);
