/**
 * How long it takes to read a posting of 10,000 characters, to match a profile of five pages against it, and with that
 * to write and check the CV without a key: `node bench/tailor-speed.ts [--data folder]`. Printing isn't in it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { readCvFile } from "@terzi/documents/read-cv";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { tailor } from "@terzi/tailoring/tailor";
import { localWriter } from "@terzi/tailoring/write/local-writer";
import { z } from "zod";
import { openScorer } from "./src/measured.ts";

const ROUNDS = 21;
const WARM_UP = 3;
const GOAL_MS = 100;
const POSTING_LETTERS = 10_000;
/** Five printed pages hold about 2,500 letters each; the names of the fields come on top. */
const PROFILE_LETTERS = 15_000;
const TODAY = "2026-11-21";

const { data } = openScorer("match.mjs");
const Posting = z.object({ text: z.string() });
const posting = readFileSync(join(data, "B_jobs/en/postings_en.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => Posting.parse(JSON.parse(line)).text)
  .join("\n")
  .slice(0, POSTING_LETTERS);

/** One person with the jobs and schools of several, until five pages are full. */
async function readLongProfile(): Promise<CareerProfile> {
  const files = z.array(z.object({ file: z.string() }).transform(({ file }) => file)).parse(
    readFileSync(join(data, "A_cv/livecareer_pdf/index.jsonl"), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
  let long: CareerProfile | null = null;
  for (const file of files) {
    const { profile } = await readCvFile(new Uint8Array(readFileSync(join(data, file))));
    if (!long) long = profile;
    else {
      long.education.push(...profile.education);
      for (const job of profile.experiences) {
        long.experiences.push(job);
        if (JSON.stringify(long).length >= PROFILE_LETTERS) return long;
      }
    }
  }
  throw new Error("The CVs don't fill five pages");
}

const profile = await readLongProfile();
const order = CvOrder.parse({ jobPosting: posting, jobTitle: "Operations Manager", language: "en" });
const reads: number[] = [];
const wholes: number[] = [];
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const started = performance.now();
  scorePosting(posting, profile, { jobTitle: order.jobTitle, language: "en", today: TODAY });
  const scored = performance.now();
  await tailor({
    order,
    profile,
    writer: localWriter,
    countPages: async () => 1,
    today: TODAY,
    readerLanguage: "en",
  });
  if (round < WARM_UP) continue;
  reads.push(scored - started);
  wholes.push(performance.now() - scored);
}
const show = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${sorted[(ROUNDS - 1) / 2]?.toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(1)} ms`;
};
process.stdout.write(
  `posting ${posting.length} characters, profile ${JSON.stringify(profile).length} characters\n`,
);
process.stdout.write(`read + match                   ${show(reads)}\n`);
process.stdout.write(`read + match + write + verify  ${show(wholes)} (goal: under ${GOAL_MS})\n`);
