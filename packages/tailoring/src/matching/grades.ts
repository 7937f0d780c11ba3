import { LANGUAGES } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";
import { matchingCue } from "../languages/all-matching-cues.ts";

/** A grade of something, in figures where it is one: "Level 3", "5 eksen". */
type Grade = { of: string; grade: string };

const BEHIND = new RegExp(matchingCue("gradeBehind"), "giu");
const BEFORE = new RegExp(matchingCue("gradeBefore"), "giu");

/** What the languages call each sort of grade. */
const SORTS = (["gradeLevel", "gradeClass", "gradeRank", "gradeAxis"] as const).map((sort) => ({
  sort,
  words: new RegExp(`^(?:${matchingCue(sort)})$`, "iu"),
}));

const sortOf = (word: string): string => SORTS.find(({ words }) => words.test(word))?.sort ?? word;

const IN_ROMAN = ["i", "ii", "iii"];

function figureOf(written: string): string {
  const roman = IN_ROMAN.indexOf(written);
  if (roman >= 0) return String(roman + 1);
  const values = LANGUAGES.map((language) => languageModule(language).numbers.units[foldAscii(written)]);
  return String(values.find((value) => value !== undefined) ?? written);
}

/** The grades that a text names. */
function gradesIn(text: string): Grade[] {
  const small = text.normalize("NFC");
  const found = (pattern: RegExp, order: "of first" | "grade first"): Grade[] =>
    [...small.matchAll(pattern)].flatMap((match) => {
      const [one, other] = match.slice(1).filter((group) => group !== undefined);
      if (!one || !other) return [];
      const [of, grade] = order === "of first" ? [one, other] : [other, one];
      return [{ of: sortOf(of.toLowerCase()), grade: figureOf(grade.toLowerCase()) }];
    });
  return [...found(BEHIND, "of first"), ...found(BEFORE, "grade first")];
}

/** Whether a text names a grade. */
export const namesGrade = (text: string): boolean => gradesIn(text).length > 0;

/** A higher number is more, of levels and axes; letters are what they are. */
const isAtLeast = (held: string, asked: string): boolean =>
  held === asked || (/^\d+$/.test(held) && /^\d+$/.test(asked) && Number(held) >= Number(asked));

/**
 * Whether a text asks for a grade ("Level 3", "A sınıfı", "five-axis") where those that show the rest of it name only
 * another, too low or of another letter.
 */
export function isOfOtherGrade(asked: string, shown: readonly string[]): boolean {
  const wanted = gradesIn(asked);
  if (!wanted.length) return false;
  const held = shown.flatMap(gradesIn);
  return wanted.some(({ of, grade }) => {
    const same = held.filter((one) => one.of === of);
    return same.length > 0 && !same.some((one) => isAtLeast(one.grade, grade));
  });
}
