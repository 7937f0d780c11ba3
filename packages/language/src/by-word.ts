/** A table that words of any text are looked up in. "constructor" is such a word, and a member of every plain object. */
export const byWord = <T>(table: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), table);
