import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

test.each([
  ["digits", "1"],
  ["brackets", "("],
  ["dots", "."],
  ["commas", "a,"],
  ["numbers", "1.5 "],
])("a posting that is one long run of %s is read as quickly as others", { timeout: 10_000 }, (_, part) => {
  const run = part.repeat(5_000 / part.length);
  expect(
    readPosting(`Requirements:\n- ${run}x\n- PostgreSQL`).requirements.map(({ term }) => term),
  ).toContain("PostgreSQL");
});
