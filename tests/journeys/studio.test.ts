import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { click, download, fill, joinBrowser, leaveBrowser, see, standsAt, type Visitor } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { findViolations, isTooWide, turnTo } from "./looks.ts";
import { people } from "./main-job-words.ts";
import { clickLine, dragLine, findPoint, readFocus, readLines, seeLine } from "./page-lines.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { visit } from "./visit.ts";

/** Longer than what the page takes for a tap. */
const FINGER_RESTS_MS = 600;
const ADA = people.en;
const POINTS = "workExperience.0.responsibilities";
const RESULT = "workExperience.0.achievements.0";
const CAREER = {
  personalInfo: { name: ADA.name, email: "ada@example.com" },
  experiences: [
    {
      company: ADA.company,
      position: ADA.position,
      startDate: ADA.startDate,
      endDate: "present",
      responsibilities: [ADA.duty, "Looked after four services in production"],
      achievements: ["Cut the time of a payment from 900 ms to 120 ms"],
    },
  ],
  skills: { technical: [...ADA.skills], languages: [{ language: "English", proficiency: "Fluent" }] },
};

let product: SharedProduct;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada-studio@example.com" });
  await call(ada.page, "POST", "/api/career-data", CAREER);
  await visit(ada.page, `${product.url}/generate`);
  await fill(ada.page, "Job posting", ADA.posting);
  await fill(ada.page, "Job title", ADA.jobTitle);
  await click(ada.page, "Continue", "button");
  await click(ada.page, "Generate", "button");
  await see(ada.page, "Match Score");
});
afterAll(async () => {
  await leaveBrowser(browser);
});

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [last = "", ...held] = key.split("+").toReversed();
    // The names of keys are the browser's own: puppeteer lists them, and throws for any other.
    for (const modifier of held) await page.keyboard.down(modifier as "Control");
    await page.keyboard.press(last as "Enter");
    for (const modifier of held) await page.keyboard.up(modifier as "Control");
  }
}

describe("a preview in the studio", () => {
  it("is written in where it stands: clicked, split, joined, moved and undone", async () => {
    const { page } = ada;
    const [first = "", second = ""] = await readLines(page, POINTS);
    await clickLine(page, `${POINTS}.0`);
    await press(page, "End");
    await page.keyboard.type(" and Go");
    await press(page, "Enter");
    await page.keyboard.type("Kept the books");
    expect(await readLines(page, POINTS)).toEqual([`${first} and Go`, "Kept the books", second]);
    await press(page, "Alt+ArrowDown", "Escape");
    expect(await readLines(page, POINTS)).toEqual([`${first} and Go`, second, "Kept the books"]);
    await press(page, "Enter", "Home", "Backspace");
    expect(await readLines(page, POINTS)).toEqual([`${first} and Go`, `${second} Kept the books`]);
    await press(page, "Escape", "Control+z", "Control+z");
    await seeLine(page, `${POINTS}.1`, "Kept the books");
    await press(page, "Control+Shift+Z");
    await seeLine(page, `${POINTS}.1`, second);
    for (let step = 0; step < 4; step++) await press(page, "Control+z");
    expect(await readLines(page, POINTS)).toEqual([first, second]);
  });

  it("has its lines dragged, by mouse and by finger, until Esc lets go of them", async () => {
    const { page } = ada;
    const [first = "", second = ""] = await readLines(page, POINTS);
    await dragLine(page, `${POINTS}.0`, { over: `${POINTS}.1`, by: 12 });
    await press(page, "Escape");
    await page.mouse.up();
    await see(page, "Nothing was moved.");
    expect(await readLines(page, POINTS)).toEqual([first, second]);
    await dragLine(page, `${POINTS}.0`, { over: `${POINTS}.1`, by: 12 });
    await page.mouse.up();
    await see(page, "Moved: position 3 of 3");
    expect(await readLines(page, POINTS)).toEqual([second, first]);
    // A finger that rests on a line lifts it.
    const [from, to] = [await findPoint(page, `${POINTS}.1`), await findPoint(page, `${POINTS}.0`)];
    const finger = await page.touchscreen.touchStart(from.x, from.y);
    await sleep(FINGER_RESTS_MS);
    await finger.move(from.x, from.y - 8);
    await finger.move(to.x, to.y);
    await finger.move(to.x, to.y - 8);
    await finger.end();
    await see(page, "Moved: position 2 of 3");
    expect(await readLines(page, POINTS)).toEqual([first, second]);
    await press(page, "Control+z", "Control+z");
    expect(await readLines(page, POINTS)).toEqual([first, second]);
    // By keys from the grip, too, which goes along.
    await clickLine(page, `${POINTS}.1`);
    await press(page, "Escape", "Tab", "ArrowUp", "ArrowUp");
    await see(page, "Moved: position 1 of 3");
    expect(await readLines(page, "workExperience.0.achievements")).toContain(second);
    await press(page, "Control+z", "Control+z");
    expect(await readLines(page, POINTS)).toEqual([first, second]);
  });

  it("shows which line speaks for a requirement, and which requirement a line speaks for", async () => {
    const { page } = ada;
    const row = "::-p-xpath(//section//li/button[.//*[text()='PostgreSQL']])";
    const isLit = () =>
      page.waitForFunction(() =>
        document.querySelector("iframe")?.contentDocument?.querySelector("[data-on-lit]"),
      );
    await page.hover(row);
    await isLit();
    await page.mouse.move(0, 0);
    await page.focus(row);
    await isLit();
    await press(page, "Enter");
    expect(await readFocus(page)).toMatch(/ button$/);
    await page.waitForSelector("li[data-lit]");
  });

  it("can do without a line, which is brought back with one click", async () => {
    const { page } = ada;
    const [result = ""] = await readLines(page, RESULT);
    await clickLine(page, RESULT);
    await press(page, "Escape", "Delete");
    await see(page, "Left out (1)");
    expect(await readLines(page, RESULT)).toEqual([]);
    await click(page, `Bring back: ${result}`, "button");
    await seeLine(page, RESULT, result);
  });

  it("is walked through by the keyboard alone", async () => {
    const { page } = ada;
    await clickLine(page, "personalInfo.name");
    await press(page, "Escape", "F6");
    expect(await readFocus(page)).toBe("Match");
    await press(page, "F6");
    expect(await readFocus(page)).toBe("Sections");
    await press(page, "F6");
    expect(await readFocus(page)).toBe("personalInfo.name button");
    await press(page, "ArrowDown", "Enter");
    await press(page, "Escape", "Home", "F2", "End");
    await page.keyboard.type(" King");
    await press(page, "Escape");
    await seeLine(page, "personalInfo.name", `${ADA.name} King`);
  });

  it("keeps every keystroke and every step, also when the page is left at once", async () => {
    const { page } = ada;
    await clickLine(page, `${POINTS}.1`);
    await press(page, "End");
    await page.keyboard.type(" by day and by night <img src=x onerror=top.ran=1>");
    await page.reload();
    const typed =
      "Looked after four services in production by day and by night <img src=x onerror=top.ran=1>";
    await seeLine(page, `${POINTS}.1`, typed);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    // The reload took no step away.
    await press(page, "Control+z");
    await seeLine(page, `${POINTS}.1`, "Looked after four services in production");
    await press(page, "Control+Shift+Z");
    await seeLine(page, `${POINTS}.1`, typed);
    await see(page, "Saved");
    // What the server holds is what another device will find.
    const { data } = await page.evaluate(async () => {
      const kept = JSON.parse(
        Object.values(sessionStorage).find((value) => value.includes("previewId")) ?? "",
      );
      const input = encodeURIComponent(JSON.stringify({ previewId: kept.preview.previewId }));
      return (await (await fetch(`/trpc/cv.preview?input=${input}`)).json()).result;
    });
    expect(JSON.stringify(data.content)).toContain("by day and by night");
    expect(JSON.stringify(data.content)).toContain(`${ADA.name} King`);
  });

  it("can be used by everybody, on a desk and on a phone", async () => {
    const { page } = ada;
    expect(await findViolations(page)).toEqual([]);
    await turnTo(page, { scheme: "dark", width: 360 });
    await clickLine(page, `${POINTS}.0`);
    await see(page, "Edit line");
    expect(await findViolations(page)).toEqual([]);
    await fill(page, "Text", "Built payment services for two banks");
    await click(page, "Done", "button");
    await seeLine(page, `${POINTS}.0`, "Built payment services for two banks");
    expect(await findViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await turnTo(page, { scheme: "light", width: 1280 });
  });
});

describe("a saved CV in the studio", () => {
  it("is edited for nothing, saves itself, and is downloaded as it stands", async () => {
    const { page } = ada;
    await click(page, "Save CV (10 Credits)", "button");
    await see(page, "CV Saved Successfully");
    await page.waitForFunction(() => /^\/cvs\/[0-9a-f-]{36}$/.test(location.pathname));
    const path = new URL(page.url()).pathname;
    await visit(page, `${product.url}${path}/edit`);
    await seeLine(page, `${POINTS}.0`, "Built payment services for two banks");
    await clickLine(page, `${POINTS}.0`);
    await press(page, "End");
    await page.keyboard.type(" and a railway");
    await press(page, "Escape");
    await see(page, "Saved");
    // What proves a line is named where it is looked at; the new words are the person's own.
    await see(page, "Your own words: your profile doesn't mention this.");
    await press(page, "ArrowUp");
    await see(page, "Comes from");
    // Nothing of it is in anybody's way: a menu belongs to the page.
    await click(page, "What can be done with this line", "button");
    await see(page, "The whole entry");
    expect(await findViolations(page)).toEqual([]);
    await press(page, "Escape");
    const { bytes } = await download(page, `/api${path}/download/txt`);
    expect(new TextDecoder().decode(bytes)).toContain("Built payment services for two banks and a railway");
    await press(page, "Control+z");
    await seeLine(page, `${POINTS}.0`, "Built payment services for two banks");
    expect(await findViolations(page)).toEqual([]);
  });

  it("goes without what is hidden in it, also where it is opened next, until that is brought back", {
    tags: "long",
  }, async () => {
    const { page } = ada;
    const [result = ""] = await readLines(page, RESULT);
    await clickLine(page, RESULT);
    await press(page, "Escape", "Delete");
    await see(page, "Left out (1)");
    const path = new URL(page.url()).pathname.replace("/edit", "");
    // Before the browser forgets its own copy, the server has it.
    const isSaved = () =>
      page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes("cv-draft")));
    await isSaved();
    await page.reload();
    await see(page, "Left out (1)");
    await press(page, "Control+z");
    await seeLine(page, RESULT, result);
    await press(page, "Control+y");
    await see(page, "Left out (1)");
    await isSaved();
    const { bytes } = await download(page, `/api${path}/download/txt`);
    expect(new TextDecoder().decode(bytes)).not.toContain(result);
    await click(page, `Bring back: ${result}`, "button");
    await seeLine(page, RESULT, result);
    await click(page, "Back to the CV", "link");
    await standsAt(page, path);
    expect(ada.faults).toEqual([]);
  });
});
