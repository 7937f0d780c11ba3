import type { Language } from "@terzi/contracts/language";
import { lowerIn } from "../text/fold.ts";
import { isSameName, LANGUAGES_NAMED, lookUp, type TermKind } from "./glossary.ts";
import { translateTitle } from "./translate-title.ts";

/** "BSc Computer Engineering", "Bilgisayar Mühendisliği Lisans": a degree that names its field. */
function translateDegree(degree: string, to: Language): string | undefined {
  const known = lookUp("degree", degree, to);
  if (known !== undefined) return known;
  const words = degree.split(/\s+/);
  for (const at of words.keys()) {
    const [first, second] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const [named, subject] = to === "tr" ? [first, second.replace(/^(?:in|of) /i, "")] : [second, first];
    const level = lookUp("degree", named, to);
    const field = lookUp("field", subject, to);
    if (level && field) return to === "tr" ? `${field} ${level} Derecesi` : `${level} in ${field}`;
  }
  return undefined;
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
 * A well-known job title, degree, field of study, name of a language or skill in the other language; null for what our
 * glossary doesn't know and for what is in that language already. Only whole names are translated, so nothing that
 * stands beside them ("Deputy", "(Hons)") can get lost.
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
