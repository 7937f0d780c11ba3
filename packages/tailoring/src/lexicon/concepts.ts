import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { turkish } from "@terzi/language/tr/turkish";
import type { ConceptKind } from "./concept-kind.ts";
import { CONCEPT_LINES } from "./concept-lines.ts";
import { KNOWLEDGE, TOOLS } from "./taxonomy.gen.ts";

/**
 * One thing that people can know, whatever it is called; `broader` names what it is a kind of. `isFamily`: no thing with
 * a name of its own, but what several such have in common ("cloud computing").
 */
export type Concept = { id: string; kind: ConceptKind; broader: Set<string>; isFamily?: boolean };

/**
 * A sequence of words that names a concept. `exactly`: the one word as it is written, for names of tools ("Looker" is
 * not "looking"). `isOurs`: from our own glossary. `isAcronym`: must be written in capitals ("SAN" is not "San").
 */
type Phrase = { words: string[]; concept: Concept; isOurs: boolean; exactly?: string; isAcronym: boolean };

/** Phrases by their first word, longest first. */
type Phrases = Map<string, Phrase[]>;

export type Lexicon = { concepts: Map<string, Concept>; english: Phrases; turkish: Phrases };

/** The only word of a tool's name; undefined for longer names and other concepts. */
function exactWord(name: string, kind: ConceptKind): string | undefined {
  const keys = wordKeys(name);
  return kind === "tool" && keys.length === 1 ? keys[0] : undefined;
}

const englishWords = (phrase: string): string[] => wordKeys(phrase).map(rootOf);
const turkishWords = (phrase: string): string[] => wordKeys(phrase).map((key) => turkish.stem(key));
const listNames = (part: string): string[] =>
  part
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

function addPhrase(phrases: Phrases, phrase: Phrase): void {
  const [first] = phrase.words;
  if (!first) return;
  const list = phrases.get(first) ?? [];
  const words = phrase.words.join(" ");
  // The first who claims a name keeps it: hand-written lines come before the taxonomies.
  if (list.some((known) => known.words.join(" ") === words && known.exactly === phrase.exactly)) return;
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

function addConcept(lexicon: Lexicon, name: string, kind: ConceptKind, isOurs: boolean): Concept {
  const id = englishWords(name).join(" ");
  const concept = lexicon.concepts.get(id) ?? { id, kind, broader: new Set<string>() };
  lexicon.concepts.set(id, concept);
  addEnglish(lexicon, name, concept, isOurs);
  return concept;
}

/** Our own names first, all of them, so that a narrower concept's own line wins over a wider one's list. */
function addGlossary(lexicon: Lexicon): void {
  const lines = CONCEPT_LINES.flatMap(([kind, text]) =>
    text
      .trim()
      .split("\n")
      .map((line) => ({ kind, line })),
  );
  const rows = lines.map(({ kind, line }) => {
    const [name = "", english = "", turkish = "", broader = ""] = line.split("|").map((part) => part.trim());
    const isName = !/^\p{Ll}/u.test(name);
    return { concept: addConcept(lexicon, name, kind, true), isName, english, turkish, broader };
  });
  for (const { concept, english, turkish, broader } of rows) {
    for (const name of listNames(english)) addEnglish(lexicon, name, concept, true);
    for (const name of listNames(turkish))
      addPhrase(lexicon.turkish, { words: turkishWords(name), concept, isOurs: true, isAcronym: false });
    for (const parent of listNames(broader)) concept.broader.add(englishWords(parent).join(" "));
  }
  const parents = new Set(rows.flatMap(({ concept }) => [...concept.broader]));
  for (const { concept, isName } of rows) if (!isName && parents.has(concept.id)) concept.isFamily = true;
}

function addTools(lexicon: Lexicon): void {
  for (const line of TOOLS.split("\n")) {
    const [name = "", aliases = "", category = ""] = line.split("|");
    const names = [name, ...listNames(aliases)];
    const existing = names
      .map((alias) => lexicon.concepts.get(englishWords(alias).join(" ")))
      .find((concept) => concept);
    const concept = existing ?? addConcept(lexicon, name, "tool", false);
    if (!existing && !category.startsWith("="))
      concept.broader.add(`${englishWords(category).join(" ")} softwar`);
    for (const alias of names) addEnglish(lexicon, alias, concept, false);
  }
}

function buildLexicon(): Lexicon {
  const lexicon: Lexicon = { concepts: new Map(), english: new Map(), turkish: new Map() };
  addGlossary(lexicon);
  addTools(lexicon);
  for (const field of KNOWLEDGE.split("\n")) addConcept(lexicon, field, "knowledge", false);
  for (const phrases of [lexicon.english, lexicon.turkish])
    for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return lexicon;
}

let built: Lexicon | undefined;

/** All concepts and their names, built on first use (a few milliseconds). */
export const lexicon = (): Lexicon => {
  built ??= buildLexicon();
  return built;
};
