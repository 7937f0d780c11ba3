import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishOpposedThings } from "./en/opposed-things.ts";
import { englishOpposites } from "./en/opposites.ts";
import type { OpposedThings } from "./opposed-things.ts";
import type { Opposites } from "./opposites.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishOpposedThings } from "./tr/guard/opposed-things.ts";
import { turkishOpposites } from "./tr/guard/opposites.ts";

const OPPOSITES: Record<Language, Opposites & OpposedThings> = {
  en: { ...englishOpposites, ...englishOpposedThings },
  tr: { ...turkishOpposites, ...turkishOpposedThings },
};
const PATTERNS: Record<Language, (pattern: string) => string> = {
  en: (pattern) => pattern,
  tr: withCapitals,
};

/** The poles of each field, each as a word of any of the languages, because texts mix them. */
export const opposites: { field: string; poles: RegExp[] }[] = [
  ...new Set(Object.values(OPPOSITES).flatMap((fields) => Object.keys(fields))),
].map((field) => ({
  field,
  poles: poleSources(field).map(
    (sources) => new RegExp(String.raw`(?<![\p{L}\p{N}])${alternatives(sources)}(?![\p{L}\p{N}])`, "giu"),
  ),
}));

/** The fields of places, things and grades, of which no retelling may name another one. */
export const THING_FIELDS: ReadonlySet<string> = new Set(Object.keys(englishOpposedThings));

/** The sources of each pole of a field, from all languages. */
function poleSources(field: string): string[][] {
  const [first = [], ...others] = LANGUAGES.map((language) =>
    Object.entries(OPPOSITES[language]).flatMap(([name, poles]) =>
      name === field ? poles.map((pole) => PATTERNS[language](pole)) : [],
    ),
  );
  return first.map((pole, at) => [pole, ...others.map((poles) => poles[at] ?? "")].filter(Boolean));
}
