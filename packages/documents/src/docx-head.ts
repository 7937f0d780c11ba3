import {
  AlignmentType,
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from "docx";
import type { ChosenDesign } from "./chosen-design.ts";
import { BAND_INSET, type Look, lookOf } from "./docx-look.ts";
import { docxPhoto, PHOTO_WIDTH } from "./docx-photo.ts";
import { BETWEEN, lineRuns, NO_BREAK_SPACE, pieceRuns } from "./docx-runs.ts";
import type { Photo, Piece, PrintedHead } from "./printed-cv.ts";

/** A phone number is never torn at a line's end. */
const unbroken = (piece: Piece): Piece =>
  piece.at === "personalInfo.phone" ? { ...piece, text: piece.text.replaceAll(" ", NO_BREAK_SPACE) } : piece;

/** Who the document is from, as its first lines; beside a photo, where there is one. */
export function docxHead(head: PrintedHead, design: ChosenDesign): (Paragraph | Table)[] {
  const { photo } = head;
  if (!photo) return headLines(head).map((line) => new Paragraph(line));
  return [besidePhoto(headLines(head), photo, design)];
}

const headLines = ({ name, jobTitle, contacts, facts }: PrintedHead): IParagraphOptions[] => [
  ...(name ? [{ style: "Title", children: pieceRuns(name) }] : []),
  ...(jobTitle ? [{ style: "Subtitle", children: pieceRuns(jobTitle) }] : []),
  ...[...contacts, facts]
    .filter((line) => line.length > 0)
    .map((line) => ({ style: "ContactLine", children: lineRuns(line.map(unbroken), BETWEEN) })),
];

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };

/** A row of two cells, which is as high as the photo: floating, it would hang into what follows a short head. */
function besidePhoto(lines: IParagraphOptions[], photo: Photo, design: ChosenDesign): Table {
  const look = lookOf(design);
  const inset = design.look.docx.head === "band" ? BAND_INSET : 0;
  const right = PHOTO_WIDTH + inset + GAP;
  const widths = [look.rightEdge - right, right];
  const cell = (width: number | undefined, side: "left" | "right", children: Paragraph[]) =>
    new TableCell({
      width: { size: width ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
      margins: { ...NO_MARGINS, top: inset, bottom: inset, [side]: inset },
      borders: NO_BORDERS,
      ...(inset && { shading: bandShading(look) }),
      children,
    });
  return new Table({
    width: { size: look.rightEdge, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { ...NO_BORDERS, insideHorizontal: NONE, insideVertical: NONE },
    rows: [
      new TableRow({
        cantSplit: true,
        children: [
          // The cell is the band.
          cell(
            widths[0],
            "left",
            lines.map(
              (line) => new Paragraph({ ...line, ...(inset && { border: NO_BORDERS, indent: NO_INDENT }) }),
            ),
          ),
          cell(widths[1], "right", [
            new Paragraph({
              alignment: AlignmentType.RIGHT,
              spacing: { after: 0 },
              children: [docxPhoto(photo)],
            }),
          ]),
        ],
      }),
    ],
  });
}

/** 4 mm, in twentieths of a point. */
const GAP = 227;
const NO_INDENT = { left: 0, right: 0 };
const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };

const bandShading = ({ band }: Look) => ("shading" in band ? band.shading : undefined);
