import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";
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

const readRun = (part: string): void => {
  const run = part.repeat(LONGEST_POSTING / part.length).slice(0, LONGEST_POSTING - 60);
  let terms: string[] = [];
  const cpuMs = measureCpuMs(() => {
    readPosting(run);
    terms = readPosting(`Requirements:\n- Docker ${run}x\n- PostgreSQL`).requirements.map(({ term }) => term);
  });
  // A slow processor reads the two in 5 seconds where all lines are paragraphs of their own.
  expect(cpuMs).toBeLessThan(8_000);
  expect(terms).toContain("PostgreSQL");
};

const ASKED_FOR = "a posting of nothing but %j takes no longer than others of its length";
test.each(["a\n", " ", "中", "(", "a-a-", ", ", "http://", "<!--", "| a |\n"])(ASKED_FOR, readRun);
test.each([
  "\n",
  "a\n\n",
  "a ",
  "\r",
  "ı",
  "A",
  "•",
  "1",
  "%",
  "a.b.c d.",
  "[a]\n",
  "<b>\n",
  "&lt;a ",
  "q: a\n",
  "Name: b\n",
  "a,b,c\n",
  "i.g.n.o.r.e ",
  "a\u200b",
])(ASKED_FOR, { tags: "long" }, readRun);

/** As much as an achievement may have. */
const LONGEST_POINT = 5_000;

const writeRun = async (part: string, most: number): Promise<void> => {
  const run = part.repeat(LONGEST_POINT / part.length).slice(0, LONGEST_POINT - 20);
  const profile = CareerProfile.parse({
    experiences: [2019, 2021, 2023].map((year) => ({
      position: "Developer",
      company: `Works ${year}`,
      startDate: `${year}`,
      endDate: `${year + 1}`,
      achievements: ["Built", "Yaptı", "Led", "Wrote"].map((verb) => `${verb} ${run}x${year}`),
    })),
  });
  const before = process.cpuUsage();
  const { content } = await tailor({
    order: CvOrder.parse({
      jobPosting: "Requirements:\n- Docker\n- PostgreSQL",
      jobTitle: "Developer",
      language: "en",
    }),
    profile,
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-23",
    readerLanguage: "en",
  });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(most);
  expect(content.workExperience).toHaveLength(3);
};

const WRITTEN = "a profile with points of nothing but %j is written and checked";
/** Each with the most that it may cost, in milliseconds of the processor: several times of what it does. */
test.each([
  ["中", 1_500],
  ["a\n", 5_000],
  ["12.5 % ", 2_000],
])(WRITTEN, writeRun);
test.each([
  ["1 ", 8_000],
  ["ı", 1_500],
  ["A ", 5_000],
])(WRITTEN, { tags: "long" }, writeRun);
