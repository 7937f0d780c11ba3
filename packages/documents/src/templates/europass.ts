import type { TemplateLook } from "../template-look.ts";

/** Europass-like: what a section is stands at the left of a line, what it says at the right, as offices in Europe read it. */
export const europass: TemplateLook = {
  accent: "#0e4194",
  font: "plex",
  printsFacts: true,
  hasPhoto: true,
  docx: {
    head: "left",
    name: "accent",
    job: "ink",
    heading: "ruled",
    headingColor: "accent",
    details: "accent",
    text: "#2b2f36",
    quiet: "#474d57",
    size: 20,
    nameSize: 40,
    headingSize: 22,
    lineHeight: 113,
  },
  css: `
body { font-size: 0.94rem; line-height: 1.45; color: #2b2f36; }
header { margin-bottom: calc(1.2rem * var(--gap)); padding-left: 45mm; }
h1 { font-weight: 600; font-size: 2rem; line-height: 1.15; color: var(--accent); }
.job { margin-top: 0.2rem; font-size: 1.12rem; line-height: 1.35; color: #2b2f36; }
.contacts { margin-top: 0.5rem; font-size: 0.9rem; line-height: 1.5; color: #474d57; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(0.9rem * var(--gap)); }
/* Its last line stands beside the first of the text: no grid, of which browsers break the rows as they like. */
h2 {
  width: 38mm; margin-bottom: -1.4em; padding-right: 4mm;
  font-weight: 600; font-size: 0.98rem; line-height: 1.4; color: var(--accent); text-align: right;
}
.text { margin-left: 38mm; padding-left: 6mm; border-left: 1.5pt solid var(--accent); }
/* Beside a label the browser counts no rows: it would leave one alone. */
.items { break-inside: avoid; }
article + article { margin-top: calc(0.9rem * var(--gap)); }
h3 { font-weight: 600; font-size: 0.99rem; line-height: 1.4; color: #14171c; }
.period { font-size: 0.88rem; line-height: 1.4; color: #474d57; }
.details { font-size: 0.92rem; line-height: 1.42; color: var(--accent); }
ul { padding-left: 1.1rem; }
li + li { margin-top: calc(0.12rem * var(--gap)); }
strong { font-weight: 600; color: #14171c; }
.with-photo { padding-left: 0; grid-template-columns: 30mm 1fr; column-gap: 15mm; }
.with-photo .photo { grid-column: 1; justify-self: end; }
.with-photo .who { grid-column: 2; }
`,
};
