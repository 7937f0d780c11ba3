import { expect, test } from "vitest";
import { beginningsOf } from "../compile/beginnings.ts";
import type { MatchingRow } from "../compile/matching-table.ts";
import { packKeys } from "../compile/packed-keys.ts";
import { readPlaces, writePlaces } from "../src/root-places.ts";

const LIST = Array.from({ length: 3_000 }, (_, at) => `root${at}`);

test("roots written by their places are read in their order, those that the list lacks too", () => {
  const roots = ["root2999", "glaz", "root0", "root89", "root90", "kiln"];
  const written = writePlaces(LIST)(roots);
  expect(readPlaces(LIST, written)).toEqual(roots);
  expect(writePlaces(LIST)(["root2999", "root90"])).toHaveLength(4);
  expect(readPlaces(LIST, "")).toEqual([]);
});

test("a list longer than two signs can tell is refused", () => {
  expect(() => writePlaces(Array.from({ length: 10_000 }, (_, at) => `root${at}`))).toThrow();
});

test("keys are packed by what goes of the one before and what comes instead", () => {
  expect(packKeys(["kiln", "kilns", "lathe"])).toBe("AkilnAsFlathe");
  expect(packKeys(["a".repeat(30), "b"])).toBe(`A${"a".repeat(30)}ZFb`);
});

test("keys that are out of order, twice there or in capitals are refused", () => {
  for (const keys of [["lathe", "kiln"], ["kiln", "kiln"], ["Kiln"]]) expect(() => packKeys(keys)).toThrow();
});

const naming = (...names: string[]): MatchingRow => ({
  id: "",
  field: "",
  key: "",
  wider: [],
  forms: { ours: names, taken: [], others: [] },
  line: "",
});

test("of names that begin alike only the shortest calls for a part", () => {
  const rows = [
    naming("kiln", "kiln firing"),
    naming("glaze mixing", "kiln"),
    naming("glaze mixing by hand"),
  ];
  expect([...beginningsOf(rows)]).toEqual(["kiln", "glaz mix"]);
});

test("a name that only shares its first words with another calls for itself", () => {
  expect([...beginningsOf([naming("kiln firing", "kiln repair")])]).toEqual(["kiln fir", "kiln repair"]);
});
