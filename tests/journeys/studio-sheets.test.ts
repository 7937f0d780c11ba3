import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinBrowser, leaveBrowser, standsAt } from "./browser.ts";
import { call } from "./call.ts";
import { findViolations, isTooWide, turnTo } from "./looks.ts";
import { clickLine, tapLine } from "./page-lines.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { enrolForStudio, type StudioPerson } from "./studio-person.ts";
import { visit } from "./visit.ts";

const POINT = "workExperience.0.responsibilities.0";
const PERIOD = "workExperience.0.startDate";

let product: SharedProduct;
let browser: Browser;
let ada: StudioPerson;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrolForStudio(browser, product.url, "ada-sheets@example.com");
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const SIDE = "section[tabindex='-1']";
const MENU = "[role=menu]";
const SHEET = "[role=dialog]";
/** None of them by its words: they are walked in both languages. */
const press = async (page: Page, selector: string, number = 0): Promise<void> => {
  await page.waitForSelector(selector);
  const found = await page.$$(selector);
  await found.at(number)?.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.focus();
    button.click();
  });
};
const openAll = (page: Page, within: string): Promise<void> =>
  page.$$eval(`${within} button[aria-expanded=false]:not([aria-haspopup])`, (buttons) => {
    for (const button of buttons) button.click();
  });
const pressEscape = async (page: Page, ...opened: string[]): Promise<void> => {
  await page.keyboard.press("Escape");
  for (const selector of opened) await page.waitForSelector(selector, { hidden: true });
  // Whoever came by keyboard goes on where they were.
  await page.waitForFunction(() => document.activeElement !== document.body);
};

/** What is open, and where in the page it is. */
type Opened = [name: string, within?: string];

/** All that can be open beside the page, on a desk. */
async function* openOnDesk(page: Page): AsyncGenerator<Opened> {
  await clickLine(page, POINT);
  yield ["a line that is written in"];
  await page.keyboard.press("Escape");
  await press(page, "section button[aria-haspopup=menu]", -1);
  await page.waitForSelector(MENU);
  yield ["a line's menu", MENU];
  await pressEscape(page, MENU);
  await clickLine(page, PERIOD);
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  yield ["the form of a period", "section"];
  await pressEscape(page);
  await openAll(page, SIDE);
  yield ["the sides, unfolded", SIDE];
  await press(page, `${SIDE} button[aria-haspopup=menu]`);
  await page.waitForSelector(MENU);
  yield ["the sections to add", MENU];
  await pressEscape(page, MENU);
  await press(page, `${SIDE} li button`);
  await page.waitForSelector(SHEET);
  yield ["the form of a section", SHEET];
  await pressEscape(page, SHEET);
  await press(page, `${SIDE} button[data-block]`);
  await page.waitForSelector(`${SHEET} [role=radio] iframe`);
  yield ["the templates", SHEET];
  await pressEscape(page, SHEET);
  await press(
    page,
    "header ~ * [data-desk] button[aria-haspopup=menu], [data-desk] button[aria-haspopup=menu]",
  );
  await page.waitForSelector(MENU);
  yield ["the downloads", MENU];
  await pressEscape(page, MENU);
  for (const tab of [1, 2]) {
    await press(page, "[role=tab]", tab);
    yield [`tab ${tab + 1}`, "main"];
  }
  await press(page, "[role=tab]");
}

/** The same on a phone, where the sides are sheets. */
async function* openOnPhone(page: Page): AsyncGenerator<Opened> {
  for (const [number, name] of ["match", "sections", "design"].entries()) {
    await press(page, "nav[aria-label] > button:nth-child(1) ~ button, nav[aria-label] > button", number);
    await page.waitForSelector(SHEET);
    await openAll(page, SHEET);
    yield [`the sheet of the ${name}`, SHEET];
    await pressEscape(page, SHEET);
  }
  await tapLine(page, POINT);
  await page.waitForSelector(SHEET);
  yield ["the sheet of a line", SHEET];
  await pressEscape(page, SHEET);
}

const PREVIEW = "/cv-preview";

async function openPreview(page: Page): Promise<void> {
  await visit(page, `${product.url}/dashboard`);
  await press(page, `::-p-xpath(//main//button[contains(@aria-label, "${ada.unsaved}")])`);
  await standsAt(page, PREVIEW);
}
const openSaved = (page: Page) => visit(page, `${product.url}/cvs/${ada.cvId}/edit`);

it("a page lies whole on the desk, whatever its paper", async () => {
  const { page } = ada;
  await turnTo(page, { scheme: "light", width: 1440 });
  await openSaved(page);
  for (const paper of ["Letter", "A4"]) {
    await page.locator(`::-p-xpath(//label[normalize-space()="${paper}"])`).click();
    await page.waitForFunction(
      (isLetter) => {
        const frame = document.querySelector("iframe");
        const desk = frame?.parentElement?.parentElement;
        if (!frame || !desk) return false;
        // Between two pages a document is empty, and a wait whose function throws never ends.
        const text = frame.contentDocument?.documentElement?.innerHTML ?? "";
        return /size:\s*letter/i.test(text) === isLetter && desk.scrollWidth <= desk.clientWidth;
      },
      {},
      paper === "Letter",
    );
  }
});

const WALKS = { 1440: openOnDesk, 360: openOnPhone } as const;

const walkOpened = async (
  language: "en" | "tr",
  scheme: "light" | "dark",
  width: keyof typeof WALKS,
  open: (page: Page) => Promise<unknown>,
): Promise<void> => {
  const { page } = ada;
  await call(page, "PATCH", "/api/user/language", { language });
  await turnTo(page, { scheme, width });
  await open(page);
  const faults: string[] = [];
  for await (const [opened, within] of WALKS[width](page)) {
    for (const violation of await findViolations(page, within)) faults.push(`${opened}: ${violation}`);
    if (await isTooWide(page)) faults.push(`${opened}: scrolls sideways`);
  }
  expect(faults).toEqual([]);
  expect(ada.faults).toEqual([]);
};

describe("whatever is open can be used by everybody", () => {
  it("in en, light, at 1440 px, beside a preview", () => walkOpened("en", "light", 1440, openPreview));
  it("in en, dark, at 360 px, beside a saved CV", { tags: "long" }, () =>
    walkOpened("en", "dark", 360, openSaved),
  );

  it("in tr, dark, at 1440 px, beside a saved CV", { tags: "long" }, () =>
    walkOpened("tr", "dark", 1440, openSaved),
  );
  it("in tr, light, at 360 px, beside a preview", { tags: "long" }, () =>
    walkOpened("tr", "light", 360, openPreview),
  );
});
