import { DEGREES, type Degree, type HigherDegree } from "./degree.ts";
import { LANGUAGE_MODULES } from "./languages.ts";
import { foldAscii } from "./normalise.ts";
import { remembered } from "./remembered.ts";

const join = (patterns: string[]): string => patterns.filter(Boolean).join("|");

const FROM_HIGH_TO_LOW = DEGREES.toReversed();

const PATTERNS = FROM_HIGH_TO_LOW.map((degree): [Degree, RegExp] => [
  degree,
  new RegExp(join(LANGUAGE_MODULES.map(({ degrees }) => degrees.named[degree]))),
]);
const HIGHER: HigherDegree[] = ["doctorate", "master", "associate", "bachelor"];
/** Names of degrees; a bachelor's comes last, because other names contain it. */
const NAMES = HIGHER.map((degree): [HigherDegree, RegExp] => [
  degree,
  new RegExp(join(LANGUAGE_MODULES.map(({ degrees }) => degrees.called[degree]))),
]);
const NOT_BACHELOR = new RegExp(join(LANGUAGE_MODULES.flatMap(({ degrees }) => degrees.notBachelor)), "g");

const degreesOf = LANGUAGE_MODULES.map(({ degrees }) => degrees);
/** Names of lower degrees, whose words a bachelor's has too: "associate degree", "ön lisans mezunu". */
const BELOW_BACHELOR = new RegExp(
  `(?:${join(degreesOf.flatMap(({ below }) => below))})(?: (?:${join(degreesOf.flatMap(({ behind }) => behind))}))*`,
  "g",
);

/** In lines: each requirement asks the same lines of a profile for their degrees. */
const MOST_REMEMBERED = 2_000;

/** The degrees that a text names, from high to low; `not` is what doesn't indicate a bachelor's degree. */
const namedDegrees = (not: RegExp): ((text: string) => Degree[]) =>
  remembered((text) => {
    const folded = foldAscii(text);
    return PATTERNS.flatMap(([degree, pattern]) =>
      pattern.test(degree === "bachelor" ? folded.replace(not, " ") : folded) ? degree : [],
    );
  }, MOST_REMEMBERED);
const degreesAsked = namedDegrees(NOT_BACHELOR);
const degreesHeld = namedDegrees(BELOW_BACHELOR);

/** The lowest acceptable degree where a text asks for one or states one; undefined when it names none. */
export const readDegree = (text: string): Degree | undefined => degreesAsked(text).at(-1);

/** The highest degree that a profile's own words state. */
export const readHighestDegree = (text: string): Degree | undefined => degreesHeld(text)[0];

/**
 * The degree by its name, of those above school: "BA (Hons)", "Yüksek Lisans". Unlike the level that somebody
 * reached, this is what they may call it: a postgraduate diploma isn't a master's degree.
 */
export const readDegreeName = (name: string): HigherDegree | undefined =>
  NAMES.find(([, pattern]) => pattern.test(foldAscii(name)))?.[0];
