import type { BrowserChoice } from "./browser-start.ts";
import { openPagePool, type PagePool, PrintTimeout } from "./page-pool.ts";
import { countPdfPages, datePdf } from "./pdf-trailer.ts";
import { openPrintQueue } from "./print-queue.ts";

export type PrintOptions = {
  /** Gives up waiting for a turn. */
  signal?: AbortSignal;
  /** The date that the PDF names as its creation; now, when left out. The same date gives the same bytes. */
  createdAt?: Date;
};

export type PrintedPdf = { pdf: Uint8Array; pageCount: number };

/** Prints HTML on A4. Where no browser can do it now, the calls reject with PrinterUnavailable. */
export type Printer = {
  /** A tagged PDF with an outline; its title and language are those of the HTML. */
  print(html: string, options?: PrintOptions): Promise<PrintedPdf>;
  countPages(html: string, options?: PrintOptions): Promise<number>;
  /** Starts the browser unless it runs, and prints a line to prove that it works. */
  check(): Promise<void>;
  /** Ends the browser. Let running prints finish first. */
  close(): Promise<void>;
};

/** There is no browser, it doesn't answer, or too much is waiting for it. Trying again later may help. */
export class PrinterUnavailable extends Error {
  override name = "PrinterUnavailable";
}

const PAGES_AT_ONCE = 3;
const CHECK_HTML = '<!doctype html><html lang="en"><title>Check</title><p>Check</p></html>';

/**
 * Opens the printer: one warm browser, started when first needed, printing at most three documents at once.
 * A browser that died is replaced, and what it was printing is tried once more.
 */
export function openPrinter(
  options: BrowserChoice & { printTimeoutMs?: number; queueTimeoutMs?: number },
): Printer {
  const { log, printTimeoutMs = 20_000, queueTimeoutMs = 30_000 } = options;
  let pool: Promise<PagePool> | null = null;
  let isClosed = false;
  const inTurn = openPrintQueue({
    atOnce: PAGES_AT_ONCE,
    waitMs: queueTimeoutMs,
    onTimeout: () => new PrinterUnavailable("Too many documents are waiting to be printed"),
  });

  function getPool(): Promise<PagePool> {
    if (pool) return pool;
    const opening = openPagePool(options);
    opening.then(
      (opened) => opened.onGone(() => replace(opening)),
      () => replace(opening),
    );
    pool = opening;
    return opening;
  }

  /** The next print starts another browser. */
  function replace(old: Promise<PagePool>): void {
    if (pool !== old) return;
    pool = null;
    old.then((opened) => opened.stop()).catch(() => {});
    log.warn({}, "The browser that prints is gone; the next print starts another");
  }

  async function render(html: string): Promise<Uint8Array> {
    try {
      return await (await getPool()).render(html, printTimeoutMs);
    } catch (error) {
      if (isClosed || error instanceof PrintTimeout) throw error;
      log.warn({ err: error }, "Printing failed; trying once more");
      return await (await getPool()).render(html, printTimeoutMs);
    }
  }

  const print: Printer["print"] = (html, { signal, createdAt } = {}) =>
    inTurn(async () => {
      if (isClosed) throw new PrinterUnavailable("The printer is closed");
      const pdf = await render(html).catch((cause: unknown) => {
        throw new PrinterUnavailable("The document could not be printed", { cause });
      });
      return { pdf: createdAt ? datePdf(pdf, createdAt) : pdf, pageCount: countPdfPages(pdf) };
    }, signal);

  return {
    print,
    countPages: async (html, printOptions) => (await print(html, printOptions)).pageCount,
    check: async () => void (await print(CHECK_HTML)),
    close: async () => {
      isClosed = true;
      const last = pool;
      pool = null;
      await (await last?.catch(() => null))?.stop();
    },
  };
}
