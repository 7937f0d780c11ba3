import type { MatchHints } from "@terzi/contracts/match";
import type { PostingReading, Requirement } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { findWords } from "../posting/find-words.ts";
import { withoutTricks } from "../posting/without-tricks.ts";

const MOST_PROPOSED = 20;

/**
 * A reading with what a language model found besides: the posting's words as applicants read them, where the rules
 * read nothing. They weigh nothing, so that neither a posting's text nor a careless model can move a score through
 * them.
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
