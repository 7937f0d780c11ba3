import type { MatchResult } from "@terzi/contracts/match";
import type { PostingReading } from "@terzi/contracts/posting";
import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { foldAscii } from "@terzi/language/normalise";
import { stem } from "@terzi/language/stem";
import { wordKeys } from "@terzi/language/tokens";

/** How much a text helps with this posting: 0 when not at all; only the order of the values matters. */
export type Relevance = (text: string) => number;

const EVIDENCE_WORTH = 1.5;
/** A tool that a quoted line happens to name is not what it is quoted for. */
const NAMED_BESIDE = 0.4;

/** Characters that continue a word or a tool's name: "Excel" isn't in "excellent", nor "C" in "C#". */
const GOES_ON = /[\p{L}\p{N}+#]/u;

/** Whether a text holds another in whole words. */
function holdsWhole(text: string, part: string): boolean {
  if (!part) return false;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!GOES_ON.test(text[at - 1] ?? "") && !GOES_ON.test(text[at + part.length] ?? "")) return true;
  return false;
}

/**
 * Ranks texts by the posting's requirements: a quoted text earns the requirement's weight and half as much again; one
 * with words of a requirement earns the square of the share it contains, and one that a quotation names some.
 */
export function relevanceTo(reading: PostingReading, match: MatchResult): Relevance {
  const stemsOf = (text: string): Set<string> =>
    new Set(wordKeys(text).flatMap((key) => LANGUAGE_MODULES.map((module) => module.stem(key))));
  const wanted = match.matches.map(({ requirement, evidence }) => ({
    weight: requirement.weight,
    words: wordKeys(requirement.term).map((key) => stem(key, reading.language)),
    quotes: evidence.map(({ quote }) => foldAscii(quote)).filter((quote) => quote.length > 1),
  }));
  const known = new Map<string, number>();

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const folded = foldAscii(text);
    const stems = stemsOf(text);
    let sum = 0;
    for (const { weight, words, quotes } of wanted) {
      const isQuoted = quotes.some((quote) => holdsWhole(folded, quote));
      const isNamed = quotes.some((quote) => holdsWhole(quote, folded));
      const share = words.length ? words.filter((word) => stems.has(word)).length / words.length : 0;
      sum += weight * (isQuoted ? EVIDENCE_WORTH : Math.max(share * share, isNamed ? NAMED_BESIDE : 0));
    }
    known.set(text, sum);
    return sum;
  };
}
