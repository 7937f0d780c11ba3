/**
 * What the truth guard says to claims about strangers, by what is wrong with them:
 * `node bench/verdicts.ts [--data folder] [--list]`. The folder holds F_people, as for `bench/people.ts`. A claim with a
 * `fact` is one in which something that can be checked is wrong.
 */
import { parseArgs } from "node:util";
import type { Verdict } from "@terzi/contracts/cv";
import { checkClaim, readClaims, readPeople, verdictOf } from "./src/people-claims.ts";

const { values } = parseArgs({
  options: { data: { type: "string", default: "bench/people" }, list: { type: "boolean", default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const personAt = readPeople(values.data);
const tallies = new Map<string, Record<Verdict, number>>();
function count(group: string, verdict: Verdict): void {
  const tally = tallies.get(group) ?? { proven: 0, unproven: 0, contradicted: 0 };
  tally[verdict]++;
  tallies.set(group, tally);
}

for (const claim of readClaims(values.data)) {
  const { id, profile, kind, supported, fact, place, text } = claim;
  const checks = checkClaim(claim, personAt(profile));
  const verdict = verdictOf(checks);
  const truth = supported ? "true" : "false";
  count(`${truth}, all`, verdict);
  if (fact) count("false, with a wrong fact", verdict);
  count(`${truth}, ${kind}`, verdict);
  if (!values.list) continue;
  const conflicts = checks.flatMap((check) =>
    check.conflicts.map(({ kind: of, said, known }) => `${of}: ${said} / ${known}`),
  );
  const gaps = checks.flatMap((check) => check.gaps.map(({ reason, word }) => `${reason} ${word}`));
  print(
    `${truth} ${verdict} ${id} ${kind} ${profile} ${place}: ${text} (${[...conflicts, "|", ...gaps].join("; ")})`,
  );
}
for (const [group, { proven, unproven, contradicted }] of [...tallies].toSorted())
  print(`${group.padEnd(28)} proven ${proven}, unproven ${unproven}, contradicted ${contradicted}`);
