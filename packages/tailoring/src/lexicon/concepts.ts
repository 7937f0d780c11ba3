import type { Language } from "@terzi/contracts/languages";
import { rootOf } from "@terzi/language/en/word-families";
import type { LanguageModule } from "@terzi/language/language-module";
import { OTHER_MODULES } from "@terzi/language/languages";
import { wordKeys } from "@terzi/language/tokens";
import { CONCEPTS } from "@terzi/lexicon/generated/matching";
import type { ConceptKind } from "./concept-kind.ts";
import { eachField } from "./parts.ts";

/**
 * One thing that people can know, under any name; `broader` names what it is a kind of. `isFamily`: not one thing but
 * what several have in common ("cloud computing").
 */
export type Concept = { id: string; kind: ConceptKind; broader: Set<string>; isFamily?: boolean };

/**
 * A sequence of words that names a concept. `exactly`: the single word as written, for names of tools ("Looker" isn't
 * "looking"). `isOurs`: from our own glossary. `isAcronym`: must be in capitals ("SAN" isn't "San").
 */
type Phrase = {
  words: string[];
  concept: Concept;
  isOurs: boolean;
  exactly?: string;
  isAcronym: boolean;
  /** A single word with letters of its own: "diş" isn't "dış". */
  spelled?: string;
  /** Of two that match alike, the one with the lower rank counts, whichever came first. */
  rank: number;
};

/** Phrases by their first word, longest first. */
type Phrases = Map<string, Phrase[]>;

/** `others`: the names in each language but the default one. */
export type Lexicon = {
  concepts: Map<string, Concept>;
  english: Phrases;
  others: ReadonlyMap<Language, Phrases>;
};

/** The only word of a tool's name; undefined for longer names and other concepts. */
function exactWord(name: string, kind: ConceptKind): string | undefined {
  const keys = wordKeys(name);
  return kind === "tool" && keys.length === 1 ? keys[0] : undefined;
}

const englishWords = (phrase: string): string[] => wordKeys(phrase).map(rootOf);

function addPhrase(phrases: Phrases | undefined, phrase: Phrase): void {
  const [first] = phrase.words;
  if (!first || !phrases) return;
  const list = phrases.get(first) ?? [];
  list.push(phrase);
  list.sort(longestThenExact);
  phrases.set(first, list);
}

const englishPhrase = (name: string, concept: Concept): Omit<Phrase, "isOurs" | "isAcronym" | "rank"> => {
  const exactly = exactWord(name, concept.kind);
  return { words: englishWords(name), concept, ...(exactly === undefined ? {} : { exactly }) };
};

/**
 * Whether a form is one word that the language's own letters tell from others: "diş" isn't "dış". A capital whose small
 * letter is a plain one doesn't count: "İ" is an "i".
 */
const hasOwnLetters = (form: string, { ownLetters, locale }: LanguageModule): boolean =>
  /^\S+$/.test(form) &&
  [...form].some((letter) =>
    [letter, letter.toLocaleLowerCase(locale)].every((one) => ownLetters.includes(one)),
  );

const phraseIn = (grammar: LanguageModule, form: string, concept: Concept): Omit<Phrase, "rank"> => ({
  words: wordKeys(form).map((key) => grammar.stem(key)),
  concept,
  isOurs: true,
  isAcronym: false,
  ...(hasOwnLetters(form, grammar) ? { spelled: form.toLocaleLowerCase(grammar.locale) } : {}),
});

const KINDS: Record<string, ConceptKind> = {
  t: "tool",
  k: "knowledge",
  s: "soft",
  l: "language",
  c: "certificate",
};

const idOf = (name: string): string => englishWords(name).join(" ");
const listOf = (names: string): string[] => (names ? names.split(",") : []);

function addConcepts(lexicon: Lexicon, lines: string, rank: number): void {
  for (const line of lines.split("\n")) {
    const [name = "", sort = "", areas = "", ours = "", taken = "", ...others] = line.split("\t");
    const kind = KINDS[sort.charAt(0)] ?? "knowledge";
    const concept: Concept = { id: idOf(name), kind, broader: new Set(listOf(areas).map(idOf)) };
    if (sort.endsWith("*")) concept.isFamily = true;
    lexicon.concepts.set(concept.id, concept);
    const written = (form: string): string => (form === "=" ? name : form);
    for (const form of listOf(ours).map(written))
      addPhrase(lexicon.english, { ...englishPhrase(form, concept), isOurs: true, isAcronym: false, rank });
    for (const form of listOf(taken).map(written)) {
      const isAcronym = /^[A-Z]{2,5}$/.test(form);
      addPhrase(lexicon.english, { ...englishPhrase(form, concept), isOurs: false, isAcronym, rank });
    }
    for (const [at, grammar] of OTHER_MODULES.entries())
      for (const form of listOf(others[at] ?? "").map(written))
        addPhrase(lexicon.others.get(grammar.id), { ...phraseIn(grammar, form, concept), rank });
  }
}

/** A name that counts as written is tried before other forms of its word. */
const longestThenExact = (a: Phrase, b: Phrase): number =>
  b.words.length - a.words.length ||
  Number(a.exactly === undefined) - Number(b.exactly === undefined) ||
  a.rank - b.rank;

function buildLexicon(): Lexicon {
  const lexicon: Lexicon = {
    concepts: new Map(),
    english: new Map(),
    others: new Map(OTHER_MODULES.map(({ id }) => [id, new Map()])),
  };
  addConcepts(lexicon, CONCEPTS, 0);
  eachField(({ CONCEPTS: lines = "" }, rank) => addConcepts(lexicon, lines, rank));
  return lexicon;
}

let built: Lexicon | undefined;

/**
 * All loaded concepts and their names, built on first use (a few milliseconds); other fields' are added as they load.
 */
export const lexicon = (): Lexicon => {
  built ??= buildLexicon();
  return built;
};
