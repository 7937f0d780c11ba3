import { foldAscii } from "../text/fold.ts";
import { anyOf } from "./any-of.ts";

/** From high to low, as a posting says them; folded. */
const LEVELS: [level: string, words: RegExp][] = [
  ["Native", anyOf("native\\S*\n mother tongue\n ana ?dil\\S*")],
  ["C2", anyOf("c2")],
  ["C1", anyOf("c1\n fluen\\S*\n akici\\S*\n cok iyi\n ileri\n advanced\n excellent")],
  ["B2", anyOf("b2\n professional\\S*\n very good\n upper\\S*\n iyi\n good\n proficien\\S*\n strong")],
  ["B1", anyOf("b1\n intermediate\n conversational\n orta\n working")],
  ["A2", anyOf("a[12]\n basic\\S*\n elementary\n temel\n baslangic\\S*")],
];

/** A language level in the words of the posting, as CEFR or "Native". */
export function readLanguageLevel(text: string): string | undefined {
  const folded = foldAscii(text);
  return LEVELS.find(([, words]) => words.test(folded))?.[0];
}
