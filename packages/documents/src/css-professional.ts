/** Professional: Source Serif, black on white, centred head and ruled section headings, as in a printed letter. */
export const professionalCss = `
body { font-family: "Source Serif 4", Georgia, "Times New Roman", serif; font-size: 10pt; line-height: 1.44; color: #1c1c1c; }
header { margin-bottom: 13pt; text-align: center; }
h1 { font-weight: 600; font-size: 24pt; line-height: 1.15; color: #111; }
.job { margin-top: 2pt; font-style: italic; font-size: 12.2pt; line-height: 1.35; color: #333; }
.contacts { margin-top: 6pt; font-size: 9.4pt; line-height: 1.5; color: #333; }
.contacts + .contacts { margin-top: 0; }
section { margin-top: 12pt; }
h2 {
  margin-bottom: 5pt; padding-bottom: 1.5pt; border-bottom: 0.75pt solid #8a8a8a;
  font-weight: 600; font-size: 12pt; line-height: 1.25; color: #111;
}
article + article { margin-top: 9pt; }
h3 { font-weight: 600; font-size: 10.5pt; line-height: 1.35; color: #111; }
.period { font-size: 9.5pt; line-height: 1.35; color: #333; }
.details { font-style: italic; font-size: 9.9pt; line-height: 1.4; color: #333; }
.head + p, .head + ul { margin-top: 2.5pt; }
section p + p, p + ul, ul + p { margin-top: 2.5pt; }
ul { padding-left: 13pt; list-style: disc; }
li { padding-left: 1pt; }
li + li { margin-top: 1.2pt; }
li::marker { font-size: 0.85em; }
strong { font-weight: 600; }
`;
