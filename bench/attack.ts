/**
 * An attack on the running product, as anybody can repeat it: `node bench/attack.ts [--quick] [--seed 1] [--only name]
 * [--data folder] [--show 5]`. It starts the built product on a folder of its own, over loopback alone, and tries to
 * break it; the last line is the number of failures. `--quick` takes under two minutes, all of it most of an hour.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Attack } from "./attack/attack.ts";
import { failedStarts } from "./attack/failed-starts.ts";
import { collectedFiles, madeFiles, mutatedFiles, uploadsAtOnce } from "./attack/files.ts";
import { fuzz } from "./attack/fuzz.ts";
import { databaseAway, gentleStops, kills } from "./attack/kills.ts";
import { accountRaces, paymentRaces, savingRaces } from "./attack/races.ts";
import { developersPages, foreignHosts, oddBodies, oddTargets } from "./attack/request-lines.ts";
import { resetLinks, sessionRules, tokensAfterwards } from "./attack/sessions.ts";
import {
  largeBatch,
  largeDownload,
  largeGeneration,
  listsOfMany,
  manyGenerations,
  printsAtOnce,
} from "./attack/sizes.ts";
import { slowSockets } from "./attack/sockets.ts";
import { openTally } from "./attack/tally.ts";
import { openTarget, type Target } from "./attack/target.ts";

const ATTACKS: Attack[] = [
  oddTargets,
  foreignHosts,
  developersPages,
  oddBodies,
  sessionRules,
  resetLinks,
  tokensAfterwards,
  savingRaces,
  paymentRaces,
  accountRaces,
  collectedFiles,
  mutatedFiles,
  madeFiles,
  uploadsAtOnce,
  largeBatch,
  largeDownload,
  manyGenerations,
  largeGeneration,
  printsAtOnce,
  listsOfMany,
  slowSockets,
  kills,
  gentleStops,
  databaseAway,
  failedStarts,
  fuzz,
];

const HEALTH_MS = 1_000;
const MEMORY_MB = 1_200;
/** When it is over, whatever is left: nobody waits for longer. */
const MOST_MINUTES = 60;

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    data: { type: "string", default: join(import.meta.dirname, "../../shared/data") },
    show: { type: "string", default: "5" },
  },
});
const orders = { seed: Number(values.seed), isQuick: values.quick, dataFolder: resolve(values.data) };
const say = (line: string) => void process.stdout.write(`${line}\n`);
const columns = (name: string, ...rest: (string | number)[]) =>
  `${name.padEnd(36)}${rest.map((cell) => String(cell).padStart(11)).join("")}`;

/** The next attack begins with a server that answers: a new process, where this one is gone or still busy. */
async function recover(target: Target): Promise<void> {
  if (target.isRunning() && (await target.ask({ path: "/healthz", timeoutMs: 5_000 })).status === 200) return;
  if (target.isRunning()) await target.kill();
  await target.start();
}

/** Runs one attack, and holds what must hold during any of them. */
async function attack(target: Target, { name, run }: Attack): Promise<number> {
  const tally = openTally();
  target.readHealth();
  const begun = performance.now();
  await run(target, tally, orders).catch((error: unknown) => tally.expect(false, `gave up: ${error}`));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { healthMs, memoryMb } = target.readHealth();
  tally.expect(healthMs <= HEALTH_MS, `/healthz was waited for ${(healthMs / 1000).toFixed(1)} s`);
  tally.expect(memoryMb <= MEMORY_MB, `the server took ${memoryMb} MB of memory`);
  tally.expect(target.isRunning(), `the server ended:\n${target.product.readOutput().slice(-1_000)}`);
  const worst = `${(tally.worstMs / 1000).toFixed(1)} s`;
  const { tried, failures } = tally;
  say(
    columns(
      name,
      tried,
      failures.length,
      worst,
      `${healthMs} ms`,
      memoryMb ? `${memoryMb} MB` : "?",
      `${seconds} s`,
    ),
  );
  for (const failure of failures.slice(0, Number(values.show)))
    say(`    ${failure.replaceAll("\n", "\n    ")}`);
  await recover(target);
  return failures.length;
}

const deadline = Date.now() + MOST_MINUTES * 60_000;
const target = await openTarget();
let failures = 0;
try {
  say(columns("attack", "tried", "failed", "worst", "/healthz", "memory", "took"));
  for (const each of ATTACKS) {
    if (!each.name.includes(values.only) || (orders.isQuick && each.isLong)) continue;
    if (Date.now() > deadline) say(`${each.name}: left out, ${MOST_MINUTES} minutes are over`);
    else failures += await attack(target, each);
  }
} finally {
  await target.close();
}
say(`${failures} failures`);
process.exitCode = failures ? 1 : 0;
