import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Turn } from "../../ocr/turn-picture.ts";
import { findHiddenText, READABLE_SIZE } from "./hidden-text.ts";
import { findListMarks } from "./find-list-marks.ts";
import type { PdfSpan } from "./pdf-span.ts";
import { moveAccent, repairAccents } from "./repair-letters.ts";
import { findLetterSpacedWords } from "./letter-spacing.ts";
import { findTexLetters } from "./tex-letters.ts";

/** Where a page begins in the tall page, and how large it is, in points. */
export type PageBox = {
  number: number;
  top: number;
  width: number;
  height: number;
  /** For a scan that lies on its side: how it was turned to be read. */
  turned?: Turn;
};

type PdfContent = { spans: PdfSpan[]; links: string[]; hidden: string[]; pages: PageBox[] };

/** No CV is longer; what follows is not read. */
const MAX_PAGES = 40;
const MAX_SPANS = 60_000;

/** "SemiCondensed" has letters, though "icon" stands in its name; so does the font of what a scanner read. */
const ICON_FONT =
  /awesome|icon(?!d)|phosphor|material|glyph(?!less)|entypo|dingbats|marvosym|fontello|octicon/i;
const BOLD = /bold|black|heavy|demi|[-,]bd\b|cmbx|\bmedium\b/i;
const ITALIC = /italic|oblique|slanted|cmti|[-,]it\b/i;
const PRIVATE_USE = /[\ue000-\uf8ff]/g;
const INVISIBLE = /(?![\t\n\0])[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Texts and link targets of the first pages, in the order in which the PDF draws them. */
export async function readPdfContent(pdf: PDFDocumentProxy): Promise<PdfContent> {
  const content: PdfContent = { spans: [], links: [], hidden: [], pages: [] };
  let offset = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number).catch(() => null);
    if (!page) continue;
    const [, top, , bottom] = page.getViewport({ scale: 1 }).viewBox;
    const isSideways = page.rotate % 180 !== 0;
    const { width, height } = page.getViewport({ scale: 1 });
    content.pages.push({ number, top: offset, width, height });
    await readPage(page, number, offset, content);
    const [left = 0, , right = 0] = page.view;
    offset += isSideways ? right - left : (bottom ?? 0) - (top ?? 0);
    page.cleanup();
    if (content.spans.length > MAX_SPANS) break;
  }
  return content;
}

async function readPage(page: PDFPageProxy, number: number, offset: number, content: PdfContent) {
  // The operator list is asked for because it makes pdf.js load the fonts, whose names tell bold from regular.
  const operators = await page.getOperatorList().catch(() => null);
  const isHidden = operators ? findHiddenText(operators) : () => false;
  const closeUp = operators ? findLetterSpacedWords(operators) : (text: string) => text;
  const [pageLeft = 0, , pageRight = 0] = page.getViewport({ scale: 1 }).viewBox;
  const text = await page.getTextContent({ disableNormalization: false }).catch(() => null);
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const fonts = new Map<string, string>();
  const spell = spellBitmaps(page, text?.items ?? []);
  const before = content.spans.length;
  for (const item of text?.items ?? []) {
    if (!("str" in item) || !item.str.trim()) continue;
    let font = fonts.get(item.fontName);
    if (font === undefined) {
      font = fontName(page, item.fontName);
      fonts.set(item.fontName, font);
    }
    const [ia = 0, ib = 0, , , ie = 0, jf = 0] = item.transform.map(Number);
    const directionX = a * ia + c * ib;
    const directionY = b * ia + d * ib;
    // Text that runs up or down the page's edge has no place in the reading order.
    if (Math.abs(directionY) > Math.abs(directionX)) continue;
    const shown = cleanText(spell(item.fontName, closeUp(item.str)), font);
    if (!shown.trim()) continue;
    const left = a * ie + c * jf + e;
    const size = Math.hypot(Number(item.transform[2]), Number(item.transform[3])) || item.height;
    const isOffPage = left > pageRight - pageLeft || left + item.width < 0;
    if (size < READABLE_SIZE || isOffPage || isHidden(item.str.normalize("NFKC"))) {
      content.hidden.push(shown.trim());
      continue;
    }
    const baseline = b * ie + d * jf + f + offset;
    const last = content.spans.at(-1);
    const isUnderAccent =
      last &&
      left < last.right &&
      left > last.left - 0.3 * size &&
      Math.abs(last.baseline - baseline) < 0.4 * size;
    const moved = isUnderAccent ? moveAccent(last.text, shown) : null;
    if (last && moved) {
      last.text = moved.before;
      last.right = left;
      if (!last.text.trim()) content.spans.pop();
    }
    content.spans.push({
      text: moved?.text ?? shown,
      left: directionX < 0 ? left - item.width : left,
      right: directionX < 0 ? left : left + item.width,
      baseline,
      size,
      bold: BOLD.test(font),
      italic: ITALIC.test(font),
      page: number,
      drawn: content.spans.length,
    });
  }
  if (operators)
    content.spans.push(...findListMarks(operators, content.spans.slice(before), [a, b, c, d, e, f + offset]));
  const notes = await page.getAnnotations().catch(() => []);
  for (const note of notes) if (typeof note.url === "string") content.links.push(note.url);
}

/** Puts letters where the fonts of older TeX have numbers, a page's fonts all alike. */
function spellBitmaps(
  page: PDFPageProxy,
  items: readonly object[],
): (fontName: string, text: string) => string {
  const drawn = new Map<string, string>();
  for (const item of items)
    if ("str" in item && "fontName" in item)
      drawn.set(String(item.fontName), (drawn.get(String(item.fontName)) ?? "") + item.str);
  // A font of nothing but marks has an order of its own.
  for (const [id, text] of drawn)
    if (fontName(page, id) !== "Type3" || !/\p{L}{2}/u.test(text)) drawn.delete(id);
  const letters = findTexLetters([...drawn.values()].join(""));
  return (id, text) => (letters && drawn.has(id) ? letters(text) : text);
}

function fontName(page: PDFPageProxy, id: string): string {
  try {
    const font: unknown = page.commonObjs.get(id);
    if (font && typeof font === "object" && "name" in font) return String(font.name);
  } catch {
    // A font that could not be loaded has no name.
  }
  return "";
}

function cleanText(text: string, font: string): string {
  const visible = text.replace(INVISIBLE, "").replaceAll("\u00a0", " ").replaceAll("\0", "\ufffd");
  if (ICON_FONT.test(font)) return "";
  if (/wingdings|symbol/i.test(font) && visible.trim().length === 1) return "•";
  return repairAccents(visible.replace(/[\uf0b7\uf0a7\uf076\uf0d8\uf0fc]/g, "•").replace(PRIVATE_USE, ""));
}
