import type { BrowserContext, Page } from "puppeteer-core";
import { type BrowserChoice, startBrowser } from "./browser-start.ts";
import { withDeadline } from "./deadline.ts";

/** One running browser with the pages that are open in it. */
export type PagePool = {
  /** Prints HTML on A4, at most `timeoutMs`. After a failure the page is gone; the browser may be. */
  render(html: string, timeoutMs: number): Promise<Uint8Array>;
  /** Called once when the browser ends or stops answering. */
  onGone(listener: () => void): void;
  stop(): Promise<void>;
};

/** Printing took longer than allowed. */
export class PrintTimeout extends Error {
  override name = "PrintTimeout";
}

const ANSWER_TIMEOUT_MS = 5_000;

/** Starts a browser. Its pages run no script and reach no network; each prints one document after the other. */
export async function openPagePool(choice: BrowserChoice): Promise<PagePool> {
  const { browser, context, stop } = await startBrowser(choice);
  const idle: Page[] = [];
  const gone = Promise.withResolvers<void>();
  browser.once("disconnected", () => gone.resolve());

  const soon = <T>(work: Promise<T>, ms: number): Promise<T> =>
    withDeadline(work, { ms, onTimeout: () => new PrintTimeout(`No answer from the browser in ${ms} ms`) });

  /** A browser that doesn't answer when a page is opened or closed is as good as dead. */
  const openPage = (): Promise<Page> => soon(preparePage(context), ANSWER_TIMEOUT_MS).catch(giveUp);
  const closePage = (page: Page): Promise<void> => soon(page.close(), ANSWER_TIMEOUT_MS).catch(giveUp);
  const giveUp = (error: unknown): never => {
    gone.resolve();
    throw error;
  };

  async function render(html: string, timeoutMs: number): Promise<Uint8Array> {
    const page = idle.pop() ?? (await openPage());
    const crash = Promise.withResolvers<never>();
    crash.promise.catch(() => {});
    page.once("error", crash.reject);
    try {
      const pdf = await soon(Promise.race([crash.promise, printPage(page, html)]), timeoutMs);
      idle.push(page);
      return pdf;
    } catch (error) {
      closePage(page).catch(() => {});
      throw error;
    } finally {
      page.off("error", crash.reject);
    }
  }

  return { render, onGone: (listener) => void gone.promise.then(listener), stop };
}

async function preparePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await Promise.all([page.setJavaScriptEnabled(false), page.setOfflineMode(true)]);
  return page;
}

async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { waitUntil: "load" });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
