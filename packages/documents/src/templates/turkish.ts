import type { TemplateLook } from "../template-look.ts";

/** Kariyer: what employers in Türkiye look for first, photo, personal details, education, all within the first glance. */
export const turkish: TemplateLook = {
  accent: "#9b1c2e",
  font: "lora",
  printsFacts: true,
  hasPhoto: true,
  docx: {
    head: "left",
    name: "ink",
    job: "accent",
    heading: "bar",
    headingColor: "ink",
    areDetailsItalic: true,
    text: "#2a2728",
    quiet: "#4a4546",
    size: 21,
    nameSize: 46,
    headingSize: 25,
    lineHeight: 113,
  },
  css: `
body { font-size: 1rem; line-height: 1.45; color: #2a2728; }
header { margin-bottom: calc(1.3rem * var(--gap)); }
h1 { font-weight: 600; font-size: 2.25rem; line-height: 1.15; color: #1b1819; }
.job { margin-top: 0.2rem; font-size: 1.18rem; line-height: 1.35; color: var(--accent); }
.contacts { margin-top: 0.5rem; font-size: 0.95rem; line-height: 1.55; color: #4a4546; }
.contacts + .contacts { margin-top: 0; }
.facts { margin-top: 0.45rem; padding: 0.35rem 0.7rem; background: #f5f1f1; font-size: 0.95rem; line-height: 1.5; color: #2a2728; }
section { margin-top: calc(1.35rem * var(--gap)); }
h2 {
  margin-bottom: calc(0.55rem * var(--gap)); padding: 0.12rem 0 0.12rem 0.7rem; border-left: 3pt solid var(--accent);
  font-weight: 600; font-size: 1.22rem; line-height: 1.3; color: #1b1819;
}
article + article { margin-top: calc(0.95rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1.05rem; line-height: 1.38; font-family: var(--body-font); color: #1b1819; }
.period { font-size: 0.95rem; line-height: 1.38; color: #4a4546; }
.details { font-style: italic; font-size: 0.98rem; line-height: 1.42; color: #4a4546; }
ul { padding-left: 1.25rem; }
li + li { margin-top: calc(0.14rem * var(--gap)); }
li::marker { color: var(--accent); }
strong { font-weight: 600; color: #1b1819; }
`,
};
