import type { Proficiency } from "@terzi/contracts/career";
import { foldText } from "../fold-text.ts";
import { wholeWord, wordPattern } from "./word-pattern.ts";

/** The lists of the lexicon, the strongest first: of "fluent, C1" the first that is named holds. */
const LISTS: [Proficiency, string][] = [
  ["Native", "native level"],
  ["Basic", "basic level"],
  ["Professional", "professional level"],
  ["Fluent", "fluent level"],
  ["Intermediate", "intermediate level"],
];

const ALL_LISTS = LISTS.map(([, list]) => list);
const LEVELS = LISTS.map(([level, list]): [Proficiency, RegExp] => [
  level,
  new RegExp(`^${wordPattern(list)}$`, "u"),
]);
const LEVEL = new RegExp(wholeWord(...ALL_LISTS), "gu");

/** The level that a text names for a language; the strongest in it wins, null where it names none. */
export function readLevel(text: string): Proficiency | null {
  // Whole phrases are compared, so that "full professional" isn't "professional".
  const phrases = foldText(text).match(LEVEL) ?? [];
  return LEVELS.find(([, words]) => phrases.some((phrase) => words.test(phrase)))?.[0] ?? null;
}

const GRADE = wordPattern(...ALL_LISTS, "grade of a skill");
const NUMBER = String.raw`\d{1,3} ?%|%? ?\d{1,3}|\d+ ?\/ ?\d+|\d+ ?(?:years?|yil)`;
const TAIL = `(?: ${wordPattern("word behind a grade")})?`;
const LEVEL_ALONE = new RegExp(`^(?:${GRADE}|${NUMBER})${TAIL}$`, "u");
const PERCENT_OR_YEARS = String.raw`\d{1,3} ?%|% ?\d{1,3}|\d+\+? (?:years?|yil)[^)]*`;
/** A hyphen within a word is its own: "Cloud-Native". */
const GRADE_BEHIND = new RegExp(
  `(?:\\s+-|\\s*[:(])\\s*(?:${GRADE}${TAIL}|${PERCENT_OR_YEARS})\\s*\\)?$`,
  "u",
);

/** Whether a text is nothing but the grade of a skill: "Advanced", "İleri seviye", "80 %", "C1". */
export const isLevel = (text: string): boolean =>
  LEVEL_ALONE.test(
    foldText(text)
      .replace(/[()[\]]/g, "")
      .trim(),
  );

/** The name of a skill without the grade behind it: "Excel (advanced)", "Python: 80 %". */
export const withoutGrade = (text: string): string =>
  text.slice(0, GRADE_BEHIND.exec(foldText(text))?.index ?? text.length);
