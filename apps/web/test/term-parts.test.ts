import type { RequirementMatch, TermMatch } from "@terzi/contracts/match";
import { expect, it } from "vitest";
import { nextSteps } from "../src/features/match/next-steps.ts";
import { postingParts } from "../src/features/match/posting-parts.ts";
import { termParts } from "../src/features/match/term-parts.ts";

const POSTING = "Sailor\nKnows GMDSS and Welsh well";
const LINE = "Knows GMDSS and Welsh well";

const termOf = (text: string, verdict: TermMatch["verdict"]): TermMatch => ({
  text,
  start: LINE.indexOf(text),
  verdict,
  evidence: [],
});

const matchOf = (terms: TermMatch[]): RequirementMatch => ({
  requirement: {
    id: "r1",
    kind: "knowledge",
    importance: "must",
    weight: 2,
    text: LINE,
    span: { start: 7, end: POSTING.length },
    term: LINE,
  },
  verdict: "partly",
  credit: 0.5,
  evidence: [],
  reason: "",
  gain: 4,
  terms,
});

const both = matchOf([termOf("GMDSS", "met"), termOf("Welsh", "missing")]);

it("marks in a line each thing that it asks for", () => {
  expect(termParts(both)?.map(({ text, term }) => [text, term?.verdict])).toEqual([
    ["Knows ", undefined],
    ["GMDSS", "met"],
    [" and ", undefined],
    ["Welsh", "missing"],
    [" well", undefined],
  ]);
});

it("marks nothing that does not stand there", () => {
  expect(termParts(matchOf([{ ...termOf("GMDSS", "met"), start: 2 }]))).toBeNull();
});

it("marks each thing in the posting by its own verdict", () => {
  const parts = postingParts(POSTING, [both]).filter(({ ids }) => ids.length);
  expect(parts.map(({ text, verdict }) => [text, verdict])).toContainEqual(["GMDSS", "met"]);
  expect(parts.map(({ text, verdict }) => [text, verdict])).toContainEqual(["Welsh", "missing"]);
  expect(parts.map(({ text }) => text).join("")).toBe(LINE);
});

it("advises to show only what is not shown", () => {
  expect(nextSteps([both], 5).map(({ name }) => name)).toEqual(["Welsh"]);
});
