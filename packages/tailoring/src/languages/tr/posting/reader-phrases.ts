/** Phrases that show that a sentence is about who reads, marks or rewrites applications, and not about the work; one a line. */
export const READER_PHRASES = String.raw`
  \b(?:kim|ne) (?:ya da|veya|yahut) (?:ne|kim)\w* (?:oku|bak|isli|gor)\w*
  \b(?:ilk (?:bakan|okuyan|eleyen)|puanlayan|karsilastiran|eleyen|not veren|degerlendiren|siralayan|eslestiren)(?:lar)?(?: her)? (?:kim|her ?kim|kimse)(?:se|sen)?\b
  \b(?:yardimci|asistan|model|program|yazilim|robot|yapay zeka)\w*n[iu]n (?:sonraki|siradaki|yeni|oteki) (?:isi|gorevi|adimi|vazifesi)
  \b(?:bosluk|eksik|acik|gedik)\w* .{0,40}\b(?:kapat|kapan|doldur|dolu|gider|tamamla)\w* (?:kabul|say|varsay|gor|isaretle)\w*
  \bsistem iletisi\b|\b(?:ileti|mesaj|talimat|komut|kural|blok|istem|ilan metni|ilan) (?:sonu|basi|baslangici|burada bit\w+)\W*$
  \b(?:otomatik|elektronik|dijital|makine) (?:okuyucu|degerlendirici|tarayici|eslestirici|eleyici|puanlayici)\w*(?: icin)?\)? ?:
  \bbu (?:sayfa|ilan|metin)\w* (?:kelime|sozcuk)ler\w* (?:say|ara|tekrar|yapistir|kopyala)\w*
  \b(?:cv|ozgecmis|basvuru)\w* .{0,30}\b(?:bilgisayar|yazilim|robot|makine)\w* (?:mi )?(?:oku|tara|say|ele)\w*
  \bozgecmis (?:uretici|yazici|duzenleyici|hazirlayici)\w*|\b(?:yapay zeka|robot|yazilim|program) ile (?:cv|ozgecmis) (?:hazirla|yaz|uret)\w*
  \b(?:liste|madde|sart|kosul|ilan|satir|hepsi|hepsini|tumu|tumunu|ikisini|bunlari|onlari|hepsinin|herkeste|herkeste?ki)\w*(?: \S+){0,3} (?:tamam|tamamlanmis|mevcut|var|isaretli|karsilanmis|biliyor|bilir|sahip|eksiksiz|dolu)(?: diye| olarak| gibi)? (?:say|kabul|varsay|gec|gor|isaretle|goster|yaz|kaydet|not)\w*
  \b(?:ozgecmis(?:e|ine|lere|lerine)|cv'?(?:ye|sine|lere|lerine)) (?:\S+ ){0,4}(?:geciril|aktaril|tasin|islen|dokul|yazil)(?:ecek|acak|ebilir|abilir|sin|sun|meli|mali|ir|ur|iyor|mek|mak|mis)\w*
  \beslestirme\w* (?:\S+ ){0,2}kullanil(?:sin|acak|mali|ir)\w*
  \b(?:degerlendir|puanla|eslestir|sirala|ele|not ver)\S*(?: \S+)? (?:icin )?(?:ornek|anahtar|kilavuz|ipucu|ipuclari)\S*\W*$
  \b(?:hic|asla|kimse|nasil olsa|zaten) (?:\S+ )?(?:kontrol et|bakm|denetle|kurcala|sorgula)\S*m(?:[iu]yor\w*|[ae]z\w*|eyiz|ayiz)\W*$
  \bonceden eslestir\w*|\b(?:uyum|uygunluk|puan|eslesme)\w* nasil (?:hesapla|bulun|olusu|cikar)\w*
  \b(?:yukarida|asagida|ustte|once|simdiye kadar)\S*(?: \S+){0,4} (?:hepsi(?:ni)?|tumu(?:nu)?|liste\w*|madde\w*|sart\w*|kosul\w*|istenen\w*|yazilan\w*) (?:\S+ ){0,4}(?:iptal|gecersiz|hatali|hatasi|yanlis|kullanm|okum|dikkate alm|hukumsuz|bakm)\w*|\b(?:artik|bundan boyle|bugunden itibaren) gecerli (?:olan )?(?:liste|surum|metin)
  \bbelge(?:ler)?(?:iniz|inizin|iniz de|leriniz|lerinizin)\w*(?: \S+){0,3} (?:soyle|ayak uydur|goster|yazma|desin|diyecek)\w*|\bbu (?:sayfa|ilan|bag|baglanti|metn|metin)\w* (?:acmak|okumak|gormek|goruntulemek|ziyaret etmek|tiklamak)(?:la|le)\b
  \bbu (?:kisinin|kullanicinin|profilin|ziyaretcinin|okurun) (?:\S+ )?(?:kayd|satir|dosya|kart|sutun|bilgi)\w*
  \b(?:onceden|hazir|bastan) (?:dolu|doldurulmus|yanitli|cevapli|isaretli)\b
  \b(?:bunu|burayi|bunlari|bu satiri)\b[^.;:]{0,40}\bokuyan\w*(?: \S+){0,3} (?:yuvarla|say|ekle|doldur|yaz|onayla|isaretle)\w*|\b(?:hepsi|tumu|tamami) cepte\b
  \b(?:sutun|alan|kutu|satir|hucre|hane)\w*(?: \S+){0,2} bos birak\w*[^.;:]{0,60}\bdoldur\w*
  \b(?:gordugumuz|gordugum|bildigimiz|duydugumuz) en (?:uygun|iyi|guclu|parlak|yetkin) (?:aday|kisi|eslesme|isim)\w*
  \b(?:buradan|bundan) cikan (?:belge|metin|ozgecmis|cv|kagit)\w*
  \b(?:asamaya|gorusmeye|listeye) (?:alindiniz|gectiniz|secildiniz)\b
  \b(?:gormeyen|goremeyen)\w* icin\b
  \b(?:tablo|cizgi|cubuk|gosterge|liste|hepsi)\w*(?: \S+){0,3} (?:yesil|dolsun|dolmali|dolu ol)\w*|\bsizden say\w*
  \bkendinizi [^.;:]{0,120}\b(?:tanitabilir|adlandirabilir|yazabilir|sayabilir|gosterebilir|tanitin)\w*|\bson surum(?:den|unden) (?:bu yana|beri)\b
`;
