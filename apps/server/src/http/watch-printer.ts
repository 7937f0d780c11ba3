import type { Printer } from "@terzi/documents/printer";

/** Whether the printer could print a line when last tried, and when that was. */
export type PrinterState = { isWorking: boolean; checkedAt: Date };

const EVERY_MS = 60_000;

/** Prints a line every minute, besides real work, so that callers get a ready answer. */
export function watchPrinter(printer: Pick<Printer, "check">) {
  let last: Promise<PrinterState> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const check = (): Promise<PrinterState> =>
    printer.check().then(
      () => ({ isWorking: true, checkedAt: new Date() }),
      () => ({ isWorking: false, checkedAt: new Date() }),
    );
  const checkAgain = async () => {
    const known = await check();
    last = Promise.resolve(known);
  };

  return {
    start() {
      last ??= check();
      timer = setInterval(() => void checkAgain(), EVERY_MS);
    },
    stop: () => clearInterval(timer),
    /** The last result; only until the first check has ended is it waited for. */
    state: (): Promise<PrinterState> => (last ??= check()),
  };
}
