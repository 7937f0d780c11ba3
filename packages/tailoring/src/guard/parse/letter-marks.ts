/** An "I" of capitals may be meant as either letter. */
const ANY_I = "*";

/** Lower case with marks on the letters, except the circumflex of "kâr", which many leave out. */
export const lowerMarked = (text: string): string =>
  text
    .replaceAll("İ", "i")
    .replaceAll("I", ANY_I)
    .toLowerCase()
    .replace(/[âîû]/g, (letter) => ({ â: "a", î: "i", û: "u" })[letter] ?? letter);

/**
 * Whether a word that begins like `stem` (a lexicon word with its marks) has the same marks up to `length` letters:
 * "kışın" isn't from "kıs-", "acı" isn't "açı". The last letter may soften: "ağaç", "ağacı", "katalog", "kataloğu".
 */
export function agreesInMarks(written: string, stem: string, length: number): boolean {
  for (let at = 0; at < Math.min(length, stem.length); at++) {
    const [letter = "", meant = ""] = [written[at], stem[at]];
    if (letter === meant || letter === ANY_I || meant === ANY_I) continue;
    if (bare(letter) !== bare(meant)) continue;
    if (!(at === stem.length - 1 && SOFTER[meant] === letter)) return false;
  }
  return true;
}

const SOFTER: Record<string, string> = { ç: "c", g: "ğ" };

const PLAIN: Record<string, string> = { ğ: "g", ı: "i", ş: "s", ç: "c", ö: "o", ü: "u" };
const bare = (letter: string): string => PLAIN[letter] ?? letter;
