import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { openBrowser } from "./browser.ts";

/** Draws the icons of the installed app anew from its one drawing. */
const PUBLIC = resolve(import.meta.dirname, "../../apps/web/public");

/**
 * `margin`: which part of the width stays free on each side. A phone cuts a maskable one to its own shape, of which a
 * circle of four fifths is safe: there, and where the system rounds the corners, the colour goes to the edge.
 */
const ICONS = [
  { name: "icon-192", size: 192, margin: 0 },
  { name: "icon-512", size: 512, margin: 0 },
  { name: "icon-maskable-192", size: 192, margin: 0.1 },
  { name: "icon-maskable-512", size: 512, margin: 0.1 },
  { name: "apple-touch-icon", size: 180, margin: 0.1 },
];
const INK = "#2f4fa3";

const drawing = await readFile(join(PUBLIC, "icon.svg"), "utf8");
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const { name, size, margin } of ICONS) {
    await page.setViewport({ width: size, height: size });
    const ground = margin ? INK : "transparent";
    await page.setContent(
      `<body style="margin:0;background:${ground};padding:${size * margin}px">${drawing}
       <style>svg{display:block;width:100%}</style>`,
    );
    await page.screenshot({ path: join(PUBLIC, `${name}.png`) as `${string}.png`, omitBackground: true });
  }
} finally {
  await browser.close();
}
