import { isNounEnding, isVerbEnding } from "./guard/endings.ts";

const SHORTEST = 3;

/** "kitab-ı" is a form of "kitap", "mutfağ-ı" of "mutfak". */
const HARD: Record<string, string> = { b: "p", d: "t", g: "k" };

const formsOf = (stem: string): string[] => {
  const hard = HARD[stem.slice(-1)];
  return hard ? [stem, stem.slice(0, -1) + hard] : [stem];
};

/** The longest known word of which a folded Turkish word is a form: itself, or what stays when its endings go. */
export function longestStem(key: string, isKnown: (stem: string) => boolean): string | undefined {
  if (isKnown(key)) return key;
  for (let length = key.length - 1; length >= SHORTEST; length--) {
    const rest = key.slice(length);
    if (!isNounEnding(rest, key.slice(0, length)) && !isVerbEnding(rest)) continue;
    const known = formsOf(key.slice(0, length)).find(isKnown);
    if (known) return known;
  }
  return undefined;
}
