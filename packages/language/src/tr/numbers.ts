import { byWord } from "../by-word.ts";
import type { Multiple, NumberWords } from "../number-words.ts";

export const turkishNumbers: NumberWords = {
  // Without "bir", which is "a" as often as "one".
  units: byWord<number>({
    // "Sıfırdan" is from scratch, "sıfır hata" none.
    sifira: 0,
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
  }),
  unitsBehindTens: byWord<number>({ bir: 1, bire: 1, uce: 3, bese: 5 }),
  scales: byWord<number>({ yuz: 100, bin: 1e3, milyon: 1e6, milyar: 1e9 }),
  parts: byWord<number>({ ucte: 3, dortte: 4, beste: 5, onda: 10 }),
  multiples: byWord<Multiple>({
    yariya: { value: 50, unit: "%" },
    yari: { value: 50, unit: "%" },
    yarisi: { value: 50, unit: "%" },
  }),
  times: byWord<number>({}),
  ordinals: byWord<number>({
    ucuncu: 3,
    dorduncu: 4,
    besinci: 5,
    altinci: 6,
    yedinci: 7,
    sekizinci: 8,
    dokuzuncu: 9,
    onuncu: 10,
  }),
  ordinalsBehindTens: byWord<number>({ birinci: 1, ikinci: 2 }),
};
