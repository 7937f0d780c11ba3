import type { Entry } from "./entry.ts";
import { isOnlyDates } from "./find-dates.ts";
import type { Line } from "./line.ts";
import { splitSchools } from "./split-schools.ts";
import { LABELLED } from "./school-names.ts";
import { transposeGrid } from "./transpose-grid.ts";

const GPA =
  /(?:\b(?:cumulative |overall |final )?(?:gpa|cgpa|grade|gno|not ortalamas[ıi]|ortalama|diploma notu)\s*[:=]?\s*(\d[.,]\d+(?:\s*\/\s*\d+(?:[.,]\d+)?)?|\d{2,3}(?:[.,]\d+)?\s*\/\s*100|first class[\w ]*|\d+(?:[.,]\d+)?%?)|(\d[.,]\d{1,2}\s*\/\s*\d(?:[.,]\d+)?)(?:\s*(?:gpa|cgpa))?|(\d\.\d{1,2})\s+(?:gpa|cgpa))/i;

/** The schools of a section, each with the grade that was taken from its lines. */
export const cutSchools = (lines: Line[]): { entry: Entry; gpa: string }[] =>
  splitSchools(besideOneAnother(lines))
    .map(moveLabelled)
    .map((entry) => ({ entry, gpa: takeGpa(entry) }));

/** Schools side by side, each with its years: one after the other. */
const besideOneAnother = (lines: Line[]): Line[] =>
  lines.some(({ cells }) => cells.length > 1 && cells.every((cell) => isOnlyDates(cell.text)))
    ? transposeGrid(lines)
    : lines;

function takeGpa(entry: Entry): string {
  for (const line of [...entry.head, ...entry.body])
    for (const cell of line.cells) {
      const match = GPA.exec(cell.text);
      if (!match) continue;
      const value = match[1] ?? match[2] ?? match[3] ?? "";
      const cut = (text: string) =>
        text
          .replace(GPA, " ")
          .replace(/\(\s*\)|^[\s,;|:–-]+|[\s,;|:–-]+$/g, "")
          .trim();
      if (entry.head.includes(line) || cut(line.text).length < 3) {
        cell.text = cut(cell.text);
        for (const run of cell.runs) run.text = run.text.replace(GPA, " ");
        line.text = cut(line.text);
      }
      return value.trim();
    }
  return "";
}

/** "Majors: …" and "Awards: …" tell about a school, though they stand where names do. */
function moveLabelled(entry: Entry): Entry {
  const at = entry.head.findIndex((line) => LABELLED.test(line.text));
  if (at < 1) return entry;
  return { ...entry, head: entry.head.slice(0, at), body: [...entry.head.slice(at), ...entry.body] };
}
