import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  click,
  download,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  see,
  type Visitor,
} from "./browser.ts";
import { type Person, people, type Words, words } from "./main-job-words.ts";
import { readDocx, readPdf } from "./read-document.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

let product: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
});

async function signUp(page: Page, say: Words, person: Person): Promise<void> {
  await visit(page, `${product.url}/signup`);
  await fill(page, say.firstName, person.firstName);
  await fill(page, say.email, `${person.shownEnd.toLowerCase()}@example.com`);
  await fill(page, say.password, "correct horse");
  await page.locator('altcha-widget input[type="checkbox"]').click();
  await page.locator(`::-p-aria([name="${say.signUp}"][role="button"])`).click();
  await see(page, say.welcome);
}

async function fillProfile(page: Page, say: Words, person: Person): Promise<void> {
  await visit(page, `${product.url}/profile`);
  await fill(page, say.fullName, person.name);
  await fill(page, say.phone, "+90 555 010 20 30");
  await click(page, say.profileTabs.work, "tab");
  await click(page, say.addWork, "button");
  await fill(page, say.position, person.position);
  await fill(page, say.company, person.company);
  await fill(page, say.startDate, person.startDate);
  await click(page, say.present, "checkbox");
  await fill(page, say.responsibilities, person.duty);
  await click(page, say.profileTabs.education, "tab");
  await click(page, say.addEducation, "button");
  await fill(page, say.institution, person.institution);
  await fill(page, say.degree, person.degree);
  await fill(page, say.field, person.field);
  await click(page, say.profileTabs.skills, "tab");
  for (const skill of person.skills) {
    await fill(page, say.addSkill, skill);
    await page.keyboard.press("Enter");
    await see(page, skill);
  }
  await click(page, say.profileTabs.languages, "tab");
  await fill(page, say.language, person.language);
  await page.keyboard.press("Enter");
  await click(page, say.save, "button");
  await see(page, say.profileSaved);
}

async function generate(page: Page, say: Words, person: Person): Promise<void> {
  await visit(page, `${product.url}/generate`);
  await fill(page, say.posting, person.posting);
  await fill(page, say.jobTitle, person.jobTitle);
  await click(page, say.continue, "button");
  await click(page, say.generate, "button");
  await see(page, say.matchScore);
}

/** Saves the previewed CV; the new CV's id. */
async function save(page: Page, say: Words): Promise<string> {
  await click(page, say.saveCv, "button");
  await see(page, say.saved);
  await page.waitForFunction(() => /^\/cvs\/[0-9a-f-]{36}$/.test(location.pathname));
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Line breaks and spaces are layout; the words and their order are what a machine reads. */
const asLine = (text: string): string => text.replace(/\s+/g, " ");

const walk = (language: "en" | "tr"): void => {
  const say = words[language];
  const person = people[language];
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(browser, product.url, { language });
  });
  afterAll(() => visitor.close());

  it("goes from signing up to a file that machines can read", async () => {
    const { page } = visitor;
    await signUp(page, say, person);
    await fillProfile(page, say, person);
    await generate(page, say, person);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    // What was read before the save must not be what is shown after it.
    await click(page, say.myCvs, "link");
    await see(page, say.noCvs);
    await page.goBack();
    const id = await save(page, say);
    await see(page, say.met);
    await click(page, say.myCvs, "link");
    await see(page, person.jobTitle);

    const pdf = await download(page, `/api/cvs/${id}/download/pdf`);
    const docx = await download(page, `/api/cvs/${id}/download/docx`);
    expect(pdf.type).toBe("application/pdf");
    for (const text of [await readPdf(pdf.bytes), await readDocx(docx.bytes)].map(asLine)) {
      for (const fact of [
        person.name,
        person.position,
        person.company,
        person.shownStart,
        person.shownEnd,
        person.institution,
        ...person.skills,
      ])
        expect(text).toContain(fact);
      expect(text.indexOf(person.name)).toBeLessThan(text.indexOf(person.company));
    }
    expect(visitor.faults).toEqual([]);
  });
};

describe("the main job, in English", () => walk("en"));
describe("the main job, in Turkish", { tags: "long" }, () => walk("tr"));
