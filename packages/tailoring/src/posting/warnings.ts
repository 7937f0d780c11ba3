import type { PostingWarning } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { either } from "./any-of.ts";

/** The most that a score can be. */
const MOST = String.raw`(?:100\b|100 ?%|maximum score|max(?:imum)? rating|perfect (?:score|match)|top score|highest score|10\/10|full (?:score|marks|points))`;

/** Sentences that speak to a program instead of a reader. */
const ORDER = new RegExp(
  either(String.raw`
  (?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior|guideline|everything)
  \b(?:system|developer|assistant) ?(?:prompt|message|:)
  \byou are (?:an? )?(?:ai|chatgpt|language model|llm|assistant|bot)\b
  as an ai\b
  \b(?:give|assign|award|rate|score|rank|return|output|set|mark|grade)\b.{0,40}\b${MOST}
  \b(?:attention|note to|dear|hey) (?:ai|llm|chatgpt|gpt|model|bot|ats|parser)\b
  (?:onceki|yukaridaki|tum) (?:talimat|yonerge|komut|kural)\S* (?:yok say|goz ardi|unut|gormezden|dikkate alma)
  talimatlari (?:yok say|unut|goz ardi)
  (?:100|tam|yuz|en yuksek) (?:puan|skor)\S* (?:ver|don|yaz|ata)
  \bpuan\S* 100\b
  sen bir (?:yapay zeka|dil modeli|asistan)
  yapay zeka(?:ya|) (?:not|talimat)
  match ?score ?(?:=|:|to) ?100
  recommend (?:this|the) candidate
  (?:hire|select|approve) this candidate
  bu adayi (?:oner|sec|ise al|onayla)
  <\/?(?:system|instructions?|prompt)>
  \[\/?inst\]
`),
);

/** Whether a sentence gives orders to a machine. Such a sentence asks nothing of a candidate and proves nothing. */
export const isMachineOrder = (text: string): boolean => ORDER.test(foldAscii(text));

const LEAST_REPEATS = 5;

/** Whether a line is stuffed: few different words, each again and again. */
export function isStuffed(text: string): boolean {
  const keys = wordKeys(text).filter((key) => key.length > 2);
  if (keys.length < 12) return false;
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const pairs = new Set(keys.slice(1).map((key, index) => `${keys[index]} ${key}`));
  // "Azure Storage, Azure Functions, Azure SQL" are names that begin alike: no pair of words comes again.
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
