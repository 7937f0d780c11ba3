import type { Span } from "@terzi/contracts/posting";
import { annotate } from "../../lexicon/annotate.ts";
import { foldAscii } from "../../text/fold.ts";
import { type Token, tokenize } from "../../text/tokens.ts";
import type { Piece } from "../piece.ts";
import { isTurkishWish, SEARCHES } from "./asked.ts";
import {
  closesBeforeAnd,
  closesEntry,
  closesQuality,
  closesTask,
  findTelling,
  isAuxiliary,
} from "./endings.ts";
import { trimTurkish } from "./trim.ts";

/** A word with what stands between it and the next one, and how many brackets are open there. */
type Word = Token & { gap: string; depth: number };

function readWords(text: string, { start, end }: Span): Word[] {
  const tokens = tokenize(text.slice(start, end)).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
  let depth = 0;
  return tokens.map((token, index) => {
    const gap = text.slice(token.end, tokens[index + 1]?.start ?? end);
    depth += (gap.match(/\(/g)?.length ?? 0) - (gap.match(/\)/g)?.length ?? 0);
    return { ...token, gap, depth: Math.max(0, depth) };
  });
}

const AND = new Set(["ve", "ayrica"]);
const OR = new Set(["veya", "ya", "yada"]);
const LEAST_WORDS_OF_A_TASK = 3;

/**
 * The clauses of a line: each ends with the word that says what it is ("… sahip", "… bilen", "… hazırlamak"). Before a
 * comma any other word belongs to an enumeration that the clause's end holds together.
 */
function cutClauses(text: string): Span[] {
  const words = readWords(text, { start: 0, end: text.length });
  const clauses: (Span & { words: number })[] = [];
  let start = 0;
  let count = 0;
  let telling = "";
  const close = (end: number, next: number) => {
    const previous = clauses.at(-1);
    // "…, geliştirilmesi, bakımının yapılması": a lone verb goes on with the task before it.
    if (previous && count < LEAST_WORDS_OF_A_TASK && closesTask(telling)) previous.end = end;
    else clauses.push({ start, end, words: count });
    start = next;
    count = 0;
  };
  for (const [index, word] of words.entries()) {
    if (count === 0) start = Math.max(start, index === 0 ? 0 : word.start);
    count++;
    // In brackets, or with a capital, a word ends nothing: "(SSIS, ODI vb.)", "Finansman".
    if ((words[index - 1]?.depth ?? 0) === 0) telling = startsLower(text, word) ? word.key : "";
    const next = words[index + 1];
    if (!next) break;
    if (word.depth > 0) continue;
    if (/[;•|]/.test(word.gap) || (/,/.test(word.gap) && closesEntry(telling)))
      close(word.end + closing(word.gap), next.start);
    else if (
      AND.has(next.key) &&
      (words[index + 2]?.key === "tercihen" ||
        (!next.gap.includes("/") &&
          closesBeforeAnd(telling) &&
          words.slice(index + 2).some(({ key }) => closesEntry(key))))
    )
      close(word.end, next.end);
  }
  close(text.length, text.length);
  return clauses.filter((clause) => /[\p{L}\p{N}]/u.test(text.slice(clause.start, clause.end)));
}

const startsLower = (text: string, { start }: Span): boolean =>
  /^\p{Ll}/u.test(text.slice(start)) || /^\P{Ll}+$/u.test(text);

const closing = (gap: string): number => /^[)\]”"’']*/u.exec(gap)?.[0].length ?? 0;

/** "… ofisimizde görevlendirilmek üzere …": where, not what. */
const VACUOUS =
  /gorev alacak|gorev almak uzere|gorevlendir|degerlendirilmek|degerlendirilecek|istihdam edil|calis(?:mak|tirilmak) uzere|calisacak\b|katilacak\b|gorev yap/;

/** "… sahip İş Analisti arıyoruz": who is looked for is no requirement, what they should be is. */
function withoutSearch(text: string, clause: Span): Span | undefined {
  const words = readWords(text, clause);
  const verb = words.findIndex(({ key }) => SEARCHES.test(key));
  if (verb < 0) return clause;
  if (VACUOUS.test(foldAscii(text.slice(clause.start, clause.end)))) return undefined;
  const last = words.slice(0, verb).findLastIndex(({ key }) => closesQuality(key) && !isAuxiliary(key));
  const end = words[last]?.end;
  return end === undefined ? undefined : { start: clause.start, end };
}

const WHOLE =
  /mezun|bolum(?:u|un|ler|\b)|fakulte|\blisans(?! duzey)|diploma|askerlik|seyahat eng|ehliyet|ikamet|vardiya|calisma saat|temposu|\bales\b|\bydst?\b|yokdil/;

/** Whether all of a clause asks for one thing: a task, a degree (in any of several fields), a condition. */
function isOne(text: string, clause: Span, inTasks: boolean): boolean {
  const telling = findTelling(readWords(text, clause).map(({ key }) => key));
  if (closesTask(telling) || (inTasks && !closesQuality(telling))) return true;
  return WHOLE.test(foldAscii(text.slice(clause.start, clause.end)));
}

const MOST_WORDS_IN_BRACKETS = 4;

/** The things that a clause names, one by one; alternatives and what stands in brackets after a name stay together. */
function cutNames(text: string, clause: Span): Span[] {
  const words = readWords(text, clause);
  const pieces: Span[] = [];
  let start = clause.start;
  const close = (end: number, next: number) => {
    pieces.push({ start, end });
    start = next;
  };
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next || word.depth > 0) continue;
    const isOpen = words.slice(index + 1, index + 5).some(({ key, depth }) => depth === 0 && OR.has(key));
    if (/[,:]/.test(word.gap) && !isOpen && word.key !== "vb")
      close(word.end + closing(word.gap), next.start);
    else if (
      AND.has(next.key) &&
      isName(text, { start, end: word.end }) &&
      isName(text, restOf(words, index + 2, clause))
    )
      close(word.end, next.end);
  }
  close(clause.end, clause.end);
  return pieces;
}

const restOf = (words: Word[], from: number, clause: Span): Span => {
  const end = words.slice(from).find(({ gap, depth }) => depth === 0 && gap.includes(","))?.end;
  return { start: words[from]?.start ?? clause.end, end: end ?? clause.end };
};

/** Whether a part is, as a whole, the name of a tool or field: then an "and" joins two things. */
function isName(text: string, part: Span): boolean {
  const { start, end } = trimTurkish(text, part);
  const { words, named } = annotate(text.slice(start, end), "tr");
  return named.some(
    ({ concept, from, to }) =>
      concept.kind === "tool" || (to - from === words.length && concept.kind !== "soft"),
  );
}

/** "(SQL, Power BI, Tableau, Qlik)", "(tercihen Oracle)": a longer list or a wish in brackets names things of its own. */
function openBrackets(text: string, piece: Span, clause: Span): Piece[] {
  const match = /\(([^()]+)\)/u.exec(text.slice(piece.start, piece.end));
  const inner = match?.[1] ?? "";
  const isWish = isTurkishWish(inner) && tokenize(inner).some(({ key }) => !isAuxiliary(key));
  if (!match?.index || (!isWish && tokenize(inner).length <= MOST_WORDS_IN_BRACKETS))
    return [{ ...piece, clause }];
  const start = piece.start + match.index + 1;
  const inside = { start, end: start + inner.length };
  const names = cutNames(text, inside).map((name) => ({ ...name, clause: isWish ? inside : clause }));
  return [{ start: piece.start, end: start - 1, clause }, ...names];
}

/** The parts of a Turkish line that each ask for one thing, each with the clause that it stands in. */
export const cutTurkishPieces = (text: string, inTasks: boolean): Piece[] =>
  cutClauses(text).flatMap((whole) => {
    const clause = withoutSearch(text, whole);
    if (!clause) return [];
    if (isOne(text, clause, inTasks)) return [{ ...clause, clause }];
    return cutNames(text, clause).flatMap((piece) => openBrackets(text, piece, clause));
  });
