/** A row by the names of its columns. */
export type CsvRow = Record<string, string>;

const MAX_ROWS = 5_000;
const FIELD = /(?:^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g;

/** The rows of a CSV, RFC 4180, whose first row names the columns. */
export function readCsv(csv: string): CsvRow[] {
  const rows: string[][] = [];
  const text = csv.replace(/^\ufeff/, "");
  for (const match of text.matchAll(FIELD)) {
    const isNewRow = match.index === 0 || /^\r?\n/.test(match[0]);
    if (isNewRow && rows.length > MAX_ROWS) break;
    const value = (match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim();
    if (isNewRow) rows.push([value]);
    else rows.at(-1)?.push(value);
  }
  const [names = [], ...rest] = rows;
  return rest
    .filter((row) => row.some(Boolean))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""])));
}
