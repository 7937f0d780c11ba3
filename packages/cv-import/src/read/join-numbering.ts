import { type Line, styleOf } from "./line.ts";
import { headingKind } from "./words/headings.ts";

const NUMBER = /^\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]$|^\(?(?:[iv]{1,4}|[a-h])\)$/;

/** "4.", a tab, "Öğrenim Durumu": the number of a heading or of a form's row isn't a cell of its own. */
export function joinNumbering(lines: Line[]): Line[] {
  const bare = findBareNumbers(lines);
  const numbered = lines.filter(
    (line) => line.cells.length > 1 && (NUMBER.test(line.cells[0]?.text ?? "") || bare.includes(line)),
  );
  return numbered.length < 2 ? lines : lines.map((line) => (numbered.includes(line) ? joined(line) : line));
}

/** "1", a gap, "Appointments": what counts up without a sign numbers headings where it stands before known ones, set alike. */
function findBareNumbers(lines: Line[]): Line[] {
  const numbered = lines.filter(({ cells }) => cells.length === 2 && /^\d{1,2}$/.test(cells[0]?.text ?? ""));
  const isKnown = ({ cells }: Line) => headingKind(cells[1]?.text ?? "") !== null;
  return [...Map.groupBy(numbered, styleOf).values()]
    .filter((group) => group.filter(isKnown).length > 1)
    .flatMap((group) => group.filter(({ cells }, at) => Number(cells[0]?.text) === at + 1));
}

function joined(line: Line): Line {
  const [number, named, ...rest] = line.cells;
  if (!number || !named) return line;
  const runs = named.runs.map((run, at) => (at ? run : { ...run, text: `${number.text} ${run.text}` }));
  const cells = [{ ...named, text: `${number.text} ${named.text}`, left: number.left, runs }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}
