import { setTimeout as sleep } from "node:timers/promises";
import type { HTTPRequest, HTTPResponse, Page } from "puppeteer-core";

/** The calls of each page that have no answer yet. Puppeteer's own count loses those that a navigation cuts off. */
const underWay = new WeakMap<Page, Set<HTTPRequest>>();

/** Has `settle` know of the page's calls; before the page is led anywhere. */
export function watchCalls(page: Page): void {
  const calls = new Set<HTTPRequest>();
  underWay.set(page, calls);
  page.on("request", (request) => {
    if (/^(?:fetch|xhr)$/.test(request.resourceType())) calls.add(request);
  });
  page.on("requestfinished", (request) => calls.delete(request));
  page.on("requestfailed", (request) => calls.delete(request));
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) calls.clear();
  });
}

/** Whether the page is drawn by its script, which one that comes rendered is not yet, with no placeholder left. */
const isDrawn = (): boolean => {
  const heading = document.querySelector("h1");
  // React leaves a mark on each element that it has drawn.
  const isOurs = heading && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  return Boolean(isOurs) && !document.querySelector(".mantine-Skeleton-root");
};

const QUIET_MS = 80;
const PATIENCE_MS = 15_000;

/** Waits until no call of the page has been under way for a moment. */
export async function awaitAnswers(page: Page): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; await sleep(20)) {
    if (underWay.get(page)?.size) quietSince = Date.now();
    if (Date.now() > deadline) throw new Error(`${page.url()} still waits for an answer`);
  }
}

/** Waits until the page stands: drawn, and nothing under way. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn);
  await awaitAnswers(page);
  await page.waitForFunction(isDrawn);
}

/** Opens an address and waits until its page, or the one that it leads to, stands. */
export async function visit(page: Page, address: string): Promise<HTTPResponse | null> {
  const answer = await page.goto(address, { waitUntil: "load" });
  await settle(page);
  return answer;
}
