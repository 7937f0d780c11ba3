import { describe, expect, it } from "vitest";
import { follows } from "./guard-lines.ts";

/** Lines, and single words that none of them has: each makes another claim of it. */
const ENGLISH: [line: string, add: (word: string) => string][] = [
  ["Prepared monthly reports for finance", (word) => `Prepared monthly ${word} reports for finance`],
  ["Trained 12 new colleagues on the till", (word) => `Trained 12 new ${word} colleagues on the till`],
  ["Cut waste from 9% to 6% in two years", (word) => `Cut ${word} waste from 9% to 6% in two years`],
  [
    "Served guests at the bar and took orders by phone",
    (word) => `Served ${word} guests at the bar and took orders by phone`,
  ],
  [
    "Repaired and tested pumps, valves and heat exchangers",
    (word) => `Repaired and tested ${word} pumps, valves and heat exchangers`,
  ],
  ["Planned deliveries for eight drivers", (word) => `Planned ${word} deliveries for eight drivers`],
];
const TURKISH: typeof ENGLISH = [
  ["Aylık raporları şube müdürüne sundum", (word) => `Aylık ${word} raporları şube müdürüne sundum`],
  [
    "Haftada iki gün müşteri ziyaretine çıktım",
    (word) => `Haftada iki gün ${word} müşteri ziyaretine çıktım`,
  ],
  ["Depo stoklarını Excel'de takip ettim", (word) => `Depo ${word} stoklarını Excel'de takip ettim`],
  [
    "Arızalı motorları söküp yenisiyle değiştirdim",
    (word) => `Arızalı ${word} motorları söküp yenisiyle değiştirdim`,
  ],
];
const ADDED = {
  en: ["payroll", "nationwide", "VIP", "cloud", "clinical", "corporate"],
  tr: ["bordro", "kurumsal", "tıbbi", "hukuki", "ihracat", "dijital"],
};

const lies = (lines: typeof ENGLISH, words: string[]) =>
  lines.flatMap(([line, add]) => words.map((word) => [line, add(word)] as const));

describe("one word that no line has", () => {
  it.each([...lies(ENGLISH, ADDED.en), ...lies(TURKISH, ADDED.tr)])("%s doesn't prove: %s", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });
});
