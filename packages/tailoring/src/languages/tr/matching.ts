import type { MatchingCues } from "../matching-cues.ts";
import { NEVER } from "../never.ts";

export const turkishMatching: MatchingCues = {
  denies: String.raw`(?<!\p{L})(?:değil\p{L}*|yok(?:tur)?|hiç|bilmem)(?!\p{L})|\p{L}{2}m[ae]d(?:[iı]|[iı]m|[iı]k|[iı]lar|iler)(?!\p{L})|\p{L}{2}m[iıuü]yor(?:um|uz|du|dum)?(?!\p{L})|\p{L}{2}m[ae]m[iı]şt[iı](?!\p{L})`,
  goodToLack: String.raw`engel|kısıt|sorun|kaza|hata|şik[aâ]yet|arıza|kayıp|fire|gecikme|uygunsuzluk|aksam`,
  othersDo: String.raw`(?:ekibi|birimi|bölümü|departmanı|müdürü|firması|şirketi|ajansı|danışmanı|uzmanı|mühendisi|yöneticisi|müşaviri|planlama|başkası|başka biri)\s(?:\p{L}+\s){0,3}(?:yapıyor|yaptı|yapıyordu|yazıyor|yazdı|yazıyordu|yürütüyor|yürüttü|yürütüyordu|veriyor|verdi|veriyordu|hazırlıyor|hazırladı|hazırlıyordu|üstlendi|üstleniyor|imzalıyor|imzaladı)(?:lar|du)?(?!\p{L})`,
  isOver: "süresi (?:doldu|dolmuş|geçti|geçmiş|bitti)|yenilenmedi|yenilemedim",
  deed: String.raw`\p{L}{2,}(?:d[iıuü]m|t[iıuü]m|d[iıuü]k|t[iıuü]k|[iıuü]ld[iıuü]|nd[iıuü]|m[iıuü]şt[iıuü]r|maktay[iı]m|mekteyim|yorum)(?!\p{L})`,
  attitude:
    "sever(?:im|ek)|keyif|tutku|istiyorum|isterim|hedefliyorum|amaçlıyorum|ilgi duy|merakl|istekli|arıyorum",

  leadsPeople: String.raw`\b(?:ekip|takim|vardiya|kisim|posta) (?:lider|sef|amir|bas[iu]|sorumlu)|\bustabas|\bformen|\b(?:ekib|takim|personel|kadro)\w* (?:bas[iu]nda|kur|calist[iu]r|gozet)`,
  workers: String.raw`(?!musteri|kullanici|uye|misafir)\p{L}{2,}(?:c[iu]|ist|or|man|gorevli(?:si)?)l[ae]r\p{L}*|(?:gorevli|temsilci|kontrolor)\p{L}*`,

  ofTheJob: String.raw`(?<!\p{L})(?:(?:mezuniyet|ruhsat|tescil)\p{L}* sonra\p{L}*|meslekte|mesleğinde|sektörde|toplamda|toplam|süreyle|süre)(?!\p{L})`,
  saysHowLong: "deneyim|tecrübe|yıll[ıi]k|yıld[ıi]r|yılı aşkın",

  statesDegree: "mezun",
  studied: "mezun|mühendisli|üniversite|fakülte|bölüm|yüksek lisans",
  ofUniversity: "üniversite|lisans|fakülte",
  noDegree: "sertifika|kurs",
  givesDegrees: "üniversite|yüksekokul|fakülte",
  degreeWord: String.raw`lisans|yüksek|üniversite\S*|bölüm\S*|mezun\S*|fakülte\S*|diploma\S*|derece\S*|ilgili|benzer|tanınan|tanınmış|(?:iki|dört) yıllık`,
  related: "ilgili|benzer",

  deadline: String.raw`(?:işe )?(?:başla\p{L}*|alım\p{L}*)\s+(?:sonra|itibaren)[^,;.]*?\p{N}+\s*(?:gün|ay|yıl|hafta)\p{L}*\s+içinde`,
  apprentice: String.raw`(?<!\p{L})(?:çırak|kalfa)\p{L}*`,
  certificateWord: String.raw`sertifika\w*|belge\w*|lisans\w*|ehliyet\w*|ruhsat\w*`,

  forExample: String.raw`örneğin|örn\.`,
  program: String.raw`yazilim\w*|program[ıi]?\w*|sistem\w*|platform\w*|uygulama\w*`,
  softwareBehind: "yazılım",
  orSimilar: String.raw`\s(?:veya|ya da)\s(?:bir\s)?(?:benzer\p{L}*|muadil\p{L}*|eş ?değer\p{L}*|dengi)(?!\p{L})`,
  leastYears: String.raw`(?<!\p{L})(?:en az|asgari)`,
  smallNumber: "bir|iki|üç|dört|beş|altı|yedi|sekiz|on",
  wholeYears: NEVER,
  years: "yıl(?:l[ıi]k|ı|dan)?|sene(?:lik)?",
  moreYears: String.raw`(?:(?:ve(?:ya)?|ya da)\s+)?(?:daha\s+)?(?:fazla|uzun|üzeri)`,
  testScore: String.raw`\d{2,}\s*puan|puan\S*[^.]{0,40}\d{2,}|sınav|\b(?:yds|yökdil)\b`,
};
