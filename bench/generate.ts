/**
 * How long somebody waits for a CV at the server, without a model: `node bench/generate.ts [--rounds 15]`, after
 * `pnpm build`. Five pages of profile and a posting of 10,000 letters, one after another, each of somebody who comes for
 * the first time; over tRPC as the app asks, so that the first step of the progress is seen as well. The last line is the
 * time in the middle.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDb } from "@terzi/db/open-db";
import { databaseUrl } from "@terzi/journeys/open-database";
import { startProduct } from "@terzi/journeys/product";
import { longPosting } from "@terzi/server/test/long-texts";
import { within } from "./load/timed.ts";
import { signIn } from "./load/sign-in.ts";
import { openPerson } from "./load/world.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "15" } } });
const GOALS = { wholeMs: 150, firstMs: 300 };
/** Each thread compiles for itself what it does often. */
const WARM_UP = 20;
const POSTING_LETTERS = 10_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "terzi-generate-"));
const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true" } });
const db = openDb({ url: await databaseUrl(dataDir), maxConnections: 2 });

/** The cookie and the address of somebody who is signed in in a browser. */
async function openVisitor(): Promise<Record<string, string>> {
  const person = await openPerson(db);
  const cookie = await signIn(db, person);
  const address = person.headers["x-forwarded-for"] ?? "";
  return { cookie, "x-forwarded-for": address };
}

/** Milliseconds until the first step was told, and until all was there. */
async function generate(number: number): Promise<{ first: number; whole: number }> {
  const headers = await openVisitor();
  const order = {
    jobPosting: longPosting(number).slice(0, POSTING_LETTERS),
    jobTitle: "Operations Manager",
  };
  const begun = performance.now();
  const answer = await fetch(`${product.url}/trpc/cv.generate?batch=1`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "trpc-accept": "application/jsonl" },
    body: JSON.stringify({ 0: order }),
  });
  let text = "";
  let first = 0;
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (!first && text.includes('"step"')) first = performance.now() - begun;
  }
  const whole = performance.now() - begun;
  if (!text.includes('"previewId"')) throw new Error(`no CV came: ${text.slice(0, 500)}`);
  return { first, whole };
}

const TICK_MS = 10;
/** The processor's time of the server and its threads so far, which other work changes less. */
function readProcessorMs(): number {
  const fields = readFileSync(`/proc/${product.process.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

try {
  const begun = readProcessorMs();
  let warm = 0;
  const times: { first: number; whole: number }[] = [];
  for (let round = -WARM_UP; round < Number(values.rounds); round++) {
    const took = await generate(round + WARM_UP);
    if (round === -WARM_UP)
      say(`the first of all: ${took.whole.toFixed(0)} ms, ${readProcessorMs() - begun} of the processors`);
    if (round === -1) warm = readProcessorMs();
    if (round >= 0) times.push(took);
  }
  const processorMs = (readProcessorMs() - warm) / times.length;
  const [first, whole] = [times.map((time) => time.first), times.map((time) => time.whole)];
  say(
    `load of the machine ${loadavg()[0]?.toFixed(0)}; ${processorMs.toFixed(0)} ms of the processors for a CV`,
  );
  say(`first progress after ${within(first, 0.5)} ms, at most ${within(first, 1)} (goal: ${GOALS.firstMs})`);
  say(`a CV after ${within(whole, 0.5)} ms, at most ${within(whole, 1)} (goal: ${GOALS.wholeMs})`);
} finally {
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
