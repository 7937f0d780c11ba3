import fc from "fast-check";
import { expect, test } from "vitest";
import { findPiece, lettersOf } from "../src/find-piece.ts";

const MAX_GAP = 20;

/** The rule as a pattern, which is easy to read and slow: spaces where there are spaces, or a line's end anywhere. */
function findByPattern(text: string, piece: string, from: number) {
  const letters = Array.from(piece, (char) => (char === " " ? "\\s+" : char));
  const pattern = new RegExp(letters.join("\\n?"), "g");
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found && found.index - from <= MAX_GAP ? { start: found.index, end: pattern.lastIndex } : null;
}

const find = (text: string, piece: string, from = 0) =>
  findPiece(lettersOf(text), lettersOf(piece), from, MAX_GAP);

test("a piece is found where the rule says it stands, in any text", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", " ", "\n"), { maxLength: 60 })
    .map((letters) => letters.join(""));
  const words = fc.array(fc.constantFrom("a", "b", "ab", "ba"), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(text, words, fc.nat(10), (within, piece, from) => {
      expect(find(within, piece.join(" "), from)).toEqual(findByPattern(within, piece.join(" "), from));
    }),
    { numRuns: 5_000 },
  );
});

test("a piece broken over lines is found, one that lacks a space isn't", () => {
  expect(find("Contact: github.com/a\nyse and more", "github.com/ayse")).toEqual({ start: 9, end: 25 });
  expect(find("Head\n  Chef", "Head Chef")).toEqual({ start: 0, end: 11 });
  expect(find("HeadChef", "Head Chef")).toBeNull();
  expect(find("He ad Chef", "Head Chef")).toBeNull();
});

test("texts made to be searched for long are searched as quickly as others", () => {
  const almost = `${"a".repeat(10_000)}b`;
  const text = lettersOf("a".repeat(400_000));
  const before = process.cpuUsage();
  for (let at = 0; at < 20; at++) expect(findPiece(text, lettersOf(almost), at * 10_000, 200)).toBeNull();
  // Microseconds of processor time: what else the machine does meanwhile doesn't count.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
