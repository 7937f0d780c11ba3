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

/** As much as a posting may have. */
const LONGEST_POSTING = 50_000;

test.each([
  "\n",
  "a\n",
  "a\n\n",
  " ",
  "a ",
  "\r",
  "ı",
  "中",
  "A",
  "(",
  "•",
  "1",
  "%",
  "a-a-",
  "a.b.c d.",
  ", ",
  "http://",
  "<!--",
  "[a]\n",
  "q: a\n",
  "Name: b\n",
  "| a |\n",
  "a,b,c\n",
  "i.g.n.o.r.e ",
  "a\u200b",
])("a posting of nothing but %j takes no longer than others of its length", (part) => {
  const run = part.repeat(LONGEST_POSTING / part.length - 60);
  let terms: string[] = [];
  const cpuMs = measureCpuMs(() => {
    readPosting(run);
    terms = readPosting(`Requirements:\n- Docker ${run}x\n- PostgreSQL`).requirements.map(({ term }) => term);
  });
  expect(cpuMs).toBeLessThan(4_000);
  expect(terms).toContain("PostgreSQL");
});
