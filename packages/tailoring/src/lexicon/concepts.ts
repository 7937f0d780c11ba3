import { rootOf } from "../text/root.ts";
import { stem } from "../text/stem.ts";
import { wordKeys } from "../text/tokens.ts";
import { CONCEPT_LINES } from "./concept-lines.ts";
import { KNOWLEDGE, TOOLS } from "./taxonomy.gen.ts";

export type ConceptKind = "tool" | "knowledge" | "soft" | "language" | "certificate" | "task";

/** One thing that people can know, whatever it is called; `broader` names what it is a kind of. */
export type Concept = { id: string; kind: ConceptKind; broader: Set<string> };

/** The word sequences that name a concept, by their first word, longest first. */
type Phrases = Map<string, { words: string[]; concept: Concept; isOurs: boolean; exactly?: string }[]>;

export type Lexicon = { concepts: Map<string, Concept>; english: Phrases; turkish: Phrases };

/** The only word of a tool's name; undefined for longer names and other concepts. */
function exactWord(name: string, kind: ConceptKind): string | undefined {
  const keys = wordKeys(name);
  return kind === "tool" && keys.length === 1 ? keys[0] : undefined;
}

const englishWords = (phrase: string): string[] => wordKeys(phrase).map(rootOf);
const turkishWords = (phrase: string): string[] => wordKeys(phrase).map((key) => stem(key, "tr"));

/** `exactly`: the one word as it is written, for names of tools: "Looker" is not "looking". */
function addPhrase(
  phrases: Phrases,
  words: string[],
  concept: Concept,
  isOurs: boolean,
  exactly?: string,
): void {
  const [first] = words;
  if (!first) return;
  const list = phrases.get(first) ?? [];
  // The first who claims a name keeps it: hand-written lines come before the taxonomies.
  if (list.some((known) => known.words.join(" ") === words.join(" ") && known.exactly === exactly)) return;
  list.push({ words, concept, isOurs, ...(exactly === undefined ? {} : { exactly }) });
  phrases.set(first, list);
}

function buildLexicon(): Lexicon {
  const lexicon: Lexicon = { concepts: new Map(), english: new Map(), turkish: new Map() };
  const conceptOf = (name: string, kind: ConceptKind, isOurs: boolean): Concept => {
    const id = englishWords(name).join(" ");
    const concept = lexicon.concepts.get(id) ?? { id, kind, broader: new Set<string>() };
    lexicon.concepts.set(id, concept);
    addPhrase(lexicon.english, englishWords(name), concept, isOurs, exactWord(name, kind));
    return concept;
  };
  for (const [kind, lines] of CONCEPT_LINES)
    for (const line of lines.trim().split("\n")) {
      const [name = "", english = "", turkish = "", broader = ""] = line
        .split("|")
        .map((part) => part.trim());
      const concept = conceptOf(name, kind, true);
      const list = (part: string) =>
        part
          .split(",")
          .map((alias) => alias.trim())
          .filter(Boolean);
      for (const alias of list(english))
        addPhrase(lexicon.english, englishWords(alias), concept, true, exactWord(alias, kind));
      for (const alias of list(turkish)) addPhrase(lexicon.turkish, turkishWords(alias), concept, true);
      for (const parent of list(broader)) concept.broader.add(englishWords(parent).join(" "));
    }
  for (const line of TOOLS.split("\n")) {
    const [name = "", aliases = "", category = ""] = line.split("|");
    const named = [name, ...aliases.split(",")].filter(Boolean);
    const existing = named.map((alias) => lexicon.concepts.get(englishWords(alias).join(" "))).find((c) => c);
    const concept = existing ?? conceptOf(name, "tool", false);
    if (!existing && !category.startsWith("="))
      concept.broader.add(`${englishWords(category).join(" ")} softwar`);
    for (const alias of named)
      addPhrase(lexicon.english, englishWords(alias), concept, false, exactWord(alias, "tool"));
  }
  for (const field of KNOWLEDGE.split("\n")) conceptOf(field, "knowledge", false);
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
