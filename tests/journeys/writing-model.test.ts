import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { click, fill, joinBrowser, leaveBrowser, see, seeNoMore, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations, isTooWide, LOOKS, turnTo } from "./looks.ts";
import { type LyingModel, startLyingModel } from "./lying-model.ts";
import { words } from "./main-job-words.ts";
import { seeLine } from "./page-lines.ts";
import { type Product, startProduct } from "./product.ts";
import { settle, visit } from "./visit.ts";

const OWN = "Cut waiting times by 20%";
const LIE = "Cut waiting times by 80%";
const PLAIN = "Looked after the records of a ward";
/** Neither shown by the profile nor at odds with it. */
const OFFER = "Nursed the records of a ward through rough nights";
const CAREER = {
  personalInfo: { name: "Ada Lovelace" },
  experiences: [
    { company: "Kent Hospital", position: "Nurse", achievements: [OWN], responsibilities: [PLAIN] },
  ],
};
const SAID = {
  en: {
    show: "Which ones, and why",
    why: "The number isn't in your profile: “by 80%”.",
    instead: "What is there instead",
  },
  tr: {
    show: "Hangileri ve neden",
    why: "Bu sayı profilinizde yok: “by 80%”.",
    instead: "Yerine kalan",
  },
};

let model: LyingModel;
let product: Product;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  model = await startLyingModel((text) => (text === OWN ? LIE : text === PLAIN ? OFFER : null), {
    asked: "Triage",
    line: OWN,
  });
  product = await startProduct({ env: model.env });
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
  await call(ada.page, "POST", "/api/career-data", CAREER);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await model?.stop();
});

const shows = (page: Page, text: string): Promise<boolean> =>
  page.$eval("main", (main, text) => main.textContent.includes(text), text);

async function generate(page: Page, language: "en" | "tr"): Promise<void> {
  const say = words[language];
  await call(page, "PATCH", "/api/user/language", { language });
  await visit(page, `${product.url}/generate`);
  await fill(page, say.posting, "Nurse\nRequirements:\n- Waiting times\n- Triage");
  await fill(page, say.jobTitle, "Nurse");
  await click(page, say.continue, "button");
  await click(page, say.generate, "button");
  // The address is the preview's while the wizard is still on the screen.
  await see(page, say.matchScore);
  await settle(page);
}

function tellRefusals(language: "en" | "tr"): void {
  it("tells which proposals of the writer were refused, why, and what stands instead, also after a reload", async () => {
    const { page } = ada;
    const said = SAID[language];
    await generate(page, language);
    expect(await shows(page, LIE)).toBe(false);
    for (const open of [async () => {}, () => page.reload()]) {
      await open();
      await click(page, said.show, "button");
      await see(page, LIE);
      await see(page, said.why);
      await see(page, said.instead);
      await see(page, OWN);
    }
  });

  it("can be used by everybody with the list open, light and dark, wide and narrow", {
    tags: "long",
  }, async () => {
    const { page } = ada;
    for (const look of LOOKS) {
      await turnTo(page, look);
      expect(await findViolations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
  });
}

describe("the preview in en", () => tellRefusals("en"));
describe("the preview in tr", { tags: "long" }, () => tellRefusals("tr"));

/** Waits until a button is where a person sees and reaches it, with nothing over it. */
const inReach = (page: Page, text: string) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll("button")].some((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return button.textContent.startsWith(text) && button.contains(met);
      }),
    {},
    text,
  );

it("a wording that only the person can say is true is taken at its line with a key, left, and taken back", async () => {
  const { page } = ada;
  const at = "workExperience.0.responsibilities.0";
  await turnTo(page, { scheme: "light", width: 1280 });
  await generate(page, "en");
  await see(page, "1 suggestion");
  await seeLine(page, at, PLAIN);
  await click(page, "Next", "button");
  await see(page, "1 of 1");
  await inReach(page, "Keep mine");
  await page.keyboard.press("y");
  await seeLine(page, at, OFFER);
  await seeNoMore(page, "1 suggestion");
  await click(page, "Undo (Ctrl+Z)", "button");
  await seeLine(page, at, PLAIN);
  await see(page, "1 suggestion");
  await click(page, "Next", "button");
  await click(page, "Keep mine", "button");
  await seeNoMore(page, "1 suggestion");
  await seeLine(page, at, PLAIN);
});

it("a line in which the model sees a requirement is the person's to confirm, and to take back", {
  tags: "long",
}, async () => {
  const { page } = ada;
  await generate(page, "en");
  await click(page, "Match", "tab");
  await see(page, `The AI model sees this here: “${OWN}”`);
  await click(page, "That's right", "button");
  await see(page, `You have confirmed that this shows it: “${OWN}”`);
  await page.reload();
  await click(page, "Match", "tab");
  await see(page, `You have confirmed that this shows it: “${OWN}”`);
  await generate(page, "tr");
  await click(page, "Eşleşme", "tab");
  await click(page, "Onayı geri al", "button");
  await seeNoMore(page, `Bunu gösterdiğini onayladınız: “${OWN}”`);
});
