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

const watched = workerData as Watched[];
parentPort?.once("message", () => {
  isOver = true;
});
// What a first call loads and connects would be counted as the server's: it took up to 230 ms amid the rush.
await Promise.all(watched.map(({ address, headers }) => timed(address, { headers })));
parentPort?.postMessage("ready");
await Promise.all(watched.map(ask));
parentPort?.postMessage(seen);
