import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";

const FEWEST = 2;
/** The share of common words from which a sentence counts as said. */
const SAID = 0.6;
const TELLING_LETTERS = 4;

const tellingWords = (sentence: string): string[] =>
  wordKeys(foldAscii(sentence)).filter((word) => word.length >= TELLING_LETTERS || /\d/.test(word));

/** Whether other sentences already say most of what this one does. */
function isSaid(sentence: string, others: string[]): boolean {
  const words = tellingWords(sentence);
  const known = new Set(others.flatMap(tellingWords));
  return words.filter((word) => known.has(word)).length >= SAID * words.length;
}

/**
 * A summary of at least two sentences, where there are as many: the proposal in its order, with rules' sentences in
 * place of those that don't stand, beginning with who the person is.
 */
export function fillSummary(
  proposed: string[],
  { stands, slots }: { stands: (sentence: string) => boolean; slots: string[] },
): string[] {
  const standing = proposed.filter(stands);
  const [lead = "", ...others] = slots;
  const isLeadGone = lead !== "" && !(proposed[0] !== undefined && stands(proposed[0]));
  const opened = isLeadGone && !isSaid(lead, standing) ? [lead] : [];
  const news = others.filter((slot) => !isSaid(slot, [...opened, ...standing]));
  const missing = Math.max(0, FEWEST - standing.length - opened.length);
  return [...opened, ...proposed, ...news.slice(0, missing)];
}
