import { NEVER } from "../../never.ts";
import type { OtherNumberCues, OtherWordCues } from "../../told-otherwise-cues.ts";

export const turkishOtherWords: OtherWordCues = {
  deniedOtherwise: String.raw`s[ıiuü]z(?:[ıiuü]m|d[ıiuü](?:m|k)?|[ıiuü]z)(?!\p{L})|(?<!\p{L})(?:belge|ehliyet|lisans|ruhsat|izin|sertifika|diploma|yetki|sigorta|kadro)s[ıiuü]z(?!\p{L})|süre(?:si|m|leri)\p{L}* (?:\p{L}+ |(?:19|20)\d\d\S* ){0,2}(?:dol|geç|bit)\p{L}+|sona er\p{L}+|[ae]ks[ıi]z[ıi]n|geri çevir\p{L}+|reddet\p{L}+|reddediyor\p{L}*|kaçın\p{L}+|bekliyor|beklemede|askıda`,
  sinceThen: String.raw`(?<!\p{L})(?:o (?:gün|zaman|tarih|yıl)\p{L}* (?:beri|bu yana|sonra)|ondan (?:sonra|beri)|sonrasında|artık|günümüzde|şimdi\p{L}*)(?!\p{L})`,
  butBetween: "ama|fakat|ancak|ise",
  betweenDeeds: String.raw`(?<=[dt][ıiuü]m?)\s(?=\d+['’])`,
  deniesAhead: NEVER,
  deniesBehind: String.raw`(?<!\p{L})(?:değil|yok)(?:d[ıiuü]\p{L}*|t[ıiuü]\p{L}*|[ıiuü]m)?(?!\p{L})|olmadan|m[ae](?:d[ıi]|y[ae]n|d[ae]n|zd[ıi]|m[ıi]ş)\p{L}*(?!\p{L})|m[ıiuü]yor\p{L}*|m[ae]z(?!\p{L})`,
  inMyCharge: String.raw`(?<!\p{L})(?:bana (?:bağlı|raporl)|(?:emr|yönetim|idare|sorumluluğ|komuta|denetim)\p{L}{0,2}m(?:de|da)|altımda|(?:bende|bendey)(?:di|diler|dir)?(?!\p{L}))(?!\p{L}*\sdeğil)`,
  target: String.raw`(?<!\p{L})(?:hedef|kota)`,
};

export const turkishOtherNumbers: OtherNumberCues = {
  exactly: String.raw`(?<!\p{L})(?:tam(?: olarak)?|tamı tamına)`,
  limitedUnit: "(?:yaş|kg|kilo|gr|gram|ton|litre|lt|cm|metre|km|kW|MW|TL|lira|euro|avro|dolar|derece|puan)",
  toHour: "(?:ile|ila)",
  hourBefore: String.raw`(?<!\p{L})saat(?:i|leri)?`,
  hourBehind: String.raw`(?:['’]?[dt][ae]n?|['’]?(?:y|s)?[ae])\s(?:başla|bit|kadar|aç|kapan)`,
  shortOf: String.raw`(?:eksi[kğ]|az)(?:iyle|i|ine)?(?!\p{L})`,
  passesThrough: "geçen",
  notPassedBehind: "(?:geç|var|eriş)me(?:yen|yecek|den)|(?:aş|bul|var|ulaş)ma(?:yan|yacak|dan)",
  casedNoun: String.raw`['’]\p{L}+|\s+\p{L}+['’]\p{L}+|\s+\p{L}+[dt][ae]n|\s+\p{L}+[ıiuü](?:n(?=\s(?:alt|üst|üzer)))?|\s+\p{L}+[ae](?=\s(?:var|eriş|ulaş)m[ae])`,
  perWeek: String.raw`(?<!\p{L})(?:haftalık|ortalama bir haftada)(?!\p{L})|/ ?(?:hf|hafta)(?!\p{L})`,
  perMonth: String.raw`(?<!\p{L})(?:aylık|ortalama bir ayda)(?!\p{L})|/ ?ay(?!\p{L})`,
  perYear: String.raw`(?<!\p{L})(?:yıllık|senelik|ortalama bir yılda)(?!\p{L})|/ ?(?:yıl|sene)(?!\p{L})`,
  bothWays: String.raw`(?<!\p{L})(?:gidiş[ -](?:dönüş|geliş)|(?:tek|her iki|iki) yön|dönüşlü)`,
  toDay: "(?:ile|ila|den|dan)",
  notReached: NEVER,
  notReachedBehind: String.raw`(?:geç|var|eriş)me(?:di|zdi|miş|z)\p{L}*|(?:aş|bul|var|ulaş)ma(?:dı|zdı|mış|z)\p{L}*`,
  withCompany: NEVER,
  withCompanyBehind: String.raw`\p{L}+(?:yla|yle|la|le)|\p{L}+ (?:ile|birlikte|beraber)`,
  oneAmong: NEVER,
  oneAmongBehind: String.raw`(?:kişi\p{L}*|arkadaş(?:ın|tan)\p{L}*)`,
  ofUnit: NEVER,
  isPassedBehind: String.raw`(?:['’]?(?:[dt][ae]n|[ıiuü]n?|yi|yı))?(?:\s[\p{L}²³/]+){0,2}?\s?(?:küsur|üstü(?!n[üd])|üzeri(?!n[id])|[dt][ae]n (?:fazla|çok)|fazla|aş(?=[aıktm])(?!ma)|geç(?=[eitm])(?!me))\p{L}*`,
  isNotMetBehind: String.raw`(?:['’]?[dt][ae]n)?(?:\s[\p{L}²³/]+){0,2}?\s?(?:altı(?!n[ıd])|[dt][ae]n az)\p{L}*`,
  asModifier: String.raw`['’]?l[ıiuü]k\s\p{L}+`,
  fromBehind: String.raw`(?:\s[\p{L}²³]{1,5})?\s[dt][ae]n|['’](?:s?[ıiuü]n)?[dt][ae]n|\s[\p{L}²³]+['’]?[dt][ae]n`,
};
