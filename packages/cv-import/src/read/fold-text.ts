import { foldAscii } from "@terzi/language/normalise";

const folded = new Map<string, string>([["\t", " "]]);

/** One unit for one: of what folds to several letters the first, and what folds to none, or to signs, stays. */
function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const letters = foldAscii(unit);
  const one = letters.length === 1 ? letters : (/^\p{L}/u.exec(letters)?.[0] ?? unit);
  folded.set(unit, one);
  return one;
}

/**
 * `foldAscii`, unit by unit and as long as the input, so that a match's offsets hold for the original: lines are cut by
 * what is found in their folded text.
 */
export function foldText(text: string): string {
  let inPlace = "";
  for (let at = 0; at < text.length; at++) inPlace += foldUnit(text.charAt(at));
  return inPlace;
}

/** The words of a folded text; "c++", "c#" and ".net" stay what they are. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
