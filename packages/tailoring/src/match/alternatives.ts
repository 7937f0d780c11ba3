import type { Language } from "@terzi/contracts/language";
import { annotate } from "../lexicon/annotate.ts";
import { type Coverage, coverWords } from "./coverage.ts";
import type { Witness } from "./evidence.ts";

/** "Java or Kotlin", "tools such as Jira, Trello": any one of them will do. A slash inside a name ("CI/CD") parts nothing. */
const ALTERNATIVES =
  /\s+(?:or|and\/or|veya|ya da|ve\/veya)\s+|\s*,\s*(?:or|veya|ya da)?\s*|\s*\(\s*|\s*\)\s*|\s*\/\s*|\s+(?:such as|like|e\.g\.?,?|for example|gibi|örneğin)[\s,:]+/iu;
const HAS_ALTERNATIVES = /\b(?:or|veya|ya da)\b|such as|\blike\b|e\.g|for example|gibi|örneğin|\(|\S\/\S/iu;

/** The cover of a text, or of the best of the alternatives that it names. */
export function coverAlternatives(witness: Witness, text: string, language: Language): Coverage {
  const whole = coverWords(witness, annotate(text, language));
  if (!HAS_ALTERNATIVES.test(text)) return whole;
  const named = annotate(text, language).named.filter(({ concept }) => concept.kind !== "soft");
  const parts = text
    .split(ALTERNATIVES)
    .filter((part) => part.trim() && annotate(part, language).words.some((word) => word.telling > 0));
  if (parts.length < 2 || named.length < 2) return whole;
  const covers = parts.map((part) => coverWords(witness, annotate(part, language)));
  return covers.reduce((best, cover) => (cover.credit > best.credit ? cover : best), whole);
}
