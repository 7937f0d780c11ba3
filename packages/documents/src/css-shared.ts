/**
 * What both templates share: paper, page breaks, and what keeps the text readable for machines
 * (no ligatures, no hyphens, no upper case by style: a copied word is the typed word).
 */
export const sharedCss = `
@page { size: A4; margin: 16mm 18mm 15mm; }
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
html {
  -webkit-text-size-adjust: none; text-size-adjust: none;
  print-color-adjust: exact; -webkit-print-color-adjust: exact;
}
body {
  font-variant-ligatures: none; font-kerning: normal;
  hyphens: none; overflow-wrap: anywhere;
  orphans: 2; widows: 2;
}
h1, h2, h3 { break-after: avoid; break-inside: avoid; text-wrap: balance; }
.head { break-inside: avoid; }
.head:not(:last-child) { break-after: avoid; }
.line { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; column-gap: 16pt; }
.line h3 { flex: 1 1 0; min-width: 50%; text-wrap: pretty; }
.period { flex: 0 1 auto; max-width: 45%; margin-left: auto; text-align: right; font-variant-numeric: tabular-nums; }
.contacts span { display: inline-block; max-width: 100%; }
p, li { text-wrap: pretty; }
/* A list's first two and last two items stay together, as do the first and last two lines of a paragraph. */
li:first-child, li:nth-last-child(2) { break-after: avoid; }
a { color: inherit; text-decoration: none; }
section > h2 + * { break-before: avoid; }

@media screen {
  html { background: #e9ebee; }
  body { padding: 24px 12px; }
  main {
    width: 210mm; max-width: 100%; min-height: 297mm;
    margin: 0 auto; padding: 16mm 18mm 15mm;
    background: #fff; box-shadow: 0 1px 2px rgb(16 24 40 / 8%), 0 8px 24px rgb(16 24 40 / 10%);
  }
}
@media screen and (max-width: 640px) {
  body { padding: 0; }
  main { padding: 24px 20px; min-height: 100vh; box-shadow: none; }
}
`;
