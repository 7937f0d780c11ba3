import type { Span } from "@terzi/contracts/posting";

const MOST_CHARS = 300;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where words stand in a text, whatever space is between them; undefined where they don't, or are no words. */
export function findWords(text: string, words: string): Span | undefined {
  if (words.length > MOST_CHARS || !/\p{L}/u.test(words)) return undefined;
  const pattern = words.trim().split(/\s+/).map(escaped).join("\\s+");
  const found = new RegExp(pattern, "u").exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
