import type { Frame, Page } from "puppeteer-core";

/** The lines of the page that lies on the studio's table, by the places of the CV's content. */
const frameOf = async (page: Page): Promise<Frame> => {
  await page.waitForFunction(() =>
    document.querySelector("iframe")?.contentDocument?.querySelector("[data-at]"),
  );
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  if (!frame) throw new Error("There is no page on the table");
  return frame;
};

/** The texts of the lines whose place begins so, as the page shows them. */
export async function readLines(page: Page, beginning: string): Promise<string[]> {
  const frame = await frameOf(page);
  return frame.$$eval(`[data-at^="${beginning}"]`, (lines) => lines.map((line) => line.textContent ?? ""));
}

/** Clicks a line where a person sees it: the page is drawn smaller than it is. */
export async function clickLine(page: Page, place: string): Promise<void> {
  await (await frameOf(page)).$eval(`[data-at="${place}"]`, (line) =>
    line.scrollIntoView({ block: "center" }),
  );
  const point = await page.evaluate((place) => {
    const frame = document.querySelector("iframe");
    const line = frame?.contentDocument?.querySelector(`[data-at="${place}"]`);
    if (!frame || !line) throw new Error(`There is no line ${place}`);
    const [sheet, [box]] = [frame.getBoundingClientRect(), line.getClientRects()];
    const zoom = sheet.width / frame.offsetWidth;
    const at = { x: (box?.left ?? 0) + 8, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 };
    return { x: sheet.left + at.x * zoom, y: sheet.top + at.y * zoom };
  }, place);
  await page.mouse.click(point.x, point.y);
}

/** Waits until a line says this. */
export async function seeLine(page: Page, place: string, text: string): Promise<void> {
  await (await frameOf(page)).waitForFunction(
    (place, text) => document.querySelector(`[data-at="${place}"]`)?.textContent === text,
    {},
    place,
    text,
  );
}

/** What has the focus: the line's place and its role, on the page; the label of a part beside it. */
export async function readFocus(page: Page): Promise<string> {
  const frame = await frameOf(page);
  const outside = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const isInside = await page.evaluate(() => document.activeElement?.tagName === "IFRAME");
  if (!isInside) return outside;
  return frame.evaluate(() => {
    const line = document.activeElement;
    return `${line?.getAttribute("data-at")} ${line?.getAttribute("role")}`;
  });
}
