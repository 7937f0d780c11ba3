import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { readDegree } from "@terzi/language/read-degree";
import { wordKeys } from "@terzi/language/tokens";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { isAboutApplying, isBenefit, isFormality } from "./cues.ts";
import type { PlacedLine } from "./line.ts";
import { readYears } from "./years.ts";

/** A line of a posting as the model of lines sees it: headings too, since they announce what follows. */
export type SeenLine = PlacedLine & { isHeading: boolean; heading: string };

const MOST_WORDS = 40;
const ENDINGS = [2, 3, 4, 5];

/** What is seen of each line, as names of features: its words, its form, its place, and what the rules think. */
export function lineFeatures(lines: readonly SeenLine[], language: Language): string[][] {
  return lines.map((line, at) => {
    const seen = [
      ...wordFeatures(line),
      ...formFeatures(line),
      ...placeFeatures(lines, at),
      ...(line.isHeading ? [] : ruleFeatures(line, language)),
    ];
    return [...new Set(seen)];
  });
}

function wordFeatures({ text, isHeading }: SeenLine): string[] {
  const keys = wordKeys(foldAscii(text.slice(0, 600)).replace(/(?<=\p{L})['’](?=\p{L})/gu, " ")).slice(
    0,
    MOST_WORDS,
  );
  const mark = isHeading ? "h" : "w";
  const plain = keys.map((key) => (/^\d/.test(key) ? "0" : key));
  const [first = "", second = ""] = plain;
  const last = plain.at(-1) ?? "";
  return [
    ...plain.map((key) => `${mark}:${key}`),
    ...plain.slice(1).map((key, index) => `${mark}2:${plain[index]} ${key}`),
    ...(isHeading ? [] : plain.filter((key) => key.length > 5).map((key) => `s:${key.slice(-4)}`)),
    `f:${first}`,
    `f2:${first} ${second}`,
    `l:${last}`,
    ...ENDINGS.filter((length) => last.length > length).map((length) => `e:${last.slice(-length)}`),
    ...ENDINGS.filter((length) => first.length > length).map((length) => `b:${first.slice(-length)}`),
  ];
}

function formFeatures({ text, isBullet, startsLine, isHeading, isLabel }: SeenLine): string[] {
  const words = text.split(/\s+/).length;
  const mark = /[.!?:;,…]\s*$/.exec(text)?.[0].trim() ?? "none";
  return [
    "bias",
    `m:${mark}`,
    `m:${mark} ${isBullet}`,
    `n:${words < 4 ? "few" : words < 9 ? "some" : words < 18 ? "many" : "most"} ${isBullet}`,
    ...(isBullet ? ["bullet"] : []),
    ...(startsLine ? ["starts"] : []),
    ...(isHeading ? ["heading"] : []),
    ...(isLabel ? ["label"] : []),
    ...(/[€$£₺%]/.test(text) ? ["money"] : []),
    ...(/\d/.test(text) ? ["digit"] : []),
    ...(/^\p{Ll}/u.test(text) ? ["small"] : []),
  ];
}

function placeFeatures(lines: readonly SeenLine[], at: number): string[] {
  const line = lines[at];
  const place = Math.min(4, Math.floor((5 * at) / Math.max(1, lines.length)));
  const before = wordKeys(foldAscii(lines[at - 1]?.text ?? "").slice(-80)).at(-1) ?? "";
  return [
    `p:${place}`,
    `r:${line?.section}`,
    `r:${line?.section} ${line?.isBullet}`,
    `pe:${before.slice(-3)}`,
    ...(at === 0 ? ["first"] : []),
    ...(at === lines.length - 1 ? ["last"] : []),
    ...(line && !line.isHeading
      ? wordKeys(foldAscii(line.heading))
          .slice(0, 8)
          .flatMap((key) => [`u:${key}`])
      : []),
  ];
}

/** What the rules and the lexicon say of a line. */
function ruleFeatures(line: SeenLine, language: Language): string[] {
  const grammar = postingLanguage(language);
  const { named, words } = annotate(line.text.slice(0, 400), language);
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
