import type { HTTPRequest, Page } from "puppeteer-core";

/** Keeps what the page asks for from now on unanswered, until `release`. */
export async function holdAnswers(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: HTTPRequest[] = [];
  const hold = (request: HTTPRequest) => {
    if (request.url().includes("/trpc/")) held.push(request);
    else if (!request.url().startsWith("data:")) void request.continue();
  };
  page.on("request", hold);
  await page.setRequestInterception(true);
  const release = async () => {
    page.off("request", hold);
    await Promise.all(held.map((request) => request.continue()));
    await page.setRequestInterception(false);
  };
  return { release };
}
