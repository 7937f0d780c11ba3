import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { CHECKOUT_CACHE, findBundledChromium, hasBundledChromium } from "@terzi/chromium/bundled-chromium";
import { startWhenFree } from "@terzi/chromium/start-when-free";
import puppeteer, { type Browser, type BrowserContext, type LaunchOptions, type Page } from "puppeteer-core";
import { PATIENCE_MS } from "./patience.ts";
import { visit, watchCalls } from "./visit.ts";

export type Visitor = {
  page: Page;
  /** What went wrong in the page since it was opened: script errors, failed requests, refused by the policy. */
  faults: string[];
  /** Another tab of the same person, on the product's first page. */
  open(): Promise<Page>;
  close(): Promise<void>;
};

export type Screen = {
  width?: number;
  height?: number;
  scheme?: "light" | "dark";
  language?: "en" | "tr";
  /** What the browser holds already, "name=value". */
  cookie?: string;
};

/** The browser that the product would choose. */
async function chooseBrowser(): Promise<LaunchOptions> {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given) return { executablePath: given };
  if (!hasBundledChromium()) return { channel: "chrome" };
  const { executablePath, env } = await findBundledChromium([CHECKOUT_CACHE, tmpdir()]);
  return { executablePath, env: { ...process.env, ...env } };
}

export async function openBrowser(): Promise<Browser> {
  const choice = await chooseBrowser();
  return startWhenFree(() =>
    puppeteer.launch({
      ...choice,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A process in waiting for a page that may come: a seventh of all that the journeys compute.
        "--disable-features=SpareRendererForSitePerProcess",
        // A page lives for seconds: to compile its script for speed takes a fifth of all its computing, and comes too late.
        "--js-flags=--no-maglev --no-turbofan",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
      headless: true,
      timeout: PATIENCE_MS,
    }),
  );
}

let joined: Promise<Browser> | undefined;

/**
 * The browser that the journeys of a process share, each person in a profile of their own: to start one takes longer
 * than many a journey. It ends with the process.
 */
export function joinBrowser(): Promise<Browser> {
  joined ??= openBrowser();
  return joined;
}

/** Closes all that a journey has opened in it; another begins only then. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  const contexts = browser?.browserContexts() ?? [];
  await Promise.all(
    contexts
      .filter((context) => context !== browser?.defaultBrowserContext())
      .map((context) => context.close()),
  );
}

/** A person with a browser profile of their own, on the product's first page. */
export async function openVisitor(browser: Browser, url: string, screen: Screen = {}): Promise<Visitor> {
  const { width = 1280, height = 900, scheme = "light", language = "en", cookie } = screen;
  const context: BrowserContext = await browser.createBrowserContext();
  if (cookie) {
    const [name = "", value = ""] = cookie.split("=");
    await context.setCookie({ name, value, domain: new URL(url).hostname, path: "/", httpOnly: true });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await watchCalls(page);
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  const accepted = language === "tr" ? "tr-TR,tr" : "en-US,en";
  await page.setExtraHTTPHeaders({ "accept-language": accepted });
  await page.evaluateOnNewDocument((languages: string[]) => {
    Object.defineProperty(navigator, "languages", { get: () => languages });
    Object.defineProperty(navigator, "language", { get: () => languages[0] });
    // The console keeps silent about some of them.
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`${effectiveDirective} forbids ${blockedURI}`)),
    );
  }, accepted.split(","));
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await visit(page, url);
  const open = async () => {
    const tab = await context.newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    await watchCalls(tab);
    await visit(tab, url);
    return tab;
  };
  return { page, faults, open, close: () => context.close() };
}

/** Puts the text into the field with this label, over whatever it held, as pasting it would. */
export async function fill(page: Page, label: string, value: string): Promise<void> {
  const field = page.locator(`::-p-aria([name="${label}"][role="textbox"])`);
  await field.click({ count: 3 });
  await page.keyboard.down("Control");
  await page.keyboard.press("A");
  await page.keyboard.up("Control");
  await page.keyboard.sendCharacter(value);
}

/** Whether a click on the element's middle reaches it: a dialog that fades out, or a page that scrolls, takes it away. */
function isWithinReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit && (element.contains(hit) || hit.closest("label")?.control === element)) return true;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return false;
}

/** Clicks what has this accessible name, and maybe role, as soon as a person's click would reach it. */
export async function click(page: Page, name: string, role?: string): Promise<void> {
  await page
    .locator(`::-p-aria([name="${name}"]${role ? `[role="${role}"]` : ""})`)
    .filter(isWithinReach)
    .click();
}

/** What stands in the field with this label. */
export const readField = (page: Page, label: string, role = "textbox"): Promise<string> =>
  page.$eval(`::-p-aria([name="${label}"][role="${role}"])`, (field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "",
  );

export const isEnabled = (page: Page, button: string): Promise<boolean> =>
  page.$eval(`::-p-aria([name="${button}"][role="button"])`, (found) => !found.matches(":disabled"));

/** Waits until the page's address is this path. */
export async function standsAt(page: Page, path: string, timeoutMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (; new URL(page.url()).pathname !== path; await sleep(20))
    if (Date.now() > deadline) throw new Error(`${page.url()} never became ${path}`);
}

/** The text that a person can see: hidden parts are left out, which `textContent` would not do. */
const shownText = (page: Page): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is the point.
  page.evaluate(() => document.body.innerText);

/** Waits until the page shows the text. */
export async function see(page: Page, text: string, timeoutMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  // A page that is just being left has no text to give; the next look finds the new one.
  while (!(await shownText(page).catch(() => "")).includes(text)) {
    if (Date.now() > deadline)
      throw new Error(
        `"${text}" never showed at ${page.url()}. It says:\n${(await shownText(page)).slice(0, 2_000)}`,
      );
    await sleep(50);
  }
}

/** Waits until the page shows the text no more. */
export async function seeNoMore(page: Page, text: string, timeoutMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while ((await shownText(page).catch(() => text)).includes(text)) {
    if (Date.now() > deadline) throw new Error(`"${text}" still shows at ${page.url()}`);
    await sleep(50);
  }
}

/** The file that a link of the page leads to, fetched with the page's own session. */
export async function download(
  page: Page,
  path: string,
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const file = await page.evaluate(async (path: string) => {
    const answer = await fetch(path);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return {
      status: answer.status,
      name: answer.headers.get("content-disposition") ?? "",
      type: answer.headers.get("content-type") ?? "",
      base64: btoa(text),
    };
  }, path);
  if (file.status !== 200) throw new Error(`${path} answered ${file.status}`);
  return { name: file.name, type: file.type, bytes: Buffer.from(file.base64, "base64") };
}
