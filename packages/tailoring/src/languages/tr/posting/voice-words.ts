import { either } from "../../../posting/any-of.ts";
import type { VoiceWords } from "../../voice-words.ts";

export const turkishVoiceWords: VoiceWords = {
  ownVoice:
    /\b(?:ben|benim)\b(?=.*(?:[iu]yorum|[dt][iu]m|m[iu]s[iu]m|m var|[iu]m)\W*$)|(?:^|\s)\S{2,}(?:[iu]m|[^aeiou]m) var(?:dir)?\W*$|\b(?:beyan eder[iu]m|onayliyorum|bildiririm|taahhut eder[iu]m|calisiyorum|yonetiyorum|konusuyorum|biliyorum|calistim|yonettim|tamamladim|sahibim|mezunuyum|uzmaniyim)\b/,
  seeks: /\b(?:ariyorum|istiyorum|bekliyorum|lazim|gerek|gereken|olsun|\S*(?:n[iu]z|s[iu]n[iu]z))\b/,
  readersHave: new RegExp(
    either(String.raw`
    \b\S*(?:baglanti|ilan|sayfa|link|kanal|bulten)\S*\b[^.;:]{0,40}\b(?:gelen|acan|okuyan|tutan|goren|bulan)(?:ler|lar|i|in|lerin|larin)?\b[^.;:]{0,100}\b(?:tam(?:dir)?|var(?:dir)?|mevcut(?:tur)?|sahip(?:tir|ler)?|biliyor|bilir|\S+[dt][iu]r)\W*$
    \bbu (?:sayfa|ilan|satir|metn|yazi)\S* (?:\S+ )?(?:tutan|okuyan|goren|acan)\S*\b[^.;:]{0,80}\S(?:dir|dur|tir|tur|var|biliyor)\b
    \b\S+ (?:goren|bilen|yapan|olan|calisan|kullanan) (?:herkes|kim varsa|kisi) \S+ (?:de |da )[^.;:]{0,60}(?:bilir|vardir|yapar|konusur|sahiptir)\b
    \b(?:sectigimiz|tercihimiz olan|begendigimiz) (?:kisi|aday|isim)\w*\b[^.;:]{0,80}\b(?:bil\w+|sahip\w*|var\w*|tamam\w*|sayil\w*)
    \b(?:ilana|ise) basvuran (?:adaylarin |herkesin |kisilerin )?(?:tumu|hepsi|tamami|herkes)\b(?!.*(?:gerek|zorun|meli|mali|beklen|gonder))
  `),
  ),
  expects:
    /\b(?:gerek\w*|\w+m[ae]l[iu](?:d[iu]r)?|beklen\w*|tercih\w*|iste\w*|oncelik\w*|basvurabil\w*|gonder\w*)\b/,
  opensCv:
    /^\W*(?:ornek |hazir |eski )?(?:ozgecmis|cv)(?:i)?(?: ?[:–-] ?.*)?$|^\W*\S+ \S+['’]?[iu]n (?:ozgecmis|cv)(?:i|si)\b.*$|^\W*hakkimda ?:/,
  headsKeywords:
    /^\W*(?:\S+ ){0,2}(?:anahtar (?:kelime|sozcuk)ler|etiketler|(?:arama|dizin|indeks|ats) (?:kelime|sozcuk|terim|etiket)leri)\W*(?:$|[:|–—-])/,
  headsOutput:
    /^\W*(?:#{1,6} ?|\*\*)(?:yeni |beklenen |son )?(?:talimat(?:lar)?|cikti|yanit|komut|sistem|istem|son|sonuc|puan|karar|degerlendirici (?:notu|yonergesi))\W*$/,
  disowns: new RegExp(
    either(String.raw`
    ^\W*(?:sponsorlu|reklam|tanitim|sponsorlu icerik) ?[:–-] |^\W*(?:\S+ ){0,2}(?:kart|dosya|kayit|sicil|fis)\w* (?:no\.?|numarasi) ?[\w-]+ ?(?:\([^)]*\) ?)?: 
    \b(?:ilgisi|alakasi|baglantisi) (?:yok(?:tur)?|bulunmuyor|bulunmamaktadir|degil(?:dir)?)\b|\b(?:ilan|metn|is)\w* (?:ilgili degil|ilgisiz)\b|\bilgisiz bu\b
    \b(?:okura|adaya|okuyana|basvurana) hitap etme\w*|\b(?:burada|bu ilanda) (?:hukmu|gecerliligi|anlami) yok\w*|\bhukmu yoktur\b
    \b(?:sablon|onceki ilan|eski ilan|baska ilan|baska sayfa|diger ilan)\w*(?:dan|den|tan|ten) (?:kal|kop|tas|siz|dus)\w*
    \bilanindan (?:kop|tas|siz|dus|kal)\w*|\bbaska (?:bir )?ilan(?:dan|in|a ait)\b|\bkopmus (?:parca|satir)|\byan sutun\w*
    \b(?:yanlislikla|hataen|sehven) (?:kal|eklen|yapistir|kopyala|bas|konul|konmus)\w*
    \bsurum [\d.]+ iptal\b|^\W*(?:eski surum|eski metin|arsivden)\b
    \bayri(?:ca)? (?:olarak )?(?:\S+ )?(?:bolume|birime|subeye) basvur\w*|^\W*(?:sutun|sayfa) \d+,? (?:devam|devami)\b
    \b(?:sissin|saysin|bulsun|gorsun|yukselsin|kansin) diye\b
  `),
  ),
  step: /(?:^|[\s(])\d ?\. ?(?:adim|asama) ?[:.)–-]/g,
  namesSought:
    /\b(?:ideal|aradigimiz|istedigimiz|hayalimizdeki|dusundugumuz|bekledigimiz|gonlumuzdeki)\b(?: \S+){0,2} (?:adi|ismi)\b|\b(?:adi|ismi) (?:aslinda )?(?:belli|hazir)(?:dir)?(?! \w)/,
  toldOfOther:
    /^\W*onu (?:taniyan|goren|bilen|tanimis|gormus)\S* (?:\S+ )?(?:herkes|kim|kisi|mudur|hoca)\S*|^\W*(?:kendisi|onceki|eski|giden|ayrilan)\b(?!.*(?:gerek|beklen|iste|tercih|aran))[^.!?;:]*(?:m[iu]st[iu]r|m[iu]st[iu]|[dt][iu])\W*$|^\W*kendisi\b(?!.*(?:gerek|beklen|iste|tercih|aran|s[iu]n\W*$|m[ae]li|ecek|acak)).*(?:\bvar(?:dir)?|[iu]yor|[ae]r|[iu]r)\W*$/,
  goesOnAbout:
    /^\W*(?:kendisi(?:ni|ne|nin)?|onun|onu|ona|boyle (?:biri|bir \S+)|bu (?:kisi|isim|arkadas)\S*)\s/,
  noteOnSomebody:
    /^\W*(?:ik|insan kaynaklari|danisman|aday danismani|gorusme|mulakat|on eleme|on gorusme|referans|ise alim|telefon|kontrol)\w*(?: \S+){0,2} (?:not|hatirlatma|yorum|izlenim)\w*[^:]{0,30}:.*\b(?:gorus\w+|konus\w+|telefon\w*|teyit|dogrula\w*|aday\w*|referans\w*|kendisi\w*|onayla\w*)\b|^\W*(?:dun|bugun|cuma|pazartesi|sali|carsamba|persembe|cumartesi|pazar|gecen \S+|sabah|aksam)?(?: gunu)? ?(?:aday(?:la)?|kendisiyle|telefonda|onunla|hanimla|beyle)? ?(?:konustum|gorustum|gorusuldu|konusuldu)\W*$/,
  announces: new RegExp(
    either(String.raw`
    ^\W*(?:otomatik yanit|otomatik cevap|tutanak|tutanaktan|ses kaydi|sesli mesaj|sesli not|sesli betimleme|betimleme|dokum|sohbet kaydi|alt ?yazi|ust ?veri|meta ?veri|surum not\w*|degisiklik gunlugu|bulmaca|bilmece|burc|fal|falda|fincanda|tarif|siir|mani|masal|fikra|dua|tekerleme|ninni|telgraf|kartpostal|piyango|fis|makbuz|garanti(?: belgesi)?|kampanya)(?: (?:icin|no\.?) \S+| \d+)? ?(?:[:|\]]|\(|\[|, (?:madde|sayfa|no|satir|perde|\d)| uc vakte)
    ^\W*(?:soldan saga|yukaridan asagi\w*) \d{1,2} ?:|^\W*\d(?: ?(?:…|\.{2,3}) ?\d){2}
  `),
  ),
  supposes:
    /\b(?:varsayimiyla|varsayimindan|kabuluyle|on kabuluyle|varsayarak) (?:basl|yol|hareket|degerlendir|bak|oku)\w*|\b(?:farz (?:et|edin|ediniz|edelim|edilsin)|varsay(?:in|iniz|alim|ilsin)?|esas alin(?:ir|sin|mali\w*)|aksi dusunul\w+|(?:var|karsilanmis|tamam|mevcut)(?:mis)? gibi (?:davran|goster|yaz|say|yap)\w*|eksikleri (?:sil|gizle|kapat|goz)(?!\w*(?:m[ae]k|m[iu]s|m[ae]s))\w*|her (?:kutuyu|maddeyi|satiri) (?:doldur|isaretle|onayla|karsila)\w*|hepsini (?:isaretle|onayla|karsilan)\w*|tamam say(?:il\w+|in|iyor\w*)|varsayabiliriz|hic (?:kuskumuz|suphemiz) yok\w*|tarafimizca bilin\w+|ifa edilmis|karsilanmis addol\w+|bulundugu gorulmeli\w*)\b/,
};
