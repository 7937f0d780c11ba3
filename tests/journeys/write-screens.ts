import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Browser } from "puppeteer-core";
import { fillAccount, grantAdmin } from "./account-content.ts";
import { openBrowser, openVisitor, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations, isTooWide, LOOKS, turnTo } from "./looks.ts";
import { type Product, startProduct } from "./product.ts";
import { LANGUAGES, type ScreenLanguage, walkAccount, walkAdmin, walkPublicPages } from "./screens.ts";

/** Writes a picture of every screen in every look and language to `.screens/`, and says what axe finds in them. */
const FOLDER = resolve(import.meta.dirname, "../../.screens");
let pictureCount = 0;
let faultCount = 0;

async function takePictures({ page }: Visitor, walk: AsyncGenerator<string>, language: ScreenLanguage) {
  for await (const screen of walk)
    for (const look of LOOKS) {
      await turnTo(page, look);
      const path = join(FOLDER, language, `${look.width}-${look.scheme}`, `${screen}.png`);
      await mkdir(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage: true });
      pictureCount++;
      const faults = await findViolations(page);
      if (await isTooWide(page)) faults.push("scrolls sideways");
      faultCount += faults.length;
      for (const fault of faults)
        process.stdout.write(`${language} ${screen}, ${look.scheme}, ${look.width} px: ${fault}\n`);
    }
}

async function walkAll(browser: Browser, product: Product): Promise<void> {
  const ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
  await grantAdmin(product, "ada@example.com");
  await fillAccount(ada.page);
  // `as`: the answer's shape is in the product's own description of this path.
  const { id } = (await call(ada.page, "GET", "/api/auth/user")) as { id: string };
  for (const language of LANGUAGES) {
    const visitor = await openVisitor(browser, product.url, { language });
    await takePictures(visitor, walkPublicPages(visitor.page, product.url), language);
    await visitor.close();
    await call(ada.page, "PATCH", "/api/user/language", { language });
    await takePictures(ada, walkAccount(ada.page, product.url, language), language);
    await takePictures(ada, walkAdmin(ada.page, product.url, id), language);
  }
}

await rm(FOLDER, { recursive: true, force: true });
const product = await startProduct();
const browser = await openBrowser();
try {
  await walkAll(browser, product);
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`${pictureCount} pictures in ${FOLDER}, ${faultCount} faults\n`);
process.exitCode = faultCount ? 1 : 0;
