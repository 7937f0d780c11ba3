import { missesSoFar } from "./parts.ts";

/**
 * A function of a text that remembers its last results, like `remembered`, but none for which a part of the vocabulary
 * was missing: that one is computed anew.
 */
export function rememberedWhenHere<T>(read: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, { found: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.found;
    const misses = missesSoFar();
    const found = read(text);
    if (known.size >= most) known.clear();
    if (misses === missesSoFar()) known.set(text, { found });
    return found;
  };
}
