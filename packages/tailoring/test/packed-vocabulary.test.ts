import { expect, test } from "vitest";
import { annotate } from "../src/lexicon/annotate.ts";
import { ROOT_LIST } from "../src/lexicon/roots.ts";
import { unpackKeys } from "../src/lexicon/unpack.ts";

test("packed keys are read as they were", () => {
  expect(unpackKeys("AkilnAsFlathe")).toEqual(["kiln", "kilns", "lathe"]);
  expect(unpackKeys(`A${"a".repeat(30)}ZFb`)).toEqual(["a".repeat(30), "b"]);
  expect(unpackKeys("")).toEqual([]);
});

test("the roots of the tables are sorted, each once", () => {
  expect(ROOT_LIST.length).toBeGreaterThan(1_000);
  expect(ROOT_LIST).toEqual([...new Set(ROOT_LIST)].sort());
});

const rootsIn = (text: string): string[] => annotate(text, "tr").words.flatMap(({ roots }) => roots);

test("a Turkish phrase says what none of its words does, whatever endings they have", () => {
  for (const text of ["deniz ürünleri", "Deniz ürünlerinin"]) expect(rootsIn(text)).toContain("seafood");
});

test("its words say so neither alone nor in another order", () => {
  for (const text of ["deniz", "ürünleri", "ürünleri deniz", "deniz taze ürünleri"])
    expect(rootsIn(text)).not.toContain("seafood");
});
