import { setTimeout as sleep } from "node:timers/promises";
import type { HTTPResponse, Page } from "puppeteer-core";
import { PATIENCE_MS } from "./patience.ts";

/** The calls and scripts of each page that have not come yet, by the browser's name of each, and their addresses. */
const underWay = new WeakMap<Page, Map<string, string>>();

/**
 * Has `settle` know of the page's calls; before the page is led anywhere. By the browser's own events: of a worker's script
 * Puppeteer hears the end only where it is with the worker early enough.
 */
export async function watchCalls(page: Page): Promise<void> {
  const calls = new Map<string, string>();
  underWay.set(page, calls);
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) calls.clear();
  });
  const session = await page.createCDPSession();
  session.on("Network.requestWillBeSent", ({ requestId, loaderId, type, request }) => {
    // A worker's own script has no loader, and its end is told to the worker alone.
    if (loaderId && /^(?:Fetch|XHR|Script)$/.test(type ?? "")) calls.set(requestId, request.url);
  });
  session.on("Network.loadingFinished", ({ requestId }) => calls.delete(requestId));
  session.on("Network.loadingFailed", ({ requestId }) => calls.delete(requestId));
  await session.send("Network.enable");
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

const stillUnderWay = (page: Page): string => [...(underWay.get(page)?.values() ?? [])].join(", ");

/** Waits until no call and no script of the page is under way, also after it did what the last one brought. */
export async function awaitAnswers(page: Page): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let idleTurns = 0; idleTurns < IDLE_TURNS; await sleep(20)) {
    await awaitIdle(page);
    idleTurns = underWay.get(page)?.size ? 0 : idleTurns + 1;
    if (Date.now() > deadline) throw new Error(`${page.url()} still waits: ${stillUnderWay(page)}`);
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
