import type { Span } from "@terzi/contracts/posting";

const MOST_CHARS = 300;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Where words are in a text, with any whitespace between them; undefined where they aren't, or where there are none.
 */
export function findWords(text: string, words: string): Span | undefined {
  if (words.length > MOST_CHARS || !/\p{L}/u.test(words)) return undefined;
  const pattern = words.trim().split(/\s+/).map(escaped).join("\\s+");
  const found = new RegExp(pattern, "u").exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
