import type { UnitWords } from "../unit-words.ts";

/** What a unit that is written out may end in. */
const CASED = "\\p{L}{0,6}";

export const turkishUnitWords: UnitWords = {
  length: [
    [`santim${CASED}`, 0.01],
    [`metre(?!k)${CASED}`, 1],
    [`kilometre(?!k)${CASED}`, 1000],
    [`inç${CASED}`, 0.0254],
    [`fit|ayak`, 0.3048],
    [`mil`, 1609.34],
  ],
  area: [
    [`metrekare${CASED}`, 1],
    [`da|dekar${CASED}|dönüm${CASED}`, 1000],
    [`hektar${CASED}`, 10_000],
    [`kilometrekare${CASED}`, 1_000_000],
  ],
  weight: [
    [`gr|gram${CASED}`, 0.001],
    [`kilo(?!m)${CASED}|kilogram${CASED}`, 1],
    [`kental${CASED}`, 100],
    [`ton(?:luk|u|un|a|dan)?`, 1000],
  ],
  volume: [
    [`mililitre${CASED}`, 0.001],
    [`lt|litre${CASED}`, 1],
    [`metreküp${CASED}`, 1000],
    [`galon${CASED}`, 3.785],
  ],
  speed: [
    [`m/sn|metre/saniye`, 3.6],
    [`km/(?:sa|saat|s|h)`, 1],
    [`mil/saat`, 1.609],
    [`knot|deniz mili`, 1.852],
  ],
};
