import type { LanguageLevel } from "@terzi/language/language-module";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";
import { anyOf } from "./any-of.ts";

/** From high to low; the first match counts. */
const ORDER: LanguageLevel[] = ["Native", "C2", "C1", "B2", "B1", "A2"];
const LEVELS = ORDER.map((level): [LanguageLevel, RegExp] => [
  level,
  anyOf(LANGUAGE_MODULES.flatMap(({ languageLevels }) => languageLevels[level]).join("\n")),
]);

/** A language level in the words of the posting, as CEFR or "Native". */
export function readLanguageLevel(text: string): LanguageLevel | undefined {
  const folded = foldAscii(text);
  return LEVELS.find(([, words]) => words.test(folded))?.[0];
}
