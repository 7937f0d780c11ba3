import { setTimeout as sleep } from "node:timers/promises";
import type { HTTPRequest, HTTPResponse, Page } from "puppeteer-core";
import { PATIENCE_MS } from "./patience.ts";

/** The calls and scripts of each page that have not come yet. Puppeteer's own count loses those that a navigation cuts off. */
const underWay = new WeakMap<Page, Set<HTTPRequest>>();

/** Has `settle` know of the page's calls; before the page is led anywhere. */
export function watchCalls(page: Page): void {
  const calls = new Set<HTTPRequest>();
  underWay.set(page, calls);
  page.on("request", (request) => {
    if (/^(?:fetch|xhr|script)$/.test(request.resourceType())) calls.add(request);
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

/** A call may have ended before the page hears of it, or be caused by the last one: one look is not enough. */
const IDLE_TURNS = 4;

/** Resolves when the page's own thread has nothing better to do; at once where it is just being left. */
const awaitIdle = (page: Page): Promise<unknown> =>
  page
    .evaluate(async () => {
      // What answers cause is batched by timers: each turn lets those through that are due.
      for (let turn = 0; turn < 3; turn++) {
        await new Promise((due) => setTimeout(due));
        await scheduler.postTask(() => {}, { priority: "background" });
      }
    })
    .catch(() => {});

/** Waits until no call and no script of the page is under way, also after it did what the last one brought. */
export async function awaitAnswers(page: Page): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let idleTurns = 0; idleTurns < IDLE_TURNS; await sleep(20)) {
    await awaitIdle(page);
    idleTurns = underWay.get(page)?.size ? 0 : idleTurns + 1;
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
