import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { lowerIn } from "@terzi/language/normalise";
import { isSameName, LANGUAGES_NAMED, lookUp, type TermKind } from "./glossary.ts";
import { translateTitle } from "./translate-title.ts";

/**
 * Splits a degree that names its field: "BSc Computer Engineering", "Bachelor of Science in Nursing", "Bilgisayar
 * Mühendisliği Lisans". Null where it names a level alone, or none that the glossary knows.
 */
export function levelAndField(degree: string): { level: string; field: string } | null {
  const words = degree.trim().split(/\s+/);
  const isLevel = (text: string): boolean => LANGUAGES.some((to) => lookUp("degree", text, to) !== undefined);
  if (isLevel(words.join(" "))) return null;
  for (const at of [...words.keys()].slice(1).toReversed()) {
    const [first, second] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (isLevel(first)) return { level: first, field: second.replace(/^(?:in|of) /i, "") };
  }
  for (const at of [...words.keys()].slice(1)) {
    const [first, second] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (isLevel(second)) return { level: second, field: first };
  }
  return null;
}

/** A degree that names its field. */
const DEGREE_IN: Record<Language, (level: string, field: string) => string> = {
  en: (level, field) => `${level} in ${field}`,
  tr: (level, field) => `${field} ${level} Derecesi`,
};

function translateDegree(degree: string, to: Language): string | undefined {
  // Many people write what they studied in the field for the degree.
  const known = lookUp("degree", degree, to) ?? lookUp("field", degree, to);
  if (known !== undefined) return known;
  const split = levelAndField(degree);
  const level = split && lookUp("degree", split.level, to);
  const field = split && lookUp("field", split.field, to);
  if (!level || !field) return undefined;
  return DEGREE_IN[to](level, field);
}

/** "Wound care" → "Yara bakımı", "WOUND CARE" and "Wound Care" → "Yara Bakımı": written as the person writes names. */
function casedLike(written: string, translated: string, to: Language): string {
  const [first = "", ...rest] = written.split(/\s+/);
  const isLower = (word: string): boolean => !/\p{Lu}/u.test(word);
  const isSentence = rest.length > 0 && rest.every(isLower);
  if (!isSentence && !isLower(first)) return translated;
  return translated
    .split(" ")
    .map((word, at) => {
      const isCommon = /^\p{Lu}[\p{Ll}’'-]+$/u.test(word) && !LANGUAGES_NAMED.has(word);
      return isCommon && (at > 0 || isLower(first)) ? lowerIn(word, to) : word;
    })
    .join(" ");
}

/**
 * A well-known job title, degree, field of study, language or skill in the other language; null when our glossary
 * lacks it or it is in that language already. Only whole names are translated, so that nothing next to them
 * ("Deputy", "(Hons)") can get lost.
 */
export function translateTerm(kind: TermKind, text: string, to: Language): string | null {
  const written = text.trim();
  if (!written) return null;
  const translated =
    kind === "title"
      ? translateTitle(written, to)
      : kind === "degree"
        ? translateDegree(written, to)
        : lookUp(kind, written, to);
  if (translated === undefined || isSameName(translated, written)) return null;
  return kind === "languageName" ? translated : casedLike(written, translated, to);
}
