import type { TemplateLook } from "../template-look.ts";

/** Academic: years at the left as in a list of works, studies and publications before the jobs; many quiet pages. */
export const academic: TemplateLook = {
  accent: "#1d3f38",
  font: "source-serif",
  order: ["summary", "education", "workExperience", "publications", "patents", "awards", "projects"],
  docx: {
    head: "left",
    name: "ink",
    job: "accent",
    heading: "ruled",
    headingColor: "accent",
    areDetailsItalic: true,
    text: "#1d1f1e",
    quiet: "#3a3f3d",
    size: 20,
    nameSize: 44,
    headingSize: 25,
    lineHeight: 113,
  },
  css: `
body { font-size: 1rem; line-height: 1.45; color: #1d1f1e; }
h1 { font-weight: 600; font-size: 2.2rem; line-height: 1.15; color: #111; }
.job { margin-top: 0.15rem; font-size: 1.2rem; line-height: 1.35; color: var(--accent); }
.contacts { margin-top: 0.5rem; font-size: 0.95rem; line-height: 1.5; color: #3a3f3d; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.5rem * var(--gap)); }
h2 {
  margin-bottom: calc(0.6rem * var(--gap)); padding-bottom: 0.2rem; border-bottom: 0.75pt solid var(--accent);
  font-weight: 600; font-size: 1.22rem; line-height: 1.25; color: var(--accent);
}
article + article { margin-top: calc(0.75rem * var(--gap)); }
.line { display: grid; grid-template-columns: 33mm 1fr; column-gap: 4mm; align-items: start; }
.line h3 { grid-column: 2; grid-row: 1; }
.line .period { grid-column: 1; grid-row: 1; max-width: none; height: 1lh; margin: 0; text-align: left; }
.details, article > p, article > ul { margin-left: 37mm; }
h3 { font-weight: 600; font-size: 1.02rem; line-height: 1.38; color: #111; }
.period { font-size: 0.93rem; line-height: 1.5; color: #3a3f3d; }
.details { font-style: italic; line-height: 1.4; color: #3a3f3d; }
ul { padding-left: 1.2rem; }
li + li { margin-top: calc(0.1rem * var(--gap)); }
strong { font-weight: 600; }
`,
};
