import type { TemplateLook } from "../template-look.ts";

/** Technical: skills first, as a table of what is known; then projects and jobs, with a square before each heading. */
export const technical: TemplateLook = {
  accent: "#17603c",
  font: "plex",
  order: ["summary", "skills", "workExperience", "projects", "certifications", "education", "languages"],
  docx: {
    head: "left",
    name: "ink",
    job: "accent",
    heading: "ruled",
    headingColor: "accent",
    headingRule: "#c3cbc6",
    text: "#24292d",
    quiet: "#454d53",
    size: 20,
    nameSize: 42,
    headingSize: 23,
    lineHeight: 113,
  },
  css: `
body { font-size: 0.95rem; line-height: 1.46; color: #24292d; }
header { margin-bottom: calc(1.2rem * var(--gap)); padding-left: 4mm; border-left: 3pt solid var(--accent); }
h1 { font-weight: 600; font-size: 2.1rem; line-height: 1.15; color: #12171a; }
.job { margin-top: 0.15rem; font-size: 1.12rem; line-height: 1.35; color: var(--accent); }
.contacts { margin-top: 0.4rem; font-size: 0.89rem; line-height: 1.5; color: #454d53; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.25rem * var(--gap)); }
h2 {
  margin-bottom: calc(0.5rem * var(--gap)); padding-bottom: 0.2rem; border-bottom: 0.75pt solid #c3cbc6;
  font-weight: 600; font-size: 1.08rem; line-height: 1.3; color: var(--accent);
}
h2::before { content: ""; display: inline-block; width: 0.62em; height: 0.62em; margin-right: 0.55em; background: var(--accent); }
article + article { margin-top: calc(0.9rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1rem; line-height: 1.4; color: #12171a; }
.period { font-size: 0.88rem; line-height: 1.4; color: #454d53; }
.details { font-size: 0.92rem; line-height: 1.42; color: #454d53; }
.s-skills .items { display: grid; grid-template-columns: 32mm 1fr; column-gap: 4mm; }
.s-skills .items > .list:only-child { grid-column: 1 / -1; }
article > .items { color: #454d53; font-size: 0.9rem; }
ul { padding-left: 1.15rem; }
li + li { margin-top: calc(0.14rem * var(--gap)); }
li::marker { color: var(--accent); }
strong { font-weight: 600; color: #12171a; }
`,
};
