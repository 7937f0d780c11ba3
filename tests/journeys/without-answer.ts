import type { HTTPRequest, Page } from "puppeteer-core";

/** While something is done, calls of one procedure get no answer, as if the server were down. */
export async function withoutAnswer(page: Page, procedure: string, act: () => Promise<void>): Promise<void> {
  const refuse = (request: HTTPRequest) => {
    // Data URLs, such as a page's fonts, never reach the network and can't be held up.
    if (request.url().startsWith("data:")) return;
    const isRefused = new URL(request.url()).pathname.includes(procedure);
    // A request may be told of just when none is held up any more: it goes its way then.
    void (isRefused ? request.abort() : request.continue()).catch(() => {});
  };
  page.on("request", refuse);
  await page.setRequestInterception(true);
  try {
    await act();
  } finally {
    await page.setRequestInterception(false);
    page.off("request", refuse);
  }
}
