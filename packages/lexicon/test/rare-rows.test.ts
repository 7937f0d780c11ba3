import { expect, test } from "vitest";
import { sortedRows } from "../compile/packed-keys.ts";
import { splitRows } from "../compile/rare-rows.ts";
import { ROWS_IN_PART } from "../src/parts.ts";
import { NO_ROW, ROW_HERE, ROW_IN_PART } from "../src/row-signs.ts";

const EACH = ROWS_IN_PART.titles;

/** "engin", the root of "engineer", is in many of the counted texts; roots with figures are in none. */
const KEYS = ["engin", ...Array.from({ length: 2 * EACH + 7 }, (_, at) => `root${at}`)];

test("a table's rare rows are in its parts, each in the place that its order gives it", () => {
  const rows = sortedRows(KEYS.map((key) => `${key}\tthe meaning of ${key}`).join("\n"));
  const { signs, values, parts } = splitRows("titles", rows);
  const here = values.split("\n").values();
  const rare = parts.flatMap(([, { ROWS }]) => ROWS.split("\n")).values();
  const read = [...signs].map((sign) => (sign === ROW_HERE ? here : rare).next().value);
  expect(read).toEqual(rows.map(({ value }) => value));
  expect(parts.map(([name]) => name)).toEqual(["titles-0", "titles-1", "titles-2"]);
  expect(parts.map(([, { ROWS }]) => ROWS.split("\n").length)).toEqual([EACH, EACH, 7]);
});

test("what some texts need comes with its table", () => {
  const { signs, values } = splitRows("titles", sortedRows("engin\t2141\nroot1\t1111"));
  expect([signs, values]).toEqual([ROW_HERE + ROW_IN_PART, "2141"]);
});

test("a key of which a table says nothing takes no row of any part", () => {
  const rows = [
    { key: "root1", value: undefined },
    { key: "root2", value: "1111" },
  ];
  const { signs, parts } = splitRows("titles", rows);
  expect(signs).toBe(NO_ROW + ROW_IN_PART);
  expect(parts).toEqual([["titles-0", { ROWS: "1111" }]]);
});
