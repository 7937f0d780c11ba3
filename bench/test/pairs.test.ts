import { expect, test } from "vitest";
import { judgePairs } from "../src/judge-pairs.ts";

test("of the pairs that strangers wrote no more are judged wrongly than were", { tags: "long" }, () => {
  const pairs = judgePairs();
  const countOf = (kind: "true" | "false", verdict: string): number =>
    pairs.filter((pair) => pair.file.startsWith(kind) && pair.verdict === verdict).length;
  expect(countOf("true", "contradicted")).toBeLessThanOrEqual(6);
  expect(countOf("false", "proven")).toBeLessThanOrEqual(1);
  expect(countOf("false", "contradicted")).toBeGreaterThanOrEqual(349);
});
