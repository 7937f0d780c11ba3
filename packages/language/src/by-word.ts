/** A table for looking up words of any text. "constructor" is such a word, and also a member of every plain object. */
export const byWord = <T>(table: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), table);
