import { DEGREES, type Degree } from "./degree.ts";
import type { LanguageModule } from "./language-module.ts";
import { LANGUAGE_MODULES } from "./languages.ts";
import { foldAscii } from "./normalise.ts";

const join = (patterns: string[]): string => patterns.filter(Boolean).join("|");

const patternsOf = (modules: readonly LanguageModule[]): [Degree, RegExp][] =>
  DEGREES.toReversed().map((degree) => [
    degree,
    new RegExp(join(modules.map(({ degrees }) => degrees.named[degree]))),
  ]);

const PATTERNS = patternsOf(LANGUAGE_MODULES);
const NOT_BACHELOR = new RegExp(join(LANGUAGE_MODULES.flatMap(({ degrees }) => degrees.notBachelor)), "g");

/** The lowest degree that would do, where a text asks for one or states one; undefined when it names none. */
export function readDegree(text: string): Degree | undefined {
  const folded = foldAscii(text);
  const named = PATTERNS.filter(([degree, pattern]) =>
    pattern.test(degree === "bachelor" ? folded.replace(NOT_BACHELOR, " ") : folded),
  );
  return named.at(-1)?.[0];
}

/** The highest degree that a profile's own words state. */
export function readHighestDegree(text: string): Degree | undefined {
  const folded = foldAscii(text);
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
}
