import type { Requirement } from "@terzi/contracts/posting";
import { describe, expect, test } from "vitest";
import { findPostingSentence } from "../src/features/match/posting-sentence.ts";

const posting = `Weaver

- 5+ years of experience in hand weaving.
• Node.js
We look for calm people. You know e.g. linen and silk! You travel.`;

function asked(text: string): Requirement {
  const start = posting.indexOf(text);
  const span = { start, end: start + text.length };
  return { id: "r1", kind: "skill", importance: "must", weight: 1, text, span, term: text };
}

describe("the sentence that a requirement was taken from", () => {
  test("is its line without the bullet", () => {
    expect(findPostingSentence(posting, asked("hand weaving"))).toBe(
      "5+ years of experience in hand weaving.",
    );
  });

  test("is one sentence of a paragraph, and abbreviations don't end it", () => {
    expect(findPostingSentence(posting, asked("silk"))).toBe("You know e.g. linen and silk!");
    expect(findPostingSentence(posting, asked("travel"))).toBe("You travel.");
    expect(findPostingSentence(posting, asked("calm"))).toBe("We look for calm people.");
  });

  test("isn't repeated where it says no more than the requirement", () => {
    expect(findPostingSentence(posting, asked("Node.js"))).toBeNull();
    expect(findPostingSentence(posting, asked("Weaver"))).toBeNull();
    expect(findPostingSentence(posting, asked("You travel"))).toBeNull();
  });

  test("of a paste in one long line is what stands around the requirement, whole words and no more", () => {
    const tasks = Array.from({ length: 30 }, (_, at) => `weaving the pattern of day ${at + 1}`);
    const paste = `Your tasks are ${tasks.join(", ")}.`;
    const text = "weaving the pattern of day 17";
    const start = paste.indexOf(text);
    const shown = findPostingSentence(paste, {
      ...asked("silk"),
      text,
      span: { start, end: start + text.length },
    });
    expect(shown).toMatch(/^… \S.*\bweaving the pattern of day 17\b.*\S …$/);
    expect(shown?.length).toBeLessThan(text.length + 200);
    for (const word of shown?.split(/[\s,]+/) ?? []) expect(`${paste} …`.split(/[\s,]+/)).toContain(word);
  });

  test("isn't guessed when the posting is another one than the requirement's", () => {
    expect(findPostingSentence("Another posting", asked("silk"))).toBeNull();
  });
});
