/** TeX's own order of letters, in fonts of pictures that name none: T1's from 0 to 31 and from 128 on, where not Latin 1. */
const T1_LOW = ["“", "”", "„", "«", "»", "–", "—", "", "", "ı", "ȷ", "ff", "fi", "fl", "ffi", "ffl"];
const T1_HIGH = "ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£";
const T1_REST: Record<string, string> = { "×": "Œ", "÷": "œ", ÿ: "ß", ß: "SS", "\u007f": "-" };
/** OT1 has ligatures where T1 has accents, and accents as signs of their own before their letters. */
const OT1: Record<string, string> = {
  ...{ "\u000b": "ff", "\f": "fi", "\r": "fl", "\u000e": "ffi", "\u000f": "ffl", "\u0010": "ı" },
  ...{ "\u0013": "´", "\u0014": "ˇ", "\u0015": "˘", "\u0018": "¸", "\u007f": "¨" },
  ...{ "\\": "“", "{": "–", "|": "—" },
};

const isIn = (from: number, to: number) => (sign: string) =>
  sign.charCodeAt(0) >= from && sign.charCodeAt(0) <= to;
const isOnlyInOt1 = isIn(0x0b, 0x0f);
const IN_T1 = [isIn(0x10, 0x16), isIn(0x19, 0x1f), isIn(0x80, 0x9f)];

/**
 * Older TeX draws letters as little pictures whose fonts say no more than their numbers: "³" is ş, and a dash or "fi" a
 * control sign. Which of TeX's two orders it is shows in the signs that only one of them has; null where it is neither.
 */
export function findTexLetters(drawn: string): ((text: string) => string) | null {
  const signs = [...drawn];
  if (signs.some(isOnlyInOt1)) return spelledBy((sign) => OT1[sign] ?? sign);
  return signs.some((sign) => IN_T1.some((is) => is(sign))) ? spelledBy(letterOfT1) : null;
}

const spelledBy = (letterOf: (sign: string) => string) => (text: string) => [...text].map(letterOf).join("");

function letterOfT1(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code >= 0x10 && code < 0x20) return T1_LOW[code - 0x10] ?? "";
  return T1_REST[sign] ?? T1_HIGH[code - 0x80] ?? sign;
}
