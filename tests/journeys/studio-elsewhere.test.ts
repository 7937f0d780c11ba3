import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { click, joinBrowser, leaveBrowser, see } from "./browser.ts";
import { call } from "./call.ts";
import { clickLine, readLines, seeLine } from "./page-lines.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { enrolForStudio, type StudioPerson } from "./studio-person.ts";
import { visit } from "./visit.ts";

const [FIRST, SECOND] = ["workExperience.0.responsibilities.0", "workExperience.0.responsibilities.1"];

let product: SharedProduct;
let browser: Browser;
let ada: StudioPerson;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrolForStudio(browser, product.url, "ada-elsewhere@example.com");
  await visit(ada.page, `${product.url}/cvs/${ada.cvId}/edit`);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

async function writeOver(page: Page, place: string, text: string): Promise<void> {
  await clickLine(page, place);
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(text);
  await page.keyboard.press("Escape");
}

/** What every device would find. */
const expectKept = (text: string) =>
  expect
    .poll(async () => JSON.stringify(await call(ada.page, "GET", `/api/cvs/${ada.cvId}`)))
    .toContain(JSON.stringify(text));

it("who edits one CV in two tabs is asked whose words stay, and loses neither", async () => {
  const { page } = ada;
  const other = await ada.open();
  await visit(other, page.url());
  await writeOver(other, FIRST, "Written in the other tab");
  await see(other, "Saved");

  await page.bringToFront();
  await writeOver(page, SECOND, "Written here");
  await see(page, "This CV was changed elsewhere");
  await click(page, "Take the newer one", "button");
  await seeLine(page, FIRST, "Written in the other tab");
  // What was taken is a step like all others.
  await click(page, "Undo (Ctrl+Z)", "button");
  await seeLine(page, SECOND, "Written here");
  await expectKept("Written here");

  await other.bringToFront();
  await writeOver(other, FIRST, "Written there again");
  await see(other, "This CV was changed elsewhere");
  await click(other, "Keep mine", "button");
  await expectKept("Written there again");
  await other.close();
});

it("what is written without a connection is kept, saved when it is back, and undone in any tab", async () => {
  const { page } = ada;
  await page.bringToFront();
  await visit(page, page.url());
  await page.setOfflineMode(true);
  await writeOver(page, SECOND, "Written on a train");
  await see(page, "Not saved yet: no connection");
  await page.setOfflineMode(false);
  await expectKept("Written on a train");
  await page.reload();
  await seeLine(page, SECOND, "Written on a train");
  // Another tab can undo it too.
  const other = await ada.open();
  await visit(other, page.url());
  await click(other, "Undo (Ctrl+Z)", "button");
  await expect.poll(() => readLines(other, SECOND)).not.toEqual(["Written on a train"]);
});
