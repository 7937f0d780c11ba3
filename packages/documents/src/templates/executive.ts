import type { TemplateLook } from "../template-look.ts";

/** Executive: a book's serif with much white around it; a thin double rule, headings in the middle of the page. */
export const executive: TemplateLook = {
  accent: "#5f2333",
  font: "source-serif",
  docx: {
    head: "center",
    headRule: "double",
    name: "ink",
    isNameLight: true,
    job: "accent",
    isJobItalic: true,
    heading: "ruled",
    headingColor: "accent",
    headingRule: "#c9b9bd",
    isHeadingCentered: true,
    details: "accent",
    isPeriodItalic: true,
    text: "#221f20",
    quiet: "#4b4546",
    size: 20,
    nameSize: 56,
    headingSize: 24,
    lineHeight: 118,
  },
  css: `
body { font-size: 1.02rem; line-height: 1.5; color: #221f20; }
header { margin-bottom: calc(1.6rem * var(--gap)); padding-bottom: calc(1rem * var(--gap)); border-bottom: 2.4pt double var(--accent); text-align: center; }
h1 { font-weight: 400; font-size: 2.9rem; line-height: 1.12; letter-spacing: 0.01em; color: #171415; }
.job { margin-top: 0.4rem; font-style: italic; font-size: 1.3rem; line-height: 1.35; color: var(--accent); }
.contacts { margin-top: 0.7rem; font-size: 0.95rem; line-height: 1.5; color: #4b4546; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.55rem * var(--gap)); }
h2 {
  display: flex; align-items: center; column-gap: 1rem; margin-bottom: calc(0.7rem * var(--gap));
  font-weight: 600; font-size: 1.18rem; line-height: 1.3; color: var(--accent); text-align: center;
}
h2::before, h2::after { content: ""; flex: 1; border-top: 0.6pt solid #c9b9bd; }
.s-summary .text { font-size: 1.08rem; }
article + article { margin-top: calc(1.1rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1.1rem; line-height: 1.35; color: #171415; }
.period { font-style: italic; font-size: 0.97rem; line-height: 1.35; color: #4b4546; }
.details { font-size: 1rem; line-height: 1.4; color: var(--accent); }
ul { padding-left: 1.35rem; }
li + li { margin-top: calc(0.2rem * var(--gap)); }
li::marker { color: var(--accent); font-size: 0.8em; }
strong { font-weight: 600; color: #171415; }
`,
};
