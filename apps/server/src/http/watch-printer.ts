import type { Printer } from "@terzi/documents/printer";

/** Whether the printer could print a line when it was last tried, and when that was. */
export type PrinterState = { isWorking: boolean; checkedAt: Date };

const EVERY_MS = 60_000;

/** Has a line printed every minute, beside what people wait for, so that who asks is answered from what is known. */
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
    /** What is known; only before the first check has ended, its end is waited for. */
    state: (): Promise<PrinterState> => (last ??= check()),
  };
}
