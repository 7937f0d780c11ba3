/** The text for a value that the server sent, or the value itself where there is none. */
export const knownText = (texts: Record<string, string>, word: string): string =>
  Object.hasOwn(texts, word) ? (texts[word] ?? word) : word;
