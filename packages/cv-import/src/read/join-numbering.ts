import type { Line } from "./line.ts";

const NUMBER = /^\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]$/;

/** "4.", a tab, "Öğrenim Durumu": the number of a heading or of a form's row isn't a cell of its own. */
export function joinNumbering(lines: Line[]): Line[] {
  const numbered = lines.filter(({ cells }) => cells.length > 1 && NUMBER.test(cells[0]?.text ?? ""));
  return numbered.length < 2 ? lines : lines.map((line) => (numbered.includes(line) ? joined(line) : line));
}

function joined(line: Line): Line {
  const [number, named, ...rest] = line.cells;
  if (!number || !named) return line;
  const runs = named.runs.map((run, at) => (at ? run : { ...run, text: `${number.text} ${run.text}` }));
  const cells = [{ ...named, text: `${number.text} ${named.text}`, left: number.left, runs }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}
