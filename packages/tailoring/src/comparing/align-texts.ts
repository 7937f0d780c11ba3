import { fold } from "@terzi/language/normalise";

/** The share of common words from which two texts count as the same thing in other words. */
const SAME_FACT = 0.4;

const leveled = (text: string): string => fold(text).replace(/\s+/g, " ").trim();
const wordsOf = (text: string): Set<string> => new Set(leveled(text).match(/[\p{L}\p{N}]+/gu));

/** How alike two sets of words are, 0 to 1 (Dice). */
function likeness(one: Set<string>, other: Set<string>): number {
  if (one.size + other.size === 0) return 1;
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return (2 * common) / (one.size + other.size);
}

export const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** Texts of two lists side by side. `before` null: it was added; `after` null: it was removed. */
export type TextPair = { before: string | null; after: string | null };

/**
 * Which text of the list became which: identical ones first, then the most alike. Also whether those in both are in
 * another order.
 */
export function alignTexts(before: string[], after: string[]): { pairs: TextPair[]; isMoved: boolean } {
  const left = before.map((text, at) => ({ text, at })).filter(({ text }) => text.trim());
  const right = after.map((text, at) => ({ text, at })).filter(({ text }) => text.trim());
  const met = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const { text, at } of left) open.set(text.trim(), [...(open.get(text.trim()) ?? []), at]);
  for (const { text, at } of right) {
    const same = open.get(text.trim())?.shift();
    if (same !== undefined) met.set(at, same);
  }
  const used = new Set(met.values());
  const gone = left.filter(({ at }) => !used.has(at)).map((item) => ({ ...item, words: wordsOf(item.text) }));
  const come = right.filter(({ at }) => !met.has(at)).map((item) => ({ ...item, words: wordsOf(item.text) }));
  const likely = come
    .flatMap((to) => gone.map((from) => ({ to, from, share: likeness(from.words, to.words) })))
    .filter(({ share }) => share >= SAME_FACT)
    .toSorted((a, b) => b.share - a.share);
  for (const { to, from } of likely) {
    if (met.has(to.at) || used.has(from.at)) continue;
    met.set(to.at, from.at);
    used.add(from.at);
  }
  const kept = right.flatMap(({ at }) => met.get(at) ?? []);
  return {
    pairs: [
      ...right.map(({ text, at }) => ({ before: before[met.get(at) ?? -1] ?? null, after: text })),
      ...left.filter(({ at }) => !used.has(at)).map(({ text }) => ({ before: text, after: null })),
    ],
    isMoved: kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? -1)),
  };
}
