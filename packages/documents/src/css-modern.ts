/** Modern: Inter, a calm teal for what leads the eye (the job, the section headings), everything else in ink. */
export const modernCss = `
body { font-family: "Inter", "Helvetica Neue", Arial, sans-serif; font-size: 9.6pt; line-height: 1.5; color: #26323d; }
header { margin-bottom: 15pt; padding-bottom: 11pt; border-bottom: 1.5pt solid #0f6a73; }
h1 { font-weight: 700; font-size: 23pt; line-height: 1.15; letter-spacing: -0.018em; color: #12202b; }
.job { margin-top: 2.5pt; font-weight: 500; font-size: 11.5pt; line-height: 1.35; color: #0f6a73; }
.contacts { margin-top: 7pt; font-size: 8.9pt; line-height: 1.55; color: #4a5763; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: 14pt; }
h2 { margin-bottom: 6pt; font-weight: 600; font-size: 11.2pt; line-height: 1.3; color: #0f6a73; }
article + article { margin-top: 10pt; }
h3 { font-weight: 600; font-size: 10.2pt; line-height: 1.4; color: #12202b; }
.period { font-size: 8.9pt; line-height: 1.4; color: #4a5763; }
.details { font-weight: 500; font-size: 9.3pt; line-height: 1.45; color: #4a5763; }
.head + p, .head + ul { margin-top: 3pt; }
section p + p, p + ul, ul + p { margin-top: 3pt; }
ul { padding-left: 12pt; list-style: disc; }
li { padding-left: 1pt; }
li + li { margin-top: 1.6pt; }
li::marker { color: #0f6a73; font-size: 0.85em; }
strong { font-weight: 600; color: #12202b; }
`;
