import { describe, expect, test } from "vitest";
import type { Block } from "../src/features/preview/entry-lines.ts";
import { type MarkedBlock, markDifferences } from "../src/features/preview/mark-differences.ts";

const block = (source: string, ...texts: string[]): Block => ({
  source,
  lines: texts.map((text) => ({ role: "bullet", text })),
});
const changedIn = (blocks: MarkedBlock[]): string[] =>
  blocks.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => segments.filter((segment) => segment.isChanged).map(({ text }) => text)),
  );
const textOf = (blocks: MarkedBlock[]): string[] =>
  blocks.flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join("")));

describe("original and tailored, side by side", () => {
  test("mark the words that only one side has, and lose none", () => {
    const before = [block("experiences.0", "Managed a team of five", "Cut costs")];
    const after = [block("experiences.0", "Led a team of five", "Cut costs")];
    const marked = markDifferences(before, after);
    expect(changedIn(marked.before)).toEqual(["Managed"]);
    expect(changedIn(marked.after)).toEqual(["Led"]);
    expect(textOf(marked.before)).toEqual(["Managed a team of five", "Cut costs"]);
    expect(textOf(marked.after)).toEqual(["Led a team of five", "Cut costs"]);
  });

  test("mark nothing when both sides are the same", () => {
    const same = [block("skills.technical", "Kalıp", "Dikiş")];
    const marked = markDifferences(same, same);
    expect([...changedIn(marked.before), ...changedIn(marked.after)]).toEqual([]);
  });

  test("compare an entry with the one it was made from, wherever it stands now", () => {
    const before = [block("experiences.0", "Apprentice"), block("experiences.1", "Tailor")];
    const after = [block("experiences.1", "Tailor"), block("experiences.0", "Apprentice")];
    const marked = markDifferences(before, after);
    expect([...changedIn(marked.before), ...changedIn(marked.after)]).toEqual([]);
  });

  test("say which entries were left out", () => {
    const marked = markDifferences(
      [block("projects.0", "Coat"), block("projects.1", "Suit")],
      [block("projects.1", "Suit")],
    );
    expect(marked.before.map(({ isAlone }) => isAlone)).toEqual([true, false]);
  });

  test("keep lines apart when a whole line was dropped", () => {
    const marked = markDifferences(
      [block("experiences.0", "One thing", "Another thing", "A third")],
      [block("experiences.0", "One thing", "A third")],
    );
    expect(textOf(marked.before)).toEqual(["One thing", "Another thing", "A third"]);
    expect(textOf(marked.after)).toEqual(["One thing", "A third"]);
  });
});

test("a skill that only moved up is no difference", () => {
  const marked = markDifferences(
    [block("skills.technical", "Node.js", "TypeScript", "PostgreSQL")],
    [block("skills.technical", "PostgreSQL", "Node.js", "TypeScript")],
  );
  expect([...changedIn(marked.before), ...changedIn(marked.after)]).toEqual([]);
});
