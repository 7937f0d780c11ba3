import { createHash } from "node:crypto";
import type { FontPair } from "@terzi/contracts/design";
import type { BrowserChoice } from "./browser-start.ts";
import { openFairQueue, type Turn } from "./fair-queue.ts";
import type { Squeeze, Squeezed } from "./guess-drops.ts";
import { type BrowserLife, openPagePool, type PagePool, PrintTimeout, type Sheet } from "./page-pool.ts";
import { countPdfPages, datePdf } from "./pdf-trailer.ts";

export type PrintOptions = Omit<Turn, "onWaiting"> & {
  /** The date that the PDF names as its creation; now, when left out. The same date gives the same bytes. */
  createdAt?: Date;
  /** The fonts that the HTML names without bringing them: the browser keeps them, so that they are loaded once. */
  fonts?: FontPair;
};

export type PrintedPdf = { pdf: Uint8Array; pageCount: number };

/**
 * Prints HTML on A4. Where no browser can do it now, the calls reject with PrinterUnavailable; with TooBusy, where too
 * much waits; with UnprintableDocument, where the document is the reason.
 */
export type Printer = {
  /** A tagged PDF with an outline; its title and language are those of the HTML. */
  print(html: string, options?: PrintOptions): Promise<PrintedPdf>;
  /** `expected`: so many at least are likely, which takes less time then. */
  countPages(
    html: string,
    options?: Omit<PrintOptions, "createdAt"> & { expected?: number },
  ): Promise<number>;
  /**
   * How many parts of a document have to go until it fills no more than so many pages: by its layout, without printing.
   * Only a guess, from which a search by `countPages` ends soon. Null where none comes.
   */
  guessDrops(
    html: string,
    squeeze: Squeeze,
    options?: Omit<PrintOptions, "createdAt">,
  ): Promise<Squeezed | null>;
  /** Starts the browser unless it runs, and prints a line as a proof. Doesn't wait for anybody's documents. */
  check(): Promise<void>;
  /** How many documents are being printed, and how many wait. */
  counts(): { running: number; waiting: number };
  /** Ends the browser. Let running prints finish first. */
  close(): Promise<void>;
};

/** There is no browser, or it doesn't answer. Trying again later may help. */
export class PrinterUnavailable extends Error {
  override name = "PrinterUnavailable";
}

/** The document is too large, or took too long; trying again would too. */
export class UnprintableDocument extends Error {
  override name = "UnprintableDocument";
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, options?: ErrorOptions) {
    super("The document takes too long to print", options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Three at once, two per person, so that others can print too. */
const TURNS = { atOnce: 3, atOncePerPerson: 2, waiting: 300, waitingPerPerson: 20 };
/** A day of much printing. One that has printed thousands of CVs holds some 300 MB. */
const LIFE: BrowserLife = { prints: 5_000, memoryMb: 1_024 };
/** A CV of the largest size has less than half of it, its fonts included. */
const HTML_MAX = 2_000_000;
/** How long a document that took too long isn't tried again. */
const REMEMBERED_MS = 5 * 60_000;
/** What takes longer to lay out than this is searched for by printing, which has its own limit. */
const GUESS_TIMEOUT_MS = 3_000;
const CHECK_HTML = '<!doctype html><html lang="en"><title>Check</title><p>Check</p></html>';

/**
 * Opens the printer: one warm browser, started when first needed, printing a few documents at once, in fair turns.
 * A browser that died is replaced, and what it was printing is tried once more.
 */
export function openPrinter(
  options: BrowserChoice & { printTimeoutMs?: number; queueTimeoutMs?: number; life?: BrowserLife },
): Printer {
  const { log, printTimeoutMs = 20_000, queueTimeoutMs = 60_000, life = LIFE } = options;
  let pool: Promise<PagePool> | null = null;
  let isClosed = false;
  let isRenewing = false;
  const queue = openFairQueue({ ...TURNS, waitMs: queueTimeoutMs });
  /** When each document that took too long may be tried again, by its hash, in the clock of performance.now(). */
  const tooSlow = new Map<string, number>();

  function getPool(): Promise<PagePool> {
    if (pool) return pool;
    pool = openPool();
    return pool;
  }

  function openPool(): Promise<PagePool> {
    const opening = openPagePool(options, life);
    opening.then(
      (opened) => opened.onGone(() => replace(opening)),
      () => replace(opening),
    );
    return opening;
  }

  /** Lets another browser go on, once it has started: until then, and where it doesn't start, the worn one prints. */
  async function renew(worn: PagePool): Promise<void> {
    if (isRenewing || isClosed) return;
    isRenewing = true;
    try {
      const next = openPool();
      const fresh = await next;
      if (isClosed) return await fresh.stop();
      pool = next;
      await worn.retire();
    } catch (error) {
      log.warn({ err: error }, "A worn browser could not be replaced");
    } finally {
      isRenewing = false;
    }
  }

  /** The next print starts another browser. */
  function replace(old: Promise<PagePool>): void {
    if (pool !== old) return;
    pool = null;
    old.then((opened) => opened.stop()).catch(() => {});
    log.warn({}, "The browser that prints is gone; the next print starts another");
  }

  async function render(sheet: Sheet): Promise<Uint8Array> {
    try {
      const opened = await getPool();
      const pdf = await opened.render(sheet, printTimeoutMs);
      if (opened.isWorn()) void renew(opened);
      return pdf;
    } catch (error) {
      if (isClosed || error instanceof PrintTimeout) throw error;
      log.warn({ err: error }, "Printing failed; trying once more");
      return await (await getPool()).render(sheet, printTimeoutMs);
    }
  }

  function refuseTooSlow(hash: string): void {
    for (const [known, until] of tooSlow) if (until < performance.now()) tooSlow.delete(known);
    const until = tooSlow.get(hash);
    if (until) throw new UnprintableDocument(Math.ceil((until - performance.now()) / 1000));
  }

  async function printNow(sheet: Sheet): Promise<Uint8Array> {
    if (isClosed) throw new PrinterUnavailable("The printer is closed");
    return render(sheet).catch((cause: unknown) => {
      throw new PrinterUnavailable("The document could not be printed", { cause });
    });
  }

  /** Whether the browser that is running now prints a line. */
  async function canPrintALine(): Promise<boolean> {
    const before = pool;
    const isPrinted = await printNow({ html: CHECK_HTML }).then(
      () => true,
      () => false,
    );
    return isPrinted && pool === before;
  }

  async function printInTurn(sheet: Sheet, turn: Turn): Promise<Uint8Array> {
    const { html } = sheet;
    if (html.length > HTML_MAX) throw new UnprintableDocument(REMEMBERED_MS / 1000);
    const hash = createHash("sha256").update(html).digest("base64");
    refuseTooSlow(hash);
    return queue.run(async () => {
      refuseTooSlow(hash);
      return printNow(sheet).catch(async (error: unknown) => {
        const isSlow = error instanceof PrinterUnavailable && error.cause instanceof PrintTimeout;
        // If one line can be printed, the document takes too long; otherwise the browser hangs.
        if (!isSlow || !(await canPrintALine())) throw error;
        tooSlow.set(hash, performance.now() + REMEMBERED_MS);
        throw new UnprintableDocument(REMEMBERED_MS / 1000, { cause: error });
      });
    }, turn);
  }

  return {
    async print(html, { createdAt, fonts, ...turn } = {}) {
      const pdf = await printInTurn({ html, fonts }, turn);
      return { pdf: createdAt ? datePdf(pdf, createdAt) : pdf, pageCount: countPdfPages(pdf) };
    },
    countPages: async (html, { fonts, expected = 1, ...turn } = {}) => {
      const pdf = await printInTurn({ html, fonts, countedFrom: expected }, turn);
      if (pdf.length) return expected - 1 + countPdfPages(pdf);
      return countPdfPages(await printInTurn({ html, fonts, countedFrom: 1 }, turn));
    },
    guessDrops: async (html, squeeze, { fonts, ...turn } = {}) => {
      if (html.length > HTML_MAX || isClosed) return null;
      const guess = async () => (await getPool()).guessDrops({ html, fonts }, squeeze, GUESS_TIMEOUT_MS);
      return queue.run(guess, turn).catch(() => null);
    },
    check: async () => void (await printNow({ html: CHECK_HTML })),
    counts: () => queue.counts(),
    close: async () => {
      isClosed = true;
      const last = pool;
      pool = null;
      await (await last?.catch(() => null))?.stop();
    },
  };
}
