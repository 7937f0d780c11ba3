import { stem } from "../../text/stem.ts";
import type { Met } from "./fit-phrase.ts";
import {
  type ConceptKind,
  type LexiconLine,
  type Phrase,
  phrasesOf,
  readLexiconLines,
  type Word,
} from "./lexicon-lines.ts";

/**
 * The phrases that begin with one word: those of it alone, and longer ones by how their second word begins (the stem of
 * an English one, its letters before any that an ending changes of a Turkish one), because most can't be what follows.
 */
export type Shelf = { first: Word; alone: Phrase[]; groups: Map<string, Phrase[]> };

/** By the first word's text: the stem of an English one, the word itself of a Turkish one. */
export const ENGLISH_SHELVES = new Map<string, Shelf[]>();
export const TURKISH_SHELVES = new Map<string, Shelf[]>();

/** What a map has for a key; it is put there when there is nothing yet. */
function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

const UNCHANGED = 2;

const beginningOf = ({ text, isTurkish }: Word): string =>
  isTurkish ? text.slice(0, text.length > UNCHANGED ? UNCHANGED : 1) : text;

/** How the second word of a group may begin that goes on with a key. */
export const englishBeginnings = (key: string): string[] => [stem(key, "en")];
export const turkishBeginnings = (key: string): string[] => [key.slice(0, UNCHANGED), key.charAt(0)];

function shelfFor(first: Word): Shelf {
  const shelves = entryOf(first.isTurkish ? TURKISH_SHELVES : ENGLISH_SHELVES, first.text, () => []);
  const there = shelves.find((shelf) => shelf.first === first);
  if (there) return there;
  const shelf: Shelf = { first, alone: [], groups: new Map() };
  shelves.push(shelf);
  return shelf;
}

function shelve(line: LexiconLine): void {
  for (const phrase of phrasesOf(line)) {
    const [first, second] = phrase.words;
    if (!first) continue;
    const { alone, groups } = shelfFor(first);
    if (second) entryOf(groups, beginningOf(second), (): Phrase[] => []).push(phrase);
    else alone.push(phrase);
  }
}

const lines = readLexiconLines();
for (const line of lines) shelve(line);

const supports = (kind: ConceptKind): ReadonlyMap<string, readonly string[]> =>
  new Map(lines.filter((line) => line.kind === kind).map((line) => [line.id, line.supports]));
const entitles = supports("action");
const kinds = supports("thing");

/** What a fact's action entitles a rewording to say besides itself. */
export const entitledBy = (action: string): readonly string[] => entitles.get(action) ?? [];

/** What the things met are kinds of, and what those are in turn, as "c:" ids. */
export function widerThan(met: readonly Met[]): string[] {
  const found = new Set<string>();
  const climb = (id: string) => {
    for (const wider of kinds.get(id) ?? [])
      if (!found.has(`c:${wider}`)) {
        found.add(`c:${wider}`);
        climb(wider);
      }
  };
  for (const { id, kind } of met) if (kind === "thing") climb(id);
  return [...found];
}
