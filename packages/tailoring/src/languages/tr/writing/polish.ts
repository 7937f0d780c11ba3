import { foldAscii } from "@terzi/language/normalise";
import { opened } from "../../../writing/phrase.ts";
import { tidy } from "../../../writing/tidy.ts";

/** Words that end like a possessive with an ablative but aren't: "üründen" is "ürün" + "den". */
const ENDS_IN_N =
  /(?:ürün|vitrin|yayın|basın|satın|gün|son|plan|uzman|eleman|finans|alan|zaman|insan|vatan|personel)$/iu;

const IS_RESPONSIBLE =
  /^(.*\S)\s+(?:sorumluyum|sorumluydum|sorumluydu|sorumlu idim|sorumlu oldum|sorumlu olarak çalıştım|sorumlu olarak çalışıyorum)\.?$/iu;

const FIRST_PERSON = /^ben(?:im)?(?:\s+(?:de|da))?\s+/iu;
const ALSO = /^(?:ayrıca|bunun yanında|bunun yanı sıra)[,\s]+/iu;
const DUTIES =
  /^(?:görevlerim|sorumluluklarım|görevim)(?:\s+arasında)?[:\s]+(.*\S)\s+(?:vardı|var|yer aldı|yer alıyor|yer alıyordu)\.?$/iu;

/** Names an activity, and so can stand alone: "yönetimi", "takibi", "hazırlanması". */
const ACTIVITY =
  /(?:m[ae]s[iu]|m[ae]l[ae]ri|yonetimi?|takibi?|kontrolu?|hazirligi?|bakimi?|onarimi?|egitimi?|denetimi?|uretimi?|satisi?|satislar|temizligi?|hesabi?|kaydi?|kayitlari|analizi?|organizasyonu?|koordinasyonu?|operasyonu?|islemleri|islemler|surecleri|isleri|faaliyetleri|planlama|raporlama|egitmenligi|danismanligi|rehberligi|montaji?|kurulumu?|testleri|sayimi?|tedarigi|sevkiyati?|dagitimi?|tasarimi?|gelistirme|pazarlama|depolama|butcesi)$/;

/** Whether a phrase names an activity. */
export const isActivity = (phrase: string): boolean => ACTIVITY.test(foldAscii(phrase));

/** "depo yönetiminden" → "depo yönetimi", "satışlardan" → "satışlar". Null without an ablative. */
function withoutAblative(phrase: string): string | null {
  const match = /^(.*?)(\p{L}+)$/su.exec(phrase);
  const [, before = "", word = ""] = match ?? [];
  const bare = word.replace(/[dt][ae]n$/u, "");
  if (!match || bare === word || bare.length < 2) return null;
  const isPossessive = /[ıiuü]n$/u.test(bare) && !ENDS_IN_N.test(bare);
  return before + (isPossessive ? bare.slice(0, -1) : bare);
}

/**
 * A Turkish point as CVs write it: "Ben depo yönetiminden sorumluydum." → "Depo yönetimi". What isn't an activity
 * ("soğuk mutfak") can't stand alone and keeps its verb. Verbs in "-dım" stay: Turkish CVs use them, and changing
 * them may change who did what.
 */
export function polishTurkish(text: string): string {
  const tidied = tidy(text).replace(FIRST_PERSON, "").replace(ALSO, "");
  const match = IS_RESPONSIBLE.exec(tidied);
  const bare = match?.[1] && !/[.!?;]\s/.test(match[1]) ? withoutAblative(match[1]) : null;
  const polished = bare !== null && isActivity(bare) ? bare : (DUTIES.exec(tidied)?.[1] ?? tidied);
  return opened(polished, "tr");
}
