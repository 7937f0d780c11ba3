import { couldNotTake } from "./broken-heads.ts";
import { findPeriods } from "./find-dates.ts";
import { withMore } from "./join-wrapped-rows.ts";
import { type Line, styleOf } from "./line.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

/** "Field work | Soil sampling, GIS, Bat" above "call analysis, Kayaking": beside its label a list broke within an item. */
export function joinWrappedLists(lines: Line[]): Line[] {
  return joinWith(lines, (row, line) => {
    const [label, list, ...more] = row.cells;
    const isRow = label !== undefined && list !== undefined && !more.length && /[,;•·|]\s/.test(list.text);
    return (
      isRow &&
      Math.abs(list.left - line.left) < 3 &&
      line.gap < 0.3 &&
      /^\p{Ll}/u.test(line.text) &&
      !/[,;•·|.]$/.test(list.text)
    );
  });
}

/**
 * Names without dates in a narrow column, with space between them: what follows a full line more tightly than the others
 * follow is the second line of its name. Who gave a certificate may stand as close.
 */
export function joinTightNames(lines: Line[]): Line[] {
  const [first] = lines;
  const areNames =
    first !== undefined &&
    lines.every(
      (line) =>
        line.cells.length === 1 &&
        !line.isBullet &&
        styleOf(line) === styleOf(first) &&
        Math.abs(line.left - first.left) < 3 &&
        !findPeriods(line.text).length,
    );
  if (!areNames) return lines;
  const steps = lines.slice(1).map((line, at) => stepOf(line, lines[at]));
  const [tight, loose] = [Math.min(...steps), Math.max(...steps)];
  if (!(tight > 0.8 && tight < 1.8) || loose < 1.25 * tight) return lines;
  const joined = joinWith(
    lines,
    (row, line, above) =>
      stepOf(line, above) < 1.1 * tight &&
      couldNotTake(above, line, above.reach) &&
      companyScore(line.text) === 0 &&
      schoolScore(line.text) < 2 &&
      !/[.;]$/.test(row.text),
  );
  // Where the space tells, it tells of all of them.
  return joined.length < lines.length ? joined.map((line) => ({ ...line, isWhole: true })) : lines;
}

/** In letter heights; 0 where it is unknown. */
function stepOf(line: Line, above: Line | undefined): number {
  const [cell, other] = [line.cells[0], above?.cells[0]];
  return cell && other && cell.page === other.page ? (cell.baseline - other.baseline) / line.size : 0;
}

/** Lines of one cell that go on with the last cell of what was read before them; `above`: the line as it stood there. */
function joinWith(lines: Line[], goesOn: (row: Line, line: Line, above: Line) => boolean): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const [row, above, [cell, ...more]] = [joined.at(-1), lines[at - 1], line.cells];
    const last = row?.cells.at(-1);
    if (!row || !above || !last || !cell || more.length || line.isBullet || !goesOn(row, line, above)) {
      joined.push(line);
      continue;
    }
    const cells = [...row.cells.slice(0, -1), withMore(last, cell)];
    const text = cells.map((one) => one.text).join("\t");
    joined[joined.length - 1] = { ...row, cells, text, right: line.right };
  }
  return joined;
}
