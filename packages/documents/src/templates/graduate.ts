import type { TemplateLook } from "../template-look.ts";

/** Graduate: education, projects and what was done beside them before the first jobs; open and friendly. */
export const graduate: TemplateLook = {
  accent: "#2456a6",
  font: "inter",
  order: ["summary", "education", "projects", "workExperience", "volunteerExperience", "awards", "skills"],
  docx: {
    head: "center",
    name: "accent",
    job: "ink",
    heading: "plain",
    headingColor: "ink",
    period: "accent",
    text: "#2a313b",
    quiet: "#4a5361",
    size: 21,
    nameSize: 46,
    headingSize: 25,
    lineHeight: 115,
  },
  css: `
body { font-size: 0.95rem; line-height: 1.5; color: #2a313b; }
header { margin-bottom: calc(1.4rem * var(--gap)); text-align: center; }
h1 { font-weight: 700; font-size: 2.3rem; line-height: 1.15; letter-spacing: -0.015em; color: var(--accent); }
.job { margin-top: 0.25rem; font-weight: 500; font-size: 1.12rem; line-height: 1.35; color: #333c48; }
.contacts { margin-top: 0.55rem; font-size: 0.88rem; line-height: 1.55; color: #4a5361; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.4rem * var(--gap)); }
h2 { margin-bottom: calc(0.7rem * var(--gap)); font-weight: 600; font-size: 1.16rem; line-height: 1.3; color: #18202b; }
h2::after { content: ""; display: block; width: 11mm; margin-top: 0.3rem; border-top: 2pt solid var(--accent); }
article + article { margin-top: calc(1rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1.02rem; line-height: 1.4; color: #18202b; }
.period { font-weight: 500; font-size: 0.88rem; line-height: 1.4; color: var(--accent); }
.details { font-size: 0.92rem; line-height: 1.45; color: #4a5361; }
ul { padding-left: 1.2rem; }
li + li { margin-top: calc(0.16rem * var(--gap)); }
li::marker { color: var(--accent); font-size: 0.85em; }
strong { font-weight: 600; color: #18202b; }
`,
};
