import { diffWordsWithSpace } from "diff";

/** A stretch of two wordings: in both, only in the old one, or only in the new one. */
export type WordChange = { text: string; side: "both" | "old" | "new" };

/** With less than this share of their words in common, two wordings are read one after the other. */
const SHARED_AT_LEAST = 0.34;

const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * What differs between two wordings, word by word; a translation, or what is worded wholly anew, as two stretches,
 * because nobody can read two sentences that are woven into each other.
 */
export function wordChanges(old: string, proposed: string): WordChange[] {
  const changes = diffWordsWithSpace(old, proposed).map(
    ({ value, added, removed }): WordChange => ({
      text: value,
      side: added ? "new" : removed ? "old" : "both",
    }),
  );
  const shared = changes
    .filter(({ side }) => side === "both")
    .reduce((sum, { text }) => sum + wordsOf(text), 0);
  if (shared >= Math.max(wordsOf(old), wordsOf(proposed)) * SHARED_AT_LEAST) return changes;
  const whole: WordChange[] = [
    { text: old, side: "old" },
    { text: proposed, side: "new" },
  ];
  return whole.filter(({ text }) => text !== "");
}
