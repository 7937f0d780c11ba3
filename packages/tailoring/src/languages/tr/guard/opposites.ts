import { NEVER } from "../../never.ts";
import type { Opposites } from "../../opposites.ts";

/** A verb that isn't denied: "kazandı", not "kazanmadı". */
const DONE = "(?!\\p{L}*(?:m[ae]d|m[ae]y|m[ıiuü]yor|m[ae]m[ıi]ş|m[ae]z))\\p{L}*";

/** Words of which one excludes the others. */
export const turkishOpposites: Opposites = {
  season: [
    "(?:ilk)?bahar(?:da|ı|ın|ları|larda)?",
    "yaz(?:ın|ları|larda|da|lık)?|yaz (?:aylar|sezon|dönem)\\p{L}*",
    "sonbahar\\p{L}*|güz(?:ün|leri)?",
    "kış(?:ın|ları|larda|lık)?|kış (?:aylar|sezon|dönem)\\p{L}*",
  ],
  change: [
    `art(?=[ıiıt]|m[ıi]ş)${DONE}|yüksel(?=d|i|m[ıi]ş|t)${DONE}|toparla\\p{L}*|çık(?=tı|ardı|ardık|arıl)\\p{L}*`,
    `düş(?=t|ü|m[üi]ş)${DONE}|azal(?=d|a|t|m[ıi]ş)${DONE}|gerile(?=d|y|m[ıi]ş)${DONE}|indi`,
  ],
  weekday: [
    "pazartesi\\p{L}*",
    "salı(?:ları|dan|ya)?",
    "çarşamba\\p{L}*",
    "perşembe\\p{L}*",
    "cuma(?:ları|dan|ya)?",
    "cumartesi\\p{L}*",
    "pazar(?:ları| günü| günleri)",
  ],
  age: ["çocuk\\p{L}*", "yetişkin\\p{L}*"],
  credential: [
    "aşamasında(?:yım)?|devam ediyor\\p{L}*|(?:ders|sınav|tez)\\p{L}* kaldı|başvur(?:dum|duk|usu\\p{L}*)|bekl(?:iyor|eniyor)\\p{L}*|girmedi\\p{L}*|alamadı\\p{L}*|gireceğim|girecek|hazırlanıyor\\p{L}*|okuyorum|öğrencisiyim|planlı|planlanıyor|terk\\p{L}*|kayıt (?:sildir|dondur)\\p{L}*|yarım bırak\\p{L}*",
    "mezun\\p{L}*|tamamladım|aldım|edindim|kazandım|sahib\\p{L}*|bitirdim|tamamlamış|almış|geçti[mk]?|(?:belge|ehliyet|ruhsat|lisans|sertifika)l[ıi]",
  ],
  languageLevel: ["a1", "a2", "b1", "b2", "c1", "c2"],
  shift: ["gündüz(?:leri|ün|cü)?", "gece(?:leri|leyin)?"],
  heat: ["sıcak", "soğuk"],
  pay: ["ücretsiz|gönüllü(?:ydüm|lük)?|karşılıksız|maaşsız", "ücretli|maaşlı|ücret karşılığı"],
  version: [
    "taslak\\p{L}*|taslağ\\p{L}*|ilk hâl\\p{L}*|ilk hal\\p{L}*",
    "nihai|son hâl\\p{L}*|son hal(?:i|ini|ine)|son şekl\\p{L}*",
  ],
  verdict: [
    `kazan(?=[dıif]|m[ıi]ş|ıl)${DONE}|kabul|onaylan?${DONE}|onay aldı|galip (?:gel|çık|ayrıl|bitir)\\p{L}*`,
    "kaybet\\p{L}*|kaybed\\p{L}*|redded\\p{L}*|reddet\\p{L}*|ret",
  ],
  multiple: [
    "ikiye katla\\p{L}*|iki kat\\p{L}*",
    "yarıya (?:in|düş|indir)\\p{L}*|yarı yarıya (?:azal|düş|in)\\p{L}*",
  ],
  trade: ["ithal\\p{L}*", "ihra[cç]\\p{L}*"],
  cover: [
    "kapalı (?:alan|saha|mekan|mekân)\\p{L}*|iç mek[aâ]n\\p{L}*",
    "açık (?:alan|saha|hava)\\p{L}*|dış mek[aâ]n\\p{L}*",
  ],
  tenure: [
    "kadrolu|daimi|sürekli işçi|belirsiz süreli",
    "geçici|sözleşmeli|mevsimlik|sezonluk|belirli süreli|dönemlik",
  ],
  company: [
    "tek başıma|yalnız başıma|kendi başıma",
    "ekiple|ekibimle|ekip olarak|birlikte|beraber|ortaklaşa",
  ],
  validity: [
    "süresi (?:doldu|geçti|dolmuş|geçmiş)\\p{L}*|yenile(?:nme|me)d\\p{L}*|geçersiz\\p{L}*",
    "geçerli\\p{L}*|süresi dolmamış|güncel",
  ],
  reach: [
    "pilot(?: olarak)?|deneme(?: olarak| amaçlı)?|denedik|yayılmadı|yaygınlaş(?:madı|tırılmadı)",
    "yaygınlaştır(?=d|ı|m[ıi]ş|ıp|arak)(?!ılma)\\p{L}*|yaydık|yaydım|yayıldı",
  ],
  colour: ["yeşil", "kırmızı", "mavi", "altın|sarı", "gümüş", "siyah", "beyaz"],
  form: ["sözlü", "yazılı"],
  degreeClass: [
    "birinci sınıf onur\\p{L}*",
    "üst ikinci sınıf\\p{L}*",
    "alt ikinci sınıf\\p{L}*",
    "üçüncü sınıf onur\\p{L}*",
  ],
  hours: ["tam zamanlı|tam gün", "yarı zamanlı|yarım gün|kısmi süreli|part[- ]time"],
  carried: ["(?<!(?:iş|ders) )yük(?: tren\\p{L}*)?|kargo", "yolcu(?:yu|lar\\p{L}*| tren\\p{L}*)?"],
  budget: [
    `bütçe\\p{L}* (?:\\p{L}+ )?aş(?=t|ıl|m[ıi]ş)${DONE}|bütçe\\p{L}* (?:[\\p{L}\\d.,%₺€£$]+ ){0,3}üst(?:ünde|üne)`,
    "bütçe\\p{L}* (?:[\\p{L}\\d.,%₺€£$]+ ){0,3}altında",
  ],
  mark: [NEVER, NEVER, NEVER],
  making: [
    `(?:güncelle|revize et|yenile)(?=[dym])${DONE}|güncel tut${DONE}`,
    "sıfırdan|yoktan|baştan sona yeni",
  ],
  makers: [
    "(?:ortak|eş) (?:buluşçu|mucit|yazar|kurucu|editör|tasarımcı|yapımcı|küratör|yönetmen)\\p{L}*",
    "tek (?:buluşçu|mucit|yazar|kurucu|editör|tasarımcı|yapımcı|küratör|yönetmen)\\p{L}*",
  ],
  patent: [
    "patent başvuru\\p{L}*|patent\\p{L}* (?:için )?başvur\\p{L}*",
    "(?:tescilli|tescil edilmiş|alınmış) (?:bir )?patent\\p{L}*|patent\\p{L}* (?:\\p{L}+ )?(?:tescil(?!siz)|alındı|sahib)\\p{L}*",
  ],
  running: [
    `kapat(?=t|ıl|m[ıi]ş)${DONE}|bıraktı\\p{L}*|son verdi\\p{L}*|sonlandır(?=d|m[ıi]ş)${DONE}`,
    "(?:bugün de|hâlâ|hala|halen)(?: \\p{L}+)? (?:işlet|sürdür|çalıştır|devam|yürüt|yap|çalış)\\p{L}*|sürdürüyor\\p{L}*|devam ediyor\\p{L}*",
  ],
  handling: ["elle|elde(?! et)|manuel(?: olarak)?", "otomatik\\p{L}*|otomasyon\\p{L}*|otomatize\\p{L}*"],
  supportLevel: [
    "(?:birinci|1\\.) (?:seviye|kademe|düzey)(?= (?:destek|kayıt|çağrı|talep|arıza|müdahale))",
    "(?:ikinci|2\\.) (?:seviye|kademe|düzey)(?= (?:destek|kayıt|çağrı|talep|arıza|müdahale))",
    "(?:üçüncü|3\\.) (?:seviye|kademe|düzey)(?= (?:destek|kayıt|çağrı|talep|arıza|müdahale))",
  ],
  thesis: ["tezli", "tezsiz"],
  material: [
    "çelik\\p{L}*|çeliğ\\p{L}*",
    "alüminyum\\p{L}*",
    "bakır\\p{L}*|pirinç\\p{L}*",
    "ahşap\\p{L}*|ahşab\\p{L}*",
    "plastik\\p{L}*|plastiğ\\p{L}*",
    "beton\\p{L}*",
  ],
};
