/**
 * What a file costs beside Chromium alone: `node bench/prints.ts [--rounds 12]`, after `pnpm build`. The first PDF after a
 * start, by somebody who came three seconds ago; then, in turns within one run, PDFs of new CVs through the product and the same
 * HTML printed by a browser of its own that does nothing else, kept files, and DOCX; at last many at once. The last line
 * is the share of the product's time in Chromium's.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDb } from "@terzi/db/open-db";
import { startBrowser } from "@terzi/documents/browser-start";
import { loadFontCss } from "@terzi/documents/font-css";
import { cvHtml } from "@terzi/documents/html";
import { databaseUrl } from "@terzi/journeys/open-database";
import { startProduct } from "@terzi/journeys/product";
import { timed, within } from "./load/timed.ts";
import { contentOf, insertCv, openPerson, type Person } from "./load/world.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "12" }, together: { type: "string", default: "20" } },
});
const GOALS = { share: 1.5, firstMs: 500, keptMs: 10, docxMs: 50 };
const [rounds, together] = [Number(values.rounds), Number(values.together)];
const say = (line: string) => void process.stdout.write(`${line}\n`);

const dataDir = mkdtempSync(join(tmpdir(), "terzi-prints-"));
const product = await startProduct({ dataDir, env: { HOST: "127.0.0.1", TRUST_PROXY: "true" } });
const db = openDb({ url: await databaseUrl(dataDir), maxConnections: 2 });
const alone = await startBrowser({ dataDir, log: { warn: () => {} } });

/** Nobody prints in the second in which they come: they have looked at their CVs first. */
const LOOKED_MS = 3_000;
const look = ({ headers }: Person) => timed(`${product.url}/api/cvs`, { headers });

type Saved = { person: Person; id: string };
const save = async (person: Person): Promise<Saved> => ({ person, id: await insertCv(db, person) });
const download = async ({ person, id }: Saved, format: "pdf" | "docx"): Promise<number> => {
  const { ms, status } = await timed(`${product.url}/api/cvs/${id}/download/${format}`, {
    headers: person.headers,
  });
  if (status !== 200) throw new Error(`${format} was answered with ${status}`);
  return ms;
};

/** Milliseconds of a browser that does nothing else, for the page that the product prints. */
async function printAlone(person: Person): Promise<number> {
  const cv = { content: contentOf(person), template: "modern", language: "en", jobTitle: "" } as const;
  const html = cvHtml(cv, { fontCss: loadFontCss(cv.template) });
  const begun = performance.now();
  await page.setContent(html, { waitUntil: "load" });
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  return performance.now() - begun;
}

const memoryMb = (): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
};

const page = await alone.context.newPage();
await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true)]);
try {
  const [newcomer, warming] = [await openPerson(db), await openPerson(db)];
  const newcomers = await save(newcomer);
  await look(newcomer);
  await sleep(LOOKED_MS);
  const first = await download(newcomers, "pdf");
  say(`first PDF ${first.toFixed(0)} ms after it was asked for (goal: ${GOALS.firstMs})`);
  for (let round = 0; round < 3; round++) {
    await download(await save(warming), "pdf");
    await download(await save(warming), "docx");
    await printAlone(warming);
  }
  const times = { warm: [] as number[], alone: [] as number[], kept: [] as number[], docx: [] as number[] };
  const shares: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const person = await openPerson(db);
    const saved = await save(person);
    const [warm, bare] = [await download(saved, "pdf"), await printAlone(person)];
    shares.push(warm / bare);
    times.warm.push(warm);
    times.alone.push(bare);
    for (let turn = 0; turn < 3; turn++) times.kept.push(await download(saved, "pdf"));
    times.docx.push(await download(saved, "docx"));
  }
  const people = await Promise.all(Array.from({ length: together }, () => openPerson(db)));
  const saved = await Promise.all(people.map(save));
  const before = memoryMb();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memoryMb());
  }, 100);
  const atOnce = await Promise.all(saved.map((one) => download(one, "pdf")));
  clearInterval(watching);
  await sleep(100);
  const told = (list: number[]) => `median ${within(list, 0.5)} ms, slowest ${within(list, 1)} ms`;
  say(`PDF of a new CV: ${told(times.warm)}; Chromium alone: ${told(times.alone)}`);
  say(`kept PDF: ${told(times.kept)} (goal: ${GOALS.keptMs})`);
  say(`DOCX: ${told(times.docx)} (goal: ${GOALS.docxMs})`);
  say(`${together} PDFs at once: all printed, ${told(atOnce)}; memory ${before} MB, at most ${most} MB`);
  say(`load of the machine ${loadavg()[0]?.toFixed(0)}`);
  const share = shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 0;
  say(`a PDF takes ${share.toFixed(2)} times what Chromium alone takes (goal: ${GOALS.share})`);
} finally {
  await alone.stop();
  await db.destroy();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
