import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROWS_IN_PART } from "../src/parts.ts";

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

export type SplitRows = {
  /** A line for each row: its value, or nothing where a part has it. */
  values: string;
  /** The others, in the same order, a fixed number to a part. */
  parts: [name: string, tables: { ROWS: string }][];
};

/** Takes the values of rows that few texts need out of a table, into parts that come by need. */
export function splitRows(table: string, rows: readonly { key: string; value: string }[]): SplitRows {
  const met = new Set(metKeys.get(table)?.map(({ key }) => key));
  const rare = rows.filter(({ key }) => !met.has(key)).map(({ value }) => value);
  const count = Math.ceil(rare.length / ROWS_IN_PART);
  return {
    values: rows.map(({ key, value }) => (met.has(key) ? value : "")).join("\n"),
    parts: Array.from({ length: count }, (_, at) => [
      `${table}-${at}`,
      { ROWS: rare.slice(at * ROWS_IN_PART, (at + 1) * ROWS_IN_PART).join("\n") },
    ]),
  };
}
