import { foldAscii } from "@terzi/language/normalise";

const folded = new Map<string, string>([["\t", " "]]);

/** Always one unit: the first letter where several come out, the unit itself where none does. */
function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const letters = foldAscii(unit);
  const one = letters.length === 1 ? letters : (/^\p{L}/u.exec(letters)?.[0] ?? unit);
  folded.set(unit, one);
  return one;
}

/**
 * `foldAscii` without changing the length, because lines are cut at offsets that were found in their folded text.
 */
export function foldText(text: string): string {
  let inPlace = "";
  for (let at = 0; at < text.length; at++) inPlace += foldUnit(text.charAt(at));
  return inPlace;
}

/** The words of a text, folded. "c++" and "c#" keep their signs. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
