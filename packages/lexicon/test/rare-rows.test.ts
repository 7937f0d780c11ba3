import { expect, test } from "vitest";
import { sortedRows } from "../compile/packed-keys.ts";
import { splitRows } from "../compile/rare-rows.ts";
import { ROWS_IN_PART } from "../src/parts.ts";

/** "engin", the root of "engineer", is in many of the counted texts; roots with figures are in none. */
const KEYS = ["engin", ...Array.from({ length: 2 * ROWS_IN_PART + 7 }, (_, at) => `root${at}`)];

test("a table's rare rows are in its parts, each in the place that its order gives it", () => {
  const rows = sortedRows(KEYS.map((key) => `${key}\tthe meaning of ${key}`).join("\n"));
  const { values, parts } = splitRows("titles", rows);
  const rare = parts.flatMap(([, { ROWS }]) => ROWS.split("\n"));
  let at = 0;
  const read = values.split("\n").map((value) => value || rare[at++]);
  expect(read).toEqual(rows.map(({ value }) => value));
  expect(parts.map(([name]) => name)).toEqual(["titles-0", "titles-1", "titles-2"]);
  expect(parts.map(([, { ROWS }]) => ROWS.split("\n").length)).toEqual([ROWS_IN_PART, ROWS_IN_PART, 7]);
});

test("what some texts need comes with its table", () => {
  const { values } = splitRows("titles", sortedRows("engin\t2141\nroot1\t1111"));
  expect(values).toBe("2141\n");
});
