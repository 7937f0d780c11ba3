/** A sheet of paper and its margins, in millimetres. */
export type Sheet = {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
};

const PAPERS: Record<string, [width: number, height: number]> = { a4: [210, 297], letter: [215.9, 279.4] };
/** Between two sheets on the screen. */
const GAP_MM = 7;

/** Which sheet a document is printed on, as its own `@page` rule says. */
export function sheetOf(html: string): Sheet {
  const [, rule = ""] = /@page\s*\{([^}]*)\}/.exec(html) ?? [];
  const [, size = "A4"] = /size:\s*([^;]+)/.exec(rule) ?? [];
  const [, margin = "0"] = /margin:\s*([^;]+)/.exec(rule) ?? [];
  const [width, height] = PAPERS[size.trim().toLowerCase()] ?? readLengths(size);
  const [top = 0, right = top, bottom = top, left = right] = readLengths(margin);
  return { width: width ?? 210, height: height ?? 297, top, right, bottom, left };
}

const PER_MM: Record<string, number> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, px: 25.4 / 96 };

const readLengths = (written: string): number[] =>
  [...written.matchAll(/([\d.]+)([a-z]*)/g)].map(
    ([, number, unit = ""]) => Number(number) * (PER_MM[unit] ?? 1),
  );

/** CSS pixels in a millimetre. */
export const PX_PER_MM = 96 / 25.4;

/** How far apart two sheets begin on the screen, in CSS pixels. */
export const sheetPitchPx = ({ height }: Sheet): number => (height + GAP_MM) * PX_PER_MM;

/**
 * A document of `cvHtml` that shows on the screen the pages that it is printed on, one below the other. Each page is a
 * column as wide and high as the printed area: a browser breaks columns by the rules by which it breaks pages, so the
 * lines at which they break are the same. Only the text is drawn; the sheets below it are the frame's own business.
 */
export const pagedHtml = (html: string): string =>
  html.replace("</head>", () => `<style>${pagedCss(sheetOf(html))}</style>\n</head>`);

function pagedCss(sheet: Sheet): string {
  const { width, height, top, right, bottom, left } = sheet;
  // A printed page holds whole pixels: Chromium rounds what the margins leave up.
  const columnWidth = Math.ceil((width - left - right) * PX_PER_MM);
  const columnHeight = Math.ceil((height - top - bottom) * PX_PER_MM);
  return `
@media screen {
  html { background: none; overflow: hidden; }
  body {
    width: ${columnWidth}px; margin: ${top}mm 0 0 ${left}mm; padding: 0;
    columns: 1; column-gap: 0; column-fill: auto; column-height: ${columnHeight}px; column-wrap: wrap;
    row-gap: ${sheetPitchPx(sheet) - columnHeight}px;
    /* Printed letters are as wide as they were drawn; the screen's would be rounded to its pixels. */
    text-rendering: geometricPrecision;
  }
  main { width: auto; max-width: none; min-height: 0; margin: 0; padding: 0; background: none; box-shadow: none; }
}
`;
}
