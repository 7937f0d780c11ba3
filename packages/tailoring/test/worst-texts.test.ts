import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";
import { measureCpuMs } from "./measure-cpu-ms.ts";

test.each([
  ["digits", "1"],
  ["brackets", "("],
  ["dots", "."],
  ["commas", "a,"],
  ["numbers", "1.5 "],
])("a posting that is one long run of %s is read as quickly as others", (_, part) => {
  const run = part.repeat(5_000 / part.length);
  let terms: string[] = [];
  const cpuMs = measureCpuMs(() => {
    terms = readPosting(`Requirements:\n- ${run}x\n- PostgreSQL`).requirements.map(({ term }) => term);
  });
  expect(terms).toContain("PostgreSQL");
  expect(cpuMs).toBeLessThan(10_000);
});
