import { expect, test } from "vitest";
import { wordChanges } from "../src/features/studio/word-changes.ts";

test("what a rewording changes is marked word by word", () =>
  expect(wordChanges("Kept the stock list", "Kept the weekly stock list")).toEqual([
    { text: "Kept the ", side: "both" },
    { text: "weekly ", side: "new" },
    { text: "stock list", side: "both" },
  ]));

test("a translation stands whole behind the person's own line, and isn't woven into it", () =>
  expect(
    wordChanges("Hemşire kayıtlarının HBYS'ye girilmesi", "Documented nursing care in the HBYS system"),
  ).toEqual([
    { text: "Hemşire kayıtlarının HBYS'ye girilmesi", side: "old" },
    { text: "Documented nursing care in the HBYS system", side: "new" },
  ]));

test("a sentence that is new altogether is only new", () =>
  expect(wordChanges("", "Nurse with nine years in intensive care.")).toEqual([
    { text: "Nurse with nine years in intensive care.", side: "new" },
  ]));
