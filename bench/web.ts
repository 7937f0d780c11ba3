/** What strangers wait for: Lighthouse's scores of the public pages, and the script that a first visit loads. `node bench/web.ts` */
import { openBrowser } from "@terzi/journeys/browser";
import { startProduct } from "@terzi/journeys/product";
import { MAX_SCRIPT_BYTES, measureScriptBytes } from "@terzi/journeys/script-bytes";
import lighthouse from "lighthouse";
import type { Browser } from "puppeteer-core";

const PAGES = ["/", "/pricing", "/how-to-use"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints what Lighthouse's mobile setting makes of a page, with what cost points. */
async function audit(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage();
  const run = await lighthouse(url, { logLevel: "silent", onlyCategories: CATEGORIES }, undefined, page);
  await page.close();
  if (!run) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
    (id) => `${id.replace(/(\w)\w+-?/g, "$1").toUpperCase()} ${audits[id]?.displayValue}`,
  );
  const shift = `CLS ${audits["cumulative-layout-shift"]?.displayValue}`;
  say(`${new URL(url).pathname.padEnd(14)} ${scores.join("  ")}   ${[...times, shift].join(", ")}`);
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = "" } = audits[id] ?? { score: null };
      if (weight > 0 && score !== null && score < 0.9) say(`  costs points: ${title} ${displayValue}`);
    }
  const [performance = 0, ...others] = scores;
  return performance >= 95 && others.every((score) => score === 100);
}

const product = await startProduct();
const browser = await openBrowser();
try {
  say(`${"page".padEnd(14)} ${CATEGORIES.join("  ")}`);
  let isGood = true;
  for (const path of PAGES) isGood = (await audit(browser, product.url + path)) && isGood;
  const bytes = await measureScriptBytes(browser, `${product.url}/`);
  say(`script of a first visit to /: ${(bytes / 1024).toFixed(1)} KB compressed`);
  process.exitCode = isGood && bytes <= MAX_SCRIPT_BYTES ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
