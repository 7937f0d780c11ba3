/**
 * How long the letter and the interview of a CV take to be worked out, and how many of a letter's sentences about the
 * person are proven: `node bench/beside-the-cv.ts`. Each person of `bench/people` with each of their postings.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import { Language } from "@terzi/contracts/language";
import { prepareInterview } from "@terzi/tailoring/interview/prepare-interview";
import { writeLetter } from "@terzi/tailoring/letter/write-letter";
import { z } from "zod";

const FOLDER = join(import.meta.dirname, "people", "F_people");
const Pair = z.object({ profile: z.int(), posting: z.string(), lang: Language });
const TODAY = "2026-11-23";

const people = CareerProfile.array().parse(JSON.parse(readFileSync(join(FOLDER, "profiles.json"), "utf8")));
const pairs = readFileSync(join(FOLDER, "postings.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => Pair.parse(JSON.parse(line)));

const letters: number[] = [];
const interviews: number[] = [];
let told = 0;
for (const { profile: place, posting, lang } of pairs) {
  const profile = people[place];
  if (!profile) throw new Error(`There is no profile ${place}`);
  const cv = {
    jobPosting: posting,
    jobTitle: "",
    company: "",
    language: lang,
    tone: "professional",
  } as const;
  const task = { order: { ...cv, length: "medium" as const }, profile, today: TODAY };
  const begun = performance.now();
  told += writeLetter(task).proofs.length;
  const written = performance.now();
  prepareInterview(task);
  letters.push(written - begun);
  interviews.push(performance.now() - written);
}

for (const [name, times] of Object.entries({ letters, interviews })) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  process.stdout.write(`${name}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms\n`);
}
process.stdout.write(
  `sentences of a medium letter that rest on a line of the profile: ${(told / pairs.length).toFixed(1)}\n`,
);
