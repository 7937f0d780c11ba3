/** "A": nothing shared with the key before. */
const SIGN_OF_NONE = 65;

/**
 * The rows of a table whose keys only contain what differs from the key before (`packTable` of the lexicon's
 * compiler).
 */
export function unpackTable({
  keys,
  values,
}: {
  keys: string;
  values: string;
}): { key: string; value: string }[] {
  const lines = values.split("\n");
  let key = "";
  return keys.split("\n").map((line, at) => {
    key = key.slice(0, line.charCodeAt(0) - SIGN_OF_NONE) + line.slice(1);
    return { key, value: lines[at] ?? "" };
  });
}
