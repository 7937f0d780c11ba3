import { foldAscii } from "@terzi/language/normalise";

/** The words of a list as the keys by which tokens are compared. */
export const wordsOf = (list: string): Set<string> =>
  new Set(list.split(/\s+/).filter(Boolean).map(foldAscii));
