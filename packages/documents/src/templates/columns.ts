import type { TemplateLook } from "../template-look.ts";

/** Columns: what is looked up stands in a panel at the left of the first page; a machine reads it before the story. */
export const columns: TemplateLook = {
  accent: "#34437f",
  font: "inter",
  aside: ["skills", "languages", "certifications", "professionalMemberships", "awards", "hobbies"],
  hasPhoto: true,
  docx: {
    head: "left",
    name: "accent",
    job: "ink",
    heading: "ruled",
    headingColor: "accent",
    text: "#2a2f3a",
    quiet: "#4c5463",
    size: 20,
    nameSize: 50,
    headingSize: 24,
    lineHeight: 115,
  },
  css: `
body { font-size: 0.93rem; line-height: 1.48; color: #2a2f3a; }
header { margin-bottom: calc(1.5rem * var(--gap)); }
h1 { font-weight: 700; font-size: 2.5rem; line-height: 1.1; letter-spacing: -0.02em; color: var(--accent); }
.job { margin-top: 0.3rem; font-weight: 500; font-size: 1.18rem; line-height: 1.35; color: #39404e; }
.contacts { margin-top: 0.6rem; font-size: 0.87rem; line-height: 1.5; color: #4c5463; }
.contacts + .contacts { margin-top: 0; }
/* The panel is as high as the first page, and the story flows around it: from the second page on it has the whole width. */
header:has(+ .columns) { float: right; width: 63%; }
.aside {
  float: left; width: 31%; height: calc(var(--page-height) - 1mm); margin-right: 6%; padding: 5mm 4.5mm;
  border-radius: 3pt; background: color-mix(in srgb, var(--accent) 8%, #fff);
  font-size: 0.88rem; line-height: 1.45;
}
.story { clear: right; padding-left: 1.15rem; }
.columns section + section { margin-top: calc(1.35rem * var(--gap)); }
.alone { margin-top: 0; }
h2 { margin-bottom: calc(0.5rem * var(--gap)); font-weight: 600; font-size: 1.14rem; line-height: 1.3; color: var(--accent); }
/* Not in the accent, which is only sure to be readable on white. */
.aside h2 { padding-bottom: 0.25rem; border-bottom: 1.2pt solid var(--accent); font-size: 1.02rem; color: #161b28; }
article + article { margin-top: calc(0.95rem * var(--gap)); }
.aside article + article { margin-top: calc(0.6rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1rem; line-height: 1.38; color: #161b28; }
.aside h3 { font-size: 0.9rem; }
.aside .line { display: block; }
.aside .period { max-width: none; margin: 0; text-align: left; }
.aside .items strong { display: block; }
.period { font-size: 0.86rem; line-height: 1.38; color: #4c5463; }
.details { font-weight: 500; font-size: 0.9rem; line-height: 1.42; color: #4c5463; }
.aside .details { font-weight: 400; font-size: 0.86rem; }
ul { padding-left: 1.15rem; }
/* Beside the panel a list has no edge to be indented from: its bullets hang, there and on all pages. */
.story ul { padding: 0; }
li + li { margin-top: calc(0.16rem * var(--gap)); }
li::marker { color: var(--accent); font-size: 0.85em; }
strong { font-weight: 600; color: #161b28; }
.photo { border-radius: 3pt; }
@media screen and (max-width: 640px) {
  header:has(+ .columns), .aside { float: none; width: auto; height: auto; margin-right: 0; }
  .aside { margin-bottom: calc(1.5rem * var(--gap)); }
}
`,
};
