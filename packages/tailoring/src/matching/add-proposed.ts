import type { MatchHints } from "@terzi/contracts/match";
import type { PostingReading, Requirement, Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { withoutTricks } from "../posting/without-tricks.ts";

const MOST_PROPOSED = 20;
const QUOTE_CHARS = 300;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where words stand in a text, whatever space is between them; undefined where they don't. */
export function findWords(text: string, words: string): Span | undefined {
  const parts = words.trim().split(/\s+/).map(escaped);
  if (!/\p{L}/u.test(words) || words.length > QUOTE_CHARS) return undefined;
  const found = new RegExp(parts.join("\\s+"), "u").exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/**
 * A reading with what a language model has found besides: words of the posting as whoever applies reads it, where
 * nothing was read. They weigh nothing, so that no text of a posting, and no careless model, can move a score by them.
 */
export function addProposed(
  reading: PostingReading,
  pasted: string,
  proposed: MatchHints["requirements"],
): PostingReading {
  if (!proposed.length) return reading;
  const { text: posting, toPasted } = withoutTricks(pasted);
  const requirements: Requirement[] = [...reading.requirements];
  for (const { quote, kind, importance } of proposed) {
    const at = findWords(posting, quote);
    if (!at) continue;
    const text = posting.slice(at.start, at.end);
    const span = toPasted(at);
    const isRead = requirements.some(
      (other) =>
        (other.span.start < span.end && span.start < other.span.end) ||
        foldAscii(other.text) === foldAscii(text),
    );
    if (isRead) continue;
    const number = requirements.length - reading.requirements.length + 1;
    if (number > MOST_PROPOSED) break;
    const own = { id: `p${number}`, kind, importance, text, span, term: text };
    requirements.push({ ...own, weight: 0, isProposed: true });
  }
  return { ...reading, requirements };
}
