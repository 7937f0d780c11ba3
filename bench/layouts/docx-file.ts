import type { Language } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ITableCellOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from "docx";
import type { Block, Cv, Section, Span } from "./blocks.ts";
import type { Layout } from "./layout.ts";
import { withLetters } from "./letters.ts";

const SIDE = new Set<Section["kind"]>(["skills", "languages", "certifications"]);
const RIGHT_EDGE = 9_500;
const SET_IN = 360;

type Children = (Paragraph | Table)[];

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

/** A CV as a Word document of this layout's structure. */
export async function cvDocument(
  cv: Cv,
  layout: Layout,
  { language, contactHeading }: { language: Language; contactHeading: string },
): Promise<Uint8Array> {
  const write = openWriter(layout, languageModule(language).locale);
  const contact: Section = { kind: "contact", heading: contactHeading, blocks: cv.contact };
  const isSide = ({ kind }: Section) => SIDE.has(kind);
  const top = [write.name(cv.name), ...(cv.headline ? [write.text(cv.headline)] : [])];
  const isSplit = layout.shape === "sidebar left" || layout.shape === "sidebar right";
  const sections = (list: Section[]) => list.flatMap((section, at) => write.section(section, at));
  const side = sections([contact, ...cv.sections.filter(isSide)]);
  const main = sections(cv.sections.filter((section) => !isSide(section)));
  const columns = layout.shape === "sidebar left" ? [side, main] : [main, side];
  const widths = layout.shape === "sidebar left" ? [30, 70] : [70, 30];
  const boxed = layout.structure === "text boxes";
  const children: Children = isSplit
    ? [...top, table([columns], widths, false)]
    : layout.shape === "margin headings"
      ? [
          ...top,
          ...write.blocks(cv.contact),
          table(
            cv.sections.map((section, at) => [[write.heading(section, at)], write.blocks(section.blocks)]),
            [24, 76],
            false,
          ),
        ]
      : [
          ...top,
          ...(boxed ? [textBox(cv.contact, write)] : write.blocks(cv.contact)),
          ...sections(cv.sections),
        ];
  const line = (text: string) => [
    new Paragraph({ children: [new TextRun(withLetters(text, layout.letters))] }),
  ];
  const isRunning = layout.running !== "none";
  const document = new Document({
    styles: { default: { document: { run: { font: "Calibri", size: Math.round(layout.size * 2) } } } },
    numbering: {
      config: [
        {
          reference: "points",
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              style: { paragraph: { indent: { left: SET_IN, hanging: 180 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        children,
        ...(isRunning
          ? {
              headers: { default: new Header({ children: line(cv.name) }) },
              footers: { default: new Footer({ children: line("CV · 2024") }) },
            }
          : {}),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const textBox = (blocks: Block[], write: Writer): Paragraph =>
  new Paragraph({
    children: [
      new Textbox({
        // A text box holds paragraphs alone.
        children: write.blocks(blocks).filter((child) => child instanceof Paragraph),
        style: { width: "250pt", height: "auto" },
      }),
    ],
  });

function table(rows: Children[][], widths: number[], hasBorder: boolean): Table {
  const cell = (children: Children, at: number): TableCell => {
    const options: ITableCellOptions = {
      children: children.length ? children : [new Paragraph("")],
      width: { size: widths[at] ?? 20, type: WidthType.PERCENTAGE },
    };
    return new TableCell(options);
  };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(hasBorder ? {} : { borders: NO_BORDERS }),
    rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })),
  });
}

type Writer = ReturnType<typeof openWriter>;

function openWriter(layout: Layout, locale: string) {
  const letters = (text: string) => withLetters(text, layout.letters);
  const size = Math.round(layout.size * 2);
  const run = ({ text, isBold, isItalic, isSmall }: Span) =>
    new TextRun({
      text: letters(text),
      bold: isBold ?? false,
      italics: isItalic ?? false,
      ...(isSmall ? { size: size - 4 } : {}),
    });

  function heading(section: Section, at: number): Paragraph {
    const numbered = layout.heading === "numbered" ? `${at + 1}. ${section.heading}` : section.heading;
    const text = letters(layout.heading === "capitals" ? numbered.toLocaleUpperCase(locale) : numbered);
    if (layout.structure === "styles") return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
    const isPlain = layout.heading === "plain";
    return new Paragraph({
      spacing: { before: 200, after: 80 },
      children: [
        new TextRun({
          text,
          bold: !isPlain,
          size: isPlain ? size : size + 4,
          smallCaps: layout.heading === "small capitals",
          ...(layout.heading === "spaced" ? { characterSpacing: 60 } : {}),
        }),
      ],
    });
  }

  function lineOf({ spans, right, isEntryStart }: Extract<Block, { kind: "line" }>): Paragraph | Table {
    const spacing = { before: isEntryStart ? 120 : 0 };
    const left = spans.map(run);
    if (!right) return new Paragraph({ children: left, spacing });
    const own = right.map(run);
    if (layout.structure === "tables")
      return table(
        [[[new Paragraph({ children: left })], [new Paragraph({ children: own })]]],
        [70, 30],
        false,
      );
    // Who doesn't know tabs presses the space bar until it looks right.
    const told = [...spans, ...right].reduce((sum, { text }) => sum + text.length, 0);
    const tab: ParagraphChild =
      layout.gaps === "space bar"
        ? new TextRun(" ".repeat(Math.max(6, 90 - told)))
        : new TextRun({ children: [new Tab()] });
    return new Paragraph({
      children: [...left, tab, ...own],
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
      spacing,
    });
  }

  const blocks = (list: Block[]): Children => list.flatMap(childrenOf);

  function childrenOf(block: Block): Children {
    switch (block.kind) {
      case "line":
        return [lineOf(block)];
      case "paragraph":
        return [new Paragraph({ children: [run(block)] })];
      case "card":
        return blocks(block.blocks);
      case "beside": {
        const left = [new Paragraph({ children: block.left.map(run) })];
        return [table([[left, blocks(block.blocks)]], [24, 76], false)];
      }
      case "table": {
        const rows = block.rows.map((cells) => cells.map(blocks));
        return [table(rows, block.widths, block.hasBorder), new Paragraph("")];
      }
      case "item":
        return [itemOf(block)];
    }
  }

  function itemOf(item: Extract<Block, { kind: "item" }>): Paragraph {
    const { text, mark } = item;
    if (item.mark === "sign")
      return new Paragraph({
        children: [run({ text: `${item.sign} ${text}` })],
        indent: { left: item.isHanging ? SET_IN : 0, ...(item.isHanging ? { hanging: 180 } : {}) },
      });
    if (mark === "disc")
      return new Paragraph({ children: [run({ text })], numbering: { reference: "points", level: 0 } });
    return new Paragraph({
      children: [run({ text: mark === "square" ? `▪ ${text}` : text })],
      indent: { left: SET_IN },
    });
  }

  return {
    heading,
    blocks,
    name: (text: string) =>
      new Paragraph({ children: [new TextRun({ text: letters(text), bold: true, size: 40 })] }),
    text: (text: string) => new Paragraph({ children: [run({ text })] }),
    section: (section: Section, at: number): Children => [heading(section, at), ...blocks(section.blocks)],
  };
}
