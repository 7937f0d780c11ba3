import { wordKeys } from "@terzi/language/tokens";
import { expect, test } from "vitest";
import { formsOf, phrasesOf, readLexiconLines } from "../src/guard/parse/lexicon-lines.ts";

test("the words of the guard's things and roles are read in a text as they stand in the lexicon", () => {
  const strange = readLexiconLines()
    .filter(({ kind }) => kind === "thing")
    .flatMap((line) =>
      formsOf(line)
        .flatMap(phrasesOf)
        .map(({ words }) => words.map(({ written }) => written))
        .filter((words) => wordKeys(words.join(" ")).join(" ") !== words.join(" "))
        .map((words) => words.join(" ")),
    );
  expect(strange).toEqual([]);
});
