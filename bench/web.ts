/** What strangers wait for: Lighthouse's scores of the public pages, and the script that a first visit loads. `node bench/web.ts [--rounds 5]` */
import { parseArgs } from "node:util";
import { openBrowser } from "@terzi/journeys/browser";
import { startProduct } from "@terzi/journeys/product";
import { MAX_SCRIPT_BYTES, measureScriptBytes } from "@terzi/journeys/script-bytes";
import lighthouse from "lighthouse";
import type { Browser } from "puppeteer-core";

const PAGES = [
  "/",
  "/pricing",
  "/how-to-use",
  "/contact",
  "/login",
  "/signup",
  "/privacy",
  "/terms",
  "/imprint",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Of several runs the one in the middle: other work on the machine costs points. */
const ROUNDS = Number(parseArgs({ options: { rounds: { type: "string", default: "5" } } }).values.rounds);
const PERFORMANCE_MUST = 98;
const say = (line: string) => void process.stdout.write(`${line}\n`);

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];
const scoresOf = ({ categories }: Report): number[] =>
  CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));

async function run(browser: Browser, url: string): Promise<Report> {
  const page = await browser.newPage();
  const result = await lighthouse(url, { logLevel: "silent", onlyCategories: CATEGORIES }, undefined, page);
  await page.close();
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
  return result.lhr;
}

/** Prints what Lighthouse's mobile setting makes of a page, with what cost points. */
async function audit(browser: Browser, url: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round++) reports.push(await run(browser, url));
  reports.sort((one, other) => (scoresOf(one)[0] ?? 0) - (scoresOf(other)[0] ?? 0));
  const middle = reports[Math.floor(ROUNDS / 2)];
  if (!middle) return false;
  const { categories, audits } = middle;
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
    (id) => `${id.replace(/(\w)\w+-?/g, "$1").toUpperCase()} ${audits[id]?.displayValue}`,
  );
  const shift = `CLS ${audits["cumulative-layout-shift"]?.displayValue}`;
  const all = reports.map((report) => scoresOf(report)[0]).join(" ");
  const scores = scoresOf(middle);
  say(
    `${new URL(url).pathname.padEnd(16)} ${scores.join("  ")}   ${[...times, shift].join(", ")}   (${all})`,
  );
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = "" } = audits[id] ?? { score: null };
      if (weight > 0 && score !== null && score < 0.9) say(`  costs points: ${title} ${displayValue}`);
    }
  const [performance = 0, ...others] = scores;
  return performance >= PERFORMANCE_MUST && others.every((score) => score === 100);
}

const product = await startProduct();
const browser = await openBrowser();
try {
  say(`${"page".padEnd(16)} ${CATEGORIES.join("  ")}`);
  let isGood = true;
  for (const path of PAGES) isGood = (await audit(browser, product.url + path)) && isGood;
  const bytes = await measureScriptBytes(browser, `${product.url}/`);
  say(`script of a first visit to /: ${(bytes / 1024).toFixed(1)} KB compressed`);
  process.exitCode = isGood && bytes <= MAX_SCRIPT_BYTES ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
