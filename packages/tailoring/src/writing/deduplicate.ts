import { foldAscii } from "@terzi/language/normalise";

/** Texts without those that came before, however their capitals are. */
export function deduplicate(texts: string[]): string[] {
  const known = new Set<string>();
  return texts.filter((text) => {
    const key = foldAscii(text.trim());
    return known.has(key) ? false : known.add(key);
  });
}
