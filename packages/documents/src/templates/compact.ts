import type { TemplateLook } from "../template-look.ts";

/** Compact: much on one page, and still in order: small text, tight lines, headings that draw a line to the margin. */
export const compact: TemplateLook = {
  accent: "#1f3a5f",
  font: "plex",
  docx: {
    head: "left",
    headRule: "thick",
    name: "accent",
    job: "ink",
    heading: "ruled",
    headingColor: "accent",
    headingRule: "#b9c1cb",
    areDetailsItalic: true,
    text: "#22272e",
    quiet: "#3b4450",
    size: 18,
    nameSize: 36,
    headingSize: 20,
    lineHeight: 102,
  },
  css: `
body { font-size: 0.85rem; line-height: 1.36; color: #22272e; }
header { padding-bottom: 0.4rem; border-bottom: 2pt solid var(--accent); }
h1 { font-weight: 600; font-size: 1.75rem; line-height: 1.15; color: var(--accent); }
.job { font-size: 1.05rem; line-height: 1.25; color: #3b4450; }
.contacts { margin-top: 0.15rem; font-size: 0.82rem; line-height: 1.4; color: #3b4450; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(0.75rem * var(--gap)); }
h2 {
  display: flex; align-items: center; column-gap: 0.6rem; margin-bottom: calc(0.25rem * var(--gap));
  font-weight: 600; font-size: 0.98rem; line-height: 1.25; color: var(--accent);
}
h2::after { content: ""; flex: 1; border-top: 0.6pt solid #b9c1cb; }
article + article { margin-top: calc(0.45rem * var(--gap)); }
h3 { font-weight: 600; font-size: 0.9rem; line-height: 1.32; color: #111820; }
.period { font-size: 0.82rem; line-height: 1.32; color: #3b4450; }
.details { font-style: italic; line-height: 1.32; color: #3b4450; }
.head + p, .head + ul { margin-top: 0.12rem; }
.text p + p, p + ul, ul + p { margin-top: 0.12rem; }
ul { padding-left: 1rem; }
strong { font-weight: 600; color: #111820; }
`,
};
