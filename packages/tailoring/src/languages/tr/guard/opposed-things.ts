import type { OpposedThings } from "../../opposed-things.ts";

const SPAN = "(?:dakika|saat|gün|hafta|ay|yıl|sene)";
const PAPER = "(?= (?:bir )?(?:gazete|dergi|bülten|yayın|mecmua)\\p{L}*)";
const COURT = "(?= (?:mahkeme|daire|dava|hâkim|hakim|yargılama)\\p{L}*)";
const HOUSE =
  "şirket|firma|fabrika|tesis|otel|okul|kolej|hastane|klinik|merkez|ajans|banka|grub|mağaza|şube|kulüb|üniversite|vakf|dernek|restoran|kurum|kuruluş|salon|stüdyo|ofis|büro|müze|kütüphane|çiftli[kğ]|atölye";
const PRIZE = "(?:şampiyon|birinci|en iyi|en başarılı|ödül|madalya|seçil|yılın|ayın|rekor)";
/** "Şirketin öneri şampiyonu", "il birincisi". */
const among = (names: string): string =>
  `(?:${names})(?:['’]?\\p{L}{0,6}n[ıiuü]n|['’]?\\p{L}{0,4}[dt][ae](?:ki)?|[ıiuü]n)(?= (?:['‘“]?[\\p{L}’'-]+['’”]? ){0,3}['‘“]?${PRIZE})|(?:${names})(?:s?[ıi])?(?= (?:şampiyon|birinci|rekor))`;

/** Places, things and grades of which one excludes the others. */
export const turkishOpposedThings: OpposedThings = {
  compass: ["kuzey\\p{L}*", "güney\\p{L}*", "doğu(?!m|r|ş)\\p{L}*", "batı(?!r|l|k)\\p{L}*"],
  extreme: [
    "en büyü[kğ]\\p{L}*",
    "en küçü[kğ]\\p{L}*",
    "en eski\\p{L}*|en yaşlı\\p{L}*",
    "en yeni\\p{L}*|en genç\\p{L}*",
    "en yakın\\p{L}*",
    "en uza[kğ]\\p{L}*",
    "en ağır\\p{L}*",
    "en hafif\\p{L}*",
    "en uzun\\p{L}*",
    "en (?:yoğun|kalabalı[kğ]|işlek)\\p{L}*",
    "en (?:sakin|tenha)\\p{L}*",
    "en ucuz\\p{L}*",
    "en pahalı\\p{L}*",
  ],
  era: [
    String.raw`(?:1[5-9]|20)\d\d(?:['’]?[dt][ae]n)? önce\p{L}*`,
    String.raw`(?:1[5-9]|20)\d\d(?:['’]?[dt][ae]n)? sonra\p{L}*`,
  ],
  partOfWeek: ["hafta ?iç\\p{L}*", "hafta ?son(?:u|ları|larında|unda)\\p{L}*"],
  partOfYear: [
    "(?:sadece|yalnız(?:ca)?) (?:yaz|kış|bahar)\\p{L}*|(?:yaz|kış|bahar)\\p{L}* (?:\\p{L}+ )?(?:sadece|yalnız(?:ca)?)|(?:yüksek|yoğun|ana) sezon\\p{L}*",
    "(?:tüm|bütün) yıl(?: boyunca)?|yıl boyu(?:nca)?|dört mevsim|yılın her",
  ],
  schedule: [
    `${SPAN} (?:erken|önce(?=$| bit| tamam| teslim| aç))|(?:planlanandan|takvimden|süreden) (?:önce|erken)`,
    `${SPAN} (?:geç(?:ti|ik\\p{L}*)?|gecik\\p{L}*|rötar\\p{L}*)|gecikmeli|(?:planlanandan|takvimden) (?:sonra|geç)`,
  ],
  limit: ["en az(?!ından)|asgari", "en fazla|azami|maks(?:imum)?\\.?"],
  deadline: ["en geç", "en erken|(?:gün|hafta|ay|saat)\\p{L}* önce değil"],
  make: ["doğal|gerçek(?= deri| kürk| ipek| taş| ahşap)|hakiki|organik", "sentetik|yapay|suni|imitasyon"],
  chosen: [
    "seçil(?:di|erek|en|miş)\\p{L}*|seçimle|oyuyla|oylarıyla",
    "atan(?:dı|arak|an|mış)\\p{L}*|atama(?:yla|ylaydı| ile)",
  ],
  school: [
    "anaokul\\p{L}*|kreş\\p{L}*|okul öncesi",
    "ilkokul\\p{L}*|ilköğretim\\p{L}*",
    "lise\\p{L}*|ortaöğretim\\p{L}*",
    "üniversite(?:de|nin|si|ler)?\\p{L}*",
  ],
  sector: [
    "devlet(?= (?:okul|hastane)\\p{L}*)|kamu(?: (?:sektör|hastane)\\p{L}*)?",
    "özel(?= (?:okul|hastane|sektör|klinik|kolej)\\p{L}*)",
  ],
  court: [
    "ceza(?!sı|ya|yı)",
    "hukuk(?! (?:büro|ofis|fakülte|müşavir|bölüm|birim)\\p{L}*)|ticaret" + COURT,
    "aile" + COURT,
    "iş" + COURT,
  ],
  side: [
    "sol(?= (?:el|taraf|kanat|kol|göz|yaka|bek)\\p{L}*)",
    "sağ(?= (?:el|taraf|kanat|kol|göz|yaka|bek)\\p{L}*)",
  ],
  storey: ["üst (?:kat|güverte)\\p{L}*", "alt (?:kat|güverte)\\p{L}*|zemin kat\\p{L}*|bodrum\\p{L}*"],
  market: ["yurt ?içi\\p{L}*|iç pazar\\p{L}*", "yurt ?dışı\\p{L}*|dış pazar\\p{L}*|uluslararası"],
  sex: ["erkek\\p{L}*", "kadın\\p{L}*|kız(?:lar\\p{L}*)?"],
  animal: [
    "köpe[kğ]\\p{L}*",
    "kedi\\p{L}*",
    "atlar\\p{L}*|kısra[kğ]\\p{L}*|tay(?:lar\\p{L}*)",
    "ine[kğ]\\p{L}*|sığır\\p{L}*|büyükbaş\\p{L}*|dana\\p{L}*|buzağı\\p{L}*",
    "koyun\\p{L}*|kuzu\\p{L}*",
    "keçi\\p{L}*|oğla[kğ]\\p{L}*",
    "tavu[kğ]\\p{L}*|kanatlı\\p{L}*|hindi\\p{L}*|ördek\\p{L}*|piliç\\p{L}*",
    "domuz\\p{L}*",
    "arı(?:lar\\p{L}*|cılık\\p{L}*)?|kovan\\p{L}*",
  ],
  paper: [`günlük${PAPER}`, `haftalık${PAPER}`, `aylık${PAPER}`, `üç aylık${PAPER}`],
  placing: [
    "birinci(?:li[kğ]\\p{L}*|si(?= ol| seç|$)| ol\\p{L}+)|şampiyon\\p{L}*|altın madalya\\p{L}*",
    "ikinci(?:li[kğ]\\p{L}*|si(?= ol| seç|$)| ol\\p{L}+)|gümüş madalya\\p{L}*",
    "üçüncü(?:lü[kğ]\\p{L}*|sü(?= ol| seç|$)| ol\\p{L}+)|bronz madalya\\p{L}*",
  ],
  training: [
    "(?:eğitim|kurs|seminer|ders)\\p{L}* (?:al|gör|katıl|git)(?!ma)[dtım]\\p{L}*",
    "eğitmen\\p{L}*|(?:eğitim|kurs|seminer|ders)\\p{L}* (?:ver|düzenle)(?!me)\\p{L}+",
  ],
  meeting: [
    "(?:toplantı|randevu|konferans|fuar|etkinlik)\\p{L}* (?:katıl|git)(?!ma)[dtım]\\p{L}*",
    "(?:toplantı|randevu|konferans|fuar|etkinlik)\\p{L}* (?:ayarla|planla|düzenle|organize et)(?!ma|me)\\p{L}+",
  ],
  interview: [
    "mülakat\\p{L}* (?:yap|yürüt)(?!ma|me)\\p{L}+",
    "mülakat\\p{L}* (?:ver|katıl|gir)(?!ma|me)\\p{L}+",
  ],
  sale: ["toptan(?:cı)?\\p{L}*", "perakende\\p{L}*"],
  people: [
    "müşteri\\p{L}*|misafir(?!perver)\\p{L}*|konuk\\p{L}*|hasta(?!ne|lık|bakıcı)\\p{L}*|ziyaretçi\\p{L}*|yolcu(?!luk)\\p{L}*|danışan\\p{L}*",
    "personel\\p{L}*|çalışanlar\\p{L}*|işçi(?!lik)\\p{L}*",
    "tedarikçi\\p{L}*",
  ],
  often: ["ara sıra|arada bir|bazen|nadiren|zaman zaman", "her gün|sürekli|daima|her zaman"],
  auditor: ["iç (?:tetkikçi|denetçi)\\p{L}*", "baş ?(?:tetkikçi|denetçi)\\p{L}*"],
  depth: [
    "temel(?= (?:seviye|düzey|eğitim))|başlangıç(?= (?:seviye|düzey))",
    "orta(?= (?:seviye|düzey))",
    "ileri(?= (?:seviye|düzey))|uzmanlık(?= eğitim)",
  ],
  load: ["yük altında|yüklü", "yüksüz|yük olmadan|boşta"],
  days: ["(?:iş|mesai) gün\\p{L}*", "takvim gün\\p{L}*"],
  whose: [
    "(?:kendi )?\\p{L}{2,}(?:lar|ler)[ıi]m[ıi]n(?= (?:%|yüzde|yarı|çoğu|üçte))|kendi \\p{L}+(?= (?:%|yüzde|yarı|çoğu|üçte))",
    `(?:${HOUSE})\\p{L}{0,6}(?:[ıiuü]n|[dt][ae]ki)(?= \\p{L}+[ıiuü]n (?:%|yüzde|yarı|çoğu|üçte))`,
  ],
  toldTo: [
    "(?:yönetim|mütevelli|idare|denetim) (?:kurul|heyet)\\p{L}*[ae]|ortaklar\\p{L}*[ae]|hissedar\\p{L}*[ae]",
    "(?:genel müdür\\p{L}*|ceo['’]?y|patron|işletme sahib\\p{L}*)[ae]",
    "(?<!genel )(?:müdür|şef|amir|yönetici|sorumlu)\\p{L}{0,3}[ae]",
  ],
  amongWhom: [
    among("ekib|takım|bölüm|departman|vardiya|servis|birim"),
    among(HOUSE),
    `${among("sektör|meslek|endüstri")}|(?<!\\d )(?:${HOUSE})\\p{L}*l[ae]r[ıi] arasında(?= (?:['‘“]?[\\p{L}’'-]+['’”]? ){0,3}['‘“]?${PRIZE})`,
    among("il|ilçe|şehir|şehr|kent|köy"),
    among("bölge"),
    among("ülke|türkiye|ulusal|yurt"),
    among("dünya|avrupa|uluslararası"),
  ],
  atEvent: [
    "yarışmacı\\p{L}*|yarıştı\\p{L}*|katıldı(?:m|k)?",
    "jüri\\p{L}*|hakem\\p{L}*",
    "moderatör\\p{L}*|küratör\\p{L}*|oturum(?:u|unu) yönet\\p{L}*|oturum başkan\\p{L}*",
    "konuşmacı\\p{L}*|panelist\\p{L}*|bildiri sun\\p{L}*",
  ],
};
