import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyCredits, SHORT_PROFILE } from "./account-content.ts";
import {
  click,
  download,
  fill,
  joinBrowser,
  leaveBrowser,
  readField,
  see,
  standsAt,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { holdAnswers } from "./hold-answers.ts";
import { findViolations } from "./looks.ts";
import { people } from "./main-job-words.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { awaitAnswers, settle, visit } from "./visit.ts";

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada.applies@example.com" });
  await call(ada.page, "POST", "/api/career-data", SHORT_PROFILE);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

/** The board's column in which a card stands now. */
const columnOf = (page: Page, title: string): Promise<string | null | undefined> =>
  page.evaluate(
    (title) =>
      [...document.querySelectorAll("main section")]
        .find((column) => [...column.querySelectorAll("a")].some((link) => link.textContent === title))
        ?.getAttribute("aria-label"),
    title,
  );
const standsIn = (page: Page, title: string, column: string) =>
  expect.poll(() => columnOf(page, title)).toBe(column);
/** As the product's own description of these paths has them. */
const list = async (page: Page) =>
  (await call(page, "GET", "/api/applications")) as { id: string; status: string; cvId: string | null }[];

it("an application is moved by key, mouse and menu, and keeps what is typed", async () => {
  const { page } = ada;
  await visit(page, `${product.url}/applications`);
  await click(page, "Add Application", "button");
  await fill(page, "Job title", people.en.jobTitle);
  await fill(page, "Job posting", people.en.posting);
  await click(page, "Add", "button");
  await page.waitForSelector('::-p-aria([name="Notes"][role="textbox"])');

  await fill(page, "Notes", "They close on Friday.");
  // At once, before anything can have been stored.
  await page.reload();
  await page.waitForSelector('::-p-aria([name="Notes"][role="textbox"])');
  expect(await readField(page, "Notes")).toBe("They close on Friday.");
  await see(page, "Saved");
  const [{ id } = { id: "" }] = await list(page);
  await expect
    .poll(() => call(page, "GET", `/api/applications/${id}`))
    .toMatchObject({ notes: "They close on Friday." });

  await visit(page, `${product.url}/applications`);
  const title = people.en.jobTitle;
  await standsIn(page, title, "Saved");
  await page.focus(`main section a[href="/applications/${id}"]`);
  await page.keyboard.down("Shift");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.up("Shift");
  await standsIn(page, title, "Applied");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);

  // A board that takes the server's answer in between may draw the card that is dragged anew.
  await expect.poll(async () => (await list(page))[0]?.status).toBe("applied");
  await settle(page);
  const card = await page.waitForSelector(`main li:has(a[href="/applications/${id}"])`);
  const target = await page.waitForSelector('main section[aria-label="Interview"]');
  if (!card || !target) throw new Error("the board has no card, or no column");
  await target.drop(card);
  await standsIn(page, title, "Interview");

  await click(page, `Move or delete ${title}`, "button");
  await click(page, "Move to Offer", "menuitem");
  await standsIn(page, title, "Offer");
  await expect.poll(async () => (await list(page))[0]?.status).toBe("offer");
  expect(await findViolations(page)).toEqual([]);

  await visit(page, `${product.url}/applications?view=totals`);
  await see(page, "1 sent, 1 answered");
  expect(await findViolations(page)).toEqual([]);
  const csv = await download(page, "/api/applications/export");
  expect(csv.bytes.toString()).toContain(`${title},,Offer`);
});

it("a card that is moved twice before the server has answered never goes back", async () => {
  const { page } = ada;
  const title = people.en.jobTitle;
  const [{ id } = { id: "" }] = await list(page);
  await call(page, "POST", `/api/applications/${id}/move`, { status: "saved", on: "2026-11-20" });
  await visit(page, `${product.url}/applications`);
  await standsIn(page, title, "Saved");
  const { release } = await holdAnswers(page);
  for (const column of ["Applied", "Interview"]) {
    await page.focus(`main section a[href="/applications/${id}"]`);
    await page.keyboard.down("Shift");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.up("Shift");
    await standsIn(page, title, column);
  }
  await page.evaluate((id) => {
    const leaves = () => !document.querySelector(`main section[aria-label="Interview"] a[href$="${id}"]`);
    new MutationObserver(() => leaves() && document.body.setAttribute("data-went-back", "")).observe(
      document.body,
      { subtree: true, childList: true },
    );
  }, id);
  await release();
  await expect.poll(async () => (await list(page))[0]?.status).toBe("interview");
  await awaitAnswers(page);
  expect(await page.$("[data-went-back]")).toBeNull();
  await standsIn(page, title, "Interview");
});

it("a CV that is generated from an application lands in it", async () => {
  const { page } = ada;
  await buyCredits(page);
  const [{ id } = { id: "" }] = await list(page);
  await visit(page, `${product.url}/applications/${id}`);
  // What the posting asks and the profile doesn't show can be answered from here, and from the wizard.
  await click(page, "Close the gaps", "button");
  await see(page, "Question 1 of");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await click(page, "Generate CV", "button");
  // Title and posting are known: what is left is how the CV should be.
  await see(page, "The CV will be added to your application.");
  await click(page, "Generate", "button");
  await see(page, "Match Score");
  await click(page, "Save CV (10 Credits)", "button");
  await see(page, "CV Saved Successfully");
  const [saved] = await list(page);
  await standsAt(page, `/cvs/${saved?.cvId}`);
  // The CV knows the way to its application, and makes no second one.
  await click(page, `More for ${people.en.jobTitle}`, "button");
  await click(page, "Add to applications", "menuitem");
  await standsAt(page, `/applications/${id}`);
  await see(page, "Sent as version 1");
  expect(await list(page)).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
  expect(ada.faults).toEqual([]);
});
