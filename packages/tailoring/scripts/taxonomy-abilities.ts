import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";

/** ESCO's abilities begin with a verb ("manage staff"); a first word is one when ESCO also writes it with -ing. */
export function readAbilityVerbs(labels: string[], rows: Record<string, unknown>[]): string[] {
  const gerunds = new Set<string>();
  for (const row of rows)
    for (const alternative of Array.isArray(row.alt) ? row.alt : [])
      if (/^\w+ing\b/.test(String(alternative))) gerunds.add(rootOf(wordKeys(String(alternative))[0] ?? ""));
  const counts = new Map<string, number>();
  for (const label of labels) {
    const [first = "", second] = wordKeys(label);
    if (second && /^[a-z]{2,}$/.test(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([verb, count]) => count >= 2 && !/(ing|tion|ment|ics|ical|s)$/.test(verb) && gerunds.has(rootOf(verb)),
    )
    .map(([verb]) => verb)
    .sort();
}

/** ESCO's knowledge: short labels that are names of a field, not something that one does. */
export function readKnowledge(labels: string[], verbs: string[]): string[] {
  const verbRoots = new Set(verbs);
  const fields = labels
    .map((label) =>
      label
        .toLowerCase()
        .replace(/\s*\(.*?\)/g, "")
        .trim(),
    )
    .filter((label) => {
      const keys = wordKeys(label);
      return keys.length > 0 && keys.length <= 3 && label.length > 3 && !verbRoots.has(keys[0] ?? "");
    })
    .filter(
      (label) =>
        !/^(types of|tend|make|use|be|have|show|set|put|take|speak|work|understand|interact)\b/.test(label),
    );
  return [...new Set(fields)].sort();
}

/**
 * How common each root is in the language of work: `root` and the binary logarithm of its count, for the common ones.
 * A word that is not listed is rare, and tells much.
 */
export function readRarity(labels: string[]): string[] {
  const counts = new Map<string, number>();
  for (const label of labels)
    for (const root of new Set(wordKeys(label).map(rootOf))) counts.set(root, (counts.get(root) ?? 0) + 1);
  return [...counts]
    .filter(([root, count]) => count >= 8 && root.length > 1)
    .map(([root, count]) => `${root} ${Math.floor(Math.log2(count))}`)
    .sort();
}
