import type { Span } from "@terzi/contracts/posting";

/** Parts of a posting that deceive nobody and ask nothing: what it quotes of others, and addresses. */

/** In words: shorter quotes are names and marks ("Great Place to Work"). */
const LEAST_WORDS = 5;
const QUOTED = /“[^”“\n]{12,400}”|«[^«»\n]{12,400}»|(?<![\p{L}\p{N}])"[^"\n]{12,400}"(?![\p{L}\p{N}])/gu;
/** "…," says the porter: who said it belongs to it, and so does the bracket that holds it. */
const SAID =
  /(?:(?<![\p{L}\p{N}])"[^"\n]{12,400}[,!?]"|“[^”“\n]{12,400}[,!?]”|(?<![\p{L}\p{N}])['‘][^'’\n]{12,200},['’])\s+\p{Ll}+(?: [^\s,.;]+){1,4}(?:[.;]|,?\s*$|, (?=["“'‘])(?:"[^"\n]*"|“[^”\n]*”|['‘][^'’\n]*['’])?)/gmu;
const IN_BRACKETS = /\([^()"“\n]{0,60}(?:"[^"\n]{12,400}"|“[^”\n]{12,400}”)\W{0,2}\)/gu;
/** "The best beginning: “…”.": what only leads to a quotation goes with it. */
const INTRODUCED =
  /(?<=^|[.!?]\s)(?:[\p{L}’']+ ){0,5}[\p{L}’']+: (?:“[^”“\n]{12,400}”|«[^«»\n]{12,400}»|"[^"\n]{12,400}")[.!?]?(?=\s|$)/gmu;
/** "Senior Analyst for Retail" is a name, however long. */
const isSentence = (text: string): boolean =>
  text.split(/\s+/).length >= LEAST_WORDS && (text.match(/\s\p{Ll}{2,}/gu)?.length ?? 0) >= 2;
/** A page's or mailbox's address with the values that hang on it. */
const ADDRESS = /(?:https?:\/\/|mailto:)[^\s?&]*[?&][\w.-]+=\S*/giu;

export const findAsides = (posting: string): Span[] => [
  ...[...posting.matchAll(QUOTED)]
    .filter(([text]) => isSentence(text))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
  ...[...posting.matchAll(SAID), ...posting.matchAll(INTRODUCED), ...posting.matchAll(IN_BRACKETS)]
    .filter(([text]) => isSentence(text))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
  ...[...posting.matchAll(ADDRESS)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })),
];
