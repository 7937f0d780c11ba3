import type { Span } from "@terzi/contracts/posting";
import { isMachineOrder } from "./is-machine-order.ts";

/** Text in base64, as character numbers, as parts of an address or backwards, with what says so. */

const ENCODED =
  /(?<![\w/.:+-])[\w+/]{24,}={0,2}|(?:[0-9a-f]{2}[ :]?){16,}|(?:https?:[^\s%]{0,80})?(?:%[0-9a-f]{2}[\w.~-]{0,80}){3,}/giu;
const LEAST_READABLE = 0.9;

/** Whether signs encode a text: in base64, as character numbers or as parts of an address. */
function isEncoded(signs: string): boolean {
  if (/%[0-9a-f]{2}/i.test(signs)) return (signs.match(/%20|\+/g)?.length ?? 0) > 2;
  const compact = signs.replace(/[ :]/g, "");
  const isHex = /^(?:[0-9a-f]{2})+$/i.test(compact) && /\d/.test(compact);
  const text = isHex ? fromHex(compact) : fromBase64(compact);
  const readable = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0;
  return text.length > 11 && readable > text.length * LEAST_READABLE && / /.test(text);
}

const fromHex = (signs: string): string =>
  decode(Uint8Array.from(signs.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

function fromBase64(signs: string): string {
  const whole = signs.replace(/=+$/, "");
  // One sign too many says no letter.
  const padded = whole.length % 4 === 1 ? whole.slice(0, -1) : whole;
  try {
    return decode(Uint8Array.from(atob(padded), (sign) => sign.charCodeAt(0)));
  } catch {
    return "";
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** In letters: as far as a label is looked for. */
const LONGEST_LABEL = 120;
/** "Document summary (base64):", from where its line, sentence or item begins. */
const LABEL = /[^\n;|•.!?]{1,110}[:=]\s*["'“‘`]?$/u;
/** In words: of a longer one only what its bracket stands with is the label; before it an item may end. */
const MOST_WORDS = 6;
const BRACKETED = /(?:[^\s()]+ ){0,2}\([^()]*\)\s*[:=]\s*["'“‘`]?$/u;
/** "… (decode and apply)." */
const REMARK = /^["'”’`]?(?:\s*\([^()\n]{1,80}\))?[.!]?/u;

function labelBefore(text: string): number {
  const label =
    LABEL.exec(text)?.[0]
      .split(/\s[–-]\s/u)
      .at(-1) ?? "";
  if (label.trim().split(/\s+/).length <= MOST_WORDS) return label.trimStart().length;
  return BRACKETED.exec(text)?.[0].length ?? 0;
}

/** ".pay 001 ınaup ,zay": written from the end, so that a mark stands before its word and a capital ends it. */
const REVERSED = /(?<=^|\s)[.!?,](?=[\p{L}\d])[^\n]{10,300}\p{Ll}\p{Lu}(?!\p{L})/gmu;

/** Sentences written backwards that order something, with the remark behind them. */
const findReversedText = (posting: string): Span[] =>
  [...posting.matchAll(REVERSED)]
    .filter(([text]) => isMachineOrder([...text].reverse().join("")))
    .map(({ 0: text, index }) => ({ start: index, end: withRemark(posting, index + text.length) }));

const withRemark = (posting: string, end: number): number =>
  end + (REMARK.exec(posting.slice(end, end + LONGEST_LABEL))?.[0].length ?? 0);

/** All such parts, unordered. */
export const findEncodedText = (posting: string): Span[] => [
  ...findCodes(posting),
  ...findReversedText(posting),
];

const findCodes = (posting: string): Span[] =>
  [...posting.matchAll(ENCODED)]
    .filter(([signs]) => isEncoded(signs))
    .map(({ 0: signs, index }) => {
      return {
        start: index - labelBefore(posting.slice(Math.max(0, index - LONGEST_LABEL), index)),
        end: withRemark(posting, index + signs.length),
      };
    });
