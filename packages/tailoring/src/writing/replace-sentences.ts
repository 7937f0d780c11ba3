import { splitSentences } from "@terzi/language/sentences";

/**
 * A text with some of its sentences (by number) replaced; what is between them stays. Null when a number has no
 * sentence.
 */
export function replaceSentences(text: string, replacements: Map<number, string>): string | null {
  const spans = splitSentences(text);
  if ([...replacements.keys()].some((index) => index >= spans.length)) return null;
  let result = "";
  let from = 0;
  for (const [index, { start, end }] of spans.entries()) {
    const own = text.slice(start, end);
    result += text.slice(from, start) + endedLike(own, replacements.get(index) ?? own);
    from = end;
  }
  return result + text.slice(from);
}

/** Without its full stop, a sentence would run into the next one. */
const endedLike = (own: string, replacement: string): string =>
  /[.!?…]$/.test(own) && !/[.!?…]$/.test(replacement) ? `${replacement}.` : replacement;
