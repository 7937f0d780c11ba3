import type { MatchingCues } from "../matching-cues.ts";
import { NEVER } from "../never.ts";

/** Who does it where the profile's owner doesn't: people, and where they work, as subjects. */
const SOMEBODY = String.raw`(?:ekip|ekibi|birimi?|bölümü?|departmanı?|servisi|ofisi|müdürü?|müdürlüğü|amiri?|şefi?|ustası|ustabaşı|sahibi|patron|taşeron|firma(?:sı)?|şirketi?|ajansı?|danışmanı?|uzmanı?|mühendisi?|yöneticisi?|müşaviri?|avukatı?|hekimi?|doktoru?|hemşiresi?|teknisyeni?|laboratuvarı?|idaresi|planlama|pazarlama|muhasebe|fotoğrafçı|yazarı?|arkadaş(?:ı|ım|lar|larım)?|başka bir (?:arkadaş|kişi|usta)|meslektaşı?m|başkası|başka biri|başkaları|onlar|diğerleri)`;
/** Of them, people alone: "imza müdürde" is somebody else's, "üç yıl gıda laboratuvarında" is where one worked. */
const PERSON = String.raw`(?:müdür|amir|şef|usta|patron|danışman|uzman|mühendis|yönetici|müşavir|avukat|hekim|doktor|teknisyen|fotoğrafçı|yazar|arkadaş)`;
/** A verb of the third person, which ends the clause. */
const DOES = String.raw`\p{L}{2,}(?:[ıiuü]yor(?:du|lar|lardı)?|[dt][ıiuü]|[dt][ıiuü]l[ae]r|[aeıiuü]r(?:d[ıiuü])?|m[ae]kt[ae](?:d[ıi]r)?)[.!]?\s*$`;

/** "İmzayı şef atıyor", "dış firma tarafından yapılıyor", "karar müdürde". */
const OTHERS_DO = [
  String.raw`(?<!\p{L})${SOMEBODY}\s(?:\p{L}+\s){0,3}${DOES}`,
  String.raw`(?<!\p{L})\p{L}{2,}[ıiuü]\s\p{L}{2,}[cç][ıiuü]\s${DOES}`,
  String.raw`(?<!\p{L})(?:dışarıya|fasona|taşerona)\s(?:ver|yaptır)`,
  String.raw`(?<!\p{L})tarafından(?!\p{L})`,
  String.raw`(?:^|\s)${PERSON}(?:[ıiuü]n?)?(?:l[ae]r)?[dt][ae](?:yd[ıi])?[.!]?\s*$`,
  // "(Fiyat satışta)": by themselves, departments say whose it is; "üç yıl satışta" doesn't.
  String.raw`^\s*(?!.*(?<!\p{L})(?:yıl|ay|sene|sezon|hafta|gün)(?!\p{L}))(?:\p{L}+\s){1,2}(?:satışta|muhasebede|pazarlamada)[.!]?\s*$`,
  String.raw`(?<!\p{L})${PERSON}(?:[ıiuü]n?)?[dt][ae]n\s(?:hazır\s)?gel\p{L}+[.!]?\s*$`,
  // "Dokuma grubunun ayrı bir modelisti var."
  String.raw`(?<!\p{L})ayrı (?:bir )?(?:\p{L}+\s){0,2}\p{L}+[ıiuü] var[.!]?\s*$`,
].join("|");

export const turkishMatching: MatchingCues = {
  denies: String.raw`(?<!\p{L})(?:değil\p{L}*|yok(?:tur?)?|hiç|bilmem)(?!\p{L})|\p{L}{2}m[ae]d(?:[iı]|[iı]m|[iı]k|[iı]lar|iler)(?!\p{L})|\p{L}{2}m[iıuü]yor(?:um|uz|du|dum)?(?!\p{L})|\p{L}{2}m[ae]m[iı]şt[iı]r?(?!\p{L})|\p{L}{2}m[ae]m[ae]k[.!]?\s*$`,
  goodToLack: String.raw`engel|kısıt|sorun|kaza|hata|şik[aâ]yet|arıza|kayıp|fire|gecik|uygunsuzluk|aksa|kaçır|atla`,
  othersDo: OTHERS_DO,
  whoDoes: NEVER,
  theyDo: String.raw`(?<!\p{L})\p{L}+\s\p{L}*(?<!\p{L}[ıiuü]l)[ıiuü]yor(?:du|lar|lardı)?[.!]?\s*$`,
  isOver: "süresi (?:doldu|dolmuş|geçti|geçmiş|bitti)|yenilenmedi|yenilemedim",
  deed: String.raw`\p{L}{2,}(?:d[iıuü]m|t[iıuü]m|d[iıuü]k|t[iıuü]k|[iıuü]ld[iıuü]|nd[iıuü]|m[iıuü]şt[iıuü]r|maktay[iı]m|mekteyim|yorum)(?!\p{L})`,
  attitude:
    "sever(?:im|ek)|keyif|tutku|istiyorum|isterim|hedefliyorum|amaçlıyorum|ilgi duy|merakl|istekli|arıyorum",
  gradeBehind: String.raw`(?<![\p{L}\p{N}])(seviye|sınıf|kademe|derece)\s?([A-F]|[1-9])(?![\p{L}\p{N}])`,
  gradeBefore: String.raw`(?<![\p{L}\p{N}])([A-F]|[1-9]|iki|üç|dört|beş|altı)\.?[\s-]?(sınıf|seviye|kademe|derece|eksen)`,
  gradeLevel: "seviye",
  gradeClass: "sınıf",
  gradeRank: "kademe|derece",
  gradeAxis: "eksen",
  usesLanguage: String.raw`\p{L}{3,}c[ae](?:y[iıae]|n[iı]n|d[ae]n?|m|s[iı])?(?!\p{L})(?!\s(?:tercüman|çevirmen|mütercim|öğretmen))`,

  leadsPeople: String.raw`\b(?:ekip|takim|vardiya|kisim|posta) (?:lider|sef|amir|bas[iu]|sorumlu)|\bustabas|\bformen|\b(?:ekib|takim|personel|kadro)\w* (?:bas[iu]nda|kur|calist[iu]r|gozet)`,
  workers: String.raw`(?!musteri|kullanici|uye|misafir)\p{L}{2,}(?:c[iu]|ist|or|man|gorevli(?:si)?)l[ae]r\p{L}*|(?:gorevli|temsilci|kontrolor)\p{L}*`,
  surelyWorkers: String.raw`(?:kimyager|eczaci|hekim|uzman|kuafor|muhasebeci)\p{L}*`,
  asksManager: String.raw`\bmudur(?:l[iu][kg]|u? olarak\b| yardimciligi)|direktorl[iu][kg]`,
  asksSupervisor: String.raw`\b(?:sef|amir|komiser)l[iu][kg]|\b(?:sef|amir)i? olarak\b|(?:^|yil(?:lik)? )yoneticilik`,
  isManager: String.raw`\bmudur(?!lugu\b)|direktor|yonetici|\bbaskan|kurucu|\bsahib`,
  isSupervisor: String.raw`\bsef\b|\bsefi|amir|ustabas|formen|lider|komiser|\bbas[a-z]{4}|sorumlu`,
  asksChartered: NEVER,
  isChartered: NEVER,
  asksLeadAuditor: String.raw`(?<!\p{L})baş ?(?:denetçi|tetkikçi)`,
  isLeadAuditor: String.raw`(?<!\p{L})[Bb]aş ?(?:[Dd]enet|[Tt]etkik)`,

  ofTheJob: String.raw`(?<!\p{L})(?:(?:mezuniyet|ruhsat|tescil)\p{L}* sonra\p{L}*|meslekte|mesleğinde|mesleki|(?:tezg[âa]h|koltuk|direksiyon|ocak)\p{L}* (?:baş|arka)\p{L}*|tezg[âa]hta|sektörde|toplamda|toplam|süreyle|süre)(?!\p{L})`,
  saysHowLong: "deneyim|tecrübe|yıll[ıi]k|yıld[ıi]r|yılı aşkın",

  statesDegree: "mezun",
  studied: "mezun|mühendisli|üniversite|fakülte|bölüm|yüksek lisans",
  ofUniversity: "üniversite|lisans|fakülte",
  noDegree: "sertifika|kurs",
  givesDegrees: "üniversite|yüksekokul|fakülte",
  degreeWord: String.raw`(?<!\p{L})(?:(?:ön ?)?lisans\S*|meslek(?= yüksek)|yüksek ?(?:okul\p{L}*)?(?!\p{L})|üniversite\S*|bölüm\S*|mezun\S*|bitir\p{L}+|yükseköğretim|kurum(?:u|un|ları|larının)(?!\p{L})|okul(?:u|undan|larından)(?!\p{L})|(?:(?:endüstri|teknik|ticaret|anadolu|mesleki(?: ve teknik)?|meslek) )*lise(?:si|sinin|sinden|lerinin|lerinden|lerden)?(?!\p{L})|fakülte\S*|diploma\S*|derece\S*|ilgili|benzer\S*|den[gk]\S*|muadil\S*|alan(?:ında|larında|ı)?(?!\p{L})|program(?:ı|ının|ından|larından|ları)?(?!\p{L})|tanınan|tanınmış|(?:iki|dört|[24]) yıllık)`,
  related: "ilgili|benzer",
  fieldOfItsOwn: String.raw`(?<!\p{L})(?:[iİ]ç|peyzaj) mimar`,
  asksNumerate: String.raw`(?<!\p{L})sayısal(?!\p{L})`,
  isNumerate: "matemati|istatisti|fizik(?!sel)|mühendisli|ekonomi|iktisa|bilgisayar|aktüer|finans|muhasebe",
  asksHealth: "sağlık (?:bilim|alan|bölüm)",
  isHealth:
    "hemşire|(?<!\\p{L})tıp(?!\\p{L})|tıbbi|eczac|fizyoterapi|ergoterapi|ebelik|diş heki|beslenme|radyolo|biyomedikal|sağlık|odyolo|anestezi",
  asksSocial: "sosyal bilim",
  isSocial:
    "sosyoloji|psikoloji|antropoloji|siyaset|siyasal|kamu yönetimi|iktisa|ekonomi|uluslararası ilişkiler|coğrafya|kriminoloji",
  asksScience: "(?:fen|doğa|temel|yaşam|uygulamalı) bilim",
  isScience:
    "biyoloji|biyokimya|biyomedikal|kimya|fizik(?!sel)|genetik|mikrobiyoloji|biyoteknoloji|zooloji|botanik|ekoloji|jeoloji|çevre bilim|gıda bilim|eczac|adli bilim",

  ofCertificates: String.raw`(?<!\p{L})(?:(?:hâlen |halen )?geçerli|güncel|süresi (?:dolmamış|geçmemiş|devam eden)|(?:tarafından )?(?:onaylı|onaylanmış|verilmiş|verilen))(?!\p{L})`,
  deadline: String.raw`(?:işe )?(?:başla\p{L}*|alım\p{L}*)\s+(?:sonra|itibaren)[^,;.]*?\p{N}+\s*(?:gün|ay|yıl|hafta)\p{L}*\s+içinde`,
  apprentice: String.raw`(?<!\p{L})(?:çırak|kalfa)\p{L}*`,
  certificateWord: String.raw`sertifika\w*|belge\w*|lisans\w*|ehliyet\w*|ruhsat\w*`,

  forExample: String.raw`örneğin|örn\.`,
  program: String.raw`yazilim\w*|program[ıi]?\w*|sistem\w*|platform\w*|uygulama\w*`,
  softwareBehind: "yazılım",
  orSimilar: String.raw`\s(?:veya|ya da)\s(?:bir\s)?(?:benzer\p{L}*|muadil\p{L}*|eş ?değer\p{L}*|dengi|başka)(?!\p{L})`,
  leastYears: String.raw`(?<!\p{L})(?:en az|asgari)`,
  smallNumber: "bir|iki|üç|dört|beş|altı|yedi|sekiz|on",
  wholeYears: NEVER,
  years: "yıl(?:l[ıi]k|ı|dan)?|sene(?:lik)?",
  moreYears: String.raw`(?:(?:ve(?:ya)?|ya da)\s+)?(?:daha\s+)?(?:fazla|uzun|üzeri)`,
  testScore: String.raw`\d{2,}\s*puan|puan\S*[^.]{0,40}\d{2,}|sınav|\b(?:yds|yökdil)\b`,
};
