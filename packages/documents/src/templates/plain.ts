import type { TemplateLook } from "../template-look.ts";

/** Plain: one column, black, hardly two sizes; what a form or an old parser takes without a stumble. */
export const plain: TemplateLook = {
  accent: "#000000",
  font: "plex",
  docx: {
    head: "left",
    name: "accent",
    job: "ink",
    heading: "plain",
    headingColor: "accent",
    text: "#000000",
    quiet: "#000000",
    size: 21,
    nameSize: 34,
    headingSize: 24,
    lineHeight: 112,
  },
  css: `
body { font-size: 0.98rem; line-height: 1.45; color: #000; }
h1 { font-weight: 600; font-size: 1.7rem; line-height: 1.2; color: var(--accent); }
.job { margin-top: 0.1rem; font-size: 1.08rem; }
.contacts { margin-top: 0.4rem; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: calc(1.45rem * var(--gap)); }
h2 { margin-bottom: calc(0.4rem * var(--gap)); font-weight: 600; font-size: 1.14rem; line-height: 1.3; color: var(--accent); }
article + article { margin-top: calc(0.85rem * var(--gap)); }
h3 { font-weight: 600; font-size: 0.98rem; }
ul { padding-left: 1.4rem; }
li + li { margin-top: calc(0.08rem * var(--gap)); }
strong { font-weight: 600; }
`,
};
