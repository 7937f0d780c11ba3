import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { click, fill, joinBrowser, leaveBrowser, readField, see, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations } from "./looks.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

/** Somebody's CV, as a page: it is printed, and photographed. */
const CV = `<!doctype html><html lang="en"><body style="font: 15px Georgia, serif; margin: 48px; width: 700px">
<h1>Deniz Aksoy</h1><p>deniz.aksoy@example.com · +90 532 000 11 22</p>
<h2>Experience</h2>
<h3>Senior Nurse, Ege Hospital</h3><p>March 2019 – Present</p><ul><li>Led a ward of 24 beds</li><li>Trained eight new nurses</li></ul>
<h3>Nurse, Gulf Clinic</h3><p>June 2015 – February 2019</p><ul><li>Cared for patients after surgery</li></ul>
<h2>Education</h2><p>BSc Nursing, Aegean University, 2015</p>
<h2>Skills</h2><p>Wound care, Triage, First aid</p>
<h2>Declaration</h2><p>Fire safety</p></body></html>`;

let product: SharedProduct;
let browser: Browser;
let folder: string;
let nia: Visitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-reviews-"));
  product = await joinProduct();
  browser = await joinBrowser();
  nia = await enrol(browser, product.url, { firstName: "Nia", email: "nia-reviews@example.com" });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

async function shoot(take: (page: Page) => Promise<Uint8Array>): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 900, deviceScaleFactor: 2 });
  await page.setContent(CV);
  const bytes = await take(page);
  await page.close();
  return bytes;
}

async function upload(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const [chooser] = await Promise.all([page.waitForFileChooser(), click(page, "Upload CV", "button")]);
  await chooser.accept([path]);
  await see(page, "Check what we read");
}

const profile = (page: Page) => call(page, "GET", "/api/career-data");

describe("what a file was read as", () => {
  it("is looked at beside the file: corrected, left out, put where it belongs, and taken back at once", async () => {
    const { page, faults } = nia;
    await visit(page, `${product.url}/profile`);
    await fill(page, "Full name", "D. Aksoy");
    await upload(page, "cv.pdf", await shoot((sheet) => sheet.pdf()));
    // What stands in the profile is asked about, and comes first.
    await see(page, "You wrote something else");
    expect(await readField(page, "Full name")).toBe("Deniz Aksoy");
    await page.waitForSelector('canvas[aria-label="Page 1 of the document"]');
    await click(page, "Take the document's", "radio");
    await click(page, "Work", "tab");
    await fill(page, "Company", "Ege University Hospital");
    // The place of the field that is being filled in is marked on the page.
    await page.waitForFunction(() => document.querySelector('canvas[role="img"] ~ span[aria-hidden]'));
    await click(page, "Take Nurse · Gulf Clinic", "checkbox");
    await click(page, "Left over (1)", "tab");
    await click(page, "Fire safety", "combobox");
    await click(page, "Technical skills", "option");
    expect(await findViolations(page)).toEqual([]);
    await click(page, "Apply 8 changes", "button");
    await page.waitForSelector('::-p-aria([name="Save"][role="button"])');
    expect(await profile(page)).toMatchObject({
      personalInfo: { name: "Deniz Aksoy", phone: "+90 532 000 11 22" },
      experiences: [{ company: "Ege University Hospital", position: "Senior Nurse" }],
      skills: { technical: ["Wound care", "Triage", "First aid", "Fire safety"] },
    });
    await click(page, "Undo the upload", "button");
    await page.waitForFunction(() => !document.querySelector('[role="status"] button'));
    expect(await profile(page)).toMatchObject({
      personalInfo: { name: "D. Aksoy", phone: "" },
      experiences: [],
    });
    expect(faults).toEqual([]);
  });

  it("comes from a photo too, which says how sure it is", { tags: "long" }, async () => {
    const { page, faults } = nia;
    await visit(page, `${product.url}/profile`);
    await upload(page, "photo.jpg", await shoot((sheet) => sheet.screenshot({ type: "jpeg", quality: 85 })));
    await see(page, "Read from a picture:");
    await page.waitForSelector('img[alt="Page 1 of the document"]');
    await click(page, "Accept all", "button");
    expect(await profile(page)).toMatchObject({
      personalInfo: { name: "D. Aksoy", phone: "+90 532 000 11 22" },
      experiences: [{ company: "Ege Hospital" }, { company: "Gulf Clinic" }],
    });
    expect(faults).toEqual([]);
  });

  it("comes from text that is pasted", async () => {
    const other = await enrol(browser, product.url, { firstName: "Ola", email: "ola-reviews@example.com" });
    const { page } = other;
    await visit(page, `${product.url}/profile`);
    await click(page, "Paste text", "button");
    await fill(
      page,
      "Text",
      "Ola Kaya\nola@example.com\n\nSkills\nWeaving, Dyeing\n\nEducation\nEge University, 2015",
    );
    await click(page, "Read it", "button");
    await see(page, "Check what we read");
    await click(page, "Accept all", "button");
    expect(await profile(page)).toMatchObject({ skills: { technical: ["Weaving", "Dyeing"] } });
    await other.close();
  });
});
