import { BEFORE_EMPLOYER } from "./beside-names.ts";
import { findPeriods, isOnlyDates, withoutPeriods } from "./find-dates.ts";
import { foldText } from "./fold-text.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import type { Line } from "./line.ts";
import { wordPattern } from "./words/word-pattern.ts";

const ABBREVIATION = new RegExp(String.raw`(?<!\p{L})(?:${readingCue("abbreviation")}|\p{Lu})\.$`, "iu");

/** "Acme Ltd.", "B.A.": the stop belongs to the word. */
export const endsInAbbreviation = (text: string): boolean => ABBREVIATION.test(foldText(text));

/** How many words a text has; signs that stand between names are none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences and items tell about an entry; they never name it. */
export function isProse(line: Line): boolean {
  const isDatedInMargin = line.cells.length > 1 && line.cells.some((cell) => isOnlyDates(cell.text));
  const rest = withoutPeriods(line.text);
  const words = countWords(rest);
  if (line.isBullet) return words > 7 || !findPeriods(line.text).length || words > 0;
  if (words > 18) return true;
  // "Met every deadline since 2015." is a sentence, though it ends with a date.
  if (line.cells.length === 1 && /^\p{Lu}\p{L}*(?: [\p{Ll}\d'’]+){2,}\.$/u.test(line.text)) return true;
  if (isDatedInMargin) return false;
  if (line.bold) return false;
  if (words >= 5 && /[.;!]$/.test(rest) && !endsInAbbreviation(rest)) return true;
  // "Prepared the payroll." is short, but no name ends in a small letter and a full stop.
  if (words >= 3 && /^\p{Lu}\S*(?: \p{Ll}[\p{L}'’]*)+[.!;]$/u.test(rest)) return true;
  return words >= 4 && /^\p{Ll}/u.test(rest) && !isBehindCue(rest);
}

/** "for Harbourlight Audio, Bristol": what a word for it announces is an employer's name, capitalised throughout. */
const isBehindCue = (text: string): boolean =>
  BEFORE_EMPLOYER.test(text) &&
  text
    .replace(BEFORE_EMPLOYER, "")
    .split(/\s+/)
    .every((word) => /^[\p{Lu}\p{N}&(|·•–-]/u.test(word) || word.length < 4);

/** At least five words, most of them in small letters, none a heading: a sentence without its full stop. */
export function isSentenceLike(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 5 && small >= 0.6 * (words.length - 1);
}

/** What such a label may go on with, or begin with: "… at Acme as Supervisor", "Acme'deki …", "Uzman olarak …". */
const LABELS = new RegExp(
  `^(?:[^:.]{2,60}(?:'?[dt][ae]ki| olarak| iken) )?${wordPattern("label above points")}(?: (?:at|with|as) [^:.]{2,70})?\\s*:?$`,
  "u",
);

/** "Highlights", "Sorumluluklar:", "Achievements/Tasks", "Responsibilities at Acme" above an entry's items. */
export const isLabel = (line: Line): boolean => isLabelText(line.text);

export const isLabelText = (text: string): boolean => {
  const label = foldText(text).replaceAll(",", "").trim();
  return LABELS.test(label) || label.split("/").every((part) => LABELS.test(part.trim()));
};
