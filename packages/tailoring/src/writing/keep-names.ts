import type { Language } from "@terzi/contracts/languages";
import { lowerIn } from "@terzi/language/normalise";
import { annotate } from "../lexicon/annotate.ts";
import { MAKERS, NAMES } from "./skill-names.ts";

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word with a capital that stands there within a sentence: "mix in Pro Tools", "iklim bilgisayarında (Priva)". */
const isNamedIn = (word: string, prose: string): boolean =>
  prose.includes(word) && new RegExp(`(?:\\p{Ll},? |\\()${escaped(word)}(?!\\p{L})`, "u").test(prose);

const isCapital = (word: string | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word ?? "");

/** A lower-cased skill with the capitals of those of its words that the person's own sentences write as names. */
export function keepNames(lower: string, written: string, prose: string): string {
  const own = written.split(" ");
  const isKept: boolean[] = [];
  return lower
    .split(" ")
    .map((word, at) => {
      const as = own[at] ?? word;
      // Behind a sentence's first word, "Care" of "Wound Care" would look like a name.
      isKept[at] = isCapital(as) && (isCapital(own[at - 1]) ? isKept[at - 1] === true : isNamedIn(as, prose));
      return isKept[at] ? as : word;
    })
    .join(" ");
}

/**
 * A skill of one word, "Canoeing", as the person's sentences or the posting write it: a word that no list has may be a
 * product, but not where somebody writes it in lower case. "Slack" stays itself beside "cut slack".
 */
export function lowerIfWrittenSo(skill: string, texts: string, language: Language): string {
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(skill) || MAKERS.test(skill)) return skill;
  if (annotate(skill, language).named.some(({ concept }) => NAMES.has(concept.kind))) return skill;
  const lower = lowerIn(skill, language);
  return new RegExp(`(?<!\\p{L})${lower}(?!\\p{L})`, "u").test(texts) ? lower : skill;
}
