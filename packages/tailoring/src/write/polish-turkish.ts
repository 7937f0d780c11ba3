import { tidy } from "./polish-english.ts";

/** Words that end like a possessive with its ablative but are none: "üründen" is "ürün" + "den". */
const ENDS_IN_N =
  /(?:ürün|vitrin|yayın|basın|satın|gün|son|plan|uzman|eleman|finans|alan|zaman|insan|vatan|personel)$/iu;

const WAS_RESPONSIBLE =
  /^(.*\S)\s+(?:sorumluydum|sorumluydu|sorumlu idim|sorumlu oldum|sorumlu olarak çalıştım)\.?$/iu;

/** "depo yönetiminden" → "depo yönetimi", "satışlardan" → "satışlar". Null when the word isn't in the ablative. */
function withoutAblative(phrase: string): string | null {
  const match = /^(.*?)(\p{L}+)$/su.exec(phrase);
  const [, before = "", word = ""] = match ?? [];
  const bare = word.replace(/[dt][ae]n$/u, "");
  if (!match || bare === word || bare.length < 2) return null;
  const isPossessive = /[ıiuü]n$/u.test(bare) && !ENDS_IN_N.test(bare);
  return before + (isPossessive ? bare.slice(0, -1) : bare);
}

/**
 * A Turkish point in the form that CVs have: "Ben depo yönetiminden sorumluydum." → "Depo yönetimi". Verbs in "-dım"
 * stay: Turkish CVs use them, and turning them may change who did what.
 */
export function polishTurkish(text: string): string {
  const tidied = tidy(text).replace(/^ben(?:im)?(?:\s+(?:de|da))?\s+/iu, "");
  const match = WAS_RESPONSIBLE.exec(tidied);
  const bare = match?.[1] && !/[.!?;]\s/.test(match[1]) ? withoutAblative(match[1]) : null;
  const polished = bare ?? tidied;
  const [first = ""] = polished;
  return first.toLocaleUpperCase("tr") + polished.slice(first.length);
}
