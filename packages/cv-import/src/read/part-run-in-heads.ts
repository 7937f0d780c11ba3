import { findPeriods } from "./find-dates.ts";
import type { Cell, Line, Run } from "./line.ts";

/** "**2014–2019. Press Officer, Seafarers' Union.** On call day and night …": the head that runs into its text is a line of its own. */
export function partRunInHeads(lines: Line[]): Line[] {
  const parted = lines.map(partLine);
  return parted.filter((parts) => parts.length > 1).length > 1 ? parted.flat() : lines;
}

function partLine(line: Line): Line[] {
  const [cell, ...more] = line.cells;
  if (!cell || more.length || line.isBullet) return [line];
  const at = cell.runs.findIndex(({ bold, text }) => !bold && text.trim());
  const [head, rest] = [cell.runs.slice(0, at), cell.runs.slice(at)];
  const [named, told] = [textOf(head), textOf(rest)];
  const isRunIn =
    at > 0 && /[.:]$/.test(named) && findPeriods(named).length > 0 && told.length > 30 && /[.!?]$/.test(told);
  if (!isRunIn) return [line];
  return [
    withCell(line, { ...cell, runs: head, text: named.replace(/[.:]$/, ""), bold: true }),
    { ...withCell(line, { ...cell, runs: rest, text: told, bold: false }), gap: 0, startsColumn: false },
  ];
}

const textOf = (runs: Run[]): string =>
  runs
    .map(({ text }) => text)
    .join("")
    .trim();

const withCell = (line: Line, cell: Cell): Line => ({
  ...line,
  text: cell.text,
  cells: [cell],
  bold: cell.bold,
});
