/**
 * What the matcher loads in a browser while a posting is typed, compressed: `node bench/matcher-size.ts [--data folder]`
 * after a build. Each posting is the first of its browser. Whatever comes out is held against the whole vocabulary's.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { coreBytes, MAX_CORE_BYTES, MAX_MATCHER_BYTES, partBytes } from "@terzi/journeys/matcher-bytes";
import { pairsOf, peoplesPairs } from "./src/known-pairs.ts";
import { type ByNeed, compareByNeed, type Pair } from "./src/score-by-need.ts";

const { values } = parseArgs({ options: { data: { type: "string" } } });
const data = resolve(values.data ?? join(import.meta.dirname, "../../shared/data"));

const core = coreBytes();
const known = new Map<string, number>();
function bytesOf(part: string): number {
  const bytes = known.get(part) ?? partBytes(part);
  known.set(part, bytes);
  return bytes;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function judge(name: string, results: ByNeed[]): boolean {
  const sums = results
    .map(({ parts }) => parts.reduce((sum, part) => sum + bytesOf(part), core))
    .sort((one, other) => one - other);
  const at = (share: number): number => sums[Math.floor((sums.length - 1) * share)] ?? 0;
  const others = results.filter(({ isSame }) => !isSame).length;
  const [median, most] = [at(0.5), at(0.95)].map(kilobytes);
  const parts = results.reduce((sum, result) => sum + result.parts.length, 0) / results.length;
  say(
    `${name}: ${results.length} pairs, median ${median}, 95th percentile ${most} of ${kilobytes(MAX_MATCHER_BYTES)};`,
  );
  say(`  ${parts.toFixed(1)} parts each; ${others} otherwise than with the whole vocabulary`);
  return others === 0 && at(0.95) <= MAX_MATCHER_BYTES;
}

async function measure(name: string, pairs: Pair[]): Promise<boolean> {
  const results = await compareByNeed(pairs);
  const isTurkish = ({ parts }: ByNeed): boolean => parts.includes("turkish");
  const english = results.filter((result) => !isTurkish(result));
  return [
    judge(`${name}, English`, english),
    judge(`${name}, Turkish in one of both`, results.filter(isTurkish)),
  ].every(Boolean);
}

say(`core: ${kilobytes(core)} of ${kilobytes(MAX_CORE_BYTES)}`);
const isRight = [
  core <= MAX_CORE_BYTES,
  await measure("people of bench/people", peoplesPairs()),
  await measure("postings of the data", pairsOf(data)),
];
process.exitCode = isRight.every(Boolean) ? 0 : 1;
