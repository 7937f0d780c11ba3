import type { FontPair } from "@terzi/contracts/design";
import type { Page } from "puppeteer-core";
import { loadFontFaces } from "./font-css.ts";

// What the functions below use of the page in which they run.
type Face = { family: string; load(): Promise<unknown> };
declare const document: { fonts: Iterable<Face> & { add(face: Face): void; ready: Promise<unknown> } };
declare const FontFace: new (family: string, source: string, look: { weight: string; style: string }) => Face;

/**
 * Gives the document that stands in a page the fonts of a pair. A browser keeps what was given so when the page's content
 * is replaced, so that only the first document of a page waits for them; one that doesn't is given them each time.
 */
export async function bringFonts(page: Page, pair: FontPair): Promise<void> {
  const families = [...new Set(loadFontFaces(pair).map(({ family }) => family))];
  const isThere = await page.evaluate((wanted) => {
    const there = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")));
    return wanted.every((family) => there.has(family));
  }, families);
  if (isThere) return;
  await page.evaluate(async (faces) => {
    const fonts = faces.map(
      ({ family, weight, style, base64 }) =>
        new FontFace(family, `url(data:font/woff2;base64,${base64})`, { weight: String(weight), style }),
    );
    for (const font of fonts) document.fonts.add(font);
    await Promise.all(fonts.map((font) => font.load()));
  }, loadFontFaces(pair));
}

/** For fonts that the document brings itself. */
export const waitForFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
  });
