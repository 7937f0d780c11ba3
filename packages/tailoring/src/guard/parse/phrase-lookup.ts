import type { GuardLanguage, LexiconWord } from "../../languages/guard-language.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import {
  type ConceptKind,
  type Form,
  firstWordOf,
  formsOf,
  type Phrase,
  phrasesOf,
  readLexiconLines,
} from "./lexicon-lines.ts";
import { once } from "./once.ts";

/** One-word phrases, and longer ones by the beginning of their second word, because most can't match what follows. */
type Phrases = { alone: Phrase[]; groups: Map<string, Phrase[]> };

/** The phrases that begin with one word. Made when first asked for: most words never occur. */
export type WordPhrases = { first: LexiconWord; phrases: () => Phrases };

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

function phrasesIn(forms: Form[]): Phrases {
  const phrases: Phrases = { alone: [], groups: new Map() };
  for (const phrase of forms.flatMap(phrasesOf)) {
    const [, second] = phrase.words;
    if (second)
      entryOf(phrases.groups, second.language.fitting.beginningOf(second.text), (): Phrase[] => []).push(
        phrase,
      );
    else phrases.alone.push(phrase);
  }
  return phrases;
}

const lines = readLexiconLines();

function readLookup(language: GuardLanguage, byFirstWord: Map<string, Form[]>): PhraseLookup {
  const lookup: PhraseLookup = { byText: new Map(), longest: 0 };
  for (const [word, forms] of byFirstWord) {
    const first = language.fitting.readWord(word);
    lookup.longest = Math.max(lookup.longest, first.text.length);
    const phrases = once(() => phrasesIn(forms));
    entryOf(lookup.byText, first.text, (): WordPhrases[] => []).push({ first, phrases });
  }
  return lookup;
}

function readLookups(): Map<GuardLanguage, PhraseLookup> {
  const forms = new Map<GuardLanguage, Map<string, Form[]>>();
  for (const line of lines)
    for (const form of formsOf(line)) {
      const byFirstWord = entryOf(forms, form.language, () => new Map<string, Form[]>());
      entryOf(byFirstWord, firstWordOf(form), (): Form[] => []).push(form);
    }
  return new Map([...forms].map(([language, words]) => [language, readLookup(language, words)]));
}

const lookups = readLookups();

export const phraseLookupOf = (language: GuardLanguage): PhraseLookup =>
  entryOf(lookups, language, () => ({ byText: new Map(), longest: 0 }));

const supports = (kind: ConceptKind): ReadonlyMap<string, readonly string[]> =>
  new Map(lines.filter((line) => line.kind === kind).map((line) => [line.id, line.supports]));
const entitles = supports("action");
const kinds = supports("thing");

/** What a fact's action supports besides itself. */
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
