import { parsePlace, partOf } from "@terzi/contracts/place";
import type { TwinDifference, TwinPair } from "@terzi/contracts/twin";

export type ShownPair = TwinPair & { kind: TwinDifference["kind"] | null; names: string[] };
type ShownEntry = { key: string; pairs: ShownPair[] };
/** The pairs of one section, an entry in each group. */
export type ShownSection = { part: string; entries: ShownEntry[] };

type Paired = { pairs: TwinPair[]; differences: TwinDifference[] };

/** The pairs by section and entry, each with its differences. */
export function groupPairs({ pairs, differences }: Paired): ShownSection[] {
  const found = new Map(differences.map((one) => [keyOf(one), one]));
  const sections = new Map<string, Map<string, ShownPair[]>>();
  for (const pair of pairs) {
    const entries = sections.get(partOf(pair.at)) ?? new Map<string, ShownPair[]>();
    const difference = found.get(keyOf(pair));
    const shown = { ...pair, kind: difference?.kind ?? null, names: difference?.names ?? [] };
    entries.set(entryOf(pair), [...(entries.get(entryOf(pair)) ?? []), shown]);
    sections.set(partOf(pair.at), entries);
  }
  return [...sections].map(([part, entries]) => ({
    part,
    entries: [...entries].map(([key, pairs]) => ({ key, pairs })),
  }));
}

/** In a list of names the entries are the names: they stay together. What only the twin has counts separately. */
function entryOf({ at, state }: TwinPair): string {
  const { section, entry } = parsePlace(at);
  return section === partOf(at) ? [section, entry, state === "added" && state].join(" ") : section;
}

const keyOf = ({ at, original, twin }: TwinDifference | TwinPair): string =>
  JSON.stringify([at, original, twin]);
