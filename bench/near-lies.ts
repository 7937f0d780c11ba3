// How many of the sentences that are almost what a line says the guard lets pass: `node bench/near-lies.ts [--list]`.
// bench/claims/near-lies has lines "what somebody wrote => what isn't so", by field; most were aimed at weak places by
// people who wanted them to pass, and the guard was mended by what did.
import { readdirSync, readFileSync } from "node:fs";
import { verdictOfLine } from "./src/verdict-of-line.ts";

const FOLDER = "bench/claims/near-lies";
const isListing = process.argv.includes("--list");
const print = (line: string) => process.stdout.write(`${line}\n`);
const passes = (line: string, lie: string): boolean => verdictOfLine(line, lie) === "proven";

let passed = 0;
let all = 0;
for (const file of readdirSync(FOLDER)) {
  const pairs = readFileSync(`${FOLDER}/${file}`, "utf8")
    .split("\n")
    .map((line) => line.split(" => "))
    .filter((pair) => pair.length === 2);
  const through = pairs.filter(([fact = "", lie = ""]) => passes(fact, lie));
  passed += through.length;
  all += pairs.length;
  print(`${file}: ${through.length} of ${pairs.length} pass`);
  if (isListing) for (const pair of through) print(`  ${pair.join(" => ")}`);
}
print(`all: ${passed} of ${all} pass (${((100 * passed) / all).toFixed(1)} %)`);
