import { eitherWord } from "../../../posting/any-of.ts";
import type { OrderWords } from "../../order-words.ts";
import { READER_PHRASES } from "./reader-phrases.ts";

const MACHINE = `(?:yapay (?:zeka|asistan)|dil model|sohbet robot|robot|bot|yazilim|algoritma|sistem|program|arac|motor|uygulama|asistan|makine|bilgisayar|degerlendirici|ayristirici)`;
/** Most postings of some fields are full of these words; they count only where a judging program is named. */
const JUDGING = `(?:basvuru|degerlendirme|eslestirme|tarama|eleme|on eleme|on degerlendirme|inceleme|secme|puanlama|otomatik|otomatik eleme|otomatik degerlendirme|ozgecmis (?:hazirlayan|yazan)|cv (?:hazirlayan|yazan))`;
const TOLD = `(?:ekle|yaz|yazdir|yap|goster|belirt|kopyala|degistir|bildir|ver|isaretle|say|kabul et|kabul eder|varsay|tasi|koy|al|uret|hukmet|hukmeder|anlat|kaydet|atla|sun|onayla|oner|sec|puanla|soyle|isle|unut|dusme|gec|gecir|gel|listele|tanit|deneme|oku|uyu|isle)`;
const READER = `(?:(?:${JUDGING}|aday takip|elektronik|dijital|ozgecmis|cv|ise alim|metin|yazi|akilli) (?:${MACHINE}|okuyucu|hazirlayici|uretici)|robot|algoritma|yapay zeka|suni intellekt|puanlayici|eslestirici|tarayici|siralayici|hesap makinesi)`;
const ENDING = `(?:y?[iu]n|y?[iu]n[iu]z|s[iu]n|s[iu]nler|meli(?:dir)?|mali(?:dir)?|memeli(?:dir)?|mamali(?:dir)?|me|ma|mey[iu]n|may[iu]n|meyiniz|mayiniz|[iu]l?s[iu]n|[iu]lmeli(?:dir)?|[iu]lmamali(?:dir)?|[iu]?n?(?:mali|meli)dir|[iu]lacak(?:tir)?|[iu]lecek(?:tir)?|y?[iu]ver(?:in)?|[ae]rsan|[iu]r?sen[iu]z|rsen[iu]z|rsaniz|rsan|[iu]l[iu]r|[iu]n[iu]r|[iu]lmes[iu]|[iu]lmas[iu]|mekle|makla|makta(?:dir)?)`;

export const turkishOrderWords: OrderWords = {
  alone: eitherWord(
    `${READER_PHRASES}${String.raw`
    \b(?:talimat|kural|sart)lari (?:yok say|unut|goz ardi|atla)
    \b(?:eslestirici|ayristirici|puanlayici|siralayici|tarayici|robot|bot|makine|yazilim|model|algoritma)\w* (?:ipucu|notu?|dipnotu?|uyarisi|yonergesi|talimati|sozlugu)\b
    \b(?:karsilanmis|saglanmis|var|mevcut|tam|yeterli|uygun) (?:say[iu]l?s[iu]n|say[iu]lmali\w*|kabul edil(?:sin|meli\w*)|isaretlen(?:sin|meli\w*))
    \b(?:okuyan|basvuran|aday|kullanici|profil sahib)\w*\b.{0,80}\b(?:varsayilir|(?<!(?:avantaj|arti|ustunluk|tercih (?:sebebi|nedeni)|deneyim|tecrube) )sayilir|kabul edilir|addedilir)\b
    \b(?:profil|cv|ozgecmis)\w*de (?:bulunan|gorulen|mevcut|saptanan|tespit edilen)\w* ?(?:beceri\w*|yetkinlik\w*)? ?:
    ^\W*(?:[^.;:]{0,40})?(?:ornek|onerilen|hazir) (?:baslik|ozet|unvan|yanit|cikti)\w* ?[:–-]
    \bvarsayilan olarak (?:isaretli|karsilan|onayli|secili|var|tam)\w*|\b(?:onceden|hazir|bastan) (?:isaretl|doldurul|onayl|karsilan|secil|yanitlan|puanlan)\w*
    \byalnizca (?:yazilim|robot|makine|bot|program|algoritma)\w* (?:okur|doldurur|icin|gorur)
    \b(?:sayin|sevgili|degerli|merhaba|ey|selam) (?:\S+ )?(?:yapay zeka|robot|sistem|yazilim|algoritma|asistan|bilgisayar|makine|dil model)\w*
    \b(?:ilan\w*|metn?\w*|satir\w*|paragraf\w*|bolum\w*|bunu) (?:\S+ ){0,3}(?:oku(?:yan|r|yor)|isleyen|degerlendiren|inceleyen|bakan|tarayan)\b.{0,30}\b(?:${MACHINE})\w*
    \b(?:yapay zeka|dil model|robot|algoritma|${JUDGING} ${MACHINE})\w*(?:y?[ae]|n[ae]|nin dikkatine|lere|lara) ?(?:\(?(?:not|rica|mesaj|talimat|tesekkur\w*|hatirlatma)\b|:)
    \b(?:ilan|metn|metin|sayfa)\w* (?:isleyen|okuyan|tarayan|ayristiran|cozumleyen) (?:her |tum |butun )?(?:hizmet|servis|uygulama|urun)\w*
    \b(?:kendiliginden|onceden|sizin yerinize|otomatik(?: olarak)?) (?:biz )?(?:isaretl\w+|doldurul\w+)\b
    \b(?:model|motor|robot|yazilim|program|betik|bot|makine|algoritma)\w{0,3}(?:y| i)?s[ae]n(?:iz)?\b
    ^\W*(?:bilmece|bil bakalim|tik tik|bulmaca\b[^:]{0,30}|(?:program|yazilim|bot)\w* burcu) ?[:.]
    ["”] (?:anlamina gel|demek)|\brolden cik|^\W*(?:kucuk|kisa) bir (?:canlandirma|oyun|sahne)\W*$
    ^\W*surum notlari\b|(?:^|[.!?] )sen,? [^.!?]{3,90}s[iu]n ve\b
    \bsistem (?:mesaji|talimati|notu|karari|istemi|uyarisi)|\bsistem[\])]? ?:
    \barka planla ayni renk|\bbeyaz (?:yazi|uzerine)|\b(?:insanlara?|okuyan(?:a|lara)|sayfada) (?:gorunme|gosterilme)\w*
    \b(?:uyum|uygunluk|eslesme) (?:puan|oran|skor|esig)\w*
    \bon (?:eleme|degerlendirme)\w*.{0,60}\b(?:onay|gecti|gecmis|sonuc|uygun|\d ?\/ ?\d)|\bon onayli\b|\bon degerlendirilmis
    \boyun oynayalim\b|\bsen artik\b|\b(?:oyle|boyle|aynen|su ifadeyi) (?:yaz|ekle)
    \bkaldigin yerden\b
    \b(?:bilgisayar|makine|robot|yazilim|program)lar icin (?:\S+ )?not\b
    \bgormezden gel
    \bcozup uygula
    \b(?:aday|profil|basvuran|kimli[gk])\w*\b.{0,40}\b(?:dogruland|teyit edil|onayland)\w*
    ^\W*(?:gorusme|mulakat|degerlendirme|ik(?: ic)?|ic) not\w* ?:
    ["“«][^"”»]{3,}["”»] (?:\S+ )?(?:yaz|ekle|belirt)(?:[iu]n(?:[iu]z)?|y[iu]n(?:[iu]z)?|s[iu]n)?\W*$
    \b(?:talimat|yonerge|komut)\w* (?:artik )?(?:gecersiz|hukumsuz|iptal)|\byeni gorev ?:|\b(?:gelistirici|yonetici|bakim) mod\w*
    ^\W*(?:yalnizca|sadece) (?:eslestirme|arama|tarama|indeksleme|(?:kurum )?ici? kullanim)\b|\b${READER}\w* icin(?: \S+){1,3} ?:
    \b(?:dogrulanmis|onayli|teyitli) (?:yetkinlik|beceri)|\bornek (?:ozet|cikti|yanit)\b
    \b${MACHINE}\w*(?: [^\s,;]+){0,5} ${TOLD}s[iu]n\b|\b(?:komisyon|kurul) tutanag
    \beksik ?(?::|=)? ?yok\b|\buyum ?: ?%? ?\d|\b(?:eslesme|uyum) (?:rapor|tablo|sonuc)\w*
    \b(?:yaz|ekle|belirt|an|say|goster)m?(?:ay|ey)?[ae]n (?:\S+ )?(?:yapay zeka|robot|bot|algoritma|dil model)\w*
    \b(?:uretecegin|hazirlayacagin|yazacagin) (?:belge|metin|ozgecmis|cv)\w*
    \bbeklenen (?:cikti|yanit)\b|(?:→|->|=>) ?(?:100|9\d)\b|\bbunu oku(?:yan|r)
    \b(?:puanlayan|eslestiren|siralayan|not veren) (?:\S+ )?(?:${MACHINE}|tarayici)\w*|\bokuyan (?:\S+ )?(?:robot|bot|tarayici|yazilim|program)\w*
    \bmakinesin\b|\bcan bilgisayar\b|\b(?:yazilim|program|makine|robot)\w* icindir\b
    \b(?:puani?|yuzdeyi|notu)(?: \S+){0,3} (?:ver|yaz|indir|cikar|goster|bilirim|kir|tamamla)(?:sin|iver\w*|me)?\b
    \bdiye (?:ekle|yaz|kaydet|goster)(?:sin|in|mek)?\b|\b(?:ozgecmis|cv|kagid|beceri)\S* (?:\S+ )?(?:dokul|tasi|isle|ekle)(?:sun|sin|necek|yecek|ver\w*)?\b
    \b(?:yok|var|eksik) de(?:sin|yin|yiver\w*|meli\w*)?(?=\W*(?:$|,|;))|\btam (?:numara|not) ver
    \bpuanlama ?:|\baday (?:kart|bilgi|kayd)\w*
  `}`,
  ),
  machine: eitherWord(String.raw`
    \b(?:${JUDGING}) ${MACHINE}\w*
    \byapay (?:zeka|asistan)(?:lar)?(?:ya|nin|m|yi)?\b(?= ?[:,;!]|(?: \S+){0,5} ${TOLD}${ENDING}\b)
    \b(?:inceleyen|okuyan|isleyen|bakan|hazirlayan|yazan|degerlendiren) ${MACHINE}\w*
    ^\W*${MACHINE}(?:i|u|y[ae]|[ae]|lar|ler)?(?:, | ?:)
  `),
  reader: eitherWord(String.raw`
    (?:^|[^\w\s])\s*(?:\S+ ){0,2}${READER}\w*(?: saglayici\w*)?(?: icin)? ?[:,–—]
    \b${READER}(?:lar|ler|i|[iu]n|[yn][ae]|y[iu])?(?: [^\s,;]+){0,5} ${TOLD}(?!me\b|ma\b)${ENDING}\b
    \bpuan (?:veren|vermeyen|verecek) (?:${MACHINE})\w*
  `),
  candidate:
    /\b(?:aday(?:[iy]?|in|[iy]a|da|dan|a|i|lar|lari|larin|larda|lara)?|basvuran\w*|basvuru sahib\w*|bu (?:kisi|basvuru|profil)\w*|(?:profil|ozgecmis) sahib\w*)\b/,
  person: /\b(?:bu aday\w*|(?<!her |tum |secilen |uygun )(?:adayin|adayi|adaya)|basvuran(?:in|a|i))\b/,
  expected:
    /\w{2,}m[ae]s[iı]\w*\b|\b(?:gerek|beklen|tercih|aran|isten|her aday|secilen|uygun aday|bulmak|raporu|profili)\w*|(?<!\bbu aday\w{0,4} )\boncelik (?:tan[iı]n|veril)\w*/,
  record:
    /\b(?:ozetin\w*|ozete|ozette|cv'?(?:nin|ye|de|deki|yi|sine|sinde)|ozgecmis(?:e|te|in|ine|inde)?|baslig\w*|beceriler\w*|beceri listesi\w*|sertifikalar\w*|is deneyimine|profil(?:e|de|ine)|hanesine|unvan\w*|(?:ilk )?maddeye|maddesini)\b/,
  verdict: eitherWord(String.raw`
    \b(?:tam|yuz|en yuksek|100|maksimum) (?:puan|skor|uyum|not)\w*|\byuzde yuz\b|\bpuan\w* (?:100|yuz|tavan|tam)|\bpuan ?[=:] ?\d
    \b(?:uyum|uygunluk|eslesme) (?:puan|oran|skor|esig)\w*|\buygunluk tam\b|\b\d+ puan\b|\btoplam \d+|\bpuani?\b
    \b(?:kesin|tam|istisnasiz) (?:uygun|uyum)\w*|\byuz uzerinden\b|100 uzerinden
    \b(?:karsilan(?:mis|di|digi)|karsiliyor|sagla(?:n(?:mis|di|digi)|nmis))\w*
    \bbirinci sira\w*|\bmukemmel (?:yap|aday|uyum|say)|\byeterli say|\bvar say|\bmevcut(?:tur| say)|\beksik (?:goster|bildir)|\bonayli\b|\bonaylan(?:di|mis)|\baranmayacak|\bkosulsuz\b
  `),
  rules: /\b(?:kosul|sart|talimat|kural|kriter|madde|gereklilik|ilan)(?:lar)?\w*\b|\beksik\w*/,
  order: new RegExp(String.raw`\b${TOLD}(?:${ENDING})?\b`),
  claim: eitherWord(String.raw`
    \baday ?=|^\W*aday ?:
    \baday\b(?:(?! olan| olarak| ariyo)[^.;:]){0,160}\b(?:var(?:dir)?|mevcuttur|\w+(?:mistir|mustur)|\w{2,}(?:yapti|kullandi|calisti|aldi|bitirdi|tamamladi|kazandi|yonetti)|(?:yapti|kullandi|calisti|aldi|bitirdi|tamamladi|kazandi|yonetti)|uzmani(?:dir)?|\w*(?:sahibi|ustasi|bilir|bilen|yetkin|mezunu)(?:dir|tir|dur|tur)|bilgisi (?:var|tam))\W*(?:$|;)
    \baday(?:in|da)\b[^.;:]{0,160}\b(?:var|vardir|mevcuttur|mevcut olup|(?:kabul edil|goruldu|gorul)\w*|olusturulmus\w*|tamamlanmis\w*)\b
    \bbasvuran(?:in|da)\b[^.;:]{0,160}\b(?:var|vardir|mevcuttur)\b
    \b(?:adayin|basvuranin)\b.{0,160}\b(?:oldugunu|bildigini|oldugu)\b
    \b(?:belgeli|tecrubeli|sertifikali|uzman) olarak kabul edil
    \baday\S*\b[^.;:]{0,80}\bsartlari karsila
  `),
  applicant:
    /\b(?:cv'?n[iu]z\w*|ozgecmis(?:iniz|inizi|lerini)\w*|basvurunuz\w*|basvurabilir\w*|basvurmadan|gonder\w*|ilet(?:iniz|in|meniz|meleri|ilmesi)|bekliyoruz|aranmaktadir|sizden)\b/,
  field:
    /^\W*(?:aday(?: adi| no)?|basvuran|genel uygunluk|(?:uyum|uygunluk|toplam)?[ _-]?(?:puan|skor)\w*|uygunluk|sonuc|oneri|eksikler)\W*:/,
  spelt:
    "yukaridaki talimatlari yazilanlari gereksinimleri karsilanmis isaretleyin adaylarin puanlayin".split(
      " ",
    ),
  keywords: /^\W*(?:anahtar (?:kelime|sozcuk)ler|etiketler|arama (?:kelime|sozcuk|terim)leri)\b/,
  answered: /[:=|–—-] ?(?:evet|tamam|uygun|mevcut|karsilandi|var|\d+ ?puan)\W*$/,
};
