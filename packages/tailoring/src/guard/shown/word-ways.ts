import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import { isTranslated } from "../retell/translated.ts";
import { covers, verbsOf } from "../retell/stretches.ts";
import { type ToldWord, toldWordsIn } from "../retell/told-words.ts";
import { isMet, isMetLoosely, type Known, knownBy } from "../retell/words-lost.ts";

/** How a line shows a word of a sentence, the surest first; "wider" is what the line's word is a kind of. */
export const WAYS = ["sure", "translated", "wider", "loose", "none"] as const;
export type Way = (typeof WAYS)[number];

type Sight = { known: Known; wider: ReadonlySet<string> };
const sights = new WeakMap<Line, Sight>();

function sightOf(line: Line): Sight {
  const before = sights.get(line);
  if (before) return before;
  const known = knownBy(toldWordsIn(line));
  const sight = { known, wider: new Set(spansOf(line).spans.flatMap(({ wider }) => wider)) };
  sights.set(line, sight);
  return sight;
}

export function wayOf(word: ToldWord, sentence: Line, line: Line): Way {
  const { known, wider } = sightOf(line);
  if (isMet(word, known)) return "sure";
  if (isTranslated(word, known.words, line, sentence)) return "translated";
  if (word.ids.some((id) => wider.has(id))) return "wider";
  return isMetLoosely(word, known.words) ? "loose" : "none";
}

/** What a word is in its line: of a deed, telling more of the word behind it, or what is told of. */
type Part = "deed" | "modifier" | "name" | "head";

export function partOf(word: ToldWord, line: Line): Part {
  const verbs = verbsOf(line);
  const isDeed = (one: ToldWord): boolean => verbs.some((verb) => covers(verb, one));
  if (isDeed(word)) return "deed";
  if (word.isName) return "name";
  const next = toldWordsIn(line).find(({ start }) => start === word.end + 1);
  return next && !isDeed(next) ? "modifier" : "head";
}

/** Employers and places are implied in whatever is said of a job; what was done there isn't. */
export const isImplied = (word: ToldWord, sentence: Line, { heading }: FactEntry): boolean =>
  partOf(word, sentence) !== "deed" &&
  heading.some(({ isTitle, line }) => !isTitle && isMet(word, sightOf(line).known));

const LIGHT = new Set(["give", "become", "be", "do", "use", "have"]);

/** A verb that leaves what was done to its noun: "gave support", "bakım yaptı". */
export const isLightDeed = (word: ToldWord, sentence: Line): boolean =>
  [...word.everyday.own].some((id) => LIGHT.has(id)) &&
  !word.everyday.own.has("achieve") &&
  partOf(word, sentence) === "deed";
