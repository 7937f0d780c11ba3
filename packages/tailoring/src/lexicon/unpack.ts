/** "A": nothing shared with the key before. */
const SIGN_OF_NONE = 65;

/** Keys that only contain what differs from the key before (`packKeys` of the lexicon's compiler). */
export function unpackKeys(keys: string): string[] {
  let key = "";
  return keys.split("\n").map((line) => {
    key = key.slice(0, line.charCodeAt(0) - SIGN_OF_NONE) + line.slice(1);
    return key;
  });
}

/** The rows of a table whose keys are packed (`packTable` there). */
export function unpackTable(table: { keys: string; values: string }): { key: string; value: string }[] {
  const values = table.values.split("\n");
  return unpackKeys(table.keys).map((key, at) => ({ key, value: values[at] ?? "" }));
}
