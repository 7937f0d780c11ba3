import axe from "axe-core";
import type { Page } from "puppeteer-core";

/** How a screen is looked at. */
export type Look = { scheme: "light" | "dark"; width: 360 | 768 | 1280 | 1440 };

export const LOOKS: Look[] = [
  { scheme: "light", width: 1440 },
  { scheme: "dark", width: 1440 },
  { scheme: "light", width: 768 },
  { scheme: "dark", width: 768 },
  { scheme: "light", width: 360 },
  { scheme: "dark", width: 360 },
];

/** Turns the page to a look as a person does: the system's colours change, the window does. */
export async function turnTo(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewport({ width, height: width === 360 ? 740 : 900 });
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: scheme },
    // Nothing is half faded in while it is looked at.
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  await page.waitForFunction(
    (scheme) => document.documentElement?.dataset.mantineColorScheme === scheme,
    {},
    scheme,
  );
  await standsStill(page);
  await isLaidOut(page);
}

/** In frames: what measures itself and is drawn anew for it takes two. */
const CALM = 3;

/** Waits until what fits itself to the window's width has done so: until then it may be wider than its place. */
async function isLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (calm) => {
      const sizes = [...document.querySelectorAll("main *")].map(
        ({ scrollWidth, scrollHeight }) => `${scrollWidth} ${scrollHeight}`,
      );
      const layout = `${innerWidth}: ${sizes.join()}`;
      window.calmFrames = window.layoutBefore === layout ? (window.calmFrames ?? 0) + 1 : 0;
      window.layoutBefore = layout;
      return window.calmFrames >= calm;
    },
    {},
    CALM,
  );
}

/** Waits until what slides or fades has arrived: half faded in, all is too pale. A loader turns for ever. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

declare global {
  interface Window {
    axe?: typeof axe;
    /** The sizes of everything in the last frame that was looked at, and for how many frames they have been so. */
    layoutBefore?: string;
    calmFrames?: number;
    /** The document that axe was read in. */
    axeDocument?: Document;
  }
}

/** What axe finds wrong with what the page shows, or a part of it without its frames: a line for each element. */
export async function findViolations(page: Page, within?: string): Promise<string[]> {
  await standsStill(page);
  // A document keeps axe for the next look: to read its source takes longer than to run it. A frame's window outlives
  // its first, blank document, and axe would go on looking at that.
  for (const frame of within === undefined ? page.frames() : [page.mainFrame()]) {
    if (await frame.evaluate(() => window.axeDocument === document)) continue;
    await frame.evaluate(axe.source);
    await frame.evaluate(() => {
      window.axeDocument = document;
    });
  }
  const found = await page.evaluate(
    (within) =>
      window.axe?.run(within ?? document, { resultTypes: ["violations"], iframes: within === undefined }),
    within,
  );
  if (!found) throw new Error(`axe could not be put into ${page.url()}`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary?.split("\n")[1]}`),
  );
}

/** Whether something sticks out so far that the page must be scrolled sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
