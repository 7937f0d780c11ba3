import type { Entry } from "./entry.ts";
import { type Line, styleOf } from "./line.ts";
import { isLabel, isProse, isSentenceLike } from "./prose.ts";

/** Cuts a section without dates: names come before descriptions, stand out, or stand apart. */
export function splitUndated(lines: Line[]): Entry[] {
  const described = new Set(lines.filter(isDescription));
  const first = lines[0];
  if (!first) return [];
  if (described.size === lines.length) return lines.map((line) => ({ head: [line], body: [], period: null }));
  const starts = chooseStarts(lines, described, first);
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (!last || starts.has(line)) entries.push({ head: [line], body: [], period: null });
    else if (!last.body.length && !described.has(line) && last.head.length < 4) last.head.push(line);
    else last.body.push(line);
  }
  return entries;
}

function isDescription(line: Line): boolean {
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

function chooseStarts(lines: Line[], described: Set<Line>, first: Line): Set<Line> {
  const names = lines.filter((line) => !described.has(line));
  const lead = names[0] ?? first;
  // Entries side by side begin at the left edge of their own columns.
  const indent = (line: Line) => line.left - line.column;
  const isLeadStyle = (line: Line) =>
    styleOf(line) === styleOf(lead) &&
    (Math.abs(line.left - lead.left) < 6 || Math.abs(indent(line) - indent(lead)) < 6);
  // Names set apart by weight or size: each of them begins an entry.
  if (names.some((line) => !isLeadStyle(line)) || (described.size && lead.bold))
    return new Set(names.filter(isLeadStyle));
  const spaced = names.filter((line) => line.gap > 0.35);
  const afterDescription = names.filter((line) => {
    const above = lines[lines.indexOf(line) - 1];
    return line.startsColumn || (above !== undefined && described.has(above));
  });
  if (afterDescription.length) return new Set([...afterDescription, ...(described.size ? [] : spaced)]);
  if (described.size) return new Set([lead]);
  return new Set(spaced.length && spaced.length < names.length - 1 ? spaced : names);
}
