import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { timed } from "./timed.ts";

/** What is asked for again and again, each by one visitor. */
export type Watched = { name: string; address: string; headers: Record<string, string> };
/** By name: the times of all answers. */
export type Seen = { times: Record<string, number[]>; refused: number };

const PAUSE_MS = 100;
const seen: Seen = { times: {}, refused: 0 };
let isOver = false;

async function ask({ name, address, headers }: Watched): Promise<void> {
  seen.times[name] ??= [];
  while (!isOver) {
    const { ms, status } = await timed(address, { headers });
    seen.times[name].push(ms);
    if (status !== 200) seen.refused++;
    await sleep(PAUSE_MS);
  }
}

parentPort?.once("message", () => {
  isOver = true;
});
await Promise.all((workerData as Watched[]).map(ask));
for (const [n, t] of Object.entries(seen.times)) console.error(n, "first asks", t.slice(0, 5).map(Math.round).join(), "slowest", t.map((ms, at) => [Math.round(ms), at]).sort((a, b) => (b[0] ?? 0) - (a[0] ?? 0)).slice(0, 6).map(String).join(" "));
parentPort?.postMessage(seen);
