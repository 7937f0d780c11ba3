import type { Cell, Line } from "./line.ts";
import { countWords } from "./prose.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation } from "./words/locations.ts";
import { isDepartment } from "./words/organisations.ts";

/** Fewer heads that are set alike are no habit. */
const LEAST = 2;

/**
 * "Class Teacher   Northgate Trust   Hobart   Night Shift": names that only wider spaces part. Where several lines of a
 * section fall into as many pieces, each of their pieces is a cell.
 */
export function partWideSpaces(lines: Line[]): Line[] {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = piecesOf(line).length;
    if (count > 2) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return lines.map((line) => {
    const pieces = piecesOf(line);
    const [cell, ...more] = line.cells;
    if (!cell || (counts.get(pieces.length) ?? 0) < LEAST) return line;
    const cells = [...cutCell(cell, pieces), ...more];
    return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
  });
}

/** The pieces of a line that nothing but spaces parts; none of a sentence, which is justified, and of items. */
function piecesOf({ cells: [cell, ...more], isBullet, isWhole }: Line): string[] {
  if (!cell?.pieces || more.length || isBullet || isWhole) return [];
  const areNames = cell.pieces.every((piece) => NAME.test(piece) && countWords(piece) < 6);
  // A title and other names: what letters set far apart make of one name holds no title.
  const isTitled = cell.pieces.filter((piece) => titleScore(piece) === 2).length === 1;
  const isElsewhere = cell.pieces.some((piece) => isLocation(piece) || isDepartment(piece));
  return areNames && isTitled && isElsewhere && cell.pieces.length > 3 ? cell.pieces : [];
}

/** Capitalised, and without a sign or a date. */
const NAME = /^\p{Lu}[^|·•–—@:;\d]+$/u;

function cutCell(cell: Cell, pieces: readonly string[]): Cell[] {
  const perLetter = (cell.right - cell.left) / Math.max(1, cell.text.length);
  const cut: Cell[] = [];
  let at = 0;
  for (const text of pieces) {
    const from = cell.text.indexOf(text, at);
    if (from < 0) return [cell];
    at = from + text.length;
    const runs = runsBetween(cell, from, at);
    const [first] = runs;
    const { pieces: _, ...whole } = cell;
    cut.push({
      ...whole,
      text,
      runs,
      left: cell.left + from * perLetter,
      right: cell.left + at * perLetter,
      bold: first?.bold ?? cell.bold,
      italic: first?.italic ?? cell.italic,
      size: first?.size ?? cell.size,
    });
  }
  return cut;
}

/** The runs of a part of a cell's text. */
export function runsBetween({ runs }: Cell, from: number, until: number): Cell["runs"] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, until - start));
    return text ? [{ ...run, text }] : [];
  });
}
