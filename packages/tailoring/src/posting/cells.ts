import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { readColumns } from "./columns.ts";
import { splitCommas } from "./comma-list.ts";
import { readPlacedHeading } from "./headings.ts";
import type { Physical } from "./physical.ts";

/** "Tasks | Run clusters", or with a tab: a label (perhaps omitted where it continues), and what it labels. */
const ROW = /^(?<label>[^\t|\n]{0,40}?)(?<gap> *(?:\t| \| ) *)(?<cell>\S.*)$/u;
const LEAST_ROWS = 3;

type Row = { label: string; gap: string; cell: string };

const rowOf = ({ text }: Physical): Row | undefined => {
  const { label, gap, cell } = ROW.exec(text)?.groups ?? {};
  return label === undefined || gap === undefined || cell === undefined ? undefined : { label, gap, cell };
};

/** "| Yazılım | AutoCAD |", "|---|---|": a row without its frame; not a row of signs. */
function withoutFrame(line: Physical): Physical[] {
  const row = /^\s*\|(.*)\|\s*$/u.exec(line.text)?.[1];
  if (row === undefined) return [line];
  if (!/\p{L}/u.test(row)) return [];
  const text = row.trim();
  return [{ ...line, at: line.at + line.text.indexOf(text), text }];
}

/** The rows of a pasted table, cell by cell. */
export function splitCells(written: Physical[]): Physical[] {
  const lines = written.flatMap(withoutFrame);
  const inColumns = readColumns(lines);
  const rows = lines.map((line) => ({ line, row: inColumns.has(line) ? undefined : rowOf(line) }));
  const labels = rows.flatMap(({ row }) => (row ? [row.label] : []));
  if (labels.length < LEAST_ROWS) return lines.flatMap((line) => inColumns.get(line) ?? [line]);
  let known = "";
  return rows.flatMap(({ line, row }) => {
    if (!row) return inColumns.get(line) ?? [line];
    const isKnown = labels.filter((label) => label === row.label).length > 1;
    if (!isKnown && !row.gap.includes("\t") && !isLabel(row.label)) return splitCell(line, 0);
    const isNew = row.label.trim() !== "" && row.label !== known;
    if (row.label.trim()) known = row.label;
    const isTitle = TITLE_LABEL.test(foldAscii(known).trim());
    const cells = splitCell(line, row.label.length + row.gap.length);
    return [
      ...(isNew
        ? [{ at: line.at, text: row.label, isLabel: true, opensRow: !/[\t|]/.test(row.cell) } as const]
        : []),
      ...(isTitle ? cells.map(({ at, text }): Physical => ({ at, text })) : cells),
    ];
  });
}

/** The job's own name stands beside these. */
const TITLE_LABEL = new RegExp(`^${postingPattern("titleLabel")}$`);

const isLabel = (text: string): boolean =>
  /[:：]\s*$/.test(text) || readPlacedHeading(text, { opensList: true, standsAlone: true }) !== undefined;

const splitCell = ({ at, text }: Physical, from: number): Physical[] =>
  [...text.slice(from).matchAll(/[^;|\t]+/g)].map((match) => ({
    at: at + from + match.index,
    text: match[0],
    isCell: true,
  }));

/** The separator of a one-line list's items: the first that occurs often enough. */
const SEPARATORS: [separator: RegExp, least: number][] = [
  [/ +\/\/ +/g, 3],
  [/ +\| +/g, 3],
  [/; +/g, 3],
  [/ +\+ +/g, 4],
  [/ +\/ +/g, 4],
  [/ +[–—-] +/g, 4],
];
const MOST_WORDS_OF_AN_ITEM = 14;

/** "MUST: SW degree // driving licence // 2+ years": the items, the first with its label. `heading`: right before it. */
export function splitList(line: Physical, heading?: string): Physical[] {
  for (const [separator, least] of SEPARATORS) {
    const items = line.text.split(separator);
    const isList =
      items.length >= least && items.every((item) => wordKeys(item).length <= MOST_WORDS_OF_AN_ITEM);
    if (!isList) continue;
    let from = 0;
    return items.map((text, index): Physical => {
      const at = line.text.indexOf(text, from);
      from = at + text.length;
      return index ? { at: line.at + at, text, isCell: true } : { at: line.at + at, text };
    });
  }
  return splitCommas(line, heading) ?? [line];
}
