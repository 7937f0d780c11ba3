/** How many letters of the key before go, as one sign: "A" for none. Keys have no capitals. */
const SIGN_OF_NONE = 65;
const MOST_GONE = 25;

/** Sorted keys, each as what goes of the one before and what comes instead. Read by the matcher's `unpackKeys`. */
export function packKeys(keys: readonly string[]): string {
  let before = "";
  const packed = keys.map((key) => {
    if (/[A-Z]/.test(key) || (key <= before && before)) throw new Error(`"${key}" after "${before}"`);
    let shared = 0;
    while (shared < key.length && key[shared] === before[shared]) shared++;
    let gone = before.length - shared;
    before = key;
    let signs = "";
    for (; gone > MOST_GONE; gone -= MOST_GONE) signs += String.fromCharCode(SIGN_OF_NONE + MOST_GONE);
    return signs + String.fromCharCode(SIGN_OF_NONE + gone) + key.slice(shared);
  });
  return packed.join("");
}

export type Row = { key: string; value: string };

/** Lines "key, tab, value". */
const rowsOf = (lines: string): Row[] =>
  lines.split("\n").map((line) => {
    const at = line.indexOf("\t");
    return { key: line.slice(0, at), value: line.slice(at + 1) };
  });

/** The same, sorted by key; of equal keys in their own order. */
export const sortedRows = (lines: string): Row[] =>
  rowsOf(lines).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
