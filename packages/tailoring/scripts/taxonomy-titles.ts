import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";

const LEAST_TITLES = 4;
const LEAST_SHARE = 0.07;

/**
 * For each word of O*NET's job titles, in which occupation groups (the first digits of the SOC code) it occurs, as
 * "root group:share group:share …" with shares in sixteenths. Two titles are near when their words point the same way.
 */
export function readTitleGroups(rows: Record<string, unknown>[]): string[] {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const group = String(row.code).slice(0, 4).replace("-", "");
    for (const title of [row.title, ...(Array.isArray(row.alt) ? row.alt : [])])
      for (const root of new Set(wordKeys(String(title).replace(/\(.*?\)/g, " ")).map(rootOf))) {
        const groups = counts.get(root) ?? new Map<string, number>();
        groups.set(group, (groups.get(group) ?? 0) + 1);
        counts.set(root, groups);
      }
  }
  const lines: string[] = [];
  for (const [root, groups] of counts) {
    const total = [...groups.values()].reduce((sum, count) => sum + count, 0);
    if (total < LEAST_TITLES || !/^[a-z][a-z.+#]+$/.test(root)) continue;
    const shares = [...groups]
      .filter(([, count]) => count / total >= LEAST_SHARE)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 4)
      .map(([group, count]) => `${group}${Math.min(15, Math.round((16 * count) / total)).toString(16)}`);
    if (shares.length) lines.push(`${root} ${shares.join(" ")}`);
  }
  return lines.sort();
}
