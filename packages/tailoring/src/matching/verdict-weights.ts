import { VERDICT_TABLE } from "./verdict-table.gen.ts";

/** What each feature of a verdict adds to the logarithm of its odds (`verdict-features.ts`). */
export const VERDICT_WEIGHTS: ReadonlyMap<string, number> = new Map(
  VERDICT_TABLE.trim()
    .split("\n")
    .map((row) => {
      const [name = "", weight] = row.split("\t");
      return [name, Number(weight)];
    }),
);
