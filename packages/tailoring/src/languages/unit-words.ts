/**
 * How a language writes units that people convert: by what they measure, each unit with its size in the
 * metre, square metre, kilogram, litre or kilometre an hour. Sources of expressions; behind them stands no further letter.
 */
export type UnitWords = Record<
  "length" | "area" | "weight" | "volume" | "speed",
  readonly [word: string, size: number][]
>;
