import { lowerIn } from "@terzi/language/normalise";

const VOWELS = /[aeıioöuüAEIİOÖUÜ]/gu;
const CLOSE: Record<string, string> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };

/** The close vowel of an ending behind a Turkish word: aşçı(yım), mühendis(im), doktor(um), müdür(üm). None without a vowel. */
export const closeVowelBehind = (word: string): string | undefined =>
  CLOSE[lowerIn(word.match(VOWELS)?.at(-1) ?? "", "tr")];
