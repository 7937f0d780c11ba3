import type { OtherNumberCues, OtherWordCues } from "../../told-otherwise-cues.ts";

export const turkishOtherWords: OtherWordCues = {
  deniedOtherwise: String.raw`s[ıiuü]z(?:[ıiuü]m|d[ıiuü](?:m|k)?|[ıiuü]z)(?!\p{L})|(?<!\p{L})(?:belge|ehliyet|lisans|ruhsat|izin|sertifika|diploma|yetki|sigorta|kadro)s[ıiuü]z(?!\p{L})|süre(?:si|m|leri)\p{L}* (?:\p{L}+ |(?:19|20)\d\d\S* ){0,2}(?:dol|geç|bit)\p{L}+|sona er\p{L}+|bekliyor|beklemede|askıda`,
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
  fromBehind: String.raw`(?:\s[\p{L}²³]{1,5})?\s[dt][ae]n|['’](?:s?[ıiuü]n)?[dt][ae]n|\s[\p{L}²³]+['’]?[dt][ae]n`,
};
