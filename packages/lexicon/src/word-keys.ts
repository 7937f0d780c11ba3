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
const BITS_OF_DIGIT = 6;

/**
 * How far each key is from the one before it, in a Rice code: the high part as that many ones and a zero, the low
 * part as so many bits as the first digit says. Keys are spread evenly, for which no code is shorter by more than a
 * thirtieth.
 */
export function packWordKeys(words: Iterable<string>): string {
  const keys = [...new Set([...words].map(wordKey))].sort((one, other) => one - other);
  const low = Math.max(1, Math.floor(Math.log2((0.69 * 2 ** BITS) / Math.max(1, keys.length))));
  const bits = keys.map((key, at) => {
    const step = key - (keys[at - 1] ?? 0);
    return `${"1".repeat(step >>> low)}0${(step % 2 ** low).toString(2).padStart(low, "0")}`;
  });
  const digits = bits.join("").match(/.{1,6}/g) ?? [];
  // The last digit is filled up with ones, which no key begins.
  const signs = digits.map((digit) => DIGITS.charAt(Number.parseInt(digit.padEnd(BITS_OF_DIGIT, "1"), 2)));
  return DIGITS.charAt(low) + signs.join("");
}

/** What `packWordKeys` packed. */
export function unpackWordKeys(packed: string): number[] {
  const low = DIGITS.indexOf(packed.charAt(0));
  const keys: number[] = [];
  let key = 0;
  let at = BITS_OF_DIGIT;
  const bit = (): number => {
    const digit = DIGITS.indexOf(packed.charAt(Math.floor(at / BITS_OF_DIGIT)));
    return (digit >> (BITS_OF_DIGIT - 1 - (at++ % BITS_OF_DIGIT))) & 1;
  };
  const end = packed.length * BITS_OF_DIGIT;
  for (;;) {
    let step = 0;
    let isOne = true;
    while (at < end && isOne) {
      isOne = bit() === 1;
      if (isOne) step++;
    }
    if (isOne) return keys;
    for (let place = 0; place < low; place++) step = step * 2 + bit();
    key += step;
    keys.push(key);
  }
}
