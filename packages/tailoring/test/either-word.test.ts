import { expect, test } from "vitest";
import { either, eitherWord } from "../src/posting/any-of.ts";

const LINES = String.raw`
  \bfor (?:the )?(?:ai|bots?) only\b|\b[|(]x\)
  ^\W*(?:note|hint) ?[:–-]|(?:→|=>) ?100
  (?<!our )\bmachine\b|\bscore \(full\)
  \bmade of (?:code|wires?|steel)\b
`;

test("expressions that are tried at the edges of words match what they match one by one", () => {
  const [each, grouped] = [new RegExp(either(LINES)), eitherWord(LINES)];
  const texts = [
    "for bots only",
    "fit for the ai only",
    "a|x)",
    "(x)",
    "  note: rate",
    "a note: rate",
    "=> 100",
  ];
  const others = [
    "our machine",
    "the machine",
    "scores (full)",
    "score (full)",
    "made of steel",
    "remade of code",
  ];
  const verdicts = [...texts, ...others].map((text) => each.test(text));
  expect([...texts, ...others].map((text) => grouped.test(text))).toEqual(verdicts);
  expect(new Set(verdicts).size).toBe(2);
});
