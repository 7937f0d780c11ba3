/**
 * What the guard says to sentences that tell a line again in other words, and to such with one wrong fact:
 * `node bench/pairs.ts [--list contradicted]`. bench/claims/pairs has lines "what somebody wrote => how it is told", each
 * file with true sentences or false ones alone, written by people who didn't know the guard.
 */
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Verdict } from "@terzi/contracts/cv";
import { verdictOfLine } from "./src/verdict-of-line.ts";

const FOLDER = "bench/claims/pairs";
const { values } = parseArgs({ options: { list: { type: "string" } } });

for (const file of readdirSync(FOLDER).toSorted()) {
  const counts: Record<Verdict, number> = { proven: 0, contradicted: 0, unproven: 0 };
  for (const pair of readFileSync(`${FOLDER}/${file}`, "utf8").split("\n")) {
    const [line, sentence] = pair.split(" => ");
    if (!line || !sentence) continue;
    const verdict = verdictOfLine(line, sentence);
    counts[verdict]++;
    if (verdict === values.list) process.stdout.write(`  ${pair}\n`);
  }
  const told = Object.entries(counts).map(([verdict, count]) => `${verdict} ${count}`);
  process.stdout.write(`${file.replace(/\.txt$/, "")}: ${told.join(", ")}\n`);
}
