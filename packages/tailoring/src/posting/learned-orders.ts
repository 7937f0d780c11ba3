import type { Span } from "@terzi/contracts/posting";
import { remembered } from "@terzi/language/remembered";
import { unpackLabelWeights } from "@terzi/lexicon/label-weights";
import { wordKey } from "@terzi/lexicon/word-keys";
import { isAboutApplying } from "./cues.ts";
import { orderFeatures } from "./order-features.ts";
import { sentencesOf } from "./order-sentences.ts";
import { ORDER_TABLE } from "./order-table.gen.ts";

/** In log odds: above it a sentence is planted, whatever stands beside it. */
const SURE = 2.5;
/** Beside a sentence that is planted, less is enough. */
const LIKELY = 0.5;
/** In words: of fewer only what stands beside them tells. */
const FEWEST_WORDS = 4;
/** In letters: nobody's sentence is longer. */
const LONGEST = 600;

let weights: ReadonlyMap<number, readonly number[]> | undefined;

/** How much likelier than not a sentence is planted, in log odds, by what was learned of known ones. */
function readScore(sentence: string): number {
  weights ??= unpackLabelWeights(ORDER_TABLE, ["order"]);
  const known = weights;
  return orderFeatures(sentence).reduce((sum, feature) => sum + (known.get(wordKey(feature))?.[0] ?? 0), 0);
}

const MOST_REMEMBERED = 4_000;
const scoreOf = remembered(readScore, MOST_REMEMBERED);

const isLong = (sentence: string): boolean => sentence.trim().split(/\s+/).length >= FEWEST_WORDS;

/**
 * Sentences that nobody's rule names, and that read like what was planted in other postings. `found`: what rules took
 * for planted, beside which less is enough.
 */
export function findLearnedOrders(posting: string, found: readonly Span[]): Span[] {
  const isFound = ({ start, end }: Span): boolean => found.some((one) => one.start < end && start < one.end);
  const sentences = sentencesOf(posting).map((span) => {
    const text = posting.slice(span.start, span.end);
    const isKnown = isFound(span);
    // How to apply is told in the words of orders, and asks nothing.
    const isRead = !isKnown && text.length <= LONGEST && !isAboutApplying(text);
    return { span, isKnown, text, score: isRead ? scoreOf(text) : 0 };
  });
  const isPlanted = sentences.map(({ isKnown, text, score }) => isKnown || (score > SURE && isLong(text)));
  const spread = (at: number, beside: number): void => {
    const one = sentences[at];
    if (one && !isPlanted[at] && isPlanted[beside] && one.score > LIKELY) isPlanted[at] = true;
  };
  for (let at = 1; at < sentences.length; at++) spread(at, at - 1);
  for (let at = sentences.length - 2; at >= 0; at--) spread(at, at + 1);
  return sentences.filter(({ isKnown }, at) => isPlanted[at] && !isKnown).map(({ span }) => span);
}
