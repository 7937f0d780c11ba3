import type { PostingWarning } from "@terzi/contracts/posting";
import { wordKeys } from "@terzi/language/tokens";
import { isMachineOrder } from "./is-machine-order.ts";

const LEAST_REPEATS = 5;

/** Whether a line is stuffed: few different words, repeated over and over. */
export function isStuffed(text: string): boolean {
  // Placeholders for removed data aren't words.
  const keys = wordKeys(text.replace(/<\w+>/g, "")).filter((key) => key.length > 2);
  if (keys.length < 12) return false;
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const pairs = new Set(keys.slice(1).map((key, index) => `${keys[index]} ${key}`));
  // "Azure Storage, Azure Functions, Azure SQL" are names with the same beginning: no pair of words repeats.
  const isRepeated = pairs.size < keys.length - 1 ? most >= keys.length / 3 : most >= keys.length * 0.45;
  return most >= LEAST_REPEATS && (counts.size <= keys.length / 3 || isRepeated);
}

export type Trick = PostingWarning["code"];

/** What a line tries on a program that reads it, if anything. */
export function trickOf(text: string): Trick | undefined {
  if (isMachineOrder(text)) return "machine-orders";
  return isStuffed(text) ? "keyword-stuffing" : undefined;
}

/** At most 200 characters of a text. */
export const quoteOf = (text: string): string =>
  text.length > 200 ? `${text.slice(0, 199).toWellFormed()}…` : text;

/** What a reader should know about a posting's own text, with the words themselves (at most 200 characters). */
export const findWarnings = (lines: { text: string; trick?: Trick }[]): PostingWarning[] =>
  lines.flatMap(({ text, trick }) => (trick ? [{ code: trick, quote: quoteOf(text) }] : [])).slice(0, 10);
