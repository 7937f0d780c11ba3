/** Phrases that show that a sentence is about who reads, marks or rewrites applications, and not about the work; one a line. */
export const READER_PHRASES = String.raw`
  \b(?:kim|ne) (?:ya da|veya|yahut) (?:ne|kim)\w* (?:oku|bak|isli|gor)\w*
  \b(?:ilk (?:bakan|okuyan|eleyen)|puanlayan|karsilastiran|eleyen|not veren|degerlendiren|siralayan|eslestiren)(?:lar)?(?: her)? (?:kim|her ?kim|kimse)(?:se|sen)?\b
  \b(?:onluk|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|\d+)(?:'?[dt][ae]n) (?:fazla|yukari|yuksek)\w*(?: \S+)? (?:yazil|veril|gecil|gec|cik|al)[aeiu]?ma?e?z\b
  \b(?:yardimci|asistan|model|program|yazilim|robot|yapay zeka)\w*n[iu]n (?:sonraki|siradaki|yeni|oteki) (?:isi|gorevi|adimi|vazifesi)
  \b(?:bosluk|eksik|acik|gedik)\w* .{0,40}\b(?:kapat|kapan|doldur|dolu|gider|tamamla)\w* (?:kabul|say|varsay|gor|isaretle)\w*
  \b(?:hepsi|tumu|tamami|her biri|maddeler\w*|satirlar\w*) (?:tam|tamam|eksiksiz|var|olmus|karsilanmis|dolu) (?:say|kabul|isaretle|goster|gor)\w*
  \bsistem iletisi\b|\b(?:ileti|mesaj|talimat|komut|kural|blok|istem|ilan metni|ilan) (?:sonu|basi|baslangici|burada bit\w+)\W*$
  \b(?:otomatik|elektronik|dijital|makine) (?:okuyucu|degerlendirici|tarayici|eslestirici|eleyici|puanlayici)\w*(?: icin)?\)? ?:
  \bbu (?:sayfa|ilan|metin)\w* (?:kelime|sozcuk)ler\w* (?:say|ara|tekrar|yapistir|kopyala)\w*
  \b(?:cv|ozgecmis|basvuru)\w* .{0,30}\b(?:bilgisayar|yazilim|robot|makine)\w* (?:mi )?(?:oku|tara|say|ele)\w*
  \bifade\w* (?:aynen|oldugu gibi|kelimesi kelimesine)\b|\bozgecmis (?:uretici|yazici|duzenleyici|hazirlayici)\w*|\b(?:yapay zeka|robot|yazilim|program) ile (?:cv|ozgecmis) (?:hazirla|yaz|uret)\w*
  \b(?:cv|ozgecmis)\S* .{0,80}\b(?:kelime|sozcuk|ifade)\w* (?:gecen|yazan|bulunan|iceren)
  \b(?:json|yaml|xml)\S*(?: ile)? (?:cevap|yanit) ?(?:ver|la)\w*
  \bher (?:cv|ozgecmis)\w*de (?:unvan|baslik|ozet|puan)\w*
`;
