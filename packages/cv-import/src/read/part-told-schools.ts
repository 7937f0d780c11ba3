import type { Cell, Line } from "./line.ts";
import { withMore } from "./join-wrapped-rows.ts";
import { runsBetween } from "./part-wide-spaces.ts";
import { endsInAbbreviation } from "./prose.ts";
import { schoolScore } from "./words/organisations.ts";

/**
 * "2010–2011 | MSc Hydrology, Tweed University. Thesis on chalk streams": behind the full stop after a school's name stands
 * what is told of it, a line of its own.
 */
export function partToldSchools(lines: Line[]): Line[] {
  const parted: Line[] = [];
  let isTold = false;
  for (const line of lines) {
    const last = parted.at(-1);
    const [told, rest] = [last?.cells[0], line.cells[0]];
    if (isTold && last && told && rest && goesOn(told, line)) {
      const cell = withMore(told, rest);
      parted[parted.length - 1] = { ...last, cells: [cell], text: cell.text };
      continue;
    }
    const parts = partLine(line);
    isTold = parts.length > 1;
    parted.push(...parts);
  }
  return parted;
}

/** What was cut off may have wrapped: the whole line was full, and its end alone no longer shows it. */
const goesOn = (told: Cell, line: Line): boolean =>
  line.cells.length === 1 &&
  /^\p{Ll}/u.test(line.text) &&
  line.gap < 0.3 &&
  Math.abs(told.left - line.left) < 3 &&
  !/[.!?]$/.test(told.text);

function partLine(line: Line): Line[] {
  const cell = line.cells.at(-1);
  if (!cell || line.isBullet || line.cells.length > 2) return [line];
  const at = stopBehindSchool(cell.text);
  if (at === null) return [line];
  const [named, told] = [cutCell(cell, 0, at), cutCell(cell, at + 1, cell.text.length)];
  const cells = [...line.cells.slice(0, -1), named];
  return [
    { ...line, cells, text: cells.map(({ text }) => text).join("\t"), right: named.right },
    {
      ...line,
      ...{ cells: [told], text: told.text, left: cell.left, gap: 0, startsColumn: false },
      ...{ bold: told.bold, italic: told.italic },
    },
  ];
}

/** Where the full stop is behind the last of the names, of which the school's is one; null where there is none. */
function stopBehindSchool(text: string): number | null {
  const at = text.search(/\p{L}\.\s+\p{Lu}/u) + 1;
  const names = text.slice(0, at).split(/,\s+/);
  const isStop =
    at > 0 && !endsInAbbreviation(text.slice(0, at + 1)) && !/(?<!\p{L})\p{L}{1,3}$/u.test(text.slice(0, at));
  const isNamed =
    names.some((name) => schoolScore(name) >= 2) && names.every((name) => /^[\p{Lu}\d(]/u.test(name));
  return isStop && isNamed && schoolScore(text.slice(at)) < 2 ? at : null;
}

function cutCell(cell: Cell, from: number, until: number): Cell {
  const written = cell.text.slice(from, until);
  const start = from + written.length - written.trimStart().length;
  const runs = runsBetween(cell, start, until);
  const first = runs.find(({ text }) => text.trim());
  return {
    ...cell,
    ...{ text: written.trim(), runs, bold: first?.bold ?? cell.bold, italic: first?.italic ?? cell.italic },
    right: from ? cell.right : cell.left + (until / Math.max(1, cell.text.length)) * (cell.right - cell.left),
  };
}
