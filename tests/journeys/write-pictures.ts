import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "puppeteer-core";
import { openBrowser, openVisitor } from "./browser.ts";
import { turnTo } from "./looks.ts";
import { openPicturedScreen, readLabels } from "./pictured-screen.ts";
import { startProduct } from "./product.ts";
import { LANGUAGES } from "./screens.ts";

/** Takes the pictures of the README and those that link previews show anew from the built product. */
const ROOT = resolve(import.meta.dirname, "../..");
const SHARED = join(ROOT, "apps/web/public/share");
const README = join(ROOT, "docs/pictures/preview.webp");
const LABELS = join(import.meta.dirname, "pictured-labels.json");

/** What link previews show: the landing page's first view. */
const SHARE_SIZE = { width: 1200, height: 630 };

type Size = { width: number; height: number; scale: number };
const WHOLE: Size = { width: 1280, height: 860, scale: 1.5 };

async function takePicture(page: Page, path: string, { width, height, scale }: Size): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: path as `${string}.webp`, type: "webp", quality: 80 });
}

const product = await startProduct();
const browser = await openBrowser();
let labels: string[] = [];
try {
  const page = await openPicturedScreen(browser, product, "en");
  await turnTo(page, { scheme: "light", width: 1280 });
  labels = await readLabels(page);
  await takePicture(page, README, WHOLE);
  await mkdir(SHARED, { recursive: true });
  for (const language of LANGUAGES) {
    const { page } = await openVisitor(browser, product.url, { ...SHARE_SIZE, language });
    await page.screenshot({
      path: join(SHARED, `${language}.jpg`) as `${string}.jpg`,
      type: "jpeg",
      quality: 82,
    });
  }
} finally {
  await browser.close();
  await product.stop();
}
await writeFile(LABELS, `${JSON.stringify(labels, null, 2)}\n`);
