const PLAIN: Record<string, string> = {
  İ: "i",
  I: "i",
  ı: "i",
  ş: "s",
  Ş: "s",
  ğ: "g",
  Ğ: "g",
  ß: "s",
  ø: "o",
  Ø: "o",
  ł: "l",
  Ł: "l",
  "’": "'",
  "‘": "'",
  "`": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "\u00a0": " ",
  "\t": " ",
};

function foldUnit(unit: string): string {
  const plain = PLAIN[unit];
  if (plain !== undefined) return plain;
  if (unit <= "\u007f") return unit.toLowerCase();
  const base = unit.normalize("NFD").charAt(0).toLowerCase();
  return base.length === 1 ? base : unit;
}

/**
 * Lower case without accents, one letter for İ, I, ı and i, so that "Eğitim", "EĞİTİM" and "Egitim" are one.
 * As long as the input, unit by unit: a match's offsets hold for the original.
 */
export function foldText(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) folded += foldUnit(text.charAt(at));
  return folded;
}

/** The words of a folded text; "c++", "c#" and ".net" stay what they are. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
