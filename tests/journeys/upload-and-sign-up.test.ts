import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccount, grantAdmin } from "./account-content.ts";
import {
  click,
  download,
  fill,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  readField,
  see,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { people } from "./main-job-words.ts";
import { type Product, startProduct } from "./product.ts";
import { visit } from "./visit.ts";

let product: Product;
let browser: Browser;
let folder: string;
let ada: Visitor;
let nia: Visitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-uploads-"));
  product = await startProduct();
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
  await grantAdmin(product, "ada@example.com");
  await fillAccount(ada.page);
  nia = await enrol(browser, product.url, { firstName: "Nia", email: "nia@example.com" });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (page: Page, path: string) => visit(page, product.url + path);
/** Chooses a file of these bytes to fill the profile from. */
async function upload(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const [chooser] = await Promise.all([page.waitForFileChooser(), click(page, "Upload CV", "button")]);
  await chooser.accept([path]);
}

describe("a CV of one's own", () => {
  let cvId = "";
  beforeAll(async () => {
    // `as`: the answer's shape is in the product's own description of this path.
    const [cv] = (await call(ada.page, "GET", "/api/cvs")) as { id: string }[];
    cvId = cv?.id ?? "";
  });

  it.each(["pdf", "docx"])(
    "fills an empty profile from a %s, tells it in numbers, and is taken back with one click",
    async (kind) => {
      const { page } = nia;
      const { bytes } = await download(ada.page, `/api/cvs/${cvId}/download/${kind}`);
      await call(page, "POST", "/api/career-data", {});
      await open(page, "/profile");
      const progress = page.waitForFunction(
        () => document.body?.textContent?.includes("Reading your CV..."),
        {
          polling: "mutation",
        },
      );
      await Promise.all([progress, upload(page, `cv.${kind}`, bytes)]);
      await see(page, "CV read");
      await see(page, "2 jobs");
      await see(page, "Nothing that you wrote was changed.");
      await see(page, "Check what we read");
      expect(await readField(page, "Full name")).toBe(people.en.name);
      await click(page, "Accept all", "button");
      await page.waitForSelector('::-p-aria([name="Save"][role="button"])');
      expect(await readField(page, "Full name")).toBe(people.en.name);
      await click(page, "Undo the upload", "button");
      await page.waitForFunction(() => !document.querySelector('[role="status"] button'));
      expect(await readField(page, "Full name")).toBe("");
      expect(await call(page, "GET", "/api/career-data")).toMatchObject({ experiences: [] });
    },
  );
});

describe("a file that can't be read as a CV", () => {
  const lockedDocument = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(504),
    Buffer.from("EncryptedPackage", "utf16le"),
  ]);
  const pictureOfPage = async () => {
    const page = await browser.newPage();
    await page.setContent('<svg width="400" height="300"><rect width="400" height="300"/></svg>');
    const pdf = await page.pdf();
    await page.close();
    return pdf;
  };

  type Refused = [name: string, file: string, () => Promise<Uint8Array>, title: string, text: string];
  const told = async ([, name, bytes, title, text]: Refused): Promise<void> => {
    const { page } = nia;
    await open(page, "/profile");
    await upload(page, name, await bytes());
    await see(page, title);
    await see(page, text);
    expect(await readField(page, "Full name")).toBe("");
  };

  it.each<Refused>([
    [
      "is too large",
      "large.pdf",
      async () => new Uint8Array(10 * 1024 * 1024 + 1),
      "File Too Large",
      "Please upload a file smaller than 10MB.",
    ],
    [
      "is broken",
      "broken.pdf",
      async () => Buffer.from("%PDF-1.7\n"),
      "Upload Failed",
      "This file is damaged and can't be read.",
    ],
    [
      "has a password",
      "locked.docx",
      async () => lockedDocument,
      "Upload Failed",
      "This file is protected by a password. Please upload one without.",
    ],
  ])("%s: its reader is told so, and nothing changes", (...refused) => told(refused));

  it("shows no words: its reader is told so, and nothing changes", { tags: "long" }, () =>
    told([
      "shows no words",
      "scan.pdf",
      pictureOfPage,
      "Upload Failed",
      "We could make out no words in this file. Please upload a sharper picture, or a file with text.",
    ]),
  );
});

describe("the profile", () => {
  it("takes a skill by the plus button, and a project's technologies by commas", async () => {
    const { page } = nia;
    await open(page, "/profile");
    await click(page, "Skills", "tab");
    const plus = '::-p-aria([name="Add a technical skill"][role="button"])';
    expect(await page.$eval(plus, (button) => button.matches(":disabled"))).toBe(true);
    await fill(page, "Add a technical skill", "Weaving");
    await page.locator(plus).click();
    await page.waitForSelector('::-p-aria([name="Remove Weaving"])');
    await click(page, "Projects", "tab");
    await click(page, "Add project", "button");
    await fill(page, "Project name", "Loom");
    await fill(page, "Technologies", "Rust, C++ ,, SQL");
    await click(page, "Save", "button");
    await see(page, "Career data saved successfully");
    expect(await call(page, "GET", "/api/career-data")).toMatchObject({
      skills: { technical: ["Weaving"] },
      projects: [{ name: "Loom", technologies: ["Rust", "C++", "SQL"] }],
    });
  });
});

describe("somebody who signs up", () => {
  const isReady = (page: Page) =>
    page.$eval('::-p-aria([name="Sign Up"][role="button"])', (button) => !button.matches(":disabled"));
  const solve = async (page: Page) => {
    await page.locator('altcha-widget input[type="checkbox"]').click();
    await page.locator('::-p-aria([name="Sign Up"][role="button"])').click();
  };

  it("does so in English unless they choose otherwise, and is told of a password that is too short", async () => {
    const { page, close } = await openVisitor(browser, `${product.url}/signup`);
    expect(await page.$eval("input[type=radio]:checked", (radio) => radio.getAttribute("value"))).toBe("en");
    await fill(page, "Email", "ola@example.com");
    await fill(page, "Password", "short");
    await solve(page);
    await see(page, "Invalid password");
    await close();
  });

  it("is told what the server says against it, and solves a new captcha", async () => {
    const { page, close } = await openVisitor(browser, `${product.url}/signup`);
    await fill(page, "Email", "ada@example.com");
    await fill(page, "Password", "correct horse");
    await solve(page);
    await see(page, "Signup failed");
    await see(page, "An account with this email already exists.");
    await page.waitForSelector('altcha-widget input[type="checkbox"]:not(:checked)');
    expect(await isReady(page)).toBe(false);
    await fill(page, "Email", "ola@example.com");
    await solve(page);
    await see(page, "Welcome");
    expect(await call(page, "GET", "/api/auth/user")).toMatchObject({ language: "en", credits: 10 });
    await close();
  });
});

describe("the prices", () => {
  it("name what a CV costs by the setting, and answer questions", async () => {
    const { page } = nia;
    await open(page, "/pricing");
    await see(page, "One CV costs 10 credits.");
    await see(page, "Do credits expire?");
    await see(page, "No. Credits never expire.");
    await call(ada.page, "PATCH", "/api/admin/settings/cv_cost", { value: "7" });
    await open(page, "/pricing");
    await see(page, "One CV costs 7 credits.");
  });
});
