import { mkdtempSync } from "node:fs";
import { startBrowser } from "../src/browser-start.ts";
import { bringFonts } from "../src/kept-fonts.ts";
import { cvHtml } from "../src/html.ts";
import { fontPairOf } from "../src/chosen-design.ts";
import { pagedHtml } from "../src/screen-pages.ts";
import { countPdfPages } from "../src/pdf-trailer.ts";
import { buildBaseContent } from "../../tailoring/src/writing/base-content.ts";
import { plainDesign } from "@terzi/contracts/design";
import { longProfile } from "../../../apps/server/test/long-texts.ts";
const { browser, context, stop } = await startBrowser({ dataDir: mkdtempSync("/tmp/zzb-"), log: console } as any);
const page = await context.newPage();
const session = await page.createCDPSession();
await page.setJavaScriptEnabled(false); await page.setOfflineMode(true);
const SHEET = { paperWidth: 8.5, paperHeight: 11, marginTop: 0, marginRight: 0, marginBottom: 0, marginLeft: 0 };
const t: Record<string, number[]> = {};
const time = async <T>(n: string, f: () => Promise<T>): Promise<T> => { const s = performance.now(); const r = await f(); (t[n] ??= []).push(performance.now() - s); return r; };
for (let i = 0; i < 20; i++) {
  const content = buildBaseContent(longProfile(i), () => 0);
  const design = { ...plainDesign("modern"), template: "modern" as const };
  const cv = { content, template: "modern" as const, design, language: "en" as const, jobTitle: "Operations Manager" };
  const html = await time("html", async () => cvHtml(cv, { fontCss: "" }));
  await time("setContent", () => page.setContent(html, { waitUntil: "load" }));
  await time("fonts", () => bringFonts(page, fontPairOf(cv)));
  const opts = { ...SHEET, transferMode: "ReturnAsBase64" as const, preferCSSPageSize: true, printBackground: true, generateTaggedPDF: false, generateDocumentOutline: false };
  const one = await time("print", () => session.send("Page.printToPDF", opts));
  const n = await time("count", async () => countPdfPages(Buffer.from(one.data, "base64")));
  for (const range of [`${n}`, `${n + 1}`, `1`, "400"]) {
    const r = await time(`range ${["n", "n+1", "1", "400"][[`${n}`, `${n + 1}`, `1`, "400"].indexOf(range)]}`, () => session.send("Page.printToPDF", { ...opts, pageRanges: range }).then((r) => r.data.length, (e) => String(e)));
    if (i === 19) console.log(n, range, r);
  }
  const paged = pagedHtml(html);
  await time("setContentPaged", () => page.setContent(paged, { waitUntil: "load" }));
  await time("fontsP", () => bringFonts(page, fontPairOf(cv)));
  const h = await time("measureP", () => page.evaluate(() => (globalThis as any).document.documentElement.scrollHeight));
  if (i === 19) console.log("paged", h, n, h / n);
}
for (const k in t) { const v = t[k]!.toSorted((a, b) => a - b); console.log(k, v[v.length >> 1]!.toFixed(1)); }
await stop();
process.exit(0);
