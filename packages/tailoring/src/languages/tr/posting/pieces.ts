import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { tokenize } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import type { Piece } from "../../../posting/piece.ts";
import { isTurkishWish } from "./asked.ts";
import { countClosing, isAnd, isOr, readWords, type Word } from "./bracketed-words.ts";
import { cutClauses, withoutSearch } from "./clauses.ts";
import { closesAbility, closesQuality, closesTask, findTelling, isAuxiliary } from "./endings.ts";
import { trimTurkish } from "./trim.ts";

const WHOLE =
  /mezun|bolum(?:u|un|ler|\b)|fakulte|\blisans(?! duzey)|diploma|askerlik|seyahat eng|ehliyet|ikamet|vardiya|calisma saat|temposu|\bales\b|\bydst?\b|yokdil/;

/** Whether a whole clause asks for one thing: a task, a degree (in any of several fields), a condition. */
function isOne(text: string, clause: Span, inTasks: boolean): boolean {
  const telling = findTelling(readWords(text, clause).map(({ key }) => key));
  if (closesTask(telling) || closesAbility(telling) || (inTasks && !closesQuality(telling))) return true;
  return WHOLE.test(foldAscii(text.slice(clause.start, clause.end)));
}

const MOST_WORDS_IN_BRACKETS = 4;

/** The things that a clause names, one by one; alternatives and brackets after a name stay together. */
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
    const isOpen = words.slice(index + 1, index + 5).some(({ key, depth }) => depth === 0 && isOr(key));
    const isExample = areExamples(text, words.slice(index + 1, index + LONGEST_LIST), {
      start,
      end: word.end,
    });
    if (/[,:]/.test(word.gap) && !isOpen && !isExample && word.key !== "vb")
      close(word.end + countClosing(word.gap), next.start);
    else if (
      isAnd(next.key) &&
      isName(text, { start, end: word.end }) &&
      isName(text, restOf(words, index + 2, clause))
    )
      close(word.end, next.end);
  }
  close(clause.end, clause.end);
  return pieces;
}

const CLOSES_EXAMPLES = /^(?:gibi|benzeri|vb|vs)$/;
/** In words, to the one that closes it. */
const LONGEST_LIST = 9;

/** "Jira, Trello gibi araçlar": one thing is asked, of which these are examples; nothing but names stands before it. */
function areExamples(text: string, rest: Word[], before: Span): boolean {
  const closing = rest.findIndex(({ key, depth }) => depth === 0 && CLOSES_EXAMPLES.test(key));
  if (closing < 0 || isLanguage(text.slice(before.start, before.end))) return false;
  const names = [...readWords(text, before), ...rest.slice(0, closing)];
  return names.every(({ start }) => /[\p{Lu}\d]/u.test(text.charAt(start)));
}

/** "İngilizce, SAP gibi programlar": a language is no example of a program. */
const isLanguage = (name: string): boolean =>
  annotate(name, "tr").named.some(({ concept }) => concept.kind === "language");

const LONGEST_NAME = 120;

/** How far to look around an "and" for a name. */
const MOST_WORDS_OF_A_NAME = 12;

const restOf = (words: Word[], from: number, clause: Span): Span => {
  const near = words.slice(from, from + MOST_WORDS_OF_A_NAME);
  const end = near.find(({ gap, depth }) => depth === 0 && gap.includes(","))?.end ?? near.at(-1)?.end;
  return { start: words[from]?.start ?? clause.end, end: end ?? clause.end };
};

/** Whether a part as a whole is the name of a tool or field: then "and" joins two things. */
function isName(text: string, part: Span): boolean {
  if (part.end - part.start > LONGEST_NAME) return false;
  const { start, end } = trimTurkish(text, part);
  const { words, named } = annotate(text.slice(start, end), "tr");
  return named.some(({ concept, from, to }) => to - from === words.length && concept.kind !== "soft");
}

/** "(SQL, Power BI, Tableau, Qlik)", "(tercihen Oracle)": a longer list or a wish in brackets names separate things. */
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

/** The parts of a Turkish line that each ask for one thing, each with its clause. */
export function cutTurkishPieces(text: string, inTasks: boolean): Piece[] {
  const whole = { start: 0, end: text.length };
  if (inTasks && isOneTask(text)) return [{ ...whole, clause: whole }];
  return cutClauses(text).flatMap((whole) => {
    const clause = withoutSearch(text, whole);
    if (!clause) return [];
    if (isOne(text, clause, inTasks)) return [{ ...clause, clause }];
    return cutNames(text, clause).flatMap((piece) => openBrackets(text, piece, clause));
  });
}

const MOST_WORDS_OF_A_TASK = 24;

/** A long bracket isn't part of a task. */
const LONG_BRACKET = /\((?:[^\s()]+\s+){5,}[^()]*\)/u;

/** "Raporları hazırlamak, kontrol etmek ve sunmak": what is done together is one task. */
const isOneTask = (text: string): boolean =>
  !text.includes(";") &&
  !LONG_BRACKET.test(text) &&
  tokenize(text).length <= MOST_WORDS_OF_A_TASK &&
  tokenize(text).some(({ key }) => closesTask(key));
