/** Two phrases that say the same, as English roots and Turkish stems, and how much the pair counts. */
export type PhrasePair = { english: string[]; turkish: string[]; weight: number };

/** For each word of one language, how likely each word of the other stands for it, 0 to 1. */
export type Table = Map<string, Map<string, number>>;

export type Alignment = {
  toEnglish: Table;
  toTurkish: Table;
  /** How often, by weight, a Turkish word was seen as an English one. */
  seen: Table;
};

const ROUNDS = 6;

/** What of a word may stand for nothing on the other side. */
const UNALIGNED = 0.02;
/** Before anything is known, any word may stand for any. */
const UNSEEN = 1e-9;

type Side = (pair: PhrasePair) => string[];

const add = (table: Table, from: string, to: string, amount: number): void => {
  const row = table.get(from) ?? new Map<string, number>();
  row.set(to, (row.get(to) ?? 0) + amount);
  table.set(from, row);
};

const total = (row: ReadonlyMap<string, number>): number => [...row.values()].reduce((sum, n) => sum + n, 0);

const toShares = (counts: Table): Table =>
  new Map(
    [...counts].map(([from, row]) => {
      const all = total(row);
      return [from, new Map([...row].map(([to, amount]) => [to, amount / all]))];
    }),
  );

function countOnce(pairs: PhrasePair[], [from, to]: [Side, Side], likely: Table | undefined): Table {
  const counts: Table = new Map();
  for (const pair of pairs)
    for (const word of to(pair)) {
      const chances = from(pair).map((other) => (likely ? (likely.get(other)?.get(word) ?? UNSEEN) : 1));
      const all = chances.reduce((sum, chance) => sum + chance, UNALIGNED);
      for (const [at, other] of from(pair).entries())
        add(counts, other, word, (pair.weight * (chances[at] ?? 0)) / all);
    }
  return counts;
}

/** Expectation and maximisation by turns, as IBM's first model of translation does (Brown and others, 1993). */
function learn(pairs: PhrasePair[], sides: [Side, Side]): { counts: Table; shares: Table } {
  let counts = countOnce(pairs, sides, undefined);
  for (let round = 1; round < ROUNDS; round++) counts = countOnce(pairs, sides, toShares(counts));
  return { counts, shares: toShares(counts) };
}

/** Which words stand for which, from phrases of which it is only known that they say the same. */
export function alignWords(pairs: PhrasePair[]): Alignment {
  const english: Side = (pair) => pair.english;
  const turkish: Side = (pair) => pair.turkish;
  const { counts, shares } = learn(pairs, [turkish, english]);
  return { toEnglish: shares, seen: counts, toTurkish: learn(pairs, [english, turkish]).shares };
}
