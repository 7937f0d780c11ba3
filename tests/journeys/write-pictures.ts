import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "puppeteer-core";
import { openBrowser } from "./browser.ts";
import { turnTo } from "./looks.ts";
import { openPicturedScreen, readLabels } from "./pictured-screen.ts";
import { startProduct } from "./product.ts";
import { LANGUAGES } from "./screens.ts";

/** Takes the pictures of the landing page and of the README anew from the built product. */
const ROOT = resolve(import.meta.dirname, "../..");
const LANDING = join(ROOT, "apps/web/src/features/landing/pictures");
const README = join(ROOT, "docs/pictures/preview.webp");
const LABELS = join(import.meta.dirname, "pictured-labels.json");

type Size = { width: number; height: number; scale: number };
const LARGE: Size = { width: 1280, height: 800, scale: 1.2 };
const SMALL: Size = { width: 1280, height: 800, scale: 720 / 1280 };
const WHOLE: Size = { width: 1280, height: 860, scale: 1.5 };

async function takePicture(page: Page, path: string, { width, height, scale }: Size): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: path as `${string}.webp`, type: "webp", quality: 80 });
}

const product = await startProduct();
const browser = await openBrowser();
const labels: Record<string, string[]> = {};
try {
  for (const language of LANGUAGES) {
    const page = await openPicturedScreen(browser, product, language);
    await turnTo(page, { scheme: "light", width: 1280 });
    labels[language] = await readLabels(page);
    if (language === "en") await takePicture(page, README, WHOLE);
    await takePicture(page, join(LANDING, `match-${language}.webp`), LARGE);
    await takePicture(page, join(LANDING, `match-${language}-small.webp`), SMALL);
  }
} finally {
  await browser.close();
  await product.stop();
}
await writeFile(LABELS, `${JSON.stringify(labels, null, 2)}\n`);
