import type { Run } from "../line.ts";
import { mendLetters } from "../mend-letters.ts";
import { applySetting, type DocxStyles, type Setting } from "./docx-styles.ts";
import { parseXml } from "./parse-xml.ts";

/** A paragraph as Word has it; a line break ends one. `table` and `row` tell which stand side by side. */
export type DocxParagraph = {
  runs: Run[];
  setting: Setting;
  /** Path of the table cell it stands in: "" outside, else "table/row/cell" (nested ones appended). */
  tablePath: string;
};

const SKIPPED = new Set([
  "del",
  "moveFrom",
  "instrText",
  "delText",
  "Fallback",
  "binData",
  "object",
  "annotationRef",
]);

type Frame = { paragraph: Setting; run: Setting; styleId: string; runs: Run[] };

/** The paragraphs of a part, in order: inserted text kept, deleted text and duplicates for old readers left out. */
export function readParagraphs(xml: string, styles: DocxStyles): DocxParagraph[] {
  const paragraphs: DocxParagraph[] = [];
  const frames: Frame[] = [];
  const cells: { table: number; row: number; cell: number }[] = [];
  let tables = 0;
  let skipped = 0;
  let isText = false;
  let isProperties = 0;
  let isRunProperties = 0;

  const tablePath = () => cells.map(({ table, row, cell }) => `${table}/${row}/${cell}`).join("/");
  const flush = (frame: Frame) => {
    if (frame.runs.some((run) => run.text.trim()))
      paragraphs.push({
        runs: frame.runs,
        setting: { ...styles.defaults, ...styles.settingOf(frame.styleId), ...frame.paragraph },
        tablePath: tablePath(),
      });
    frame.runs = [];
  };
  const add = (text: string) => {
    const frame = frames.at(-1);
    if (!frame) return;
    const setting = { ...styles.defaults, ...styles.settingOf(frame.styleId), ...frame.run };
    const shown = mendLetters((setting.caps ? text.toUpperCase() : text).normalize("NFC"));
    const style = { bold: setting.bold ?? false, italic: setting.italic ?? false, size: setting.size ?? 11 };
    const last = frame.runs.at(-1);
    if (last && last.bold === style.bold && last.italic === style.italic && last.size === style.size)
      last.text += shown;
    else frame.runs.push({ text: shown, ...style });
  };

  parseXml(xml, {
    open(name, attributes) {
      if (skipped || SKIPPED.has(name)) {
        skipped++;
        return;
      }
      const frame = frames.at(-1);
      if (name === "p") frames.push({ paragraph: {}, run: {}, styleId: "", runs: [] });
      else if (name === "pPr") isProperties++;
      else if (name === "rPr") isRunProperties++;
      else if (name === "tbl") cells.push({ table: tables++, row: 0, cell: 0 });
      else if (name === "tr") startRow(cells);
      else if (name === "tc") startCell(cells);
      else if (name === "r" && frame) frame.run = {};
      else if (name === "t") isText = true;
      else if (name === "tab" && !isProperties) add("\t");
      else if ((name === "br" || name === "cr") && frame && !isProperties) flush(frame);
      else if (name === "noBreakHyphen") add("-");
      else if (name === "sym") add("•");
      else if (frame && isProperties && !isRunProperties) {
        if (name === "pStyle") frame.styleId = attributes.val ?? "";
        else applySetting(frame.paragraph, name, attributes);
      } else if (frame && isRunProperties && !isProperties) {
        if (name === "rStyle") Object.assign(frame.run, styles.settingOf(attributes.val ?? ""));
        else applySetting(frame.run, name, attributes);
        if (name === "vanish" && attributes.val !== "0") frame.run.size = 0;
      }
    },
    close(name) {
      if (skipped) {
        skipped--;
        return;
      }
      if (name === "p") {
        const frame = frames.pop();
        if (frame) flush(frame);
      } else if (name === "pPr") isProperties--;
      else if (name === "rPr") isRunProperties--;
      else if (name === "tbl") cells.pop();
      else if (name === "t") isText = false;
    },
    text(text) {
      const isHidden = frames.at(-1)?.run.size === 0;
      if (isText && !skipped && !isHidden) add(text);
    },
  });
  return paragraphs;
}

function startRow(cells: { row: number; cell: number }[]): void {
  const open = cells.at(-1);
  if (!open) return;
  open.row++;
  open.cell = 0;
}

function startCell(cells: { cell: number }[]): void {
  const open = cells.at(-1);
  if (open) open.cell++;
}
