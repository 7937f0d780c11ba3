/** How many bits of a word are kept: among 10,000 such words, one in 1,700 others is mistaken for one of them. */
const BITS = 24;

/** A word as a number of 24 bits (FNV-1a, mixed once more, because words that begin alike lie close). */
export function wordKey(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> (32 - BITS);
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const PLACES = 3;
/** The highest value of three digits, which means "this much further, and no key yet". */
const MOST = 64 ** PLACES - 1;

/** Three signs for how far each key is from the one before it. */
export function packWordKeys(words: Iterable<string>): string {
  const keys = [...new Set([...words].map(wordKey))].sort((one, other) => one - other);
  let before = 0;
  return keys
    .map((key) => {
      const steps = Math.floor((key - before) / MOST);
      const rest = (key - before) % MOST;
      before = key;
      return [...Array<number>(steps).fill(MOST), rest].map(digits).join("");
    })
    .join("");
}

const digits = (value: number): string =>
  [value >> 12, (value >> 6) & 63, value & 63].map((digit) => DIGITS.charAt(digit)).join("");

/** What `packWordKeys` packed. */
export function unpackWordKeys(packed: string): number[] {
  const keys: number[] = [];
  let key = 0;
  for (let at = 0; at < packed.length; at += PLACES) {
    let value = 0;
    for (const digit of packed.slice(at, at + PLACES)) value = value * 64 + DIGITS.indexOf(digit);
    key += value;
    if (value !== MOST) keys.push(key);
  }
  return keys;
}
