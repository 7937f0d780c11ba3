import { byWord } from "../../text/by-word.ts";

/** Folded number words (no marks on letters) and what they are worth; each language its own ("seven" loves in Turkish). */
const ENGLISH_UNITS = byWord<number>({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
});

const TURKISH_UNITS = byWord<number>({
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
  duzine: 12,
});

export const unitsOf = (isTurkish: boolean): Record<string, number> =>
  isTurkish ? TURKISH_UNITS : ENGLISH_UNITS;

export const SCALES = byWord<number>({
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  billion: 1e9,
  bn: 1e9,
  yuz: 100,
  bin: 1e3,
  milyon: 1e6,
  milyar: 1e9,
});

/** Words that are a number by themselves and say what changed: "doubled" is a rise by 100 percent. */
export const MULTIPLES = byWord<{ value: number; unit: "%" | "x"; action?: "increase" | "reduce" }>({
  half: { value: 50, unit: "%" },
  halved: { value: 50, unit: "%", action: "reduce" },
  halving: { value: 50, unit: "%", action: "reduce" },
  doubled: { value: 2, unit: "x", action: "increase" },
  doubling: { value: 2, unit: "x", action: "increase" },
  twofold: { value: 2, unit: "x" },
  tripled: { value: 3, unit: "x", action: "increase" },
  tripling: { value: 3, unit: "x", action: "increase" },
  threefold: { value: 3, unit: "x" },
  quadrupled: { value: 4, unit: "x", action: "increase" },
  yariya: { value: 50, unit: "%" },
  yari: { value: 50, unit: "%" },
  yarisi: { value: 50, unit: "%" },
});

export const MONTHS = byWord<number>({});
for (const [position, names] of [
  "january jan ocak oca",
  "february feb subat sub",
  "march mar mart",
  "april apr nisan nis",
  "may mayis",
  "june jun haziran haz",
  "july jul temmuz tem",
  "august aug agustos agu",
  "september sep sept eylul eyl",
  "october oct ekim eki",
  "november nov kasim kas",
  "december dec aralik ara",
].entries())
  for (const name of names.split(" ")) MONTHS[name] = position + 1;

/** "A third", "two thirds", "üçte bir": one part of so many. */
export const PARTS = byWord<number>({
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  tenth: 10,
  ucte: 3,
  dortte: 4,
  beste: 5,
  onda: 10,
});

/** How often: "twice a week" is two times. */
export const TIMES = byWord<number>({ twice: 2, thrice: 3 });

/** Places in an order. "First" and "second" are left out, which say more than an order ("first aid", "ikinci eczacı"). */
export const ORDINALS = byWord<number>({
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  ucuncu: 3,
  dorduncu: 4,
  besinci: 5,
  altinci: 6,
  yedinci: 7,
  sekizinci: 8,
  dokuzuncu: 9,
  onuncu: 10,
});
