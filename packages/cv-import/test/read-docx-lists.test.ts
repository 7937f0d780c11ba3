import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Two lists: the first shows a space before its paragraphs, the second a dot. */
const NUMBERING = `<w:numbering ${WORD}>${[" ", "•"]
  .map(
    (mark, at) =>
      `<w:abstractNum w:abstractNumId="${at}"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${mark}"/></w:lvl></w:abstractNum>`,
  )
  .join(
    "",
  )}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

const STYLES = `<w:styles ${WORD}>${[1, 2]
  .map(
    (level) =>
      `<w:style w:styleId="H${level}"><w:name w:val="heading ${level}"/><w:rPr><w:b/><w:sz w:val="${30 - 4 * level}"/></w:rPr></w:style>`,
  )
  .join("")}</w:styles>`;

const p = (text: string, { list = 0, style = "" } = {}): string => {
  const numbered = list ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` : "";
  const styled = style ? `<w:pStyle w:val="${style}"/>` : "";
  return `<w:p><w:pPr>${styled}${numbered}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
};

it("what goes on with an item of a list, behind no mark of its own, is no item", async () => {
  const entry = (company: string, dates: string, title: string, ...points: string[]) =>
    p(company, { list: 2, style: "H2" }) +
    p(dates, { list: 1 }) +
    p(title, { list: 1 }) +
    points.map((point) => p(point, { list: 2 })).join("");
  const body =
    p("Defne Aykurt") +
    p("defne@example.org") +
    p("Work", { style: "H1" }) +
    entry("Tekin Law", "February 2021 -", "Senior Lawyer", "Writes contracts for three houses") +
    entry("Holding Plc", "March 2018 - January 2021", "Lawyer", "Answered the courts", "Kept the files") +
    p("Education", { style: "H1" }) +
    p("Ege University", { list: 2, style: "H2" }) +
    p("Bachelor of Laws", { list: 1 }) +
    p("2015", { list: 1 });
  const file = zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
    "word/numbering.xml": strToU8(NUMBERING),
    "word/styles.xml": strToU8(STYLES),
  });
  const { experiences, education } = (await readCvFile(file)).profile;
  expect(experiences).toMatchObject([
    {
      company: "Tekin Law",
      position: "Senior Lawyer",
      startDate: "February 2021",
      responsibilities: ["Writes contracts for three houses"],
    },
    {
      company: "Holding Plc",
      position: "Lawyer",
      endDate: "January 2021",
      responsibilities: ["Answered the courts", "Kept the files"],
    },
  ]);
  expect(education).toMatchObject([{ institution: "Ege University", degree: "Bachelor" }]);
});
