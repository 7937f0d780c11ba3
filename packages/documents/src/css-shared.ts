import type { Density, FontPair, Margins, Paper } from "@terzi/contracts/design";

/** In millimetres: top, sides, bottom. */
export const MARGIN_MM: Record<Margins, readonly [top: number, sides: number, bottom: number]> = {
  narrow: [12, 13, 12],
  normal: [16, 18, 15],
  wide: [20, 24, 19],
};

/** In millimetres. */
const PAPER_MM: Record<Paper, readonly [width: number, height: number]> = {
  A4: [210, 297],
  Letter: [215.9, 279.4],
};

/** Font size in points, and the factor for the gaps between parts. */
export const DENSITY: Record<Density, { rem: number; gap: number }> = {
  compact: { rem: 9.4, gap: 0.72 },
  normal: { rem: 10, gap: 1 },
  airy: { rem: 10.3, gap: 1.3 },
};

const SANS = `"Helvetica Neue", Arial, sans-serif`;
const SERIF = `Georgia, "Times New Roman", serif`;
const FAMILIES: Record<FontPair, { head: string; body: string }> = {
  inter: { head: `"Inter", ${SANS}`, body: `"Inter", ${SANS}` },
  "source-serif": { head: `"Source Serif 4", ${SERIF}`, body: `"Source Serif 4", ${SERIF}` },
  plex: { head: `"IBM Plex Sans", ${SANS}`, body: `"IBM Plex Sans", ${SANS}` },
  lora: { head: `"Lora", ${SERIF}`, body: `"Source Sans 3", ${SANS}` },
};

export type PageSettings = {
  accent: string;
  font: FontPair;
  density: Density;
  margins: Margins;
  paper: Paper;
};

/**
 * What all templates share: paper, page breaks, and what keeps the text readable for machines
 * (no ligatures, no hyphens, no upper case by style: a copied word is the typed word).
 */
export function sharedCss({ accent, font, density, margins, paper }: PageSettings): string {
  const [top, sides, bottom] = MARGIN_MM[margins];
  const [width, height] = PAPER_MM[paper];
  const { rem, gap } = DENSITY[density];
  const margin = `${top}mm ${sides}mm ${bottom}mm`;
  return `
@page { size: ${paper}; margin: ${margin}; }
:root {
  --accent: ${accent}; --gap: ${gap}; --page-height: ${height - top - bottom}mm;
  --head-font: ${FAMILIES[font].head}; --body-font: ${FAMILIES[font].body};
}
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
html {
  font-size: ${rem}pt;
  -webkit-text-size-adjust: none; text-size-adjust: none;
  print-color-adjust: exact; -webkit-print-color-adjust: exact;
}
body {
  font-family: var(--body-font);
  font-variant-ligatures: none; font-kerning: normal;
  hyphens: none; overflow-wrap: anywhere;
  orphans: 2; widows: 2;
}
h1, h2, h3 { font-family: var(--head-font); break-after: avoid; break-inside: avoid; text-wrap: balance; }
.head { break-inside: avoid; }
.head:not(:last-child) { break-after: avoid; }
.line { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; column-gap: 16pt; }
.line h3 { flex: 1 1 0; min-width: 50%; text-wrap: pretty; }
.period { flex: 0 1 auto; max-width: 45%; margin-left: auto; text-align: right; font-variant-numeric: tabular-nums; }
.sep { white-space: nowrap; }
.contacts .box { display: inline-block; max-width: 100%; }
.head + p, .head + ul, .text p + p, p + ul, ul + p { margin-top: calc(0.28rem * var(--gap)); }
.text > .items + .items { margin-top: calc(0.15rem * var(--gap)); }
ul { list-style: disc; }
li { padding-left: 1pt; }
p, li { text-wrap: pretty; }
/* A list's first two and last two items stay together, as do the first and last two lines of a paragraph. */
li:first-child:not(:last-child), li:nth-last-child(2) { break-after: avoid; }
/* A last paragraph stays with what it ends. */
p + p:last-child, ul + p:last-child { break-before: avoid; }
a { color: inherit; text-decoration: none; }
section > h2 + *, .text > :first-child { break-before: avoid; }
header { break-inside: avoid; }
.with-photo { display: grid; grid-template-columns: 1fr auto; column-gap: 7mm; align-items: center; }
.with-photo .who { grid-column: 1; grid-row: 1; }
.photo { grid-column: 2; grid-row: 1; width: 27mm; height: 34mm; object-fit: cover; }

@media screen {
  html { background: #e9ebee; }
  body { padding: 24px 12px; }
  main {
    width: ${width}mm; max-width: 100%; min-height: ${height}mm;
    margin: 0 auto; padding: ${margin};
    background: #fff; box-shadow: 0 1px 2px rgb(16 24 40 / 8%), 0 8px 24px rgb(16 24 40 / 10%);
  }
}
@media screen and (max-width: 640px) {
  body { padding: 0; }
  main { padding: 24px 20px; min-height: 100vh; box-shadow: none; }
}
`;
}
