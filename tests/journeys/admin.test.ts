import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { click, fill, joinBrowser, leaveBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { enrol } from "./enrol.ts";
import { PATIENCE_MS } from "./patience.ts";
import { type Product, startProduct } from "./product.ts";
import { visit } from "./visit.ts";

const GRANT_ADMIN = resolve(import.meta.dirname, "../../apps/server/src/grant-admin.ts");
const ADMIN = "operator@example.com";
const OWNER = "ayse@example.com";

let product: Product;
let browser: Browser;
let admin: Visitor;
let owner: Visitor;

beforeAll(async () => {
  product = await startProduct();
  browser = await joinBrowser();
  admin = await enrol(browser, product.url, { firstName: "Operator", email: ADMIN });
  owner = await enrol(browser, product.url, { firstName: "Ayşe", email: OWNER });
  await promisify(execFile)(process.execPath, [GRANT_ADMIN, ADMIN], {
    env: { ...process.env, DATA_DIR: product.dataDir, NODE_ENV: "" },
  });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
});

const open = (page: Page, path: string) => visit(page, `${product.url}${path}`);

/** What the product's REST surface answers to whoever is signed in on the page. */
const ask = <T>(page: Page, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async (path: string, body: string | null) => {
      const answer = await fetch(
        path,
        body ? { method: "POST", headers: { "content-type": "application/json" }, body } : {},
      );
      return answer.json();
    },
    path,
    body ? JSON.stringify(body) : null,
  );

/** Waits until `read` gives what is wanted: background work takes its time. */
async function eventually<T>(read: () => Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const value = await read();
    if (wanted(value) || Date.now() > deadline) return value;
  }
}

const readOutbox = async (): Promise<string[]> => {
  const folder = join(product.dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
};

/** Those in the outbox that go to one address, once there are so many. */
const mailsTo = (address: string, count: number) =>
  eventually(
    async () => (await readOutbox()).filter((mail) => new RegExp(`^To: .*${address}`, "m").test(mail)),
    (mails) => mails.length >= count,
  );

describe("the admin panel", () => {
  it("leads a visitor to the log-in and a job seeker to the dashboard", async () => {
    const visitor = await openVisitor(browser, `${product.url}/admin/users`);
    await visitor.page.waitForFunction(() => location.pathname === "/login");
    await visitor.close();
    await owner.page.goto(`${product.url}/admin`);
    await owner.page.waitForFunction(() => location.pathname === "/dashboard");
  });

  it("shows how the product does", async () => {
    const { page } = admin;
    await open(page, "/admin");
    for (const text of ["Total Users", "CVs Generated", "Total Revenue", "Credits Used"])
      await see(page, text);
    await see(page, "Top Users by Credits");
    await see(page, "2 sign-ups in this period");
    const drawn = await page.waitForSelector("figure svg path.recharts-area-curve");
    expect((await drawn?.boundingBox())?.width).toBeGreaterThan(100);
    await see(page, "embedded PostgreSQL");
    // The imprint names nobody yet.
    await see(page, "Not set");
  });

  it("finds a user and sets their credits through the ledger", async () => {
    const { page } = admin;
    await click(page, "Users", "tab");
    await page.locator('::-p-aria([name="Search by name or email"][role="searchbox"])').fill("AYŞE@");
    await page.waitForFunction(() => !document.querySelector("table")?.textContent?.includes("operator@"));
    await click(page, `Edit the credits of ${OWNER}`, "button");
    await fill(page, `Credits of ${OWNER}`, "75");
    await click(page, "Save", "button");
    await see(page, "User credits updated");
    expect(await ask(owner.page, "/api/auth/user")).toMatchObject({ credits: 75 });
    await click(page, OWNER, "link");
    await see(page, "Correction by an admin");
    await see(page, "+65");
  });

  it("creates, edits and takes off sale a package", async () => {
    const { page } = admin;
    const isSold = async (name: string) =>
      (await ask<{ name: string }[]>(owner.page, "/api/packages")).some((sold) => sold.name === name);
    await click(page, "Credit Packages", "tab");
    await fill(page, "Name", "Team");
    await fill(page, "Base credits", "500");
    await fill(page, "Price in cents", "2500");
    await click(page, "Create Package", "button");
    await see(page, "Credit package created successfully");
    await see(page, "$0.050");
    expect(await isSold("Team")).toBe(true);

    await click(page, "Edit: Team", "button");
    await page.locator("article form input").fill("Big team");
    await click(page, "Save", "button");
    await see(page, "Package updated successfully");
    expect(await isSold("Big team")).toBe(true);

    await click(page, "Deactivate: Big team", "button");
    await see(page, "Inactive");
    expect(await isSold("Big team")).toBe(false);
  });

  it("answers, closes and reopens a ticket, and its owner hears of each", async () => {
    const subject = "My CV has two pages";
    await ask(owner.page, "/api/tickets", {
      subject,
      description: "I asked for one page.",
      priority: "high",
    });
    const { page } = admin;
    await open(page, "/admin/tickets");
    await see(page, "All Tickets (1)");
    await see(page, "Select a ticket to view details");
    await page.locator("main li a").click();
    await see(page, "I asked for one page.");
    // On a phone the list, which names them too, has made room.
    await page.setViewport({ width: 360, height: 740 });
    await see(page, OWNER);
    await page.setViewport({ width: 1280, height: 900 });
    await fill(page, "Admin Reply", "Choose short, then it fits.");
    await click(page, "Send Reply", "button");
    await see(page, "The user will be notified by email.");
    await click(page, "Close Ticket", "button");
    await see(page, "Ticket marked as closed");
    await click(page, "Reopen Ticket", "button");
    await see(page, "Ticket marked as open");
    // The first is the sign-up's, which asks to confirm the address.
    const mails = await mailsTo(OWNER, 4);
    expect(mails).toHaveLength(4);
    expect(mails.filter((mail) => mail.includes("Choose short, then it fits."))).toHaveLength(1);
  });

  it("stores the last keystroke of a setting that is typed fast", async () => {
    const { page } = admin;
    await click(page, "System Settings", "tab");
    const field = '::-p-aria([name="previews_per_day"][role="textbox"])';
    await page.locator(field).click({ count: 3 });
    await page.keyboard.type("123456789");
    for (let key = 0; key < 6; key += 1) await page.keyboard.press("Backspace");
    await see(page, "System setting updated");
    const shown = await page.$eval(field, (input) => (input instanceof HTMLInputElement ? input.value : ""));
    expect(shown).toBe("123");
    const settings = () => ask<{ key: string; value: string }[]>(page, "/api/admin/settings");
    const stored = await eventually(settings, (all) => all.some(({ value }) => value === "123"));
    expect(stored.find(({ key }) => key === "previews_per_day")?.value).toBe("123");
    await see(page, `set by ${ADMIN}`);
  });

  it("doesn't store an emptied price, and asks before it changes a lot", async () => {
    const { page } = admin;
    const price = async () => (await ask<{ cost: number }>(page, "/api/settings/cv-cost")).cost;
    // The list was scrolled to its end, where the page's head covers this field.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await fill(page, "cv_cost", "");
    await page.keyboard.press("Backspace");
    await see(page, "Not saved: only a positive whole number can be used. 10 stays in force.");
    await fill(page, "cv_cost", "100");
    await see(page, "From 10 to 100 is a big step, and people pay by this at once.");
    expect(await price()).toBe(10);
    await click(page, "Keep 10", "button");
    await fill(page, "cv_cost", "12");
    await expect.poll(price).toBe(12);
    await fill(page, "cv_cost", "10");
    await expect.poll(price).toBe(10);
    await see(page, "In force now: 10");
  });

  it("remembers who did it", async () => {
    const { page } = admin;
    await click(page, "Audit trail", "link");
    await see(page, "Credits: 10 → 75");
    await see(page, "On sale: yes → no");
    await see(page, "→ 123");
    await see(page, ADMIN);
  });

  it("shows purchases and their sum", async () => {
    const { page } = admin;
    await click(page, "Purchases", "tab");
    await see(page, "Total Revenue");
    await see(page, "$0.00");
    await see(page, "No purchases yet");
  });

  it("says so where there is no page, with the status of that", async () => {
    const answer = await admin.page.goto(`${product.url}/admin/nowhere`);
    expect(answer?.status()).toBe(404);
    await see(admin.page, "404 Page Not Found");
  });
});
