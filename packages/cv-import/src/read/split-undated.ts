import type { Entry } from "./entry.ts";
import { type Line, styleOf } from "./line.ts";
import { isLabel, isProse, isSentenceLike } from "./prose.ts";

/** Cuts a section without dates: names come before what is told, stand out, or stand apart. */
export function splitUndated(lines: Line[]): Entry[] {
  const told = new Set(lines.filter(isTold));
  const first = lines[0];
  if (!first) return [];
  if (told.size === lines.length) return lines.map((line) => ({ head: [line], body: [], period: null }));
  const starts = chooseStarts(lines, told, first);
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (!last || starts.has(line)) entries.push({ head: [line], body: [], period: null });
    else if (!last.body.length && !told.has(line) && last.head.length < 4) last.head.push(line);
    else last.body.push(line);
  }
  return entries;
}

function isTold(line: Line): boolean {
  if (isLabel(line) || line.isBullet) return true;
  if (line.cells.length > 1 || line.bold) return false;
  return (
    /[.!?]$|^\p{Ll}/u.test(line.text) ||
    isProse(line) ||
    isSentenceLike(line.text) ||
    (line.text.match(/,/g) ?? []).length >= 2 ||
    /^https?:/.test(line.text)
  );
}

function chooseStarts(lines: Line[], told: Set<Line>, first: Line): Set<Line> {
  const names = lines.filter((line) => !told.has(line));
  const lead = names[0] ?? first;
  // Entries side by side begin at the left edge of their own columns.
  const indent = (line: Line) => line.left - line.column;
  const isLeadStyle = (line: Line) =>
    styleOf(line) === styleOf(lead) &&
    (Math.abs(line.left - lead.left) < 6 || Math.abs(indent(line) - indent(lead)) < 6);
  // Names set apart by weight or size: each of them begins an entry.
  if (names.some((line) => !isLeadStyle(line)) || (told.size && lead.bold))
    return new Set(names.filter(isLeadStyle));
  const spaced = names.filter((line) => line.gap > 0.35);
  const afterTold = names.filter((line) => {
    const above = lines[lines.indexOf(line) - 1];
    return line.startsColumn || (above !== undefined && told.has(above));
  });
  if (afterTold.length) return new Set([...afterTold, ...(told.size ? [] : spaced)]);
  if (told.size) return new Set([lead]);
  return new Set(spaced.length && spaced.length < names.length - 1 ? spaced : names);
}
