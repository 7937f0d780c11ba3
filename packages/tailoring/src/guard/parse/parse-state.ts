import type { Item } from "./item.ts";
import type { Words } from "./words.ts";

/** Words being read: what was read so far, and what the last words imply for the next. */
export type Passage = Words & {
  items: Item[];
  /** A preposition stands between what came last and what comes next. */
  isApart: boolean;
  /** "without", "no" stands before. */
  isNegated: boolean;
  /** What "or" adds to a "no" is negated as well. */
  denies: boolean;
  /** "a", "one", "bir" stands before. */
  isOne: boolean;
};

export const openPassage = (words: Words): Passage => ({
  ...words,
  items: [],
  isApart: false,
  isNegated: false,
  denies: false,
  isOne: false,
});

/** What was read last ends its group of words. */
export function closeGroup({ items }: Passage): void {
  const last = items.findLast(({ type }) => type !== "break");
  if (last?.type === "term") last.term.isGroupEnd = true;
}

/** Separates what was read from what follows; `isClosing` at a closing bracket. */
export function breakOff(passage: Passage, isClosing = false): void {
  closeGroup(passage);
  passage.items.push({ type: "break", isClosing });
}

export const mark = ({ items }: Passage, id: string): void => {
  items.push({ type: "marker", id });
};
