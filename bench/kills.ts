/**
 * kill -9 amid saves, payments and webhooks: `node bench/kills.ts [--rounds 1000] [--seed 1] [--at-once 2]`, after
 * `pnpm build`. Each round kills the server at a moment drawn by chance, starts it again on the same data, and holds every
 * CV that was said to be saved, every payment and the whole ledger against each other. Several servers, each with data
 * of its own, share the rounds. The last line is the number of failures.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { killOnce, openBusy } from "./attack/kills.ts";
import { openRandom } from "./attack/random.ts";
import { openTally } from "./attack/tally.ts";
import { openTarget } from "./attack/target.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "2" },
  },
});
const rounds = Number(values.rounds);
/** A server that has just started needs some 200 ms for its first answers. */
const WITHIN_MS = { least: 20, most: 820 };
const say = (line: string) => void process.stdout.write(`${line}\n`);

const tally = openTally();
const begun = performance.now();
let done = 0;
const made = { cvs: 0, payments: 0 };

/** Takes rounds until there are none left. */
async function killInTurn(seed: number): Promise<void> {
  const random = openRandom(seed);
  const target = await openTarget();
  try {
    const busy = await openBusy(target);
    while (done < rounds) {
      const round = ++done;
      const known = tally.failures.length;
      const afterMs = WITHIN_MS.least + Math.floor(random() * (WITHIN_MS.most - WITHIN_MS.least));
      await killOnce(target, tally, { busy, afterMs });
      for (const failure of tally.failures.slice(known)) say(`about round ${round}: ${failure}`);
      const seconds = (performance.now() - begun) / 1_000;
      if (round % 50 === 0) say(`${round} rounds, ${(seconds / round).toFixed(1)} s each`);
    }
    const { rows } = await target.db.query<{ cvs: number; payments: number }>(
      `select (select count(*)::int from cv) as cvs,
         (select count(*)::int from purchase where status = 'completed') as payments`,
    );
    made.cvs += rows[0]?.cvs ?? 0;
    made.payments += rows[0]?.payments ?? 0;
  } finally {
    await target.close();
  }
}

const lanes = Array.from(
  { length: Number(values["at-once"]) },
  (_, lane) => Number(values.seed) + lane * 7_919,
);
await Promise.all(lanes.map(killInTurn));
say(
  `load of the machine ${loadavg()[0]?.toFixed(0)}; ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`,
);
say(`${rounds} kills, ${made.cvs} CVs, ${made.payments} payments, ${tally.tried} things held`);
say(`${tally.failures.length} failures`);
process.exitCode = tally.failures.length ? 1 : 0;
