/**
 * The first two words of a name, by which a field of work is called for: one alone would call for far too many, and two
 * stand together in a text only where a name may stand.
 */
export const beginningOf = ([first = "", second]: readonly string[]): string =>
  second === undefined ? first : `${first} ${second}`;

/**
 * All that a name may begin with in a text whose words have these keys. A word may have several, because it may mean
 * several things.
 */
export function beginningsIn(words: readonly (readonly string[])[]): Set<string> {
  const beginnings = new Set<string>();
  for (const [at, keys] of words.entries())
    for (const key of keys) {
      beginnings.add(key);
      for (const next of words[at + 1] ?? []) beginnings.add(beginningOf([key, next]));
    }
  return beginnings;
}
