import { rememberedBy } from "@terzi/language/remembered";

/** Words that are meant although they are misspelt: "requirments", "canddate". */

/** Whether two words differ by one letter: added, left out, another, or two that changed places. */
function isSlipOf(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1 || written === meant) return false;
  let from = 0;
  while (from < written.length && written[from] === meant[from]) from++;
  let end = 0;
  while (end < Math.min(written.length, meant.length) - from && written.at(-1 - end) === meant.at(-1 - end))
    end++;
  const left = written.slice(from, written.length - end);
  const right = meant.slice(from, meant.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}

/** In letters: shorter words are others' by one letter too. */
const LEAST_LETTERS = 5;
/** One slip may be a name; somebody who hides an order makes several. */
const LEAST_SLIPS = 2;

/** The one of the words that is meant; the word itself where that is none of them, or is spelt right. */
const meantBy = rememberedBy((written, words: readonly string[]): string =>
  words.includes(written)
    ? written
    : (words.find((word) => word.length >= LEAST_LETTERS && isSlipOf(written, word)) ?? written),
);

/** The words of a text that are long enough to be misspelt. */
export const longWordsIn = (folded: string): readonly string[] => folded.match(LONG_WORD) ?? [];
const LONG_WORD = new RegExp(`(?<!\\p{L})\\p{L}{${LEAST_LETTERS - 1},}`, "gu");

/** The text with the given words spelt right; undefined where fewer than two of its long ones are misspelt. */
export function respell(
  folded: string,
  { long, words }: { long: readonly string[]; words: readonly string[] },
): string | undefined {
  let slips = 0;
  for (const written of long) if (meantBy(written, words) !== written) slips++;
  if (slips < LEAST_SLIPS) return undefined;
  return folded.replace(LONG_WORD, (written) => meantBy(written, words));
}
