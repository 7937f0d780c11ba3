import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { afterAll, expect, test } from "vitest";
import { findBundledChromium, hasBundledChromium } from "../src/bundled-chromium.ts";

const home = await mkdtemp(join(tmpdir(), "terzi-chromium-"));
// Chromium's helper processes outlive `close` by a moment and hold files of the folder open.
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

test.skipIf(!hasBundledChromium())(
  "Chromium is unpacked once, also by two processes at once, and works",
  async () => {
    const [one, other] = await Promise.all([findBundledChromium([home]), findBundledChromium([home])]);
    expect(one).toEqual(other);
    expect(await readdir(home)).toHaveLength(1);
    expect(await findBundledChromium(["/proc/nowhere", home])).toEqual(one);
    const browser = await puppeteer.launch({ ...one, headless: "shell", args: ["--no-sandbox"], pipe: true });
    expect(await browser.version()).toContain("Chrome");
    await browser.close();
  },
);
