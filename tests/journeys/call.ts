import type { Page } from "puppeteer-core";

/** What a documented call answers, made by the page with its own session. */
export async function call(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await page.evaluate(
    async (method, path, body) => {
      const answer = await fetch(path, {
        method,
        headers: { "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    method,
    path,
    body,
  );
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
}
