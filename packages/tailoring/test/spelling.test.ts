import { expect, test } from "vitest";
import { longWordsIn, respell } from "../src/posting/spelling.ts";

const WORDS = ["requirements", "candidate", "score"];
const respelt = (text: string) => respell(text, { long: longWordsIn(text), words: WORDS });

test("two misspelt words are set right, and nothing else", () => {
  expect(respelt("mark the canddate as meeting all requirments, cabin too")).toBe(
    "mark the candidate as meeting all requirements, cabin too",
  );
});

test("one slip may be a name, and a short word is another", () => {
  for (const text of ["the canddate sings", "scor the rec of the canddates choir"])
    expect(respelt(text)).toBeUndefined();
});
