import type { Entry } from "./entry.ts";
import { findPeriods } from "./find-dates.ts";
import type { Part } from "./head-parts.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Line, withoutBullet } from "./line.ts";
import { countWords, isProse } from "./prose.ts";
import { splitEntries } from "./split-entries.ts";
import { transposeGrid } from "./transpose-grid.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

/** What separates the names on one line. */
export const SEPARATORS = /\s+[|•·–—]\s+|\s+-\s+|\s*\t\s*/u;

export const dateOf = (entry: Entry): string => entry.period?.to || entry.period?.from || "";

/** One item a line (or a bullet), else entries with dates. `slack`: space between lines that parts nothing. */
export function listEntries(section: Line[], slack = 0): Entry[] {
  const lines = transposeGrid(section);
  const isItemList = lines.length > 0 && lines.every((line) => line.isBullet);
  const isSimple = (line: Line) => line.cells.length === 1 && !isProse({ ...line, isBullet: false });
  // Below its heading the first may stand apart.
  const houses = lines.filter(({ text }) => companyScore(text) > 0 || schoolScore(text) >= 2).length;
  // One word alone is the end of a name that wrapped.
  const areNames = 2 * houses < lines.length && lines.every(({ text }) => countWords(text) > 1);
  const isPlain = lines.every((line, at) => (line.gap <= slack || (at === 0 && areNames)) && isSimple(line));
  const dated = lines.filter((line) => findPeriods(line.text).length).length;
  const isClose = lines.every((line, at) => (at === 0 || line.gap < 0.15) && isSimple(line));
  const isEachDated = dated >= lines.length - (isPlain ? 1 : 0);
  if (
    isItemList ||
    haveDatesFirst(lines) ||
    (isOneStyle(lines) && ((isPlain && dated === 0) || (isClose && isEachDated)))
  )
    return lines.map((line) => ({ head: [line], body: [], period: findPeriods(line.text).at(-1) ?? null }));
  return splitEntries(lines);
}

/** "Valid to 2027 | ADR" below "2014 | HIAB Operator": a table whose rows begin with when, whatever they name. */
const haveDatesFirst = (lines: Line[]): boolean =>
  lines.length > 1 &&
  lines.every(({ cells: [first, ...rest] }) => {
    const [period, ...more] = findPeriods(first?.text ?? "");
    const before = first?.text.slice(0, period?.start) ?? "";
    const isDate = period !== undefined && !more.length && period.end === first?.text.length;
    return isDate && countWords(before) < 3 && rest.length === 1 && !/\d/.test(before);
  });

const isOneStyle = (lines: Line[]): boolean =>
  lines.every((line) => line.bold === lines[0]?.bold && Math.abs(line.size - (lines[0]?.size ?? 0)) < 0.6);

/** The line without the mark of a list item. */
export const unbullet = (line: Line): Line => {
  const [first, ...rest] = line.cells;
  if (!first || !line.isBullet) return line;
  const text = withoutBullet(first.text);
  const runs = first.runs.map((run, at) =>
    at ? run : { ...run, text: withoutBullet(run.text) || run.text },
  );
  return { ...line, cells: [{ ...first, text, runs }, ...rest] };
};

/** "Issued by: CIEH" above the certificate's name comes after it. */
export function withIssuerLast(parts: Part[]): Part[] {
  const at = parts.findIndex((part) => ISSUED_BY.test(part.text));
  const [part] = at < 0 ? [] : parts.splice(at, 1);
  if (!part) return parts;
  const issuer = { ...part, text: part.text.replace(ISSUED_BY, "") };
  const [name, ...rest] = parts;
  return name ? [name, issuer, ...rest] : [issuer];
}

const ISSUED_BY = new RegExp(String.raw`^${readingCue("issuedBy")}\s*:?\s+`, "iu");
