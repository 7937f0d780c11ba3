import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROWS_IN_PART, type TableByNeed } from "../src/parts.ts";
import { NO_ROW, ROW_HERE, ROW_IN_PART } from "../src/row-signs.ts";

/** Keys of rows that some of the counted texts needed, by table. */
const metKeys = Map.groupBy(
  readFileSync(join(import.meta.dirname, "../statistics/met-rows.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [table = "", key = ""] = line.split("\t");
      return { table, key };
    }),
  ({ table }) => table,
);

/** A key of a list, and what a table says of it, if anything. */
export type KeptRow = { key: string; value: string | undefined };

export type SplitRows = {
  /** A sign for each key: where its value stands. */
  signs: string;
  /** Those that some texts needed, a line each. */
  values: string;
  /** The others, in the same order, a fixed number to a part. */
  parts: [name: string, tables: { ROWS: string }][];
};

/** Takes the values that few texts need out of a table, into parts that come by need. */
export function splitRows(table: TableByNeed, rows: readonly KeptRow[]): SplitRows {
  const met = new Set(metKeys.get(table)?.map(({ key }) => key));
  const signOf = ({ key, value }: KeptRow): string =>
    value === undefined ? NO_ROW : met.has(key) ? ROW_HERE : ROW_IN_PART;
  const valuesAt = (sign: string): string[] =>
    rows.filter((row) => signOf(row) === sign).map(({ value = "" }) => value);
  const rare = valuesAt(ROW_IN_PART);
  const each = ROWS_IN_PART[table];
  const count = Math.ceil(rare.length / each);
  return {
    signs: rows.map(signOf).join(""),
    values: valuesAt(ROW_HERE).join("\n"),
    parts: Array.from({ length: count }, (_, at) => [
      `${table}-${at}`,
      { ROWS: rare.slice(at * each, (at + 1) * each).join("\n") },
    ]),
  };
}
