import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKOUT_CACHE, findBundledChromium } from "@terzi/chromium/bundled-chromium";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PrinterUnavailable } from "../src/printer.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { readPdf } from "./read-pdf.ts";

const page = (text: string) => `<!doctype html><html lang="en"><title>${text}</title><p>${text}</p></html>`;
const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.flat().map(({ text }) => text);

let port: number;
let folder: string;
let browser: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "terzi-remote-"));
  port = await findPort();
  await startBrowser();
});
afterAll(async () => {
  await killBrowser();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No port is free");
  return address.port;
}

/** A browser that is nobody's child of ours, as the one of docker-compose.yml is started. */
async function startBrowser(): Promise<void> {
  const { executablePath, env } = await findBundledChromium([CHECKOUT_CACHE, folder]);
  const args = [`--remote-debugging-port=${port}`, `--user-data-dir=${folder}`, "--no-sandbox"];
  browser = spawn(executablePath, [...args, "--disable-gpu", "--disable-dev-shm-usage"], {
    env: { ...env, HOME: folder },
    stdio: "ignore",
  });
  await vi.waitFor(() => answers(port), { timeout: 120_000, interval: 50 });
}

const answers = async (port: number): Promise<void> => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.destroy();
};

async function killBrowser(): Promise<void> {
  const ended = once(browser, "exit");
  browser.kill("SIGKILL");
  await ended;
}

test("a browser elsewhere prints, by its host and port alone, for several servers at once", async () => {
  const endpoint = { browserWsEndpoint: `ws://localhost:${port}` };
  const printers = [await openTestPrinter(endpoint), await openTestPrinter(endpoint)];
  const printed = await Promise.all(
    printers.map(({ printer }, number) => printer.print(page(`By ${number}`))),
  );
  expect(await Promise.all(printed.map(({ pdf }) => textOf(pdf)))).toEqual([["By 0"], ["By 1"]]);
  // One that stops takes its own pages with it, and no others.
  await printers[0]?.printer.close();
  const after = await printers[1]?.printer.print(page("Still here"));
  expect(after && (await textOf(after.pdf))).toEqual(["Still here"]);
});

test("one that is killed fails a print in time, and prints again when it has come back", async () => {
  const { printer } = await openTestPrinter({ browserWsEndpoint: `ws://localhost:${port}` });
  await printer.check();
  const printing = Promise.allSettled(Array.from({ length: 4 }, (_, at) => printer.print(page(`${at}`))));
  await killBrowser();
  for (const print of await printing)
    if (print.status === "rejected") expect(print.reason).toBeInstanceOf(PrinterUnavailable);
  const begun = performance.now();
  await expect(printer.print(page("Nobody"))).rejects.toBeInstanceOf(PrinterUnavailable);
  expect(performance.now() - begun).toBeLessThan(20_000);

  // Another process on the same port, with another address of its own.
  await startBrowser();
  const again = await vi.waitFor(() => printer.print(page("Back")), { timeout: 120_000, interval: 100 });
  expect(await textOf(again.pdf)).toEqual(["Back"]);
});
