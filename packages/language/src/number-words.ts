/** What words of a language say in numbers. All keys are folded, all tables made by `byWord`. */
export type NumberWords = {
  /** "Seven": what is added up. */
  units: Readonly<Record<string, number>>;
  /** "On bir": units that are other words where no ten stands before them. */
  unitsBehindTens: Readonly<Record<string, number>>;
  /** "Hundred", "k": what multiplies the units before it. */
  scales: Readonly<Record<string, number>>;
  /** "A third": one part of so many. */
  parts: Readonly<Record<string, number>>;
  /** "Doubled": a number by itself, and what changed by it. */
  multiples: Readonly<Record<string, Multiple>>;
  /** "Twice": how often. */
  times: Readonly<Record<string, number>>;
  /** Places in an order. Without "first" and "second", which say more than an order ("first aid"). */
  ordinals: Readonly<Record<string, number>>;
};

export type Multiple = { value: number; unit: "%" | "x"; action?: "increase" | "reduce" };
