import { foldAscii } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { conceptsAt } from "./concepts.ts";
import { SPREADING } from "./lexicon/markers.ts";
import { NEUTRAL_ENGLISH, NEUTRAL_TURKISH } from "./lexicon/neutral.ts";
import { type NumberTerm, readNumbers } from "./numbers.ts";
import { endsGroup, isConverb } from "./turkish-forms.ts";

/** A word that claims something: the ids under which it may be met, and whether it ends its group of words. */
export type Term = {
  surface: string;
  ids: string[];
  start: number;
  end: number;
  isGroupEnd: boolean;
};

export type Action = {
  ids: string[];
  start: number;
  end: number;
  /** A noun ("management"), which may also take the words before it. */
  isNominal: boolean;
  /** Adds nothing to what the rest says: "did", "used". */
  isPlain: boolean;
  isGerund: boolean;
};

/** A stretch of a sentence with one action at most in charge: its own, or that of the stretch that governs it. */
export type Clause = {
  terms: Term[];
  actions: Action[];
  /** Whether the action is its own, or that of its neighbour ("managed stock, suppliers"). */
  isInherited: boolean;
  numbers: NumberTerm[];
  markers: Set<string>;
};

export type Line = { text: string; clauses: Clause[]; keys: Set<string> };

const neutral = new Set(`${NEUTRAL_ENGLISH} ${NEUTRAL_TURKISH}`.split(/\s+/).filter(Boolean).map(foldAscii));
const BREAK_WORDS = new Set([
  "and",
  "ve",
  "while",
  "whereas",
  "but",
  "ama",
  "fakat",
  "ayrica",
  "plus",
  "as-well-as",
  "or",
  "veya",
]);
const BREAK_SIGNS = /[,;:()[\]{}|•·?!…]|\s[-–—/]\s|[–—]|\.\s|\n/;
const GROUP_WORDS = neutral;

type Item =
  | { type: "break" }
  | { type: "term"; term: Term }
  | { type: "action"; action: Action }
  | { type: "marker"; id: string }
  | { type: "number"; number: NumberTerm };

const idsOf = (key: string): string[] => [`w:${key}`, `e:${stem(key, "en")}`, `t:${stem(key, "tr")}`];

/** "-ment, -tion, -sis" and the Turkish "-im, -ma": an action as a noun, which takes what stands before it. */
const isNominal = (key: string): boolean =>
  /(?:ment|tion|sion|sis|ance|age|ship|al|im|imi|ma|me|masi|mesi|is|isi)$/.test(key);

/** How to read a line: its language, and the words of names ("Holding", "Sales") which are no verbs when capitalised. */
export type Reading = { isTurkish: boolean; names: ReadonlySet<string> | "all" };

function readItems(text: string, { names }: Reading): Item[] {
  const tokens = tokenize(text);
  const keys = tokens.map(({ key }) => key);
  const { numbers, taken } = readNumbers(text, tokens);
  const items: Item[] = [];
  const gapBefore = (at: number) => text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  const lastTerm = () => items.findLast((item) => item.type !== "break");
  const closeGroup = () => {
    const last = lastTerm();
    if (last?.type === "term") last.term.isGroupEnd = true;
  };

  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (at > 0 && BREAK_SIGNS.test(gapBefore(at))) {
      closeGroup();
      items.push({ type: "break" });
    }
    if (taken.has(at)) {
      const number = numbers.find(({ start }) => start === token.start);
      if (number) items.push({ type: "number", number });
      at++;
      continue;
    }
    if (BREAK_WORDS.has(token.key)) {
      closeGroup();
      items.push({ type: "break" });
      at++;
      continue;
    }
    const met = conceptsAt(keys, at).filter(({ length }) => {
      for (let step = at; step < at + length; step++) if (taken.has(step)) return false;
      return true;
    });
    const length = met[0]?.length ?? 1;
    const end = tokens[at + length - 1]?.end ?? token.end;
    const surface = text.slice(token.start, end);
    for (const { id, isNegated, isFuture, kind } of met) {
      if (isNegated) items.push({ type: "marker", id: "refuse" });
      if (isFuture) items.push({ type: "marker", id: "attempt" });
      if (kind === "marker") items.push({ type: "marker", id });
    }
    const actions = met.filter(({ kind }) => kind === "action" || kind === "plain");
    const things = met.filter(({ kind }) => kind === "thing");
    const literal = length === 1 ? idsOf(token.key) : [`w:${keys.slice(at, at + length).join(" ")}`];
    const isName =
      names === "all" ||
      (/^\p{Lu}/u.test(surface) && keys.slice(at, at + length).every((key) => names.has(key)));
    if (actions.length && isName)
      items.push({
        type: "term",
        term: {
          surface,
          ids: [...things.map(({ id }) => `c:${id}`), ...actions.map(({ id }) => `n:${id}`), ...literal],
          start: token.start,
          end,
          isGroupEnd: false,
        },
      });
    else if (actions.length) {
      closeGroup();
      items.push({
        type: "action",
        action: {
          ids: [...actions.map(({ id }) => id), ...things.map(({ id }) => `c:${id}`), ...literal.slice(0, 1)],
          start: token.start,
          end,
          isNominal: isNominal(keys[at + length - 1] ?? ""),
          isPlain: actions.every(({ kind }) => kind === "plain"),
          isGerund: token.key.endsWith("ing"),
        },
      });
    } else if (
      things.length ||
      (isName && names === "all" && met.length > 0) ||
      (!met.length && !neutral.has(token.key))
    ) {
      const term: Term = {
        surface,
        ids: [...things.map(({ id }) => `c:${id}`), ...literal],
        start: token.start,
        end,
        isGroupEnd: endsGroup(token.key),
      };
      items.push({ type: "term", term });
    } else if (GROUP_WORDS.has(token.key)) closeGroup();
    at += length;
    if (isConverb(keys[at - 1] ?? "") && actions.length) items.push({ type: "break" });
  }
  closeGroup();
  return items;
}

/** "Forecasting" in a list is a thing by itself; "forecasting demand" isn't asked here. */
const isNoun = ({ isNominal, isGerund }: Action): boolean => isNominal || isGerund;

function splitClauses(items: Item[]): Clause[] {
  const fresh = (): Clause => ({
    terms: [],
    actions: [],
    isInherited: false,
    numbers: [],
    markers: new Set(),
  });
  const clauses: Clause[] = [];
  let open = fresh();
  const close = () => {
    // An action alone ("designed and built it") shares what the next one governs; a marker alone goes with it.
    const isEmpty = !open.terms.length && !open.numbers.length && !open.actions.some(isNoun);
    if (isEmpty) return;
    clauses.push(open);
    open = fresh();
  };
  for (const item of items) {
    if (item.type === "break") close();
    else if (item.type === "term") open.terms.push(item.term);
    else if (item.type === "action") open.actions.push(item.action);
    else if (item.type === "number") open.numbers.push(item.number);
    else open.markers.add(item.id);
  }
  const isEmpty = !open.terms.length && !open.numbers.length && !open.actions.some(isNoun);
  const last = clauses.at(-1);
  if (isEmpty && last) {
    last.actions.push(...open.actions);
    for (const marker of open.markers) last.markers.add(marker);
  } else if (!isEmpty || open.actions.length || open.markers.size) clauses.push(open);
  return clauses;
}

/** Only a verb that takes something governs its neighbours too: "managed stock", not "stock management". */
const governs = ({ actions, terms, numbers }: Clause): boolean =>
  terms.length + numbers.length > 0 && actions.some(({ isNominal }) => !isNominal);

/** A stretch without a verb is governed by its neighbour's: the one before in English, the one behind in Turkish. */
function inherit(clauses: Clause[], isTurkish: boolean): void {
  const order = clauses.map((_, index) => index);
  const rounds = isTurkish ? [order.toReversed(), order] : [order, order.toReversed()];
  for (const [round, indices] of rounds.entries()) {
    let governor: Clause | undefined;
    for (const index of indices) {
      const clause = clauses[index];
      if (!clause) continue;
      const hasOwn = clause.actions.length > 0 && !clause.isInherited && governs(clause);
      if (hasOwn) governor = clause;
      else if (!clause.actions.length && governor) {
        clause.actions = governor.actions;
        clause.isInherited = true;
        for (const marker of governor.markers) if (SPREADING.has(marker)) clause.markers.add(marker);
      }
      if (round === 0 && hasOwn) spreadForward(clauses, index, isTurkish);
    }
  }
}

/** "Assisted in managing stock, training staff": what isn't finite stays under the marker. */
function spreadForward(clauses: Clause[], index: number, isTurkish: boolean): void {
  const clause = clauses[index];
  const next = clauses[isTurkish ? index - 1 : index + 1];
  if (!clause || !next) return;
  const first = next.actions[0];
  const isFinite = first && !first.isNominal && !next.isInherited;
  if (isFinite && !isTurkish) return;
  for (const marker of clause.markers) if (SPREADING.has(marker) && !isFinite) next.markers.add(marker);
}

/** Reads a sentence into what it claims: clauses of words, actions, numbers and the markers that make them smaller. */
export function readLine(text: string, reading: Reading): Line {
  const clauses = splitClauses(readItems(text, reading));
  inherit(clauses, reading.isTurkish);
  return { text, clauses, keys: new Set(tokenize(text).map(({ key }) => key)) };
}
