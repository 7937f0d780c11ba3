import { readFileSync } from "node:fs";
import { request } from "node:http";
import { workerData } from "node:worker_threads";

/** What both threads see: the longest wait for /healthz in ms, and the most memory in MB. */
const { shared, url, pid } = workerData as { shared: Int32Array; url: string; pid: number };

const PAUSE_MS = 200;
const PAGE_KB = 4;
let askedAt = 0;
let nextAt = 0;

const raise = (place: number, value: number): void => {
  if (value > Atomics.load(shared, place)) Atomics.store(shared, place, Math.round(value));
};

function answered(): void {
  raise(0, performance.now() - askedAt);
  askedAt = 0;
  nextAt = performance.now() + PAUSE_MS;
}

function askHealth(): void {
  askedAt = performance.now();
  const asking = request(`${url}/healthz`, (answer) => answer.resume().on("end", answered));
  // A server that is gone is the attack's own business: it is not slow.
  asking.on("error", () => {
    askedAt = 0;
    nextAt = performance.now() + PAUSE_MS;
  });
  asking.end();
}

/** Pages of memory that are there, of Linux alone; elsewhere no memory is shown. */
function readMemoryMb(): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_KB) / 1024;
  } catch {
    return 0;
  }
}

setInterval(() => {
  raise(1, readMemoryMb());
  // What is still waited for counts as well.
  if (askedAt) raise(0, performance.now() - askedAt);
  else if (performance.now() > nextAt) askHealth();
}, 25);
