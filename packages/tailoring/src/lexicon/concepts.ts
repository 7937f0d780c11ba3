import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import { CONCEPTS } from "@terzi/lexicon/generated/matching";
import type { ConceptKind } from "./concept-kind.ts";

/**
 * One thing that people can know, whatever it is called; `broader` names what it is a kind of. `isFamily`: no thing with
 * a name of its own, but what several such have in common ("cloud computing").
 */
export type Concept = { id: string; kind: ConceptKind; broader: Set<string>; isFamily?: boolean };

/**
 * A sequence of words that names a concept. `exactly`: the one word as it is written, for names of tools ("Looker" is
 * not "looking"). `isOurs`: from our own glossary. `isAcronym`: must be written in capitals ("SAN" is not "San").
 */
type Phrase = {
  words: string[];
  concept: Concept;
  isOurs: boolean;
  exactly?: string;
  isAcronym: boolean;
  /** A lone word with letters of its own: "diş" is not "dış". */
  spelled?: string;
};

/** Phrases by their first word, longest first. */
type Phrases = Map<string, Phrase[]>;

export type Lexicon = { concepts: Map<string, Concept>; english: Phrases; turkish: Phrases };

/** The only word of a tool's name; undefined for longer names and other concepts. */
function exactWord(name: string, kind: ConceptKind): string | undefined {
  const keys = wordKeys(name);
  return kind === "tool" && keys.length === 1 ? keys[0] : undefined;
}

const englishWords = (phrase: string): string[] => wordKeys(phrase).map(rootOf);
const turkishWords = (phrase: string): string[] => wordKeys(phrase).map((key) => grammar.stem(key));

function addPhrase(phrases: Phrases, phrase: Phrase): void {
  const [first] = phrase.words;
  if (!first) return;
  const list = phrases.get(first) ?? [];
  list.push(phrase);
  phrases.set(first, list);
}

function addEnglish(lexicon: Lexicon, name: string, concept: Concept, isOurs: boolean): void {
  const exactly = exactWord(name, concept.kind);
  const isAcronym = !isOurs && /^[A-Z]{2,5}$/.test(name);
  addPhrase(lexicon.english, {
    words: englishWords(name),
    concept,
    isOurs,
    isAcronym,
    ...(exactly === undefined ? {} : { exactly }),
  });
}

const KINDS: Record<string, ConceptKind> = {
  t: "tool",
  k: "knowledge",
  s: "soft",
  l: "language",
  c: "certificate",
};

const idOf = (name: string): string => englishWords(name).join(" ");
const listOf = (names: string): string[] => (names ? names.split(",") : []);

/** Written small it is a word of the language, not the name of a thing. */
const isCommon = (name: string): boolean => /^\p{Ll}/u.test(name);

function buildLexicon(): Lexicon {
  const lexicon: Lexicon = { concepts: new Map(), english: new Map(), turkish: new Map() };
  const parents = new Set<string>();
  const ownCommon: Concept[] = [];
  for (const line of CONCEPTS.split("\n")) {
    const [name = "", sort = "", areas = "", ours = "", taken = "", turkish = ""] = line.split("\t");
    const kind = KINDS[sort.charAt(0)] ?? "knowledge";
    const isOurs = sort.endsWith("+");
    const concept: Concept = { id: idOf(name), kind, broader: new Set(listOf(areas).map(idOf)) };
    lexicon.concepts.set(concept.id, concept);
    const written = (form: string): string => (form === "=" ? name : form);
    for (const form of listOf(ours)) addEnglish(lexicon, written(form), concept, true);
    for (const form of listOf(taken)) addEnglish(lexicon, written(form), concept, false);
    for (const form of listOf(turkish).map(written))
      addPhrase(lexicon.turkish, {
        words: turkishWords(form),
        concept,
        isOurs: true,
        isAcronym: false,
        ...(/^\S*[ışğüöç]\S*$/iu.test(form) ? { spelled: form.toLocaleLowerCase(grammar.locale) } : {}),
      });
    if (isOurs) for (const parent of concept.broader) parents.add(parent);
    if (isOurs && isCommon(name)) ownCommon.push(concept);
  }
  for (const concept of ownCommon) if (parents.has(concept.id)) concept.isFamily = true;
  for (const phrases of [lexicon.english, lexicon.turkish])
    for (const list of phrases.values()) list.sort(longestThenExact);
  return lexicon;
}

/** A name that counts as it is written is tried before its word in any form. */
const longestThenExact = (a: Phrase, b: Phrase): number =>
  b.words.length - a.words.length || Number(a.exactly === undefined) - Number(b.exactly === undefined);

let built: Lexicon | undefined;

/** All concepts and their names, built on first use (a few milliseconds). */
export const lexicon = (): Lexicon => {
  built ??= buildLexicon();
  return built;
};
