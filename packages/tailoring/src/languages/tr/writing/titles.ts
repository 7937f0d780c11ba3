import { lowerIn } from "@terzi/language/normalise";
import { LANGUAGES_NAMED } from "../../../translation/glossary.ts";
import { translateTerm } from "../../../translation/translate-term.ts";
import { closeVowelBehind } from "./vowel-harmony.ts";

const keepsCapital = (word: string): boolean => LANGUAGES_NAMED.has(word) || /^(?:Junior|Senior)$/.test(word);

/** A title inside a sentence: "Kıdemli Avukat" → "kıdemli avukat"; "BT Uzmanı" → "BT uzmanı". */
export const titleInSentence = (title: string): string =>
  /[ğışçöüĞİŞÇÖÜ]|(?:teknisyen|tekniker|memur|amir|eleman|personel|muavin)[ei]?[nu]?i?$/i.test(title) ||
  translateTerm("title", title, "en") !== null
    ? title
        .split(" ")
        .map((word) => (/^\p{Lu}[\p{Ll}-]+$/u.test(word) && !keepsCapital(word) ? lowerIn(word, "tr") : word))
        .join(" ")
    : title;

/** "I am" after a noun: aşçıyım, mühendisim, doktorum, müdürüm. Null where the last vowel doesn't tell. */
export function withFirstPersonEnding(noun: string): string | null {
  const vowel = closeVowelBehind(noun);
  if (!vowel || !/^\p{Ll}+$/u.test(noun.split(" ").at(-1) ?? "")) return null;
  return `${noun}${/[aeıioöuü]$/u.test(noun) ? "y" : ""}${vowel}m`;
}
