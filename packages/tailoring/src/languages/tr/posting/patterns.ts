import type { PostingPatterns } from "../../posting-patterns.ts";
import { NEVER } from "../../never.ts";

export const turkishPatterns: PostingPatterns = {
  boundEnding: "d[ae]n|m[ae]k|n[ıi]n|l[ıi]",
  legalForm: "Şti",
  yearsCounted: "yıl",
  senior: String.raw`\bk[ıi]demli\b`,
  midLevel: String.raw`\borta (?:seviye|düzey)\b`,
  joins: "ve|veya|ayrıca",
  leadsOn: "ve|veya|ama|ancak|ayrıca|çünkü|zira",
  circumstance: "eğer|şayet|çünkü|zira|biz|onlar|bu|şu|firmamız|şirketimiz|ekibimiz",
  worksWith: String.raw`kullan[ıi]yoruz|kullan[ıi]l[ıi]yor|taraf[ıi]nda [^.,;]{1,60} var(?=\W*$)|üzerinden (?:yürü|dön|ak|ilerl)\p{L}*yor|['’][dt][ae] (?:dön|dur|tutul|yürü|yap[ıi]l)\p{L}*yor`,
  levelBehind: "düzey|seviye|derece",
  picture: "görsel|resim|fotoğraf|foto|simge|çizim|alt ?yazı|alternatif metin",
  turn: "kullanıcı|asistan|sistem|yapay zekâ|(?:(?:doğru|beklenen|istenen|ideal|örnek) )?(?:girdi|çıktı)",
  mailField: "kimden|gönderen|kime|konu",
  leadsToList: String.raw`şunlar(?:dır|ı)?|aşağıdakiler(?:dir|i)?`,
  namesSuperior: String.raw`[^,;:.]+[ae] (?:doğrudan )?(?:bağlı(?:dır| olacaktır| çalışacaktır| olarak çalışacaktır)|rapor(?:lar| verir| verecektir|lama yapar|lama yapacaktır))`,
  asked: "s|c|soru|cevap|yanıt|çözüm",
  endsAsItself: "yapılacak iş|yapacağ(?:ın|ınız) iş",
  seeks: NEVER,
  beginsSentence: NEVER,
  aboutCompany: String.raw`\p{Lu}\p{Ll}+ hakkında`,
  conditions: "(?:çalışma )?(?:koşul|şart)lar[ıi]?",
  rankAlone: "tam zamanl[ıi]|yar[ıi] zamanl[ıi]|daimi kadro|belirsiz s[üu]reli|belirli s[üu]reli",
  endsAlone: "(?:erkek|kadın)(?: aday(?:lar)?(?:da)?(?: için)?)?|evet|hay[ıi]r|vb|vs|mezun|mezunu|genç",
  beginsNothing: String.raw`
    olsa (?:ne |çok )?(?:güzel|iyi|hoş) olur(?=\W*$|,)|sıra gözetmeden|\p{L}+n?c[ıiuü]s[ıiuü] (?:siz|sen) ol
    te[sş]ekk[uü]r\S*
    kadro say[ıi]s[ıi]
    yan hak(?:lar)? ve
  `,
  titleLabel:
    "aranan (?:personel|eleman|pozisyon|kisi|kadro)|acik pozisyon|meslek|pozisyon|(?:gorev |kadro )?unvani?|kadro|ilan basligi|is ilani",
  goesOn:
    "ve veya ya da ile icin gibi olarak veyahut iyi cok ileri orta temel akici derecede duzeyde seviyede tercihen az universitelerin",
  goesOnBehindHeading:
    "ve veya ile icin gibi olarak ya sunlar sunlardir sunlari olan olacak olacaktir oldu olur olup olmak olmasi degil degildir vardir yok yoktur var eder edilir ediyor ediyoruz verilir veriyor veriyoruz saglar tasiyan sahip uygun arasinda kapsaminda dahil dahilinde cercevesinde dogrultusunda konusunda hakkinda geregi uyarinca goren bilen arayan ariyoruz bekliyoruz istiyoruz bu o su da de ki mi",
  loneHeadings:
    "gorevler gorevleriniz gorev sorumluluklar sorumluluklariniz nitelikler beklentilerimiz profiliniz basvuru olanaklar imkanlar hakkimizda sunduklarimiz beklediklerimiz verdiklerimiz gerekenler arananlar aradiklarimiz sunulanlar karsiligi olanaklarimiz imkanlarimiz haklariniz avantajlar ayricaliklar gorevin yeterlilikler",
  recordLabels: `
    pozisyon|isveren|yer|us|bolge|calisma yeri|gorev yeri|sehir|il|ilce|not|ayrica|ilan basligi|unvan|bolum|departman|birim|lokasyon|maas|ucret
    calisma saatleri|calisma sekli|son basvuru(?: tarihi)?|baslangic(?: tarihi)?
  `,
  arrangement: String.raw`
    haftada [\d.,]+ saat|[\d.,]+ saat(?=\W*$)
    [\d.]+\. derece(?=\W*$)
    (?:ilan|referans)(?: no| numarası)?\W{1,2}(?:\p{L}{1,5}\W)?[\p{L}\d/-]*\d+(?=\W*$)
    haftada \S+(?: \S+)? gün(?: (?:uzaktan|evden|ofis\p{L}*|çalışma|izin))*
    (?:hibrit|uzaktan|evden)(?: çalışma)?(?=\W*$|[:,;])
    (?:tam|yarı) zamanlı|sürekli|belirsiz süreli|(?:yalnızca|sadece) dönem içinde
  `,
  joinsArrangements: "ve|veya",
  refersBack: "(?:ona|onu|onunla|onlar\\p{L}*|buna|bunu|bununla|bunlar\\p{L}*)(?: da| de)?",
  educationLabel: "(?:egitim|ogrenim|tahsil|mezuniyet)(?: durumu| seviyesi| duzeyi| derecesi)?",
  affirmed: "evet|var|olmali|gerekli|zorunlu|sart|araniyor",
  notAsked:
    "yok|hayir|gerek(?:li degil|miyor|mez)|sart degil|aranm\\w+|fark etmez|farketmez|onemli degil|opsiyonel|-",
  ofThose: String.raw`(?:(?:ikisi|üçü|biri|yarısı|en az (?:ikisi|biri)) \p{L}+(?: olarak)?\W*$|(?:yapmış|etmiş|almış|görmüş) olmak\W*$)`,
  programSpeaker: "SİSTEM|ASİSTAN|YARDIMCI|YÖNETİCİ|OPERATÖR|KOMUT|GELİŞTİRİCİ",
  programNote: "NOTU|KİPİ|GÜNCELLEME|MESAJI",
};
