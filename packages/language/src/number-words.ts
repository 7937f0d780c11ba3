/** The number words of a language. All keys are folded, all tables made by `byWord`. */
export type NumberWords = {
  /** "Seven": what is added up. */
  units: Readonly<Record<string, number>>;
  /** "On bir": units that mean something else unless a ten precedes them. */
  unitsBehindTens: Readonly<Record<string, number>>;
  /** "Hundred", "k": multiply the units before them. */
  scales: Readonly<Record<string, number>>;
  /** "A third": one part of so many. */
  parts: Readonly<Record<string, number>>;
  /** "Doubled": a number, and what changed by it. */
  multiples: Readonly<Record<string, Multiple>>;
  /** "Twice": how often. */
  times: Readonly<Record<string, number>>;
  /** Ordinals, without "first" and "second", which mean more than an order ("first aid"). */
  ordinals: Readonly<Record<string, number>>;
  /** "On ikinci": ordinals that mean more than an order unless a ten precedes them. */
  ordinalsBehindTens: Readonly<Record<string, number>>;
};

export type Multiple = { value: number; unit: "%" | "x"; action?: "increase" | "reduce" };
