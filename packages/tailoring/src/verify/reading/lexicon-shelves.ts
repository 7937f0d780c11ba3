import { LIGHT_ACTIONS, PLAIN_ACTIONS } from "../lexicon/actions/plain.ts";
import { ACTIONS } from "../lexicon/actions.ts";
import { MARKERS } from "../lexicon/markers.ts";
import { ROLES } from "../lexicon/roles.ts";
import { THINGS } from "../lexicon/things.ts";
import type { Met } from "./fit-phrase.ts";
import {
  type ConceptKind,
  type LexiconLine,
  type Phrase,
  phrasesOf,
  readNamedLines,
  readThingLines,
} from "./lexicon-lines.ts";

/** Phrases by their first word: the stem of an English one, the word itself of a Turkish one. */
export const ENGLISH_PHRASES = new Map<string, Phrase[]>();
export const TURKISH_PHRASES = new Map<string, Phrase[]>();

function shelve(line: LexiconLine, kind: ConceptKind): void {
  for (const phrase of phrasesOf(line, kind)) {
    const first = phrase.words[0];
    if (!first) continue;
    const shelf = first.isTurkish ? TURKISH_PHRASES : ENGLISH_PHRASES;
    const there = shelf.get(first.text);
    if (there) there.push(phrase);
    else shelf.set(first.text, [phrase]);
  }
}

const actions = readNamedLines(ACTIONS);
const things = [...readThingLines(ROLES, "role-"), ...readThingLines(THINGS)];
for (const line of actions) shelve(line, "action");
for (const line of readNamedLines(PLAIN_ACTIONS)) shelve(line, "plain");
for (const line of readNamedLines(LIGHT_ACTIONS)) shelve(line, "light");
for (const line of readNamedLines(MARKERS)) shelve(line, "marker");
for (const line of things) shelve(line, "thing");

const entitles = new Map(actions.map(({ id, wider }) => [id, wider]));
const kinds = new Map(things.map(({ id, wider }) => [id, wider]));

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
