import { tokenize } from "@terzi/language/tokens";
import { isName } from "../../../posting/glued-names.ts";
import { surelyClosesEntry } from "./endings.ts";

const LONG = 200;

/**
 * A long paragraph: after the word that ends an entry ("… sahip", "… hazırlamak"), a capital begins the next, since
 * common nouns have none; "Tercihen" does so anywhere.
 */
export function findEntries(text: string): number[] {
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
    if (/^\)?\s*,\s*$/.test(gap))
      return isInSentence(text, next.start) || isNameIn(text, next.start) ? [] : [next.start];
    return /^\)?\s+$/.test(gap) && (surelyClosesEntry(token.key) || /^\)/.test(gap)) ? [next.start] : [];
  });
}

/** Between full stops that are near, a comma divides no entries, whatever name stands behind it. */
function isInSentence(text: string, at: number): boolean {
  const before = /\p{L}[.!?]\s(?!.*[.!?]\s)/su.exec(text.slice(Math.max(0, at - LONG), at));
  const behind = /[.!?](?:\s|$)/u.exec(text.slice(at, at + LONG));
  if (!before || !behind) return false;
  return Math.min(at, LONG) - before.index + behind.index < LONG;
}

/** "raporlama araçları, Excel": a tool's name has its capital everywhere. */
const isNameIn = (text: string, at: number): boolean => {
  const word = /^[\p{L}\p{N}.+#]+/u.exec(text.slice(at))?.[0] ?? "";
  return /\p{Lu}.*\p{Lu}|\d/u.test(word) || isName(word);
};
