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

/** The degrees that a text names, from high to low. */
function namedDegrees(text: string): Degree[] {
  const folded = foldAscii(text);
  return PATTERNS.flatMap(([degree, pattern]) =>
    pattern.test(degree === "bachelor" ? folded.replace(NOT_BACHELOR, " ") : folded) ? degree : [],
  );
}

/** The lowest degree that would do, where a text asks for one or states one; undefined when it names none. */
export const readDegree = (text: string): Degree | undefined => namedDegrees(text).at(-1);

/** The highest degree that a profile's own words state. */
export const readHighestDegree = (text: string): Degree | undefined => namedDegrees(text)[0];
