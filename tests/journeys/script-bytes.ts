import type { Browser } from "puppeteer-core";

/** What a first visit to `/` may load: how many compressed bytes of script. */
export const MAX_SCRIPT_BYTES = 150 * 1024;

/** The bytes of script that a first visit to a page brings over the wire, compressed as they come, headers and all. */
export async function measureScriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle0" });
  await context.close();
  return bytes;
}
