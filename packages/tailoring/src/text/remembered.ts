/** Bounded, because the server lives long and people paste anything. */
const MOST_WORDS = 20_000;

/**
 * A function of a word that remembers what it gave, because texts repeat their words; all is forgotten once too many
 * were met. Not for lines, of which few come twice.
 */
export function remembered<T>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = read(word);
    if (known.size >= MOST_WORDS) known.clear();
    known.set(word, found);
    return found;
  };
}
