import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { isBenefit, isFormality } from "../../../posting/cues.ts";
import type { PlacedLine } from "../../../posting/line.ts";
import { closesEntry, closesTask, isAuxiliary, SEARCHES, tells, tellsReader } from "./endings.ts";
import { isTurkishGift } from "./gifts.ts";
import { isJobNoun } from "./title.ts";

/** "Ekibimizin bir parçası olmak isteyen …": the company is talking about itself. */
const COMPANY =
  /(?:ekib|sirket|firma|ulke|vizyon|misyon|grub|markam|kurum|ailem|hedefler)\S*m[iu]z|\bvizyon|\bmisyon|faaliyet goster|kurulmus|parcasi olmak/;

/** "Başvurunuzu bekliyoruz", "özgeçmişinizi gönderin": how to apply. */
const APPLYING = /basvur|ozgecmis|\bcv|iletisime gec|aramiza katil|\[email\]|\[phone\]|https?:|www\./;

const APPLIES_TO_OTHERS = /^(?!.*(?:basvurun|basvurma|icin basvur|ozgecmis|\bcv)).*basvuru(?:s|lar)[iu]/;

/** "… çalışma adresi Kavacık'tır": after a name it is also a verb. */
const IS_SUCH = /'[dt][iu]r\W*$/;

/** "… olan adayların başvurularını bekliyoruz": the requirement precedes it. */
const CANDIDATES_APPLY =
  /(?:aday|arkadas|kisi)\S* (?:\S+ )?basvur|olmayan\S* (?:\S+ )?basvurma|olanlar[iu] degerlendir|olmadan \S+[ae]m[iu]yoruz/;

/** "… gerekir", "… olmasını bekliyoruz": what precedes it is asked. */
const EXPECTS =
  /^(?:bekliyoruz|bekleniyor|varsayiyoruz|varsayariz|beklenmektedir|beklenir|bekleriz|gerekir|gerekiyor|gerekmektedir|gereklidir|sart|sarttir|zorunlu|zorunludur|istiyoruz|olmali|olmalidir|arti|artidir|kosuyoruz|koyuyoruz|olsun|bilsin|lazim|lazimdir|onemli|onemlidir|olmaz|olun|olunuz|yeter|yeterli|yeterlidir|kafi)$|(?<!te)(?<!^)(?:[a-z]{2}(?:la|le|t|s|r|l|n|k|p|e|a|bil))m[ae]l[iu]$|m[ae]l[iu](?:s[iu]n(?:[iu]z)?|d[iu]r)$|^(?!gel|yaz|gonder|ara)[a-z]{2,}s[iu]n$/;

export const expects = (key: string): boolean => EXPECTS.test(key);

/** "… bizi mutlu eder", "… ne âlâ": what would be welcome. */
const WELCOMES =
  /mutlu ed(?:er|ecek)|memnuniyetle karsila|(?:isimizi|isinizi) kolaylastir|sevin(?:dir)?ir|memnun eder|\bise yarar|\bone gec(?:er|irir)|fark yarat[iu]r|\bne ala\b|(?:guzel|iyi|harika|hos|super|sahane) olur|tadindan yenmez|onem ver(?:iyoruz|iriz)|seviniriz|\bsever(?:iz|im)\b|\boncelikli(?:dir)?\b|\boncelik (?:tan|ver)|\bart[iu] (?:puan|deger)|\bart[iu](?:d[iu]r)?, (?:sart|zorunlu) degil/;

/** "… adaylara öncelik vereceğiz": who comes first. */
const ONE_FIRST = /\badaylara oncelik/;

/** "Adayın özetine … eklerseniz seviniriz": addressed to a reader of CVs. */
const OF_THE_CANDIDATE = /\baday(?:in|i|a)\b|ozgecmis|\bpuan[iu]/;

/** "… varsa, … alışkınsanız, sizi tanımak isteriz". */
const IF_YOU =
  /(?:varsa|[a-z]{3}(?:s[ae]n[iu]z|ys[ae]n|s[ae]n)),? .*(?:tan[iu](?:mak|smak)|gorusmek|calismak) ister|(?:varsa|[a-z]{3}s[ae]n[iu]z) (?:sizi|seni|bize)\b|[a-z]{3}(?:s[ae]n[iu]z),? (?:\S+ ){0,2}\S+s[iu]n[iu]z\W*$/;

/** "… deneyiminiz, … diplomanız var", "… konusunda rahatsınız": a description of who is sought, told to the reader. */
const YOU_HAVE =
  /(?:[iu]n[iu]z|n[iu]z) var(?:d[iu]r)?\W*$|(?:rahat|alisk[iu]n|deneyimli|tecrubeli|bilgili|yetkin|istekli|acik|sahip)s[iu]n[iu]z|bilirsiniz\W*$|[a-z]m[iu]ss[iu]n[iu]z(?:d[iu]r)?\W*$|(?:oku|konus|yaz|anla|kullan|hazirla|yurut|yap)\w{0,3}bilirsiniz\W*$|^\W*[a-z]{3,}c[ae]n[iu]z\b|sizden sorulur\W*$|(?:is|gorev)[iu]n[iu]zd[iu]r\b|(?:is|gorev|rol)[iu]n (?:bir )?parcas[iu]d[iu]r\b/;

/** "… önermek, … almak günlük işlerimiz". */
const ARE_DUTIES =
  /(?:is|gorev|sorumluluk)l[ae]r(?:[iu]m[iu]z|[iu]n[iu]z|[iu])(?:d[ae]n|d[iu]r)?(?: aras[iu]nda(?:d[iu]r)?)?\W*$/;

/** "… yürütecek, … izleyecektir": about whoever will do the job; "… verilecektir" is a promise. */
const WILL_DO = /(?<![iu][ln])[ae]c[ae]kt[iu]r$/;

/** "… madde testi yapılır", "… gönüllülük esasına dayanır": how things are done there. */
const IS_DONE = /(?:[iu]l|[aeiu]n|dayan|bulun)[iu]r$/;

/** "… uğrayın", "… arayınız": instructions to the reader. */
const TOLD = /^(?:ara|ugra|yaz|gonder|ilet|gel|bekle|sor|incele|tikla)(?:y?[iu]n(?:[iu]z)?)$/;

/** "… şart, IPAF da öyle": what is said of the one before holds for it. */
const AS_WELL = /[,;] [^,;]{2,60} d[ae] öyle\W*$/u;

/** "BeBiS kullanıyor musun?", "Belgeniz var mı?": what the reader can do or has. */
const ASKS_READER =
  /(?:m[iu]s[iu]n(?:[iu]z)?|m[iu]yd[iu]n(?:[iu]z)?|[dt][iu]n(?:[iu]z)? m[iu]|n(?:[iu]z)? (?:var|iyi) m[iu]|\b(?:uyar|zorlar|zorluyor|yorar|yormuyor|korkut\w+) m[iu])\s*\?\s*$/;
/** "Bize katılmak ister misin?", "Hazır mısınız?": invited, not asked for. */
const INVITES =
  /\b(?:iste\w*|hazir|merak \w+|katil\w*|basvur\w*|duy\w*|sevd?\w*|ne dersin\w*|kim|ne|nasil|neden|soru\w*)\b/;
const LEAST_WORDS_OF_A_QUESTION = 3;

export function asksTurkishReader(text: string): boolean {
  const folded = foldAscii(text);
  const isLong = wordKeys(folded).length >= LEAST_WORDS_OF_A_QUESTION;
  return isLong && ASKS_READER.test(folded) && !INVITES.test(folded);
}

/** "… sendikalaştığından", "çünkü …": the reason for asking. */
const REASON = /(?:[dt][iu]g[iu](?:m[iu]z)?nd[ae]n|[dt][iu]g[iu](?:m[iu]z)? icin)\W*$|^\W*(?:cunku|zira)\b/;
export const isTurkishReason = (text: string): boolean => REASON.test(foldAscii(text));

const MOST_WORDS_OF_A_NAME = 2;
const MOST_WORDS_OF_A_SUBJECT = 6;

/** "Görevi alan kişi", "aday". */
const WHOEVER = /^(?:kisi|aday|calisan|arkadas\w*)$/;

/** "Mühendisimiz", "Müdürümüz": the future holder of the job. */
const isOurWorker = (key: string): boolean =>
  isJobNoun(key.replace(/[iu]?m[iu]z$/, "")) && /m[iu]z$/.test(key);

/**
 * The offset at which a Turkish line begins to ask something; undefined when it asks nothing. The verb comes last, so
 * the last word decides: sells, offers or was founded is about the company under any heading.
 */
export function askedFromTurkish({ text, section, trick, isBullet }: PlacedLine): number | undefined {
  const folded = foldAscii(text);
  const isWelcome = WELCOMES.test(folded) && !OF_THE_CANDIDATE.test(folded);
  // "KVKK kapsamında metin yazmış adaylara öncelik vereceğiz": what the law is named for is asked.
  if (trick || (isFormality(text) && !ONE_FIRST.test(folded))) return undefined;
  if (section === "benefits" || section === "application") return undefined;
  if (/\?\s*$/.test(text)) return asksTurkishReader(text) ? 0 : undefined;
  const keys = wordKeys(text.replace(/\([^)]*\)\s*[.,;]?\s*$/, "").replace(AS_WELL, ""));
  const last = keys.at(-1) ?? "";
  if (isTurkishReason(text) || TOLD.test(last)) return undefined;
  if (
    IS_DONE.test(last) &&
    !isWelcome &&
    !YOU_HAVE.test(folded) &&
    !isAuxiliary(last) &&
    keys.length > MOST_WORDS_OF_A_NAME &&
    !keys.some(tellsReader)
  )
    return undefined;
  if (CANDIDATES_APPLY.test(folded) || IF_YOU.test(folded)) return 0;
  if (keys.some((key) => SEARCHES.test(key) && !key.startsWith("basvur"))) return 0;
  const isListed = section === "requirements" || section === "nice" || section === "tasks";
  // Under a heading, applications to others are work: "ruhsat başvurularını hazırlamak".
  if (isListed && isBullet && APPLIES_TO_OTHERS.test(folded)) return 0;
  // "İşe alım" in a list is a name, although it ends like a verb.
  if (isListed && isBullet && keys.length <= MOST_WORDS_OF_A_NAME && !APPLYING.test(folded)) return 0;
  const isGift = !isListed && isTurkishGift(folded);
  if (!isGift && keys.some(tellsReader)) return 0;
  if (expects(last) && !isGift && !/basvur|ozgecmis|\bcv/.test(folded)) return 0;
  if (!isGift && (isWelcome || YOU_HAVE.test(folded) || (ARE_DUTIES.test(folded) && keys.some(closesTask))))
    return 0;
  if (APPLYING.test(folded) || (/mulakat/.test(folded) && !isListed) || tells(last) || IS_SUCH.test(folded))
    return undefined;
  const closes = closesEntry(last);
  // "… verilecektir" is a task under its heading, otherwise a promise.
  if (/[ae]c[ae]kt[iu]r$/.test(last)) {
    const subject = keys.slice(0, MOST_WORDS_OF_A_SUBJECT);
    const isJob = WILL_DO.test(last) && subject.some((key) => isOurWorker(key) || WHOEVER.test(key));
    return section === "tasks" || isJob ? 0 : undefined;
  }
  if (isListed) return isBenefit(text) && !closes ? undefined : 0;
  if (COMPANY.test(folded) || isGift || keys.length < 2 || last === "var") return undefined;
  return closes || isAuxiliary(last) ? 0 : undefined;
}

/** Beginnings and ends of a wish. "Üniversitelerin tercihen mühendislik bölümlerinden mezun" is still a must. */
const WISH =
  /^\W*(?:(?:ve|ayrica|ancak) )?tercihen|(?:tercih\S*|avantaj\S*|arti(?:dir)?|arti puan\S*|sebebi(?:dir)?|nedeni(?:dir)?|edilir|edilecektir|sart degil(?:dir)?|zorunlu degil(?:dir)?|olarak degerlendiril\S*)(?: (?:adaylar\S*|olacaktir|olan|olur))?\W*$/;

/** "SPK lisansı (tercih sebebidir)". */
const WISH_IN_BRACKETS =
  /\((?:tercih\w*(?: (?:edilir|sebebi\w*|nedeni\w*))?|avantaj\w*|arti\w*|opsiyonel)\)\W*$/;

/** Whether a Turkish clause only wishes for what it names. Brackets are ignored. */
export const isTurkishWish = (clause: string): boolean =>
  WISH_IN_BRACKETS.test(foldAscii(clause)) ||
  WELCOMES.test(foldAscii(clause)) ||
  WISH.test(foldAscii(clause.replace(/\([^)]*\)/g, " ")));

/**
 * Whether a sentence tells the reader what they are, or what would be welcome: it ends like a statement about
 * somebody.
 */
export const tellsOfReader = (text: string): boolean => {
  const folded = foldAscii(text);
  return WELCOMES.test(folded) || YOU_HAVE.test(folded);
};
