import type { TemplateLook } from "../template-look.ts";

/** Creative: a coloured head with a round photo, headings in Lora; the text below stays calm. */
export const creative: TemplateLook = {
  accent: "#7a2e5d",
  font: "lora",
  hasPhoto: true,
  docx: {
    head: "band",
    isPhotoRound: true,
    name: "ink",
    job: "ink",
    heading: "plain",
    headingColor: "accent",
    areDetailsItalic: true,
    period: "accent",
    text: "#2d2730",
    quiet: "#564d59",
    size: 21,
    nameSize: 52,
    headingSize: 29,
    lineHeight: 116,
  },
  css: `
body { font-size: 1.02rem; line-height: 1.48; color: #2d2730; }
header { margin-bottom: calc(1.6rem * var(--gap)); padding: 1.5rem 1.7rem 1.4rem; border-radius: 6pt; background: var(--accent); color: #fff; }
h1 { font-weight: 600; font-size: 2.6rem; line-height: 1.12; }
.job { margin-top: 0.3rem; font-size: 1.25rem; line-height: 1.35; }
.contacts { margin-top: 0.7rem; font-size: 0.95rem; line-height: 1.55; }
.contacts + .contacts { margin-top: 0; }
.photo { border-radius: 50%; height: 27mm; width: 27mm; border: 1.5pt solid #fff; }
section { margin-top: calc(1.5rem * var(--gap)); }
h2 { margin-bottom: calc(0.5rem * var(--gap)); font-weight: 600; font-size: 1.4rem; line-height: 1.25; color: var(--accent); }
.s-summary .text { font-size: 1.1rem; }
article + article { margin-top: calc(1.05rem * var(--gap)); }
h3 { font-weight: 600; font-size: 1.08rem; line-height: 1.38; font-family: var(--body-font); color: #1d171f; }
.period { font-size: 0.95rem; line-height: 1.38; color: var(--accent); }
.details { font-style: italic; font-size: 1rem; line-height: 1.42; color: #564d59; }
ul { padding-left: 1.25rem; }
li + li { margin-top: calc(0.18rem * var(--gap)); }
li::marker { color: var(--accent); }
strong { font-weight: 600; color: #1d171f; }
`,
};
