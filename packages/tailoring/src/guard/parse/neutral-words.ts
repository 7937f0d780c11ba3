import { LANGUAGES } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { wordList } from "@terzi/lexicon/word-lists";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { hasBreakBefore, type Words, writtenAt } from "./words.ts";

/**
 * Neutral words claim nothing by themselves. Deliberately without quantity ("all", "several"), praise
 * ("successfully") and reach ("global"), which must all be in the facts. Light words only hold a sentence together.
 */
const NEUTRAL = new Set(
  LANGUAGES.flatMap((language) =>
    [...wordList("neutral word", language), ...wordList("light word", language)].map(foldAscii),
  ),
);
/** Nouns for any kind of doing, with any ending: "alım satım işlemleri" means "alım satım". */
const LIGHT_NOUNS = new Set(LANGUAGES.flatMap((language) => wordList("light noun", language)).map(foldAscii));

const isNeutralKey = (key: string): boolean => NEUTRAL.has(key);

/** Whether a word of a text claims nothing by itself; "Go" and "Class A" inside a sentence are names. */
export function isNeutralAt(words: Words, at: number): boolean {
  const { keys, language, names } = words;
  const key = keys[at] ?? "";
  const written = writtenAt(words, at);
  const isName =
    at > 0 && names !== "all" && /^\p{Lu}/u.test(written) && written !== "I" && !hasBreakBefore(words, at);
  if (isName && (language.isCapitalName || written.length === 1)) return false;
  // Capitalised, it is a level in a certificate's name, not a common self-description.
  if (key === "professional" && at > 0 && written.startsWith("P")) return false;
  // "su numunesi" is water, not "şu".
  if (key === "su" && !/ş/iu.test(written)) return false;
  // "in order to", and not what one orders.
  if (key === "order" && keys[at + 1] !== "to") return false;
  // "the till" isn't "till 2020".
  if (key === "till" && /^(?:the|a|our)$/.test(keys[at - 1] ?? "")) return false;
  return isNeutralKey(key) || isLightNoun(key, language) || isNeutralKey(language.withoutCopula(key));
}

/** Whether a word is only an ending on such a noun: "işlemlerini". */
const isLightNoun = (key: string, language: GuardLanguage): boolean =>
  language.nounStems(key).some((stem) => LIGHT_NOUNS.has(stem));
