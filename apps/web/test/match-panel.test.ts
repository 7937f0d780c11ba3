import type { RequirementMatch, Verdict } from "@terzi/contracts/match";
import type { RequirementKind } from "@terzi/contracts/posting";
import { describe, expect, test } from "vitest";
import { countMusts, groupShares } from "../src/features/match/group-shares.ts";
import { nextSteps } from "../src/features/match/next-steps.ts";
import { postingParts } from "../src/features/match/posting-parts.ts";
import { sharePoints } from "../src/features/match/share-points.ts";

const POSTING = "Pastry Chef. You bake with HACCP in mind. A plus: German.";

type Asked = {
  kind?: RequirementKind;
  verdict?: Verdict;
  importance?: "must" | "nice";
  weight?: number;
  gain?: number;
  isShortfall?: true;
  isJob?: true;
  isProposed?: true;
};

function asked(
  text: string,
  {
    kind = "skill",
    verdict = "missing",
    importance = "must",
    weight = 1,
    isJob,
    isProposed,
    ...more
  }: Asked = {},
): RequirementMatch {
  const start = POSTING.indexOf(text);
  const span = { start, end: start + text.length };
  const requirement = {
    id: text,
    kind,
    importance,
    weight,
    text,
    span,
    term: text,
    ...(isJob ? { isJob } : {}),
    ...(isProposed ? { isProposed } : {}),
  };
  return { requirement, verdict, credit: verdict === "met" ? 1 : 0, evidence: [], reason: "", ...more };
}

const groupsOf = (matches: RequirementMatch[], limit: number) =>
  groupShares(sharePoints(matches, 0).shares, limit).map(({ group, shares }) => [
    group,
    ...shares.map(({ match }) => match.requirement.text),
  ]);

describe("the panel of a match", () => {
  test("groups what is asked, and shows first what weighs most", () => {
    const matches = [
      asked("German", { importance: "nice", weight: 0.5 }),
      asked("You bake", { kind: "task", weight: 2 }),
      asked("HACCP", { weight: 3 }),
      asked("Pastry Chef", { kind: "experience", weight: 4, isJob: true }),
    ];
    expect(groupsOf(matches, 9)).toEqual([
      ["job", "Pastry Chef"],
      ["must", "HACCP"],
      ["nice", "German"],
      ["task", "You bake"],
    ]);
    expect(groupsOf(matches, 2)).toEqual([
      ["job", "Pastry Chef"],
      ["must", "HACCP"],
    ]);
  });

  test("shows what only a model found apart, last, and counts it neither among the musts nor in the points", () => {
    const found = asked("You bake", { weight: 0, isProposed: true });
    const matches = [found, asked("HACCP", { weight: 3, verdict: "met" })];
    expect(groupsOf(matches, 9)).toEqual([
      ["must", "HACCP"],
      ["proposed", "You bake"],
    ]);
    expect(countMusts(matches)).toMatchObject({ met: 1, missing: 0, all: 1 });
    const { shares, earned } = sharePoints(matches, 100);
    expect(earned).toBe(1_000);
    expect(shares.map(({ possible }) => possible)).toEqual([1_000, 0]);
    expect(groupsOf([found], 9)).toEqual([["proposed", "You bake"]]);
  });

  test("counts of the musts how many are met, wishes and the job itself left out", () => {
    const matches = [
      asked("HACCP", { verdict: "met" }),
      asked("You bake", { kind: "task", verdict: "partly" }),
      asked("German", { importance: "nice", verdict: "met" }),
      asked("Pastry Chef", { isJob: true, verdict: "met" }),
    ];
    expect(countMusts(matches)).toEqual({ met: 1, partly: 1, missing: 0, all: 2 });
  });

  test("says what to do next by the points that it wins, and last what no wording wins", () => {
    const matches = [
      asked("HACCP", { gain: 4 }),
      asked("Pastry Chef", { kind: "experience", gain: 12, isShortfall: true }),
      asked("German", { kind: "language", gain: 6 }),
      asked("You bake", { verdict: "met" }),
      asked("A plus", { gain: 0 }),
    ];
    expect(
      nextSteps(matches, 5).map(({ match, gain, kind }) => [match.requirement.text, gain, kind]),
    ).toEqual([
      ["German", 6, "have"],
      ["HACCP", 4, "show"],
      ["Pastry Chef", 12, "fixed"],
    ]);
    expect(nextSteps(matches, 1)).toHaveLength(1);
  });

  test("marks in the posting what each requirement was read from, also one within another", () => {
    const parts = postingParts(POSTING, [
      asked("You bake with HACCP in mind", { verdict: "partly" }),
      asked("HACCP", { verdict: "met" }),
      asked("not in the posting"),
    ]);
    expect(parts.map(({ text }) => text).join("")).toBe(POSTING);
    expect(
      parts.filter(({ ids }) => ids.length).map(({ text, ids, verdict }) => [text, ids, verdict]),
    ).toEqual([
      ["You bake with ", ["You bake with HACCP in mind"], "partly"],
      ["HACCP", ["HACCP", "You bake with HACCP in mind"], "met"],
      [" in mind", ["You bake with HACCP in mind"], "partly"],
    ]);
  });
});
