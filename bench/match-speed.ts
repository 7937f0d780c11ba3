/**
 * How long a worker takes to read a posting and hold a profile against it, as the browser's does while somebody types:
 * `node bench/match-speed.ts`. Each pair of `bench/people` comes once, so that nothing counts that is remembered of it;
 * half of them come before the others are timed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { CareerProfile } from "@terzi/contracts/career";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { z } from "zod";

const GOAL_MS = 80;
const FOLDER = join(import.meta.dirname, "people", "F_people");
const Pair = z.object({ profile: z.int(), posting: z.string() });
const TODAY = "2026-11-22";

function timePairs(): number[] {
  const people = CareerProfile.array().parse(JSON.parse(readFileSync(join(FOLDER, "profiles.json"), "utf8")));
  const pairs = readFileSync(join(FOLDER, "postings.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => Pair.parse(JSON.parse(line)));
  const half = people.length / 2;
  const timed: number[] = [];
  for (const { profile, posting } of pairs.toSorted((one, other) => one.profile - other.profile)) {
    const person = people[profile];
    if (!person) throw new Error(`There is no profile ${profile}`);
    const start = performance.now();
    scorePosting(posting, person, { language: "en", today: TODAY });
    if (profile >= half) timed.push(performance.now() - start);
  }
  return timed;
}

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.once("message", (times: number[]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const [median = 0, slowest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
    process.stdout.write(
      `${sorted.length} pairs: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms; goal ${GOAL_MS} ms\n`,
    );
    process.exitCode = slowest <= GOAL_MS ? 0 : 1;
  });
} else parentPort?.postMessage(timePairs());
