import type { Span } from "@terzi/contracts/posting";

/** How a tag is written, with whether it closes and its name. None holds another's first letter, so that each is read once. */
const TAGS: readonly RegExp[] = [
  /<(\/?)([a-z][\w-]*)\b[^<>]*>/giu,
  /&lt;(\/?)([a-z][\w-]*)\b[^&]*&gt;/giu,
  /\[(\/?)([a-z][\w-]*)\b[^[\]\n]*\]/giu,
  /[[{](\/?)(\w+)[\]}]/gu,
];

/**
 * Elements with their contents, from each tag that opens to the next one that closes it: text copied from a page comes
 * without its tags. One pass: a text of nothing but tags that nothing closes is read as quickly as others.
 */
export const findElements = (posting: string): Span[] => TAGS.flatMap((tag) => pair(posting, tag));

function pair(posting: string, tag: RegExp): Span[] {
  const closing = new Map<string, number>();
  const opened: Span[] = [];
  for (const { index: start, 0: text, 1: closes, 2: written = "" } of [...posting.matchAll(tag)].reverse()) {
    const name = written.toLowerCase();
    const end = closing.get(name);
    if (closes) closing.set(name, start + text.length);
    else if (end !== undefined) opened.push({ start, end });
  }
  let from = 0;
  return opened.reverse().filter(({ start, end }) => {
    if (start < from) return false;
    from = end;
    return true;
  });
}
