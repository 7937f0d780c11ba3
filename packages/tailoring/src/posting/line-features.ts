import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { readDegree } from "@terzi/language/read-degree";
import { wordKeys } from "@terzi/language/tokens";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { isAboutApplying, isBenefit, isFormality } from "./cues.ts";
import type { PlacedLine } from "./line.ts";
import { readYears } from "./years.ts";

/** A line, and what heads it. */
export type SeenLine = { line: PlacedLine; heading: string; language: Language };

const MOST_WORDS = 40;
/** In letters: sentences longer than this are read from their beginning. */
const LONGEST = 600;
const ENDINGS = [2, 3, 4, 5];

/** What is seen of a line, as names of features: its words, its form, its place, and what the rules think. */
export function lineFeatures({ line, heading, language }: SeenLine): string[] {
  const seen = [
    ...wordFeatures(line.text),
    ...formFeatures(line),
    ...placeFeatures(line, heading),
    ...ruleFeatures(line, language),
  ];
  return [...new Set(seen)];
}

function wordFeatures(text: string): string[] {
  const folded = foldAscii(text.slice(0, LONGEST)).replace(/(?<=\p{L})['’](?=\p{L})/gu, " ");
  const keys = wordKeys(folded)
    .slice(0, MOST_WORDS)
    .map((key) => (/^\d/.test(key) ? "0" : key));
  const [first = "", second = ""] = keys;
  const last = keys.at(-1) ?? "";
  return [
    ...keys.map((key) => `w:${key}`),
    ...keys.slice(1).map((key, index) => `w2:${keys[index]} ${key}`),
    ...keys.filter((key) => key.length > 5).map((key) => `s:${key.slice(-4)}`),
    ...keys.filter((key) => key.length > 4).map((key) => `p:${key.slice(0, 4)}`),
    `f:${first}`,
    `f2:${first} ${second}`,
    `l:${last}`,
    ...endingsOf(last).map((ending) => `e:${ending}`),
    ...endingsOf(first).map((ending) => `b:${ending}`),
  ];
}

/** Where the verb stands, its person and tense are in its last letters. */
const endingsOf = (word: string): string[] =>
  ENDINGS.filter((length) => word.length > length).map((length) => word.slice(-length));

function formFeatures({ text, isBullet, startsLine, isLabel }: PlacedLine): string[] {
  const words = text.split(/\s+/).length;
  const mark = /[.!?:;,…]\s*$/.exec(text)?.[0].trim() ?? "none";
  return [
    "bias",
    `m:${mark}`,
    `m:${mark} ${isBullet}`,
    `n:${words < 4 ? "few" : words < 9 ? "some" : words < 18 ? "many" : "most"} ${isBullet}`,
    ...(isBullet ? ["bullet"] : []),
    ...(startsLine ? ["starts"] : []),
    ...(isLabel ? ["label"] : []),
    ...(/[€$£₺%]/.test(text) ? ["money"] : []),
    ...(/\d/.test(text) ? ["digit"] : []),
    ...(/^\p{Ll}/u.test(text) ? ["small"] : []),
  ];
}

function placeFeatures({ section, isBullet }: PlacedLine, heading: string): string[] {
  const above = wordKeys(foldAscii(heading)).slice(0, 8);
  return [`r:${section}`, `r:${section} ${isBullet}`, ...above.map((key) => `u:${key}`)];
}

/** What the rules and the lexicon say of a line. */
function ruleFeatures(line: PlacedLine, language: Language): string[] {
  const grammar = postingLanguage(language);
  const { named, words } = annotate(line.text.slice(0, LONGEST), language);
  const kinds = new Set(named.map(({ concept }) => concept.kind));
  const inNames = named.reduce((sum, { from, to }) => sum + to - from, 0);
  const from = grammar.askedFrom(line);
  const told = grammar.sectionOf(line.text);
  return [
    `a:${from === undefined ? "no" : from > 0 ? "behind" : "yes"}`,
    `a:${from === undefined ? "no" : "yes"} ${line.section}`,
    ...(told ? [`t:${told}`] : []),
    ...(isFormality(line.text) ? ["formality"] : []),
    ...(isBenefit(line.text) ? ["benefit"] : []),
    ...(isAboutApplying(line.text) ? ["applying"] : []),
    ...(grammar.isGift(line.text) ? ["gift"] : []),
    ...(grammar.isPromise(line.text) ? ["promise"] : []),
    ...(grammar.isStatement(line.text) ? ["statement"] : []),
    ...(grammar.isWish(line.text) ? ["wish"] : []),
    ...(readYears(line.text) === undefined ? [] : ["years"]),
    ...(readDegree(line.text) === undefined ? [] : ["degree"]),
    ...[...kinds].map((kind) => `k:${kind}`),
    ...(words.length && inNames / words.length > 0.6 ? ["names"] : []),
  ];
}
