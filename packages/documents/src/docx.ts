import { Document, Packer, Paragraph, Tab, TextRun } from "docx";
import { chosenDesign } from "./chosen-design.ts";
import { type CvDocument, layOutCv } from "./cv-document.ts";
import { docxPage } from "./docx-look.ts";
import { finishDocx } from "./docx-package.ts";
import { docxHead } from "./docx-head.ts";
import { BETWEEN, lineRuns, pieceRuns } from "./docx-runs.ts";
import { BULLETS, docxStyles, LISTS } from "./docx-styles.ts";
import { cleanLine } from "./printable-text.ts";
import { type Body, type Entry, type PrintedSection, SEPARATOR } from "./printed-cv.ts";

export type DocxOptions = {
  /** Who stands in the document's properties as its author. */
  author: string;
  /** The date that the document names as its creation; now, when left out. The same date gives the same bytes. */
  createdAt?: Date;
};

/** The CV as a Word document: the same text in the same order as `cvHtml`, in Word's own styles. */
export async function cvDocx(
  cv: CvDocument,
  { author, createdAt = new Date() }: DocxOptions,
): Promise<Uint8Array> {
  const printed = layOutCv(cv);
  const design = chosenDesign(cv);
  const document = new Document({
    title: printed.documentTitle,
    creator: cleanLine(author),
    lastModifiedBy: cleanLine(author),
    styles: docxStyles(design, cv.language),
    numbering: LISTS,
    sections: [
      {
        properties: docxPage(design),
        children: [...docxHead(printed, design), ...printed.sections.flatMap(sectionParagraphs)],
      },
    ],
  });
  return finishDocx(await Packer.toBuffer(document), { language: cv.language, design, createdAt });
}

const sectionParagraphs = ({ heading, blocks }: PrintedSection): Paragraph[] => [
  new Paragraph({ style: "Heading1", text: heading }),
  ...blocks.flatMap((block, position) =>
    block.kind === "entry" ? entryParagraphs(block, position === 0) : bodyParagraphs(block),
  ),
];

/** Right below the section's heading there is room enough already. */
function entryParagraphs({ title, period, details, body }: Entry, isFirst: boolean): Paragraph[] {
  const hasBody = body.length > 0;
  const dates = lineRuns(period, SEPARATOR.period, "EntryPeriod");
  const tab = title.length && period.length ? [new TextRun({ children: [new Tab()] })] : [];
  return [
    ...(title.length || period.length
      ? [
          new Paragraph({
            style: title.length ? "Heading2" : "EntryDetails",
            // Nothing follows in this entry, so it may be the last line of a page.
            keepNext: hasBody || details.length > 0,
            ...(isFirst && { spacing: { before: 0 } }),
            children: [...lineRuns(title, SEPARATOR.title), ...tab, ...dates],
          }),
        ]
      : []),
    ...(details.length
      ? [
          new Paragraph({
            style: "EntryDetails",
            keepNext: hasBody,
            children: lineRuns(details, BETWEEN),
          }),
        ]
      : []),
    ...body.flatMap(bodyParagraphs),
  ];
}

function bodyParagraphs(body: Body): Paragraph[] {
  if (body.kind === "paragraph") return [new Paragraph({ children: pieceRuns(body.piece) })];
  if (body.kind === "list")
    return body.items.map(
      (item) =>
        new Paragraph({
          style: "ListBullet",
          numbering: { reference: BULLETS, level: 0, custom: true },
          children: pieceRuns(item),
        }),
    );
  const label = body.label
    ? [new TextRun({ text: `${body.label}:`, style: "Strong" }), new TextRun(" ")]
    : [];
  return [new Paragraph({ children: [...label, ...lineRuns(body.items, SEPARATOR.items)] })];
}
