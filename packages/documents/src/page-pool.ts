import type { FontPair } from "@terzi/contracts/design";
import type { BrowserContext, CDPSession, Page } from "puppeteer-core";
import { readMemory } from "./browser-memory.ts";
import { type BrowserChoice, startBrowser } from "./browser-start.ts";
import { withDeadline } from "./deadline.ts";
import { guessDropsIn, type Squeeze, type Squeezed } from "./guess-drops.ts";
import { bringFonts, waitForFonts } from "./kept-fonts.ts";
import { pagedHtml } from "./screen-pages.ts";

/** One running browser with the pages that are open in it. */
export type PagePool = {
  /** Prints a document on A4, at most `timeoutMs`. After a failure the page is gone; the browser may be. */
  render(sheet: Sheet, timeoutMs: number): Promise<Uint8Array>;
  /** How many parts of a document have to go, by its layout on a screen; the same holds for the page. */
  guessDrops(sheet: Sheet, squeeze: Squeeze, timeoutMs: number): Promise<Squeezed>;
  /** Called once when the browser ends or stops answering. */
  onGone(listener: () => void): void;
  /** Whether it has printed so much, or grown so large, that another browser should go on. */
  isWorn(): boolean;
  /** Ends it when nothing prints any more. */
  retire(): Promise<void>;
  stop(): Promise<void>;
};

/** HTML, and the fonts that it names without bringing them. */
export type Sheet = {
  html: string;
  fonts?: FontPair | undefined;
  /**
   * Nobody reads the file, only its pages are counted: it needs neither tags nor outline, which take a third of the time,
   * nor the pages before this one.
   */
  countedFrom?: number;
};

/** How much a browser may print, and hold in memory, before another one goes on: what it leaks is nobody's to mend. */
export type BrowserLife = { prints: number; memoryMb: number };

/** How often its memory is looked at. */
const LOOK_EVERY_PRINTS = 50;

/** Printing took longer than allowed: another try would too. */
export class PrintTimeout extends Error {
  override name = "PrintTimeout";
}

/** For what a healthy browser does in milliseconds, and in seconds where the machine has no time for it. */
const ANSWER_TIMEOUT_MS = 10_000;

/** A page keeps something of each document: every print is 0.2 ms slower than the one before. */
const PRINTS_PER_PAGE = 25;

type PreparedPage = { page: Page; session: CDPSession };
type OpenPage = PreparedPage & { printsLeft: number };
type Work<T> = (open: PreparedPage) => Promise<T>;

/** Starts a browser. Its pages run no script and reach no network; each prints one document after the other. */
export async function openPagePool(choice: BrowserChoice, life: BrowserLife): Promise<PagePool> {
  const { browser, context, pid, stop } = await startBrowser(choice);
  let printed = 0;
  let running = 0;
  let isTooLarge = false;
  let onIdle = () => {};
  const look = async (): Promise<void> => {
    if (pid && (await readMemory(pid)) > life.memoryMb * 1024 * 1024) isTooLarge = true;
  };
  const idle: OpenPage[] = [];
  const gone = Promise.withResolvers<void>();
  browser.once("disconnected", () => gone.resolve());
  /** Calls to a browser that has just died may never be answered. */
  const unanswered = new Set<(reason: Error) => void>();
  gone.promise.then(() => {
    for (const fail of unanswered) fail(new Error("The browser ended"));
  });

  async function soon<T>(work: Promise<T>, ms: number): Promise<T> {
    const lost = Promise.withResolvers<never>();
    unanswered.add(lost.reject);
    const onTimeout = () => new PrintTimeout(`No answer from the browser in ${ms} ms`);
    try {
      return await withDeadline(Promise.race([work, lost.promise]), { ms, onTimeout });
    } finally {
      unanswered.delete(lost.reject);
    }
  }

  /** A browser that doesn't answer when a page is opened, or closed, is as good as dead. */
  const giveUp = (cause: unknown): never => {
    gone.resolve();
    throw new Error("The browser doesn't answer", { cause });
  };
  const openPage = async (timeoutMs = ANSWER_TIMEOUT_MS): Promise<OpenPage> => ({
    ...(await soon(preparePage(context), Math.min(timeoutMs, ANSWER_TIMEOUT_MS)).catch(giveUp)),
    printsLeft: PRINTS_PER_PAGE,
  });
  /** In the background: whoever closes a page is done with it. */
  const closePage = (page: Page): void => {
    soon(page.close(), ANSWER_TIMEOUT_MS).catch(() => gone.resolve());
  };

  /** Opens the next one, and gives it the last one's fonts, before anybody waits for it. */
  async function renewPage(used: Page, fonts: FontPair | undefined): Promise<void> {
    closePage(used);
    const fresh = await openPage();
    try {
      if (fonts) await soon(bringFonts(fresh.page, fonts), ANSWER_TIMEOUT_MS);
      idle.push(fresh);
    } catch {
      closePage(fresh.page);
    }
  }

  async function use<T>(sheet: Sheet, work: Work<T>, timeoutMs: number): Promise<T> {
    running++;
    try {
      return await useAPage(sheet, work, timeoutMs);
    } finally {
      if (++printed % LOOK_EVERY_PRINTS === 0) await look();
      if (--running === 0) onIdle();
    }
  }

  async function useAPage<T>({ fonts }: Sheet, work: Work<T>, timeoutMs: number): Promise<T> {
    const open = idle.pop() ?? (await openPage(timeoutMs));
    const { page, printsLeft } = open;
    const crash = Promise.withResolvers<never>();
    crash.promise.catch(() => {});
    page.once("error", crash.reject);
    try {
      const made = await soon(Promise.race([crash.promise, work(open)]), timeoutMs);
      if (printsLeft > 1) idle.push({ ...open, printsLeft: printsLeft - 1 });
      else renewPage(page, fonts).catch(() => {});
      return made;
    } catch (error) {
      closePage(page);
      throw error;
    } finally {
      page.off("error", crash.reject);
    }
  }

  return {
    render: (sheet, timeoutMs) => use(sheet, (open) => printPage(open, sheet), timeoutMs),
    guessDrops: (sheet, squeeze, timeoutMs) =>
      use(sheet, ({ page }) => guess(page, sheet, squeeze), timeoutMs),
    onGone: (listener) => void gone.promise.then(listener),
    isWorn: () => printed >= life.prints || isTooLarge,
    async retire() {
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      if (running) await Promise.race([idle, gone.promise]);
      await stop();
    },
    stop,
  };
}

async function preparePage(context: BrowserContext): Promise<PreparedPage> {
  const page = await context.newPage();
  const [session] = await Promise.all([
    page.createCDPSession(),
    page.setJavaScriptEnabled(false),
    page.setOfflineMode(true),
  ]);
  return { page, session };
}

/** The paper where a document names none, in inches, and no margins but its own. */
const SHEET = {
  ...{ paperWidth: 8.5, paperHeight: 11 },
  ...{ marginTop: 0, marginRight: 0, marginBottom: 0, marginLeft: 0 },
};

/** A document that has fewer pages than are counted. */
const NO_PAGES = { data: "" };

async function show(page: Page, { html, fonts }: Sheet): Promise<void> {
  await page.setContent(html, { waitUntil: "load" });
  await (fonts ? bringFonts(page, fonts) : waitForFonts(page));
}

async function guess(page: Page, { html, fonts }: Sheet, squeeze: Squeeze): Promise<Squeezed> {
  await show(page, { html: pagedHtml(html), fonts });
  return guessDropsIn(page, html, squeeze);
}

async function printPage({ page, session }: PreparedPage, sheet: Sheet): Promise<Uint8Array> {
  const { countedFrom } = sheet;
  await show(page, sheet);
  // In one answer: the page's own method fetches the file piece by piece, which takes a tenth longer.
  const print = (pageRanges: string) =>
    session.send("Page.printToPDF", {
      ...SHEET,
      transferMode: "ReturnAsBase64",
      preferCSSPageSize: true,
      printBackground: true,
      pageRanges,
      generateTaggedPDF: countedFrom === undefined,
      generateDocumentOutline: countedFrom === undefined,
    });
  const { data } =
    countedFrom === undefined || countedFrom === 1
      ? await print("")
      : await print(`${countedFrom}-`).catch((error: unknown) => {
          if (!String(error).includes("Page range exceeds page count")) throw error;
          return NO_PAGES;
        });
  return Buffer.from(data, "base64");
}
