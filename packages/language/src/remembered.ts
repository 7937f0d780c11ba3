/** Bounded, because the server lives long and people paste anything. */
const MOST_WORDS = 20_000;

/**
 * A function of a word that remembers its results, because texts repeat their words; everything is forgotten once
 * there are too many, of lines much sooner.
 */
export function remembered<T>(read: (word: string) => T, most = MOST_WORDS): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = read(word);
    if (known.size >= most) known.clear();
    known.set(word, found);
    return found;
  };
}

/** The same for a function of a word and one of a few other values (a language), remembered for each of them. */
export function rememberedBy<K extends object, T>(
  read: (word: string, other: K) => T,
): (word: string, other: K) => T {
  const known = new Map<K, (word: string) => T>();
  return (word, other) => {
    const before = known.get(other);
    if (before) return before(word);
    const made = remembered((one) => read(one, other));
    known.set(other, made);
    return made(word);
  };
}
