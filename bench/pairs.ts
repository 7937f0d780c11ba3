/**
 * What the guard says to sentences that tell a line again in other words, and to such with one wrong fact:
 * `node bench/pairs.ts [--list contradicted]`. bench/claims/pairs has lines "what somebody wrote => how it is told", each
 * file with true sentences or false ones alone, written by people who didn't know the guard.
 */
import { parseArgs } from "node:util";
import { judgePairs } from "./src/judge-pairs.ts";

const { values } = parseArgs({ options: { list: { type: "string" } } });

for (const [file, pairs] of Map.groupBy(judgePairs(), (pair) => pair.file)) {
  for (const { line, sentence, verdict } of pairs)
    if (verdict === values.list) process.stdout.write(`  ${line} => ${sentence}\n`);
  const counts = [...Map.groupBy(pairs, ({ verdict }) => verdict)].map(
    ([verdict, { length }]) => `${verdict} ${length}`,
  );
  process.stdout.write(`${file}: ${counts.toSorted().join(", ")}\n`);
}
