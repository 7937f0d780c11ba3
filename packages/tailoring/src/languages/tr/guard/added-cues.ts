import type { AddedCues } from "../../added-cues.ts";
import { NEVER } from "../../never.ts";

/** Those to whom a line leaves something. */
const DOERS =
  "(?:ekip|ekib|müdürlüğ|müdür|değerlendirici|koordinatör|komite|şef|amir|memur|avukat|patron|hekim|doktor|uzman|mühendis|servis|firma|laboratuvar|yönetici|danışman|müşavir|kurum|birim|merkez|bölüm|departman|ofis|büro|işler|muhasebe|yayınev|taşeron|tedarikçi|eczacı|noter|başkan|kurul|komisyon|usta|kalfa|öğretmen|denetçi|operatör|meslektaş|arkadaş|yazar|editör|çevirmen|tasarımcı|temsilci|sekreter|hemşire|fotoğrafçı|yönetmen|asistan|şoför|kaptan|tekniker|teknisyen)";

/** What a sentence adds beside what was done, or says in a phrase that it can do without. */
export const turkishAddedCues: AddedCues = {
  turnsToDenial: "ama|ancak|fakat",
  deniesPart: String.raw`(?<!\p{L})hayır[.)]?$|(?<!\p{L})(?:değil(?:im|iz|di|dim)?|yok(?:tu|tur|um)?)[.)]?$|\p{L}m[ae](?:d[ıi](?:m|k|lar|ler)?|z(?:lar|ler)?|m|mişt[ıi]r|m[ae]k)[.)]?$|\p{L}m[ıiuü]yor(?:um|uz|du|dum|lar)?[.)]?$`,
  oneself: "bende|bizde|bana|benim|kendim|ben",
  ofTotal: NEVER,
  endsAsPart: "['’]s?[ıiuü](?:n[ıiuü]n?)?",
  article: "bir",
  gerundEnding: NEVER,
  verbEnding: NEVER,
  stressedSelf: String.raw`(?<!\p{L})ben (?:\p{L}+ )?\p{L}+(?:[dt][ıiuü]m|yorum)(?!\p{L})`,
  relative: NEVER,
  doneElsewhere: String.raw`(?<!\p{L})(?:başka|ayrı|diğer|dış) (?:bir )?\p{L}+ \p{L}+[.)]?$|(?<!\p{L})${DOERS}(?:[ıiuü]|s[ıiuü])?(?: (?:de|da))? (?:\p{L}+ )?\p{L}+(?:[ıiuü]yor(?:du)?|[dt][ıiuü]|(?<!m)[ae]r|(?<![dtm])[ıiuü]r)[.)]?$|(?<!\p{L})${DOERS}\p{L}*[dt][ae](?:yd[ıi]|d[ıi]r)?[.)]?$|(?<!\p{L})(?:\p{L}+ )?${DOERS}\p{L}*[dt][ıiuü]r[.)]?$`,
  leavesToOthers: String.raw`tarafından|bırak|ilet|yönlendir|(?<=\p{L})ken(?!\p{L})|sunu(?:yor|r|ldu)|onayına|imzasına|için(?!\p{L})|yardım|destek`,
  ledEvent: String.raw`(?<!\p{L})(?:prova|oturum|ders|atölye|tur(?!n)|yürüyüş|eğitim|toplantı|tartışma|seminer|etkinlik|oyun|antrenman|ayin|sohbet)`,
  unaided: String.raw`(?<!\p{L})(?:bağımsız(?: olarak)?|gözetimsiz|denetimsiz|yardımsız|tek başı(?:m|n)\p{L}*|kendi başı\p{L}*|bizzat)(?!\p{L}| değil)`,
  addedPurpose: String.raw`(?<=^|, |; )[^,;]*?(?:m[ae]k (?:için|amac[ıi]yla)|(?<!\sol)m[ae]k üzere|m[ae](?:s[ıi]|leri|ları)(?:n[ıi]n)? (?:için|amac[ıi]yla)|hedefleri için)(?!\p{L})`,
  addedOutcome: String.raw`(?:\p{L}{3,}[ae]r[ae]k|sayesinde|böylece|böylelikle)\s[^,;.]*?(?:artır|arttır|azalt|katla|düşür|indir|yükselt|sıfırla|kısalt|iyileştir|kazandır|engelle|önle|(?:m[ae]s[ıi]n[ıi]) sağla)\p{L}*`,
  superlative: String.raw`(?<!\p{L})(?:en (?:büyük|yoğun|köklü|prestijli|tanınmış|bilinen|kalabalık|seçkin|iyi)(?! ihtimal)|önde gelen|bir numaralı)(?!\p{L})`,
  notAlone: String.raw`(?:tek|yalnız|kendi) baş\p{L}+ değil`,
  allAlone: String.raw`(?<!\p{L})(?:tek başı(?:ma|na|mıza)|kendi başı(?:ma|na))(?!\p{L}| değil)`,
  superlativeKnown: String.raw`(?<!\p{L})(?:en \p{L}+|önde|ilk|birinci\p{L}*|bir numara\p{L}*)(?!\p{L})`,
  aloneKnown: String.raw`(?<!\p{L})(?:tek|yalnız|kendi\p{L}*)(?!\p{L})`,
  calledAs: String.raw`(?<!\p{L})((?:\p{L}+\s)?\p{L}*(?:[cç][ıiuü]|man|er|or|ör|ist|eri|isi|ısı|usu|üsü|ortağı|başkanı|müdürü|uzmanı)) (?:olarak|sıfatıyla)(?!\p{L})`,
  workplaceAside: String.raw`^[^,;]*?\p{L}{2}[dt][ae](?:ki)?\s`,
  durationAside: String.raw`(?:\d+(?:,\d+)?|(?<!\p{L})\p{L}+(?:\s(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz))?)(?:\sbuçuk)?\s(?:(?:yıl|ay)(?:[ıi]|dan)\s(?:aşkın|aşan|uzun|fazla)(?:\s(?:bir\s)?süre(?:dir|yle)?|\szamandır)?|(?:yıl|ay)\sboyunca|(?:yıl|ay)dır)(?!\p{L})`,
  denialAside: NEVER,
  partOfWhole: String.raw`(?<whole>\p{L}{2,}n[ıiuü]n) (?:\p{L}+ ){0,2}(?<part>(?:bölüm|kısm[ıi]|aşama|ayağ[ıi]|yarıs[ıi])\p{L}*)`,
  reportsToOthers: String.raw`(?:amir|yönetici|müdür|şef)(?:leri|ları|si|i)? değil|(?:yöneticili[kğ]|amirli[kğ]|şefli[kğ])i? (?:bende|benim) değil|(?<=\p{L} )(?!ban|biz)\p{L}+(?:ya|ye|na|ne|a|e) (?:bağlı(?:yd[ıi]|lar|dır)?|raporlu?(?:yor|r))(?:du|lar|lardı)?[.)]?$`,
  inCharge: NEVER,
  goesOn: String.raw`(?<!\p{L})(?:hâlen|halen|hâlâ|şu an\p{L}*|bugüne|günümüze)(?!\p{L})`,
  hasEnded: String.raw`(?<!\p{L})(?:ayrıld[ıi]|bırakt[ıi]|kapatt[ıi]|eskiden)|(?:19|20)\d\d['’]?\p{L}* (?:kadar|dek)(?!\p{L})|(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d`,
  before: String.raw`(?<!\p{L})önce(?!lik|ki|den)(?:si\p{L}*)?(?!\p{L})`,
  after: String.raw`(?<!\p{L})(?:sonra(?!ki|dan)(?:s[ıi]\p{L}*)?|ardından)(?!\p{L})`,
  ofTwo: String.raw`(?<!\p{L})(?:iki|2) \p{L}+[dt][ae]n(?!\p{L})`,
  universal: String.raw`(?<!\p{L})(?:her (?:türlü|çeşit|şube\p{L}*|parça\p{L}*|bölüm\p{L}*|kesim\p{L}*|(?:iki|üç|dört|beş) \p{L}+)|tüm|bütün|hepsi\p{L}*|tamam[ıi]\p{L}*|baştan (?:sona|tasarla\p{L}*)|ne olursa olsun|sınırı? olmaksızın|sınırsız|aralıksız)(?!\p{L})`,
  limitedTo: String.raw`(?<!\p{L})(?:adım adım|kademeli|yalnızca|sadece|tek|küçük|deneme|kadar|bir(?:inin|ini|isinin) |iki \p{L}+[dt][ae]n|gözetim\p{L}*|ilk taslak\p{L}*)(?!\p{L})`,
  notHeld: "vekâlet|vekalet|olmadan önce|ben değil|(?:görevi|unvanı|sıfatı|yetkisi) ol(?:maksızın|madan)",
};
