import { Document, Packer, Paragraph, TextRun } from "docx";
import { chosenDesign } from "./chosen-design.ts";
import type { DocxOptions } from "./docx.ts";
import { docxHead } from "./docx-head.ts";
import { docxPage } from "./docx-look.ts";
import { finishDocx } from "./docx-package.ts";
import { docxStyles, LISTS } from "./docx-styles.ts";
import { type LetterDocument, layOutLetter } from "./letter-document.ts";
import { cleanLine } from "./printable-text.ts";

/** The letter as a Word document: the same text in the same order as `letterHtml`, in the styles of the CV's. */
export async function letterDocx(
  document: LetterDocument,
  { author, createdAt = new Date() }: DocxOptions,
): Promise<Uint8Array> {
  const letter = layOutLetter(document);
  const design = chosenDesign(document.cv);
  const { language } = letter;
  const file = new Document({
    title: letter.documentTitle,
    creator: cleanLine(author),
    lastModifiedBy: cleanLine(author),
    styles: docxStyles(design, language),
    numbering: LISTS,
    sections: [
      {
        properties: docxPage(design),
        children: [
          ...docxHead(letter.head, design),
          new Paragraph({ style: "LetterText", text: "" }),
          ...textParagraph(letter.recipient),
          ...textParagraph([letter.date]),
          ...(letter.subject ? [new Paragraph({ style: "LetterSubject", text: letter.subject })] : []),
          ...textParagraph([letter.salutation]),
          ...letter.paragraphs.flatMap((lines) => textParagraph(lines)),
          ...textParagraph([letter.closing, letter.signature]),
        ],
      },
    ],
  });
  return finishDocx(await Packer.toBuffer(file), { language, design, createdAt });
}

/** Lines that belong together stay on one page. */
function textParagraph(lines: string[]): Paragraph[] {
  const said = lines.filter(Boolean);
  if (!said.length) return [];
  const children = said.map((text, at) => new TextRun({ text, ...(at > 0 && { break: 1 }) }));
  return [new Paragraph({ style: "LetterText", keepLines: lines.length > 1, children })];
}
