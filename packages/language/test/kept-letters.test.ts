import { expect, test } from "vitest";
import { KEPT_LETTERS } from "../coverage/kept-letters.ts";
import { mixedFiles } from "../coverage/mixed-files.ts";

test("words of one language stand in its own folders, but for the files that say why not", () => {
  expect(mixedFiles().sort()).toEqual(Object.keys(KEPT_LETTERS).sort());
});
