import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabaseGate } from "@terzi/test-servers/database-gate";
import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  click,
  fill,
  joinBrowser,
  leaveBrowser,
  readField,
  see,
  seeNoMore,
  type Visitor,
} from "./browser.ts";
import { enrol } from "./enrol.ts";
import { databaseUrl } from "./open-database.ts";
import { type Product, startProduct } from "./product.ts";
import { visit } from "./visit.ts";

let dataDir: string;
let product: Product;
let browser: Browser;
let ada: Visitor;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "terzi-journey-"));
  product = await startProduct({ dataDir });
  browser = await joinBrowser();
  ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe("a job seeker whose connection fails", () => {
  it("reads that there is none, and goes on when it is back", async () => {
    const { page } = ada;
    await page.setOfflineMode(true);
    await click(page, "My CVs", "link");
    await see(page, "This page could not be loaded");
    await see(page, "You are offline.");
    // The way round the product stays, and asking again too early ends on no browser's own page.
    await click(page, "Try again", "button");
    await see(page, "Career Profile");
    await page.setOfflineMode(false);
    await seeNoMore(page, "You are offline.");
    await click(page, "Try again", "button");
    await see(page, "No CVs yet");
  });

  it("is told so for as long as it lasts, and loses no keystroke", async () => {
    const { page } = ada;
    await visit(page, `${product.url}/profile`);
    await fill(page, "Full name", "Ada");
    await page.setOfflineMode(true);
    await see(page, "You are offline. What you type stays here; save it when the connection is back.");
    await page.keyboard.type(" Lovelace");
    await page.setOfflineMode(false);
    await seeNoMore(page, "You are offline.");
    await page.keyboard.type(", Countess");
    expect(await readField(page, "Full name")).toBe("Ada Lovelace, Countess");
    await click(page, "Save", "button");
    await see(page, "Career data saved successfully");
  });

  it("is told the same while the server is down, and has the page when it is up again", {
    tags: "long",
  }, async () => {
    const { page } = ada;
    await click(page, "Credits", "link");
    await see(page, "How Credits Work");
    await product.stop();
    await click(page, "My CVs", "link");
    await see(page, "This page could not be loaded");
    await see(page, "The server does not answer.");
    product = await startProduct({ dataDir, env: { PORT: new URL(product.url).port } });
    await seeNoMore(page, "The server does not answer.");
    await see(page, "No CVs yet");
  });

  it("is told that the database is away, and has the page when it is back", { tags: "long" }, async () => {
    const { page } = ada;
    const gate = await openDatabaseGate(await databaseUrl(dataDir));
    const other = await startProduct({ env: { DATABASE_URL: gate.url } });
    await visit(page, `${other.url}/credits`);
    await see(page, "How Credits Work");
    await gate.shut();
    await click(page, "My CVs", "link");
    await see(page, "This page could not be loaded");
    await see(page, "Terzi can't reach its database right now.");
    await gate.open();
    await see(page, "No CVs yet");
    await seeNoMore(page, "Terzi can't reach its database right now.");
    await other.stop();
    await gate.shut();
  });
});
