/** One or two words alone would request many fields in vain; few names differ only after the third. */
const WORDS = 3;

/** The first words of a name, by which its field of work is requested. */
export const beginningOf = (words: readonly string[]): string => words.slice(0, WORDS).join(" ");

/**
 * All name beginnings in a text whose words have these keys, in order. A word may have several keys, because it may
 * mean several things.
 */
export function beginningsIn(words: readonly (readonly string[])[]): Set<string> {
  const beginnings = new Set<string>();
  for (const at of words.keys()) {
    let begun: string[][] = [[]];
    for (const keys of words.slice(at, at + WORDS)) {
      begun = begun.flatMap((before) => keys.map((key) => [...before, key]));
      for (const words of begun) beginnings.add(beginningOf(words));
    }
  }
  return beginnings;
}
