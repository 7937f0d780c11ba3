/** The text for a word of the server's, or the word itself while there is none. */
export const knownText = (texts: Record<string, string>, word: string): string =>
  Object.hasOwn(texts, word) ? (texts[word] ?? word) : word;
