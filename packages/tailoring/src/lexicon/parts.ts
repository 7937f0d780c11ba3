import type { Language } from "@terzi/contracts/languages";
import { FIELDS } from "@terzi/lexicon/generated/matching";
import { AT_HAND, LOADERS } from "@terzi/lexicon/generated/parts";
import { ROWS_IN_PART, type TableByNeed, type Tables } from "@terzi/lexicon/parts";
import { NO_ROW, ROW_HERE } from "@terzi/lexicon/row-signs";
import { unpackWordKeys, wordKey } from "@terzi/lexicon/word-keys";

/**
 * The vocabulary beyond the core, in parts: a server has all of them from the start, a browser loads them on demand.
 * A lookup in a missing part requests it and finds nothing; the result is computed again once the part is here
 * (`withParts`).
 */
const here = new Map<string, Tables>(Object.entries(AT_HAND));
const called = new Set<string>();
let misses = 0;

function call(part: string): void {
  called.add(part);
  misses++;
}

const FIELD_NAMES: readonly string[] = FIELDS.split("\n").map((line) => line.slice(0, line.indexOf(" ")));

/** The order in which concepts with the same name are tried: 0 for the core, -1 for what isn't a field. */
export const rankOf = (part: string): number => FIELD_NAMES.indexOf(part) + 1 || -1;

type Listener = (part: string, tables: Tables) => void;
const listeners: Listener[] = [];

/** Announces the tables of each field of work, those already loaded and those to come. */
export function eachField(tell: (tables: Tables, rank: number) => void): void {
  const listen: Listener = (part, tables) => {
    const rank = rankOf(part);
    if (rank > 0) tell(tables, rank);
  };
  listeners.push(listen);
  for (const [part, tables] of here) listen(part, tables);
}

/** Parts that are asked for by name: what only Turkish texts need, and what was learned of a language's postings. */
type NamedPart = "turkish" | `lines-${Language}`;

/** A part's tables; undefined, and requested, when it isn't loaded. */
export function tablesOf(part: NamedPart): Tables | undefined {
  const tables = here.get(part);
  if (!tables) call(part);
  return tables;
}

/** What is computed from a part's tables, once, when first asked for; `none` while the part is missing. */
export function madeOf<T>(part: NamedPart, make: (tables: Tables) => T, none: T): () => T {
  let made: T | undefined;
  return () => {
    if (made !== undefined) return made;
    const tables = tablesOf(part);
    if (!tables) return none;
    made = make(tables);
    return made;
  };
}

const rowsOf = new Map<string, string[]>();

/** The rare row at a place of its table; undefined, and requested, while its part isn't loaded. */
function rareRow(table: TableByNeed, at: number): string | undefined {
  const each = ROWS_IN_PART[table];
  const part = `${table}-${Math.floor(at / each)}`;
  const rows = rowsOf.get(part) ?? here.get(part)?.ROWS?.split("\n");
  if (rows) rowsOf.set(part, rows);
  else call(part);
  return rows?.[at % each];
}

/** A value that may still be to come: undefined, and requested, while it isn't here. */
export type ByNeed = () => string | undefined;

/** Reads a table by its signs: a value for each that has one, of which those that few texts need come by need. */
export function valuesByNeed(table: TableByNeed, signs = "", values = ""): (ByNeed | undefined)[] {
  const lines = values.split("\n");
  let read = 0;
  let rare = 0;
  return Array.from(signs, (sign) => {
    if (sign === NO_ROW) return undefined;
    const at = sign === ROW_HERE ? read++ : rare++;
    return sign === ROW_HERE ? () => lines[at] : () => rareRow(table, at);
  });
}

let byBeginning: Map<number, string[]> | undefined;

function readIndex(): Map<number, string[]> {
  const index = new Map<number, string[]>();
  for (const line of FIELDS.split("\n")) {
    const [name = "", packed = ""] = line.split(" ");
    for (const key of unpackWordKeys(packed)) index.set(key, [...(index.get(key) ?? []), name]);
  }
  return index;
}

/** The fields that have a name with this beginning: all that do, and now and then one that doesn't. */
export function fieldsFor(beginnings: Iterable<string>): Set<string> {
  byBeginning ??= readIndex();
  const fields = new Set<string>();
  for (const beginning of beginnings)
    for (const field of byBeginning.get(wordKey(beginning)) ?? []) fields.add(field);
  return fields;
}

/** Requests the unloaded fields that have a name with this beginning. */
export function callFor(beginnings: Iterable<string>): void {
  if (isWhole()) return;
  for (const field of fieldsFor(beginnings)) if (!here.has(field)) call(field);
}

/** Whether all parts have been here from the start, as on a server. */
export const isWhole = (): boolean => Object.keys(LOADERS).length === 0;

/** How often something was looked up in a part that wasn't loaded. */
export const missesSoFar = (): number => misses;

/**
 * Computes something, again and again while parts of the vocabulary were missing for it, so that the result is as
 * with all of them. Throws when a part can't be loaded.
 */
export async function withParts<T>(compute: () => T): Promise<T> {
  for (;;) {
    const result = compute();
    if (called.size === 0) return result;
    await Promise.all([...called].map(load));
  }
}

async function load(part: string): Promise<void> {
  const module = await LOADERS[part]?.();
  if (!module) throw new Error(`There is no part "${part}" of the vocabulary`);
  here.set(part, module.TABLES);
  called.delete(part);
  for (const listen of listeners) listen(part, module.TABLES);
}

/** The names of the parts that are here. */
export const partsHere = (): string[] => [...here.keys()];
