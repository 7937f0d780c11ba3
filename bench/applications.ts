/**
 * How soon the board of a person with as many applications as may be (1,000) is ready, a dragged card stands in its new
 * column and on the server, and a search is answered; and how long a CSV file of them takes to come in and go out.
 * `node bench/applications.ts`, after `pnpm build`
 */
import { openBrowser } from "@terzi/journeys/browser";
import { call } from "@terzi/journeys/call";
import { enrol } from "@terzi/journeys/enrol";
import { startProduct } from "@terzi/journeys/product";
import { settle, visit } from "@terzi/journeys/visit";
import type { Page } from "puppeteer-core";

const CARDS = 1_000;
const TIMES = 9;
const STATUSES = ["saved", "applied", "applied", "interview", "offer", "closed"];
const say = (line: string) => void process.stdout.write(`${line}\n`);

const rows = Array.from({ length: CARDS }, (_, at) => {
  const status = STATUSES[at % STATUSES.length] ?? "saved";
  const month = String(1 + (at % 12)).padStart(2, "0");
  const day = status === "saved" ? "" : `2026-${month}-05`;
  return `Weaver ${at},Mill ${at % 90},${status},${day},${40 + (at % 60)},Met the foreman on floor ${at}`;
});
const CSV = ["jobTitle,company,status,appliedOn,matchScore,notes", ...rows].join("\n");

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** "12 ms in the middle, 30 at most" */
const told = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)]} ms in the middle, ${sorted.at(-1)} at most`;
};

const statusOf = async (page: Page, id: string): Promise<string> =>
  // `as`: the answer's shape is in the product's own description of this path.
  ((await call(page, "GET", `/api/applications/${id}`)) as { status: string }).status;

/** Drags the first card of a column into another: how long until it stands there, and until the server has it. */
async function drag(page: Page, from: string, to: string): Promise<{ shown: number; saved: number }> {
  const card = await page.waitForSelector(`main section[aria-label="${from}"] li`);
  const target = await page.waitForSelector(`main section[aria-label="${to}"] li`);
  const href = await card?.$eval("a", (link) => link.getAttribute("href"));
  if (!card || !target || !href) throw new Error("the board has no card, or no column");
  const answered = page.waitForResponse((answer) => answer.url().includes("applications.move"));
  const begun = performance.now();
  await target.drop(card);
  await page.waitForSelector(`main section[aria-label="${to}"] a[href="${href}"]`);
  const shown = performance.now() - begun;
  await answered;
  const saved = performance.now() - begun;
  const status = await statusOf(page, href.slice("/applications/".length));
  if (status !== to.toLowerCase()) throw new Error(`the server has it as ${status}`);
  return { shown, saved };
}

async function typeSearch(page: Page, text: string, hit: string): Promise<number> {
  const field = await page.waitForSelector('main input[type="search"]');
  await field?.evaluate((input) => input instanceof HTMLInputElement && input.select());
  return timed(async () => {
    await field?.type(text);
    await page.waitForFunction(
      (hit) => document.querySelector("main ul li a")?.textContent === hit,
      { polling: "raf" },
      hit,
    );
  });
}

const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await enrol(browser, product.url, { firstName: "Nia", email: "nia-board@example.com" });
  await page.setViewport({ width: 1440, height: 900 });
  const board = `${product.url}/applications`;
  await visit(page, board);
  const into = await timed(() => call(page, "POST", "/api/applications/import", { csv: CSV }));
  const out = await timed(() =>
    page.evaluate(() => fetch("/api/applications/export").then((answer) => answer.text())),
  );
  say(`${CARDS} applications, from CSV in ${into.toFixed(0)} ms, to CSV in ${out.toFixed(0)} ms`);

  const ready: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    ready.push(
      await timed(async () => {
        await page.goto(board, { waitUntil: "domcontentloaded" });
        await page.waitForSelector("main section li a");
      }),
    );
    await settle(page);
  }
  say(`the board is ready after ${told(ready)}`);

  const drags: { shown: number; saved: number }[] = [];
  for (let time = 0; time < TIMES; time++) drags.push(await drag(page, "Saved", "Interview"));
  say(`a card that is dragged stands in its column after ${told(drags.map(({ shown }) => shown))}`);
  say(`and on the server after ${told(drags.map(({ saved }) => saved))}`);

  await visit(page, `${board}?view=list`);
  const searches: number[] = [];
  for (let time = 0; time < TIMES; time++)
    searches.push(await typeSearch(page, `weaver ${900 + time}`, `Weaver ${900 + time}`));
  say(`ten letters of a search are typed and answered after ${told(searches)}`);
  const totals = await timed(async () => {
    await page.goto(`${board}?view=totals`);
    await page.waitForSelector("main dl dd");
  });
  say(`the totals stand after ${totals.toFixed(0)} ms`);
} finally {
  await browser.close();
  await product.stop();
}
