import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startBrowser } from "../src/browser-start.ts";

test.runIf(existsSync("/usr/bin/nice"))("the browser gives way to whoever answers people", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-browser-"));
  const { browser, stop } = await startBrowser({ dataDir, log: { warn() {} } });
  expect(getPriority(browser.process()?.pid) - getPriority()).toBe(5);
  await stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});
