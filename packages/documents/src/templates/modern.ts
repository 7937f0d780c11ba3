import type { TemplateLook } from "../template-look.ts";

/** Modern: Inter, a calm teal for what leads the eye (the job, the section headings), everything else in ink. */
export const modern: TemplateLook = {
  accent: "#0f6a73",
  font: "inter",
  docx: {
    head: "left",
    headRule: "thick",
    name: "ink",
    job: "accent",
    heading: "plain",
    headingColor: "accent",
    text: "#26323d",
    quiet: "#4a5763",
    size: 21,
    nameSize: 46,
    headingSize: 24,
    lineHeight: 115,
  },
  css: `
body { font-size: 0.96rem; line-height: 1.5; color: #26323d; }
header { margin-bottom: calc(1.5rem * var(--gap)); padding-bottom: calc(1.1rem * var(--gap)); border-bottom: 1.5pt solid var(--accent); }
h1 { font-weight: 700; font-size: 2.3rem; line-height: 1.15; letter-spacing: -0.018em; color: #12202b; }
.job { margin-top: 0.25rem; font-weight: 500; font-size: 1.15rem; line-height: 1.35; color: var(--accent); }
.contacts { margin-top: 0.7rem; font-size: 0.89rem; line-height: 1.55; color: #4a5763; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.4rem * var(--gap)); }
h2 { margin-bottom: calc(0.6rem * var(--gap)); font-weight: 600; font-size: 1.12rem; line-height: 1.3; color: var(--accent); }
article + article { margin-top: calc(1rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1.02rem; line-height: 1.4; color: #12202b; }
.period { font-size: 0.89rem; line-height: 1.4; color: #4a5763; }
.details { font-weight: 500; font-size: 0.93rem; line-height: 1.45; color: #4a5763; }
ul { padding-left: 1.2rem; }
li + li { margin-top: calc(0.16rem * var(--gap)); }
li::marker { color: var(--accent); font-size: 0.85em; }
strong { font-weight: 600; color: #12202b; }
`,
};
