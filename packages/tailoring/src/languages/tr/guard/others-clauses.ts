import type { OthersClauses } from "../../others-clauses.ts";

/** People, and what people work in, to whom a line leaves something: as the words begin. */
const DOER =
  "(?:ekip|ekib|müdür|şef|amir|memur|avukat|patron|hekim|doktor|uzman|mühendis|servis|firma|şirket|laboratuvar|yönetici|direktör|danışman|müşavir|kurum|kuruluş|birim|merkez|bölüm|departman|ofis|büro|işler|muhasebe|yayınev|taşeron|yüklenici|tedarikçi|eczacı|noter|başkan(?!l)|kurul|komisyon|heyet|usta|kalfa|öğretmen|hoca|denetçi|müfettiş|eksper|operatör|meslektaş|arkadaş|acente|fabrika|ajans|stüdyo|psikolog|veteriner|diyetisyen|mimar|editör|yazar(?!k)|tasarımcı|temsilci|sekreter|yönetmen|asistan|grafiker|değerlendirici|koordinatör|komite|çevirmen|hemşire|belediye|mahkeme|hâkim|savcı|banka|üniversite|genel müdürlü|grub|anne|baba(?:m|n|s)|amca|dayı|ağabey|abla|kardeş|hanım|bey(?![ai]n|az))";
const WHO = String.raw`(?<!\p{L})${DOER}\p{L}*`;
/** The same as the subject: "ekibi", "müdürleri", "ustam", and not "işlerini". */
const SUBJECT = String.raw`(?<!\p{L})${DOER}(?:s?[ıiuü]|l[ae]r(?:[ıi](?:m(?:[ıi]z)?)?)?|[ıiuü]?m(?:[ıiuü]z)?)?(?!\p{L})`;
const NOT_ME = "(?!(?:ben(?:im|de|den|ce)?|bana|biz(?:im|e|de|den|ce)?|kendi\\p{L}*)(?!\\p{L}))";
/** A verb of the third person that isn't passive. */
const DOES = String.raw`(?<!\p{L}[ıiuü][ln])(?:[ıiuü]yor(?:du)?|m[ae]kteydi|m[ıiuü]şt[ıiuü]|[dt][ıiuü]|(?<!m)[ae]r(?:d[ıi])?|(?<![dtm])[ıiuü]r(?:d[ıiuü])?)\W*$`;
/** Of these the subject is a thing: "süre dört güne indi". */
const HAPPENS =
  "(?:in|çık|düş|art|azal|yüksel|ulaş|ol|başla|bit|kal|sür|kapan|geç|gel|git|büyü|kısal|iyileş|değiş|geri)(?:[dt][ıiuü]|[ıiuü]?yor|[ae]?r|m)";
/** "Karar verir", "başkanlık eder": a verb that takes its meaning from the noun before it. */
const LIGHT = String.raw`(?:ed|et|yap|ver|al|ol|gir|kur)\p{L}+`;
const WITH_LIGHT = String.raw`(?:\p{L}+ (?=${LIGHT}\W*$))?`;
const ACCUSATIVE = String.raw`\p{L}(?:n[ıiuü]|l[ae]r[ıi]|['’][yns]?[ıiuü]|[ıi]y[ıi])`;
const DATIVE = String.raw`\p{L}(?:['’][yn]?[ae]|n[ae]|l[ae]r[ae]|y[ae])`;
/** Not a circumstance: whoever does it stands in no case. */
const NO_ADVERB = String.raw`(?<!(?:[fstkçşhp]t|\p{L}d)[ae]n?|\p{L}[ıiuü]m|\p{L}n[ıiuü]|olarak|ile|için|kadar|sonra|önce|göre|tekrar|haftada|günde|hemen|birlikte)`;

export const turkishOthersClauses: OthersClauses = {
  behind: [
    // "onu mühendislik ekibi yazdı", "izinlerini başeczacı onaylar"
    String.raw`(?<who>${SUBJECT})(?: de| da| ise)? (?:\p{L}+ )?(?!${HAPPENS})\p{L}+${DOES}`,
    // "arka uç bir firmanındı", "imza mali müşavirin", "pazarlık nakliye firmasının işi"
    String.raw`(?<=\p{L} )(?<who>${NOT_ME}(?!için|yakın|kadın|basın|yayın|salgın|altın|yarın|bütün|dolgun|uygun|toplum|zaman|kesin|derin|akın|son|gün|ürün|uzun|tüm|bugün|içerisin)(?:dışarıdan bir )?\p{L}{3,}[ıiuü]n)(?:d[ıi]r?|d[uü]r?)?(?: (?:iş[ıi]|görev[ıi]|karar[ıi]|yetkisinde|sorumluluğ\p{L}*)(?:yd[ıi])?)?\W*$`,
    // "kadroyu o kurdu"
    String.raw`(?<!\p{L})(?<who>o|onlar)(?: de| da)? (?:\p{L}+ )?(?!${HAPPENS})\p{L}+${DOES}`,
    // "metin dedemden kalma"
    String.raw`(?<!\p{L})(?<who>${NOT_ME}\p{L}+[dt][ae]n) kalma\W*$`,
    // "sorumlu başkâtipti"
    String.raw`(?<!\p{L})(?:sorumlu|yetkili)(?:su)? (?<who>${NOT_ME}\p{L}{3,}[ptksşçf]t[ıiuü]|${NOT_ME}\p{L}{3,}[dy]d[ıiuü])\W*$`,
    // "duruş analizi bakım ekibine ait", "yazımı danışmanıma aitti"
    String.raw`(?<who>(?<!\p{L})${NOT_ME}\p{L}+[ae]) (?:ait|bırakıl|kal[ıdm]|düş[eü])\p{L}*\W*$`,
    // "tahmin modelleri veri bilimi ekibinden geliyor", "reçeteler şef Nihat Bey'den"
    String.raw`(?<!\p{L})(?<who>${NOT_ME}\p{L}+['’]?[dt][ae]n) (?:ol|gel|çık)\p{L}*\W*$`,
    String.raw`(?<who>${WHO}['’]?[dt][ae]n)\W*$`,
    // "onay mali işlerde", "kurgu stüdyodaydı"
    String.raw`(?<who>${WHO}['’]?[dt][ae])(?:yd[ıi]|d[ıi]r)?\W*$`,
    // "statik hesaplar proje bürosu tarafından", "ışık tasarımı konuk sanatçılarca"
    String.raw`(?<!\p{L})(?<who>${NOT_ME}\p{L}+) tarafından`,
    String.raw`(?<!\p{L})(?<who>${NOT_ME}\p{L}+l[ae]rc[ae])\W*$`,
    // "tanı koyan ise klinik psikologdu", "kesimi yapan da fabrika"
    String.raw`\p{L}+[ae]n(?: d[ae]| ise)? (?<who>${WHO})\W*$`,
    // "onayı veren baskı ustası"
    String.raw`(?<=${ACCUSATIVE} |\p{L}[ıiuü] )\p{L}+[ae]n(?: d[ae]| ise)? (?<who>\p{L}+ ${SUBJECT})(?:yd[ıi]|d[ıi])?\W*$`,
    String.raw`(?<!\p{L})(?<who>(?:başka|ayrı|diğer|dış) (?:bir )?\p{L}+) \p{L}+\W*$`,
  ],
  bySubject: [
    // "malın kabulüne kalite karar verirdi", "bakım sözleşmelerini satın alma yapardı"
    String.raw`(?<=${ACCUSATIVE} )(?<who>(?:\p{L}+ ){0,2}?\p{L}+)${NO_ADVERB} ${WITH_LIGHT}(?!${HAPPENS})\p{L}{2,}${DOES}`,
    String.raw`(?<=${DATIVE} )(?<who>(?:\p{L}+ ){0,2}?\p{L}+)${NO_ADVERB} (?:\p{L}+ (?=${LIGHT}\W*$)|(?!${LIGHT}\W*$))(?!${HAPPENS})\p{L}{2,}${DOES}`,
  ],
  within: [
    // "ustanın çizdiği kalıpla", "diyetisyenin yazdığı listelere"
    String.raw`(?<!\p{L})(?<who>${NOT_ME}\p{L}{3,}[ıiuü]n) (?:\p{L}+ )?\p{L}+(?:[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi])\p{L}*`,
    // "eczacı danışmanlık verirken", "taşeron beton döktükçe", "ustam kesimi bitirdikten sonra"
    String.raw`(?<who>${SUBJECT}) (?:\p{L}+ ){0,3}\p{L}+(?:[aeıiuü]rken|[dt][ıiuü]kç[ae]|[dt][ıiuü]kt[ae]n sonra)(?!\p{L})`,
    // "kalibrasyonunu laboratuvara yaptırıp"
    String.raw`(?<!\p{L})\p{L}+[ıiuü] (?:\p{L}+ )?(?<who>${DOER}\p{L}*[ae]) \p{L}*t[ıiuü]r\p{L}*`,
    // "çözecek birime"
    String.raw`(?<!\p{L})\p{L}+[ae]c[ae]k (?<who>${DOER}\p{L}*)`,
  ],
  endsInThird: DOES,
  speaksOfOneself: String.raw`(?<!\p{L})(?:ben|biz)(?!\p{L})`,
};
