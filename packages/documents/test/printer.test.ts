import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { TooBusy } from "../src/fair-queue.ts";
import { PrinterUnavailable, UnprintableDocument } from "../src/printer.ts";
import { openTestPrinter } from "./open-test-printer.ts";
import { readPdf } from "./read-pdf.ts";

const page = (text: string) => `<!doctype html><html lang="en"><title>${text}</title><p>${text}</p></html>`;

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.flat().map(({ text }) => text);

/** The processes of this machine whose command line names the folder. */
async function processesOf(folder: string): Promise<{ pid: number; commandLine: string }[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      commandLine: await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""),
    })),
  );
  return found.filter(({ commandLine }) => commandLine.includes(folder));
}

/** The processes below a process, however far down, whose command line holds the word. */
async function childrenOf(ancestor: number, word: string): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      if (Number(/\) \S (\d+)/.exec(stat)?.[1]) !== ancestor) return [];
      const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      return [...(commandLine.includes(word) ? [pid] : []), ...(await childrenOf(pid, word))];
    }),
  );
  return found.flat();
}

const browsersOf = async (dataDir: string) =>
  (await processesOf(dataDir)).filter(({ commandLine }) => commandLine.includes("--remote-debugging-pipe"));

async function killBrowser(dataDir: string): Promise<void> {
  const [browser] = await browsersOf(dataDir);
  if (!browser) throw new Error("No browser runs");
  process.kill(browser.pid, "SIGKILL");
}

test("twenty prints at once are all printed, each its own", async () => {
  const { printer } = await openTestPrinter();
  const numbers = Array.from({ length: 20 }, (_, i) => `Document number ${i}`);
  const printed = await Promise.all(numbers.map((text) => printer.print(page(text))));
  for (const [i, { pdf, pageCount }] of printed.entries()) {
    expect(pageCount).toBe(1);
    expect(await textOf(pdf)).toEqual([numbers[i]]);
  }
});

test("pages are counted as they are printed", async () => {
  const { printer } = await openTestPrinter();
  const html = (pages: number) =>
    `<title>/Count 99 (</title>${"<p style='break-after:page'>x</p>".repeat(pages - 1)}<p>end`;
  expect(await printer.countPages(html(1))).toBe(1);
  expect(await printer.countPages(html(30))).toBe(30);
  // What is expected only spares pages: it is no answer.
  for (const expected of [1, 2, 3, 4]) expect(await printer.countPages(html(3), { expected })).toBe(3);
});

test("a browser that was killed is replaced, before and while it prints", async () => {
  const { printer, dataDir } = await openTestPrinter();
  await printer.check();
  await killBrowser(dataDir);
  expect(await textOf((await printer.print(page("Still here"))).pdf)).toEqual(["Still here"]);
  const printing = Promise.all(Array.from({ length: 6 }, (_, i) => printer.print(page(`Number ${i}`))));
  await killBrowser(dataDir);
  expect(await Promise.all((await printing).map(({ pdf }) => textOf(pdf)))).toEqual(
    Array.from({ length: 6 }, (_, i) => [`Number ${i}`]),
  );
  expect(await browsersOf(dataDir)).toHaveLength(1);
});

test("a page whose renderer died is replaced", async () => {
  const { printer, dataDir } = await openTestPrinter();
  await printer.check();
  const [browser] = await browsersOf(dataDir);
  const renderers = await childrenOf(browser?.pid ?? 0, "--type=renderer");
  expect(renderers.length).toBeGreaterThan(0);
  for (const pid of renderers) process.kill(pid, "SIGKILL");
  expect(await textOf((await printer.print(page("Again"))).pdf)).toEqual(["Again"]);
});

test("a browser that hangs fails the print in time, and the next print has a new one", async () => {
  const { printer, dataDir } = await openTestPrinter({ printTimeoutMs: 4_000 });
  await printer.check();
  const [browser] = await browsersOf(dataDir);
  process.kill(browser?.pid ?? 0, "SIGSTOP");
  await expect(printer.print(page("Stuck"))).rejects.toBeInstanceOf(PrinterUnavailable);
  expect(await textOf((await printer.print(page("Moving"))).pdf)).toEqual(["Moving"]);
  await expect.poll(() => browsersOf(dataDir)).toHaveLength(1);
  const running = await browsersOf(dataDir);
  expect(running[0]?.pid).not.toBe(browser?.pid);
});

test("who waits too long for a turn is told so, and who gives up leaves the line", async () => {
  const { printer } = await openTestPrinter({ queueTimeoutMs: 5 });
  await printer.check();
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => printer.print(page(`${i}`))));
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toBeInstanceOf(TooBusy);
  await expect(printer.print(page("x"), { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  const { pdf } = await vi.waitFor(() => printer.print(page("Open again")), 60_000);
  expect(await textOf(pdf)).toEqual(["Open again"]);
});

test("a document that takes too long is not tried again, and keeps nobody else from printing", async () => {
  const { printer } = await openTestPrinter({ printTimeoutMs: 2_000 });
  await printer.check();
  const slow = `<title>Slow</title>${"<p>slow".repeat(150_000)}`;
  await expect(printer.print(slow, { whose: "ada" })).rejects.toBeInstanceOf(UnprintableDocument);
  // To be tried again it would take as long as the printer waits.
  const again = performance.now();
  await expect(printer.print(slow, { whose: "ada" })).rejects.toBeInstanceOf(UnprintableDocument);
  expect(performance.now() - again).toBeLessThan(2_000);
  expect(await textOf((await printer.print(page("Quick"), { whose: "can" })).pdf)).toEqual(["Quick"]);
});

test("a document that is too large is not printed", async () => {
  const { printer } = await openTestPrinter();
  await expect(printer.print(page("x".repeat(2_000_000)))).rejects.toBeInstanceOf(UnprintableDocument);
});

test("whether the printer works is found out beside what people wait for", async () => {
  const { printer } = await openTestPrinter();
  await printer.check();
  let printed = 0;
  const waiting = Array.from({ length: 8 }, () =>
    printer.print(page("<p>long</p>".repeat(1_000)), { whose: "ada" }).then(() => printed++),
  );
  await printer.check();
  expect(printed).toBeLessThan(8);
  await Promise.all(waiting);
});

test("nothing that a page names is fetched, and no script runs", async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? "");
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const { printer } = await openTestPrinter();
  const { pdf } = await printer.print(`<!doctype html><title>t</title>
    <link rel="stylesheet" href="${origin}/style.css"><link rel="prefetch" href="${origin}/prefetch">
    <style>@font-face{font-family:f;src:url(${origin}/font)} p{font-family:f;background:url(${origin}/background)}</style>
    <p>Text</p><img src="${origin}/image"><iframe src="${origin}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>
    <script>document.body.append("script ran")</script><script src="${origin}/script.js"></script>`);
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toEqual([]);
  expect(await textOf(pdf)).toEqual(["Text"]);
});

test("the same page with the same date gives the same bytes", async () => {
  const { printer } = await openTestPrinter();
  const createdAt = new Date("2026-01-02T03:04:05Z");
  const one = await printer.print(page("Same"), { createdAt });
  await sleep(1_100);
  const other = await printer.print(page("Same"), { createdAt });
  expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true);
  expect((await readPdf(one.pdf)).info).toMatchObject({ CreationDate: "D:20260102030405+00'00'" });
});

test("when the server is killed, its browser ends, and the next start clears up after it", async () => {
  const { printer, dataDir } = await openTestPrinter();
  const script = `import { openPrinter } from ${JSON.stringify(new URL("../src/printer.ts", import.meta.url).href)};
    const log = { warn() {} };
    await openPrinter({ dataDir: ${JSON.stringify(dataDir)}, log }).check();
    console.log("ready"); setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => server.stdout.once("data", resolve));
  const [browser] = await browsersOf(dataDir);
  expect(await childrenOf(browser?.pid ?? 0, "--type=")).not.toEqual([]);
  server.kill("SIGKILL");
  await expect.poll(() => processesOf(dataDir)).toEqual([]);
  expect(await readdir(join(dataDir, "printer"))).toHaveLength(1);
  await printer.check();
  const profiles = (await readdir(join(dataDir, "printer"))).filter((name) => name.startsWith("profile-"));
  expect(profiles).toHaveLength(1);
});

test("a closed printer prints no more, and its browser is gone", async () => {
  const { printer, dataDir } = await openTestPrinter();
  await printer.check();
  await printer.close();
  expect(await processesOf(dataDir)).toEqual([]);
  await expect(printer.print(page("Late"))).rejects.toBeInstanceOf(PrinterUnavailable);
});

test("a browser that isn't there is an unavailable printer", async () => {
  const { printer } = await openTestPrinter({ executablePath: "/nowhere/chrome" });
  await expect(printer.check()).rejects.toBeInstanceOf(PrinterUnavailable);
});
