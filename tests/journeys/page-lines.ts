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

/** Where in the window a person sees a line: the page is drawn smaller than it is. */
export function findPoint(page: Page, place: string): Promise<{ x: number; y: number }> {
  return page.evaluate((place) => {
    const frame = document.querySelector("iframe");
    const line = frame?.contentDocument?.querySelector(`[data-at="${place}"]`);
    if (!frame || !line) throw new Error(`There is no line ${place}`);
    const [sheet, [box]] = [frame.getBoundingClientRect(), line.getClientRects()];
    const zoom = sheet.width / frame.offsetWidth;
    const at = { x: (box?.left ?? 0) + 8, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 };
    return { x: sheet.left + at.x * zoom, y: sheet.top + at.y * zoom };
  }, place);
}

async function bringIntoSight(page: Page, place: string): Promise<void> {
  const frame = await frameOf(page);
  await frame.$eval(`[data-at="${place}"]`, (line) => line.scrollIntoView({ block: "center" }));
}

export async function clickLine(page: Page, place: string): Promise<void> {
  await bringIntoSight(page, place);
  const { x, y } = await findPoint(page, place);
  await page.mouse.click(x, y);
}

export async function tapLine(page: Page, place: string): Promise<void> {
  await bringIntoSight(page, place);
  const { x, y } = await findPoint(page, place);
  await page.touchscreen.tap(x, y);
}

/** Takes a line by its grip and holds it over another, as far from that one's middle as is said, in pixels. */
export async function dragLine(
  page: Page,
  place: string,
  { over, by }: { over: string; by: number },
): Promise<void> {
  await bringIntoSight(page, place);
  const line = await findPoint(page, place);
  await page.mouse.move(line.x, line.y);
  const grip = await page.waitForSelector('section button[aria-label^="Drag to move"]');
  await grip?.hover();
  await page.mouse.down();
  const target = await findPoint(page, over);
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.move(target.x, target.y + by, { steps: 2 });
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
