import type { GuardLanguage, LexiconWord } from "../../languages/guard-language.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
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
export type WordPhrases = { first: LexiconWord; alone: Phrase[]; groups: Map<string, Phrase[]> };

/** The phrases of one language, by the first word's text; `longest` is the length of the longest such. */
export type PhraseLookup = { byText: Map<string, WordPhrases[]>; longest: number };

/** What a map has for a key; it is put there when there is nothing yet. */
function entryOf<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

const phraseLookups = new Map<GuardLanguage, PhraseLookup>();

export const phraseLookupOf = (language: GuardLanguage): PhraseLookup =>
  entryOf(phraseLookups, language, () => ({ byText: new Map(), longest: 0 }));

function phrasesBeginning(first: LexiconWord): WordPhrases {
  const lookup = phraseLookupOf(first.language);
  lookup.longest = Math.max(lookup.longest, first.text.length);
  const list = entryOf(lookup.byText, first.text, () => []);
  const there = list.find((phrases) => phrases.first === first);
  if (there) return there;
  const phrases: WordPhrases = { first, alone: [], groups: new Map() };
  list.push(phrases);
  return phrases;
}

function addToIndex(line: LexiconLine): void {
  for (const phrase of phrasesOf(line)) {
    const [first, second] = phrase.words;
    if (!first) continue;
    const { alone, groups } = phrasesBeginning(first);
    if (second)
      entryOf(groups, second.language.fitting.beginningOf(second.text), (): Phrase[] => []).push(phrase);
    else alone.push(phrase);
  }
}

const lines = readLexiconLines();
for (const line of lines) addToIndex(line);

const supports = (kind: ConceptKind): ReadonlyMap<string, readonly string[]> =>
  new Map(lines.filter((line) => line.kind === kind).map((line) => [line.id, line.supports]));
const entitles = supports("action");
const kinds = supports("thing");

/** What a fact's action entitles a rewording to say besides itself. */
export const entitledBy = (action: string): readonly string[] => entitles.get(action) ?? [];

/** What the things met are kinds of, and what those are in turn, as "c:" ids. */
export function widerThan(met: readonly PhraseMatch[]): string[] {
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
