import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { postingLanguage } from "../languages/posting-languages.ts";
import { isName } from "./glued-names.ts";
import { findLostHeadings } from "./lost-headings.ts";
import { findRunOnHeadings, findRunOnItems } from "./run-on.ts";

/** Where line breaks were lost in a pasted line: what is between two of these offsets belongs to no line. */
export type Break = [from: number, to: number];

/** A bullet inside a line, a tab, a wide gap. */
const MARKED =
  /\s*(?:[•·●▪▫◦‣⌲☞→➢➤✓✔■□]|(?![©®™])\p{Extended_Pictographic}\uFE0F?)+\s*|(?<=[.:;!?)])\s*[-–*]\s*(?=\p{Lu})|\t+|\s{3,}(?=\p{Lu}|\d|-)/gu;

/** "mezun,Yazılım", "Scrum.Fluent": a mark directly followed by a capital. */
const UNSPACED =
  /(?<=\p{Ll}{2}[.!?;,:)])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3},)(?=\p{Lu}{2,5}\s)|(?<=\p{Ll}{3}[.!?]|\s[!;])(?=\p{Lu})/gu;

/** Beginnings of list entries: "… with PythonExperience in …" is two. */
const ENTRY_STARTS: ReadonlySet<string> = new Set(
  `experience experienced extensive proficient proficiency familiar familiarity strong knowledge knowledgeable understanding ability
  excellent preferred solid good bachelor bachelors expertise expert comfortable minimum demonstrated proven previous prior
  relevant required willingness must responsible working hands fluent fluency degree participate collaborate ensure
  standardize troubleshoot`.split(/\s+/),
);

/** A capital inside a common spelling of a name isn't a line break. */
function isGlued(text: string, at: number, language: Language): boolean {
  const left = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const right = /^\p{L}+/u.exec(text.slice(at, at + 30))?.[0] ?? "";
  if (isName(left + right)) return false;
  if (ENTRY_STARTS.has(/^\p{Lu}\p{Ll}+/u.exec(right)?.[0].toLowerCase() ?? "")) return true;
  if (left.length < 4) return false;
  const isUsual = !/^\p{Lu}/u.test(left) && /^\p{Lu}\p{Ll}/u.test(right);
  return isUsual || postingLanguage(language).surelyClosesEntry(foldAscii(left));
}

/** A whole sentence in brackets isn't part of the line around it. */
function findAsides(text: string, language: Language): Break[] {
  const spoken = postingLanguage(language);
  return [...text.matchAll(/\(([^()]{40,})\)/gu)].flatMap(({ 0: bracket, 1: inside = "", index }) =>
    wordKeys(inside).length >= LEAST_WORDS_OF_AN_ASIDE && spoken.isStatement(inside)
      ? [[index, index + bracket.length]]
      : [],
  );
}
const LEAST_WORDS_OF_AN_ASIDE = 8;

/** "… - Implementing services - Providing support - …": hyphens where bullets were. */
const HYPHENS = /\s[-–—]\s+(?=\p{Lu})/gu;
const LEAST_HYPHENS = 3;

/** "+ SQL + Power BI + …", "- have dealt with fire losses - make site visits - …": any sign, if it comes again and again. */
const SIGNS = ["-", "–", "—", "+", ">", "»", "›", "~", "*"].map(
  (sign) => new RegExp(String.raw`(?:^|\s)[${sign}]\s+(?=\S)`, "gu"),
);
const LEAST_SIGNS = 4;
/** In letters: items are no longer than this on the average; between dashes of prose stands more. */
const LONGEST_ITEM = 100;

function findSigns(text: string): Break[] {
  return SIGNS.flatMap((sign) => {
    const found = [...text.matchAll(sign)];
    const span = (found.at(-1)?.index ?? 0) - (found[0]?.index ?? 0);
    const isList = found.length >= LEAST_SIGNS && span <= LONGEST_ITEM * (found.length - 1);
    return isList ? found.map((match): Break => [match.index, match.index + match[0].length]) : [];
  });
}

const LONG = 200;

/** A line of its own: a beginning that looks like a heading either is one or isn't. */
const SHORT = 80;

/** "Your day-" of "your day-to-day job". */
const IN_COMPOUND = /^\p{L}-\p{L}$/u;

/** All line breaks that a pasted line has lost, in order. */
export function findLostBreaks(text: string, language: Language): Break[] {
  const spoken = postingLanguage(language);
  const points = spoken.findEntries(text);
  for (const match of text.matchAll(UNSPACED)) points.push(match.index);
  for (const match of text.matchAll(spoken.gluedLines))
    if (isGlued(text, match.index, language)) points.push(match.index);
  const marked = [...text.matchAll(MARKED)].map(
    (match): Break => [match.index, match.index + match[0].length],
  );
  const hyphens = [...text.matchAll(HYPHENS)];
  if (text.length > LONG && hyphens.length >= LEAST_HYPHENS)
    marked.push(...hyphens.map((match): Break => [match.index, match.index + match[0].length]));
  if (text.length > LONG) marked.push(...findSigns(text));
  const headings = (text.length > SHORT ? [...findLostHeadings(text), ...findRunOnHeadings(text)] : [])
    .filter(([, to]) => !IN_COMPOUND.test(text.slice(Math.max(0, to - 2), to + 1)))
    .flatMap(([from, to]): Break[] => [
      [from, from],
      [to, to],
    ]);
  if (text.length > LONG) points.push(...findRunOnItems(text, spoken));
  const asides = findAsides(text, language);
  const isInside = ([at]: Break) => asides.some(([from, to]) => at > from && at < to);
  const breaks = [...marked, ...headings, ...points.map((point): Break => [point, point])];
  return [...asides, ...breaks.filter((found) => !isInside(found))].sort(([a], [b]) => a - b);
}
