import type { RequirementMatch, Verdict } from "@terzi/contracts/match";
import { describe, expect, test } from "vitest";
import { sharePoints } from "../src/features/match/share-points.ts";

let count = 0;
const verdictOf = (credit: number): Verdict => (credit === 1 ? "met" : credit === 0 ? "missing" : "partly");
function line(weight: number, credit: number, verdict = verdictOf(credit)): RequirementMatch {
  const text = `asked ${++count}`;
  const span = { start: 0, end: text.length };
  const requirement = {
    id: text,
    kind: "skill",
    importance: "must",
    weight,
    text,
    span,
    term: text,
  } as const;
  return { requirement, verdict, credit, evidence: [], reason: "" };
}

const scoreOf = (lines: RequirementMatch[]): number => {
  const sum = (part: (line: RequirementMatch) => number) => lines.reduce((all, line) => all + part(line), 0);
  return Math.round(
    (100 * sum(({ requirement, credit }) => requirement.weight * credit)) /
      sum(({ requirement }) => requirement.weight),
  );
};

describe("the account of a score", () => {
  test("says what each requirement is worth of 100 points, and what was earned", () => {
    const lines = [line(1, 1), line(6, 0.5), line(3, 0)];
    const { shares, earned } = sharePoints(lines, 40);
    expect(shares.map(({ possible, earned }) => [possible, earned])).toEqual([
      [600, 300],
      [300, 0],
      [100, 100],
    ]);
    expect(earned).toBe(400);
  });

  test("adds up to the score, line by line, whatever the weights", () => {
    // Lengths, weights and credits that no rounding fits.
    for (let size = 1; size <= 60; size++) {
      const lines = Array.from({ length: size }, (_, at) => {
        const credit = [1, 0, ((at * 37 + size * 11) % 97) / 97, 1, 0.375][(at * 7 + size) % 5] ?? 0;
        return line(0.06 + ((at * 53 + size * 29) % 31) / 7, credit);
      });
      const score = scoreOf(lines);
      const { shares, earned } = sharePoints(lines, score);
      const sum = (part: "possible" | "earned") => shares.reduce((all, share) => all + share[part], 0);
      expect(sum("possible")).toBe(1_000);
      expect(sum("earned")).toBe(earned);
      expect(Math.round(earned / 10)).toBe(score);
      for (const { match, possible, earned } of shares) {
        expect(earned).toBeLessThanOrEqual(possible + 1);
        if (match.verdict === "met") expect(earned).toBe(possible);
        if (match.verdict === "missing") expect(earned).toBe(0);
      }
    }
  });

  test("gives each line what it earned, whatever its verdict is called", () => {
    // The job itself is met by less than all, and what a profile that shows the rest doesn't name counts in part.
    const lines = [line(5, 0.8, "met"), line(3, 1), line(2, 0.5, "missing")];
    const { shares, earned } = sharePoints(lines, 80);
    expect(shares.map(({ possible, earned }) => [possible, earned])).toEqual([
      [500, 400],
      [300, 300],
      [200, 100],
    ]);
    expect(earned).toBe(800);
  });

  test("never rounds twice to another number than the score", () => {
    const lines = [line(874.6, 1), line(125.4, 0)];
    expect(scoreOf(lines)).toBe(87);
    expect(sharePoints(lines, 87).earned).toBe(874);
  });

  test("is empty where nothing is asked", () => {
    expect(sharePoints([], 0)).toEqual({ shares: [], earned: 0 });
  });
});
