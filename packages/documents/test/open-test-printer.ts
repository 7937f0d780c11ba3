import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openPrinter, type Printer } from "../src/printer.ts";

type Options = Partial<Parameters<typeof openPrinter>[0]>;

/** A printer with a folder of its own, closed when the test file is done. */
export async function openTestPrinter(options: Options = {}): Promise<{ printer: Printer; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-printer-"));
  const log = { warn: () => {} };
  const printer = openPrinter({ dataDir, log, ...options });
  afterAll(async () => {
    await printer.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { printer, dataDir };
}
