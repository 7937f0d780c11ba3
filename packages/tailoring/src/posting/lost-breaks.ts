import type { Language } from "@terzi/contracts/language";
import { foldAscii } from "@terzi/language/normalise";
import { tokenize } from "@terzi/language/tokens";
import { isName } from "./glued-names.ts";
import { findLostHeadings } from "./lost-headings.ts";
import { surelyClosesEntry } from "./turkish/endings.ts";

/** Where in a line of a paste line breaks were lost: what stands between two numbers is no part of any line. */
export type Break = [from: number, to: number];

/** A bullet inside a line, a tab, a wide gap. */
const MARKED = /\s*[•·●▪▫◦‣⌲☞→➢➤✓✔■□]\s*|(?<=[.:;!?)])\s*[-–*]\s*(?=\p{Lu})|\t+|\s{3,}(?=\p{Lu}|\d|-)/gu;

/** "mezun,Yazılım", "Scrum.Fluent": a mark and a capital without a space between them. */
const UNSPACED =
  /(?<=\p{Ll}{2}[.!?;,:)])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3},)(?=\p{Lu}{2,5}\s)|(?<=\p{Ll}{3}[.!?]|\s[!;])(?=\p{Lu})/gu;

/** "changeAbout": two lines pasted into one. Names like JavaScript or GitHub are left alone. */
const GLUED = /(?<=\p{Ll}{3}|\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu;
const GLUED_TURKISH = /(?<=\p{Ll}{3})(?=\p{Lu})/gu;

/** What entries of a list begin with: "… with PythonExperience in …" are two. */
const ENTRY_STARTS: ReadonlySet<string> = new Set(
  `experience experienced extensive proficient proficiency familiar familiarity strong knowledge knowledgeable understanding ability
  excellent preferred solid good bachelor bachelors expertise expert comfortable minimum demonstrated proven previous prior
  relevant required willingness must responsible working hands fluent fluency degree participate collaborate ensure
  standardize troubleshoot`.split(/\s+/),
);

/** Inside a word that is written as one name everywhere, a capital is no line break. */
function isGlued(text: string, at: number, language: Language): boolean {
  const left = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const right = /^\p{L}+/u.exec(text.slice(at, at + 30))?.[0] ?? "";
  if (isName(left + right)) return false;
  if (ENTRY_STARTS.has(/^\p{Lu}\p{Ll}+/u.exec(right)?.[0].toLowerCase() ?? "")) return true;
  if (left.length < 4) return false;
  const isUsual = !/^\p{Lu}/u.test(left) && /^\p{Lu}\p{Ll}/u.test(right);
  return isUsual || (language === "tr" && surelyClosesEntry(foldAscii(left)));
}

const LONG = 200;

/** A line of its own: what begins like a heading there is one, or is none. */
const SHORT = 80;

/**
 * Turkish in one long paragraph: after the word that ends an entry ("… sahip", "… hazırlamak") a capital begins the
 * next, as common nouns have none; so does "Tercihen" anywhere.
 */
function findEntries(text: string): number[] {
  if (text.length < LONG) return [];
  const tokens = tokenize(text);
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (!next || !/^\p{Lu}/u.test(text.slice(next.start))) return [];
    const gap = text.slice(token.end, next.start);
    const isPlain = /^\p{Ll}/u.test(text.slice(token.start));
    if (next.key === "tercihen" && /^[\s,.;)]+$/.test(gap)) return [next.start];
    const before = text.slice(Math.max(0, next.start - LONG), next.start);
    const isOpen = before.lastIndexOf("(") > before.lastIndexOf(")");
    if (isOpen || !isPlain || /["“‘]/.test(gap)) return [];
    if (/^\)?\s*,\s*$/.test(gap)) return isNameIn(text, next.start) ? [] : [next.start];
    return /^\)?\s+$/.test(gap) && (surelyClosesEntry(token.key) || /^\)/.test(gap)) ? [next.start] : [];
  });
}

/** "raporlama araçları, Excel": the name of a tool has its capital everywhere. */
const isNameIn = (text: string, at: number): boolean => {
  const word = /^[\p{L}\p{N}.+#]+/u.exec(text.slice(at))?.[0] ?? "";
  return /\p{Lu}.*\p{Lu}|\d/u.test(word) || isName(word);
};

/** All breaks that a line of a paste has lost, in order. */
export function findLostBreaks(text: string, language: Language): Break[] {
  const points: number[] = [];
  for (const match of text.matchAll(UNSPACED)) points.push(match.index);
  for (const match of text.matchAll(language === "tr" ? GLUED_TURKISH : GLUED))
    if (isGlued(text, match.index, language)) points.push(match.index);
  if (language === "tr") points.push(...findEntries(text));
  const marked = [...text.matchAll(MARKED)].map(
    (match): Break => [match.index, match.index + match[0].length],
  );
  const headings = (text.length > SHORT ? findLostHeadings(text) : []).flatMap(([from, to]): Break[] => [
    [from, from],
    [to, to],
  ]);
  const breaks = [...marked, ...headings, ...points.map((point): Break => [point, point])];
  return breaks.sort(([a], [b]) => a - b);
}
