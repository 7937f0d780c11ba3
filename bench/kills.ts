/**
 * kill -9 amid saves, payments and webhooks: `node bench/kills.ts [--rounds 1000] [--seed 1]`, after `pnpm build`. Each
 * round kills the server at a moment drawn by chance, starts it again on the same data, and holds every CV that was said
 * to be saved, every payment and the whole ledger against each other. The last line is the number of failures.
 */
import { parseArgs } from "node:util";
import { killOnce } from "./attack/kills.ts";
import { openRandom } from "./attack/random.ts";
import { openTally } from "./attack/tally.ts";
import { openTarget } from "./attack/target.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "1000" }, seed: { type: "string", default: "1" } },
});
const rounds = Number(values.rounds);
const random = openRandom(Number(values.seed));
const say = (line: string) => void process.stdout.write(`${line}\n`);

const target = await openTarget();
const tally = openTally();
try {
  for (let round = 1; round <= rounds; round++) {
    const known = tally.failures.length;
    await killOnce(target, tally, 20 + Math.floor(random() * 1_500));
    for (const failure of tally.failures.slice(known)) say(`round ${round}: ${failure}`);
    if (round % 50 === 0) say(`${round} rounds`);
  }
  const { rows } = await target.db.query<{ cvs: string; purchases: string }>(
    `select (select count(*) from cv) as cvs, (select count(*) from purchase where status = 'completed') as purchases`,
  );
  say(`${rounds} kills, ${rows[0]?.cvs} CVs, ${rows[0]?.purchases} payments, ${tally.tried} things held`);
} finally {
  await target.close();
}
say(`${tally.failures.length} failures`);
process.exitCode = tally.failures.length ? 1 : 0;
