/** Letters that a key shares with the one before it, as one sign: "A" for none. */
const SIGN_OF_NONE = 65;
const MOST_SHARED = 25;

/** Sorted keys, one a line, each with only what differs from the one before. Read by the matcher's `unpackKeys`. */
export function packKeys(keys: string[]): string {
  let before = "";
  const lines = keys.map((key) => {
    let shared = 0;
    while (shared < MOST_SHARED && shared < key.length && key[shared] === before[shared]) shared++;
    before = key;
    return String.fromCharCode(SIGN_OF_NONE + shared) + key.slice(shared);
  });
  return lines.join("\n");
}

type Row = { key: string; value: string };

/** Lines "key, tab, value". */
const rowsOf = (lines: string): Row[] =>
  lines.split("\n").map((line) => {
    const at = line.indexOf("\t");
    return { key: line.slice(0, at), value: line.slice(at + 1) };
  });

/** The same, sorted by key; of equal keys in their own order. */
export const sortedRows = (lines: string): Row[] =>
  rowsOf(lines).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

/** Keys and values as two texts, sorted by key: a third less for a browser to load. */
export function packTable(lines: string): { keys: string; values: string } {
  const rows = sortedRows(lines);
  return { keys: packKeys(rows.map(({ key }) => key)), values: rows.map(({ value }) => value).join("\n") };
}
