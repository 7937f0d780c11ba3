import type { TemplateLook } from "../template-look.ts";

/** Professional: Source Serif, black on white, centred head and ruled section headings, as in a printed letter. */
export const professional: TemplateLook = {
  accent: "#111111",
  font: "source-serif",
  docx: {
    head: "center",
    name: "accent",
    job: "ink",
    isJobItalic: true,
    heading: "ruled",
    headingColor: "accent",
    headingRule: "#8a8a8a",
    areDetailsItalic: true,
    text: "#1c1c1c",
    quiet: "#333333",
    size: 20,
    nameSize: 46,
    headingSize: 24,
    lineHeight: 112,
  },
  css: `
body { font-size: 1rem; line-height: 1.44; color: #1c1c1c; }
header { margin-bottom: calc(1.3rem * var(--gap)); text-align: center; }
h1 { font-weight: 600; font-size: 2.4rem; line-height: 1.15; color: var(--accent); }
.job { margin-top: 0.2rem; font-style: italic; font-size: 1.22rem; line-height: 1.35; color: #333; }
.contacts { margin-top: 0.6rem; font-size: 0.94rem; line-height: 1.5; color: #333; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.2rem * var(--gap)); }
h2 {
  margin-bottom: calc(0.5rem * var(--gap)); padding-bottom: 0.15rem; border-bottom: 0.75pt solid #8a8a8a;
  font-weight: 600; font-size: 1.2rem; line-height: 1.25; color: var(--accent);
}
article + article { margin-top: calc(0.9rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1.05rem; line-height: 1.35; color: #111; }
.period { font-size: 0.95rem; line-height: 1.35; color: #333; }
.details { font-style: italic; font-size: 0.99rem; line-height: 1.4; color: #333; }
ul { padding-left: 1.3rem; }
li + li { margin-top: calc(0.12rem * var(--gap)); }
li::marker { font-size: 0.85em; }
strong { font-weight: 600; }
`,
};
