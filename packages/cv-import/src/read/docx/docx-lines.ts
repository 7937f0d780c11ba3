import { UnreadableCv } from "../../unreadable-cv.ts";
import { type Cell, hasBullet, isAllCaps, type Line, type Run } from "../line.ts";
import { type DocxParagraph, readParagraphs } from "./docx-paragraphs.ts";
import { type ListMarks, readListMarks } from "./docx-lists.ts";
import { type DocxStyles, readDocxStyles, type Setting } from "./docx-styles.ts";
import { orderTables } from "./order-tables.ts";
import { parseXml } from "./parse-xml.ts";
import { unzipParts } from "./unzip-parts.ts";

/** The lines of a DOCX in reading order: page headers and footers, then the text with its tables and text boxes. */
export function readDocxLines(bytes: Uint8Array): { lines: Line[]; links: string[] } {
  const parts = unzipParts(bytes);
  const body = mainPart(parts);
  const styles = readStyles(parts);
  const marks = readListMarks(parts.get("word/numbering.xml") ?? "");
  const names = [...parts.keys()].sort();
  const around = (kind: RegExp) =>
    names
      .filter((name) => kind.test(name))
      .flatMap((name) => toLines(readParagraphs(parts.get(name) ?? "", styles), marks));
  const seen = new Set<string>();
  const isNew = (line: Line) =>
    !seen.has(line.text) &&
    seen.add(line.text) !== undefined &&
    !/^(?:page|sayfa)?\s*\d*\s*$/i.test(line.text);
  const lines = [
    ...around(/^word\/header\d/i).filter(isNew),
    // Contacts can be in footers too; at the end they would belong to the last section.
    ...around(/^word\/footer\d/i).filter(isNew),
    ...toLines(readParagraphs(body, styles), marks),
  ];
  return { lines, links: readLinks(parts) };
}

function mainPart(parts: Map<string, string>): string {
  const name = [...parts.keys()].find((part) => /^word\/document\d*\.xml$/i.test(part));
  const body = name ? parts.get(name) : undefined;
  if (body === undefined) throw new UnreadableCv("unsupported");
  return body;
}

function readStyles(parts: Map<string, string>): DocxStyles {
  const name = [...parts.keys()].find((part) => /^word\/styles\d*\.xml$/i.test(part));
  return readDocxStyles(name ? (parts.get(name) ?? "") : "");
}

function readLinks(parts: Map<string, string>): string[] {
  const links: string[] = [];
  const name = [...parts.keys()].find((part) => /^word\/_rels\/document/i.test(part));
  if (name)
    parseXml(parts.get(name) ?? "", {
      open(element, { Target, Type }) {
        if (element === "Relationship" && Target && /hyperlink$/.test(Type ?? "")) links.push(Target);
      },
      close() {},
      text() {},
    });
  return links;
}

function toLines(paragraphs: DocxParagraph[], marks: ListMarks): Line[] {
  const lines: Line[] = [];
  let spaceBelow = 0;
  for (const row of orderTables(paragraphs)) {
    const first = row[0];
    if (!first) continue;
    const line = toLine(row, marks);
    const above = Math.max(first.setting.before ?? 0, spaceBelow);
    line.gap = lines.length ? Math.max(0, above / line.size - 0.6) : 0;
    spaceBelow = row.at(-1)?.setting.after ?? 0;
    if (line.text.trim()) lines.push(line);
  }
  if (lines[0]) lines[0].startsColumn = true;
  return lines;
}

function toLine(row: DocxParagraph[], marks: ListMarks): Line {
  const left = row[0]?.setting.left ?? 0;
  const cells = row.flatMap((paragraph) => cutAtTabs(paragraph.runs, left + columnOf(paragraph)));
  const lead = cells.reduce(
    (best, cell) => (cell.size > best.size + 0.5 ? cell : best),
    cells[0] ?? emptyCell(left),
  );
  const text = cells.map((cell) => cell.text).join("\t");
  return {
    text,
    cells,
    left,
    right: left + text.length * 5,
    limit: Number.POSITIVE_INFINITY,
    reach: Number.POSITIVE_INFINITY,
    size: lead.size,
    bold: lead.bold,
    italic: lead.italic,
    isCaps: isAllCaps(lead.text),
    isWhole: true,
    isBullet: row.some(({ setting }) => isItem(setting, marks)) || hasBullet(text),
    gap: 0,
    column: 0,
    startsColumn: false,
    headingLevel: row.length === 1 ? (row[0]?.setting.headingLevel ?? 0) : 0,
  };
}

/** A heading may be numbered, or head an item of a list, and is no item itself. */
const isItem = ({ isList, headingLevel, list, listLevel }: Setting, marks: ListMarks): boolean =>
  isList === true && !headingLevel && marks(list ?? "", listLevel ?? 0);

/** Where a table's cell would begin if all were equally wide, so that a row with an empty one keeps its columns. */
const columnOf = ({ tablePath }: DocxParagraph): number => {
  const [cell = 1] = tablePath.split("/").map(Number).slice(2, 3);
  return (cell - 1) * COLUMN_WIDTH;
};

const COLUMN_WIDTH = 100;

const emptyCell = (left: number): Cell => ({
  text: "",
  runs: [],
  left,
  right: left,
  baseline: 0,
  size: 11,
  bold: false,
  italic: false,
  page: 1,
  drawn: 0,
});

/** A tab in a paragraph separates what follows, as a gap does on paper; who has no tabs presses the space bar. */
function cutAtTabs(runs: Run[], left: number): Cell[] {
  const groups: Run[][] = [[]];
  for (const run of runs)
    for (const [at, text] of run.text.split(/\t|[^\S\n\t]{4,}/).entries()) {
      if (at) groups.push([]);
      if (text) groups.at(-1)?.push({ ...run, text });
    }
  return groups.flatMap((group) => {
    const text = group
      .map((run) => run.text)
      .join("")
      .replace(/\s+/g, " ")
      .trim();
    if (!text) return [];
    const lead = group.reduce((best, run) => (run.text.trim().length > best.text.trim().length ? run : best));
    const { size, bold, italic } = lead;
    return [
      {
        ...emptyCell(left),
        ...{ text, runs: group, right: left + text.length * 5, size, bold, italic },
      },
    ];
  });
}
