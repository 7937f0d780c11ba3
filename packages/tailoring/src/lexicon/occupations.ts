import { remembered } from "@terzi/language/remembered";
import { TITLE_GROUPS } from "@terzi/lexicon/generated/matching";
import { type ByNeed, valuesByNeed } from "./parts.ts";
import { ROOT_LIST } from "./roots.ts";
import type { Word } from "./word.ts";

const values = valuesByNeed("titles", TITLE_GROUPS.signs, TITLE_GROUPS.values);
const valueByRoot = new Map(
  ROOT_LIST.flatMap((root, at): [string, ByNeed][] => (values[at] ? [[root, values[at]]] : [])),
);

/** Whether titles of occupations have the root. */
export const isInTitles = (root: string): boolean => valueByRoot.has(root);

const readShares = remembered((shares): [group: string, share: number][] =>
  shares.split(" ").map((share) => [share.slice(0, -1), Number.parseInt(share.slice(-1), 16) / 16]),
);

/** The groups of occupations that have the root in their titles; none while they are still to come. */
function groupsOf(root: string): [group: string, share: number][] {
  const shares = valueByRoot.get(root)?.();
  return shares ? readShares(shares) : [];
}

/** Ranks and forms of work: they say how high, not what. */
const RANKS = new Set(
  "senior junior lead head chief princip staff mid entri intern traine associ sr jr ii iii iv level assist deputi vice director manag supervisor execut offic special specialist technician coordin remot full part time hybrid temporari".split(
    " ",
  ),
);

export type Occupation = { groups: Map<string, number>; roots: Map<string, number> };

/**
 * The O*NET occupation groups that a title's words point to, and the words themselves, weighted by how specific they
 * are.
 */
export function occupationOf(words: Word[]): Occupation {
  const groups = new Map<string, number>();
  const roots = new Map<string, number>();
  for (const word of words)
    for (const root of word.roots) {
      const isRank = RANKS.has(root);
      for (const [group, share] of groupsOf(root))
        groups.set(group, (groups.get(group) ?? 0) + share * (isRank ? 0.2 : 1));
      if (word.telling > 0 && !isRank) roots.set(root, Math.max(word.telling, 0.3));
    }
  return { groups, roots };
}

const cosine = (a: Map<string, number>, b: Map<string, number>): number => {
  let dot = 0;
  for (const [key, value] of a) dot += value * (b.get(key) ?? 0);
  const length = (map: Map<string, number>) =>
    Math.sqrt([...map.values()].reduce((sum, value) => sum + value * value, 0));
  const lengths = length(a) * length(b);
  return lengths ? dot / lengths : 0;
};

/** How near two titles are, 0 to 1: half by their words, half by where these words occur among occupations. */
export const similarityOf = (a: Occupation, b: Occupation): number =>
  Math.min(1, 0.5 * cosine(a.roots, b.roots) + 0.5 * cosine(a.groups, b.groups));
