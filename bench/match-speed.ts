/** How long reading the longest postings and matching a long profile takes: `node bench/match-speed.ts [--data folder]`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCvFile } from "@terzi/documents/read-cv";
import { matchProfile } from "@terzi/tailoring/match-profile";
import { readPosting } from "@terzi/tailoring/read-posting";
import { z } from "zod";
import { openScorer } from "./src/measured.ts";

const ROUNDS = 20;
const WARM_UP = 3;
const LETTERS = 10_000;
const CV = "A_cv/livecareer_pdf/AVIATION_29595906.pdf";

const { data } = openScorer("match.mjs");
const Posting = z.object({ text: z.string() });
const posting = readFileSync(join(data, "B_jobs/en/postings_en.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => Posting.parse(JSON.parse(line)).text)
  .join("\n")
  .slice(0, LETTERS);
const { profile } = await readCvFile(new Uint8Array(readFileSync(join(data, CV))));
const times: number[] = [];
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const started = performance.now();
  matchProfile(readPosting(posting), profile, { language: "en", today: { year: 2025, month: 12 } });
  if (round >= WARM_UP) times.push(performance.now() - started);
}
times.sort((a, b) => a - b);
process.stdout.write(
  `posting ${posting.length} characters, profile ${JSON.stringify(profile).length} characters\n`,
);
process.stdout.write(
  `median = ${times[ROUNDS / 2]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms\n`,
);
