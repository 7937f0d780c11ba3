import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  type ISectionOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { WrittenTruth } from "./odd-truth.ts";

/** A CV as somebody set it in Word, and what it tells. */
export type WordCv = { name: string; truth: WrittenTruth; sections: ISectionOptions[] };

type Part = Paragraph | Table;
type Look = {
  bold?: boolean;
  center?: boolean;
  /** Twips to a tab stop. */
  tab?: number;
  rightTab?: number;
  set?: number;
  heading?: 1 | 2 | 3;
  title?: boolean;
};

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };

/** A paragraph: **bold** as marked, tabs as \t, line breaks as \n. */
export function paragraph(text: string, look: Look = {}): Paragraph {
  const runs = text.split("**").flatMap((part, at) => {
    const bold = look.bold ?? at % 2 === 1;
    return part
      .split(/(\t|\n)/)
      .filter(Boolean)
      .map((piece) =>
        piece === "\t"
          ? new TextRun({ children: [new Tab()] })
          : piece === "\n"
            ? new TextRun({ break: 1 })
            : new TextRun({ text: piece, bold, ...(look.title ? { size: 36 } : {}) }),
      );
  });
  const stops = [
    ...(look.tab ? [{ type: TabStopType.LEFT, position: look.tab }] : []),
    ...(look.rightTab ? [{ type: TabStopType.RIGHT, position: look.rightTab }] : []),
  ];
  return new Paragraph({
    children: runs,
    tabStops: stops,
    ...(look.center ? { alignment: AlignmentType.CENTER } : {}),
    ...(look.set ? { indent: { left: look.set } } : {}),
    ...(look.heading ? { heading: HEADINGS[look.heading] } : {}),
  });
}

export const bullet = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun(text)], numbering: { reference: "dots", level: 0 } });

export const numbered = (text: string): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text, bold: true })],
    numbering: { reference: "numbers", level: 0 },
  });

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };

/** A table; a cell is text, or paragraphs of its own. */
export function grid(
  rows: (string | Part[])[][],
  { widths, hasBorder }: { widths: number[]; hasBorder: boolean },
): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(hasBorder
      ? {}
      : {
          borders: {
            top: NONE,
            bottom: NONE,
            left: NONE,
            right: NONE,
            insideHorizontal: NONE,
            insideVertical: NONE,
          },
        }),
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (cell, at) =>
              new TableCell({
                width: { size: widths[at] ?? 20, type: WidthType.PERCENTAGE },
                children: typeof cell === "string" ? cell.split("\n").map((text) => paragraph(text)) : cell,
              }),
          ),
        }),
    ),
  });
}

export const head = (text: string): ISectionOptions["headers"] => ({
  default: new Header({ children: [paragraph(text)] }),
});

export async function writeWord({ sections }: WordCv): Promise<Uint8Array> {
  const level = (format: (typeof LevelFormat)["BULLET" | "DECIMAL"], text: string) => [
    { level: 0, format, text, style: { paragraph: { indent: { left: 500, hanging: 250 } } } },
  ];
  const document = new Document({
    numbering: {
      config: [
        { reference: "dots", levels: level(LevelFormat.BULLET, "•") },
        { reference: "numbers", levels: level(LevelFormat.DECIMAL, "%1.") },
      ],
    },
    sections,
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
