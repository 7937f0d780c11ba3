/** A source of chance that gives the same for the same seed. */
export type Random = {
  /** From 0 on, below 1. */
  next: () => number;
  /** From `least` to `most`, both of them included. */
  whole: (least: number, most: number) => number;
  pick: <T>(values: readonly [T, ...T[]]) => T;
  isLikely: (chance: number) => boolean;
  shuffle: <T>(values: readonly T[]) => T[];
};

/** Mulberry32 (T. Ettinger, public domain): 32 bits of state are enough for layouts. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
    isLikely: (chance) => next() < chance,
    shuffle: (values) =>
      values
        .map((value) => ({ value, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ value }) => value),
  };
}
