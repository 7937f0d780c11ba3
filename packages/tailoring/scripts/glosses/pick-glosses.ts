import { rootOf } from "@terzi/language/en/word-families";
import { longestStem } from "@terzi/language/tr/longest-stem";
import type { Alignment } from "./align-words.ts";

/** A Turkish word without endings, and the English roots of what it says, likeliest first. */
export type Gloss = { turkish: string; roots: string[] };

const MOST_MEANINGS = 4;
const LEAST_SEEN = 0.08;
/** Less likely than this, and than this share of the likeliest meaning, is taken for chance. */
const LEAST_LIKELY = 0.06;
const LEAST_SHARE = 0.3;

function rootsOf(turkish: string, { toEnglish, toTurkish, seen }: Alignment): string[] {
  const likely = [...(toEnglish.get(turkish) ?? [])]
    .filter(([root]) => (seen.get(turkish)?.get(root) ?? 0) > LEAST_SEEN)
    .map(([root, share]) => ({ root, chance: Math.sqrt(share * (toTurkish.get(root)?.get(turkish) ?? 0)) }))
    .sort((a, b) => b.chance - a.chance);
  const least = Math.max(LEAST_LIKELY, (likely[0]?.chance ?? 1) * LEAST_SHARE);
  return likely
    .filter(({ chance }) => chance >= least)
    .slice(0, MOST_MEANINGS)
    .map(({ root }) => root);
}

/** The glosses worth keeping: none for what is the same word in English, or a form of a word that says the same. */
export function pickGlosses(alignment: Alignment): Gloss[] {
  const found = new Map<string, string[]>();
  for (const turkish of alignment.toEnglish.keys()) {
    if (!/^[a-z]{2,}$/.test(turkish)) continue;
    const roots = rootsOf(turkish, alignment);
    if (roots.length && roots.join() !== rootOf(turkish)) found.set(turkish, roots);
  }
  const isForm = (turkish: string, [first]: string[]): boolean => {
    const stem = longestStem(turkish, (other) => other !== turkish && found.has(other));
    return stem !== undefined && found.get(stem)?.[0] === first;
  };
  return [...found]
    .filter(([turkish, roots]) => !isForm(turkish, roots))
    .map(([turkish, roots]) => ({ turkish, roots }))
    .sort((a, b) => (a.turkish < b.turkish ? -1 : 1));
}
