import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MatchingRow } from "./matching-table.ts";

/** A concept that at least this many of the counted texts name comes with the matcher. */
const MET_OFTEN = 84;

const metIn = new Map(
  readFileSync(join(import.meta.dirname, "../statistics/met-concepts.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([key = "", texts]) => [key, Number(texts)]),
);

/** What comes with the matcher, and the rest by field of work. */
export type Vocabulary = { core: MatchingRow[]; fields: { name: string; rows: MatchingRow[] }[] };

/**
 * The core has what texts often name, what stands between two concepts (paths from the one to the other lead over it),
 * and concepts that matching can't tell apart by name, because the last one counts.
 */
export function splitByField(rows: MatchingRow[]): Vocabulary {
  const wider = new Set(rows.flatMap((row) => row.wider));
  const named = Map.groupBy(rows, ({ key }) => key);
  const isCore = ({ key, wider: above }: MatchingRow): boolean =>
    (metIn.get(key) ?? 0) >= MET_OFTEN ||
    (above.length > 0 && wider.has(key)) ||
    (named.get(key)?.length ?? 0) > 1;
  const rest = Map.groupBy(
    rows.filter((row) => !isCore(row)),
    ({ field }) => field,
  );
  const fields = [...rest].flatMap(([field, own]) => cut(field, own));
  return { core: rows.filter(isCore), fields: joinTiny(fields) };
}

/**
 * The size of a part, at most and at least, in letters: half a kilobyte compressed, and no request for a few words.
 */
const MOST = 1_200;
const LEAST = 500;

type Part = { name: string; rows: MatchingRow[] };

const lengthOf = (rows: MatchingRow[]): number => rows.reduce((sum, { line }) => sum + line.length + 1, 0);

/** A large field is split into as many equal parts as needed, so that nobody loads all of it for one word. */
function cut(name: string, rows: MatchingRow[]): Part[] {
  const count = Math.ceil(lengthOf(rows) / MOST);
  const each = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => ({
    name: at ? `${name}-${at + 1}` : name,
    rows: rows.slice(at * each, (at + 1) * each),
  }));
}

/** Fields of only a few words share a part. */
function joinTiny(fields: Part[]): Part[] {
  const joined = fields.filter(({ rows }) => lengthOf(rows) >= LEAST);
  const tiny = fields.filter(({ rows }) => lengthOf(rows) < LEAST).flatMap(({ rows }) => rows);
  return tiny.length ? [...joined, ...cut("small-fields", tiny)] : joined;
}
