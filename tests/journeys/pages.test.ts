import { beforeAll, describe, expect, it } from "vitest";
import { joinBrowser, leaveBrowser } from "./browser.ts";
import { coreBytes, MAX_CORE_BYTES, MATCHER_BYTES_NOW, partBytes } from "./matcher-bytes.ts";
import { MAX_SCRIPT_BYTES, measureScriptBytes } from "./script-bytes.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";

/** Nineteen of twenty postings call for no more fields of work than this (`bench/matcher-size.ts`). */
const FIELDS_BYTES = 25_000;

let product: SharedProduct;
beforeAll(async () => {
  product = await joinProduct();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers, redirect: "manual" });

const page = async (path: string, language: "en" | "tr") => {
  const answer = await get(path, { "accept-language": language });
  return { status: answer.status, type: answer.headers.get("content-type"), html: await answer.text() };
};

describe.each([
  ["/", "A CV cut to measure", "ölçü"],
  ["/how-to-use", "How It Works", "Nasıl Çalışır"],
  ["/pricing", "Pricing", "Fiyatlar"],
  ["/contact", "Get in Touch", "24 saat"],
  ["/login", "Log In", "Giriş Yap"],
  ["/signup", "Create your account", "Hesabınızı oluşturun"],
])("%s", (path, english, turkish) => {
  it("is written out in the visitor's language, before any script runs", async () => {
    const en = await page(path, "en");
    expect(en.status).toBe(200);
    expect(en.html).toContain('lang="en"');
    expect(en.html).toContain(english);
    const tr = await page(path, "tr");
    expect(tr.html).toContain('lang="tr"');
    expect(tr.html.toLocaleLowerCase("tr")).toContain(turkish.toLocaleLowerCase("tr"));
  });

  it("tells search engines its title, address and other language", async () => {
    const { html } = await page(path, "en");
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(/<meta[^>]+name="description"[^>]+content="[^"]{30,}"/);
    expect(html).toMatch(/rel="canonical"/);
    expect(html).toMatch(/hreflang="tr"/i);
    expect(html).toMatch(/property="og:title"/);
  });
});

it("a path that nobody knows is 404, as a page for people and as JSON for programs", async () => {
  for (const path of ["/nope", "/cvs/a/b", "/admin/nope"]) {
    const { status, type } = await page(path, "en");
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(type).toContain("text/html");
  }
  for (const path of ["/api/nope", "/trpc/no.such"]) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
  }
});

it("hashed files come compressed, to be kept for good; pages are asked for each time", async () => {
  const { html } = await page("/", "en");
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const file = await get(script, { "accept-encoding": "br" });
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-encoding")).toBe("br");
  expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
});

it("takes nothing typed into a form that is still to be drawn by its script", async () => {
  for (const path of ["/contact", "/login", "/signup"])
    expect((await page(path, "en")).html).toMatch(/<form inert/);
});

it("a first visit loads at most 150 KB of script, compressed", async () => {
  const browser = await joinBrowser();
  const bytes = await measureScriptBytes(browser, `${product.url}/`);
  await leaveBrowser(browser);
  // The app itself must have come: its libraries alone are more than this.
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

it("the matcher weighs at most 240 KB with its core vocabulary, compressed, and more only as a posting calls for it", () => {
  // Its data alone are more than this.
  expect(coreBytes()).toBeGreaterThan(50_000);
  expect(coreBytes()).toBeLessThanOrEqual(MAX_CORE_BYTES);
  const turkish = partBytes("turkish");
  expect(turkish).toBeGreaterThan(30_000);
  expect(coreBytes() + FIELDS_BYTES + turkish).toBeLessThanOrEqual(MATCHER_BYTES_NOW);
});

it("no page carries a script of its own", async () => {
  for (const path of ["/", "/pricing", "/login", "/admin", "/nope"]) {
    const { html } = await page(path, "en");
    for (const [tag] of html.matchAll(/<script[^>]*>/g))
      expect(tag).toMatch(/ src="\/|type="application\/ld\+json"/);
  }
});

it("robots and sitemap name the public pages", async () => {
  expect(await (await get("/robots.txt")).text()).toContain("sitemap.xml");
  const sitemap = await (await get("/sitemap.xml")).text();
  for (const path of ["/how-to-use", "/pricing", "/contact", "/login", "/signup"])
    expect(sitemap).toContain(path);
});
