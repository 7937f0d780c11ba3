/**
 * How soon the product is there, and what it then holds: `node bench/start.ts [--rounds 3] [--rest 45]`, after
 * `pnpm build`. Starts on an empty store, on one that was stopped, and after kill -9; for each the time to "ready" and the
 * processor's time that the server itself took to get there, which other work on the machine changes less. The last line
 * is the memory of the server's process so many seconds after a start, and its threads' with it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Product, startProduct } from "@terzi/journeys/product";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, rest: { type: "string", default: "45" } },
});
const TICK_MS = 10;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The processor's time of the process so far, its threads' with it and its children's not, in milliseconds. */
function readProcessorMs({ process: { pid } }: Product): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function readMemoryMb({ process: { pid } }: Product): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}

async function killHard({ process: server }: Product): Promise<void> {
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGKILL");
  await ended;
}

const dataDir = mkdtempSync(join(tmpdir(), "terzi-start-"));
let product: Product | undefined;
try {
  const start = async (): Promise<{ product: Product; told: string; ms: number }> => {
    const started = await startProduct({ dataDir });
    const told = `${(started.readyAfterMs / 1_000).toFixed(1)} s (${(readProcessorMs(started) / 1_000).toFixed(1)} s of the processor)`;
    product = started;
    return { product: started, told, ms: started.readyAfterMs };
  };
  const first = await start();
  say(`ready on an empty store after ${first.told}`);
  await first.product.stop();
  for (const [name, end] of [
    ["a stop", (one: Product) => one.stop()],
    ["kill -9", killHard],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      // What is measured is the start that follows this one's end.
      const before = await start();
      await end(before.product);
      const after = await start();
      say(`ready after ${name}: ${after.told}`);
      times.push(after.ms);
      await after.product.stop();
    }
    say(`median after ${name}: ${(middle(times) / 1_000).toFixed(1)} s`);
  }
  const last = await start();
  await sleep(Number(values.rest) * 1_000);
  say(
    `load of the machine ${loadavg()
      .map((load) => load.toFixed(0))
      .join(", ")}`,
  );
  say(`${readMemoryMb(last.product)} MB ${values.rest} s after the start (goal: 200)`);
} finally {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
