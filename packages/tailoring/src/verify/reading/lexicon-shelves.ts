import type { GuardLanguage, LexiconWord } from "../../languages/guard-language.ts";
import type { Met } from "./fit-phrase.ts";
import {
  type ConceptKind,
  type LexiconLine,
  type Phrase,
  phrasesOf,
  readLexiconLines,
} from "./lexicon-lines.ts";

/**
 * The phrases that begin with one word: those of it alone, and longer ones by how their second word begins, because most
 * can't be what follows.
 */
export type Shelf = { first: LexiconWord; alone: Phrase[]; groups: Map<string, Phrase[]> };

/** The shelves of one language, by the first word's text; `longest` is the length of the longest such. */
export type Shelves = { byText: Map<string, Shelf[]>; longest: number };

/** What a map has for a key; it is put there when there is nothing yet. */
function entryOf<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

const shelvesBy = new Map<GuardLanguage, Shelves>();

export const shelvesIn = (language: GuardLanguage): Shelves =>
  entryOf(shelvesBy, language, () => ({ byText: new Map(), longest: 0 }));

function shelfFor(first: LexiconWord): Shelf {
  const shelves = shelvesIn(first.language);
  shelves.longest = Math.max(shelves.longest, first.text.length);
  const list = entryOf(shelves.byText, first.text, () => []);
  const there = list.find((shelf) => shelf.first === first);
  if (there) return there;
  const shelf: Shelf = { first, alone: [], groups: new Map() };
  list.push(shelf);
  return shelf;
}

function shelve(line: LexiconLine): void {
  for (const phrase of phrasesOf(line)) {
    const [first, second] = phrase.words;
    if (!first) continue;
    const { alone, groups } = shelfFor(first);
    if (second)
      entryOf(groups, second.language.fitting.beginningOf(second.text), (): Phrase[] => []).push(phrase);
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
