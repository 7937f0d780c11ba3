import type { ReadingCues } from "../reading-cues.ts";

export const turkishCues: ReadingCues = {
  placeUse: "ev|iş",
  livesAt:
    "adres(?:i| bilgileri)?|konum|sehir|iletisim adresi|ikametgah(?: adresi)?|ikamet(?: (?:adresi|ili|ilcesi|yeri|sehri|edilen (?:il|yer|sehir)|ettigi (?:il|yer|sehir)))?|(?:yasadigi|oturdugu|bulundugu) (?:il|yer|sehir|ilce)|yer|il(?:ce)?(?= *(?::|$))",
  factAboutPerson: "kadın|erkek|bekar|evli|uyruk|ehliyet|sürücü|doğum",
  street: String.raw`\bmah(?:allesi|\.)|\bcad(?:desi|\.)|\bsok(?:ak|\.|ağı)`,
  addressLine: String.raw`p\.? ?k\.? ?:? ?\d+|(?:[\p{L}\d.'’-]+ ){1,4}(?:mah|cad|sok|sk|blv|bulv)(?:\.|allesi|desi|ak|ağı|arı)?\.?(?: (?:[\p{L}\d.'’-]+ ){1,3}(?:cad|sok|sk)(?:\.|desi|ak|ağı)?\.?)? no ?[:.]? ?\S+`,
  region: String.raw`\p{L}{3,} (?:ili|ilçesi)`,
  kindOfWork: "tam zamanlı|yarı zamanlı|dönemsel|sözleşmeli|proje bazlı|stajyer",
  besideNames:
    "tam zamanlı|yarı zamanlı|dönemsel|sözleşmeli|proje bazlı|kadrolu|hibrit|örgün(?: öğretim)?|ikinci öğretim|normal öğretim|açık ?öğretim|uzaktan (?:eğitim|öğretim)",
  beforeEmployer: "@",
  issuedBy: "veren kurum|düzenleyen",
  abbreviation: String.raw`a\.ş|a\.s|sti|şti`,
  expires: "son geçerlilik|geçerlilik",
  until: "bitiş|son gün|son tarih",
  onRequest: String.raw`referans(?:lar|larım|ım)? .{0,40}(?:isten(?:il)?diğinde|istek üzerine|talep (?:edildiğinde|üzerine)|istendiği takdirde).{0,40}`,
  declares: String.raw`.+ (?:doğru|gerçek|eksiksiz)(?: ve (?:doğru|gerçek|eksiksiz))? olduğunu .{0,30}(?:beyan|taahhüt|kabul) .+`,
  birthDate: "doğum tarihi|doğum yeri ve tarihi",
  militaryService: "askerlik(?: durumu| hizmeti| bilgisi)?",
  drivingLicence: "ehliyet(?: sınıfı)?|sürücü belgesi(?: sınıfı)?",
  rowNumber: String.raw`s[ıi]ra(?: no\.?)?`,
  technologies: "teknolojiler|kullanılan teknolojiler",
  titleOfName: String.raw`ord\.|doç\.?|doc\.?|öğr\.|ögr\.|üyes[iİ]|gör\.|arş\.|uzm\.|yrd\.|op\.`,
  givenName: "ad[ıi]?",
  familyName: "soyad[ıi]?",
  familyNameFirst: String.raw`soyad[ıi]? ?(?:\/|ve)? ?ad[ıi]?`,
  wholeName: "ad[ıi]? soyad[ıi]?|isim",
  phone: "telefonu?|tel|cep|gsm|iletişim|ev|iş",
  otherNumber: "no|numarası|posta kutusu|p\\.? ?k|kimlik|sicil",
  degreeClass:
    "(?:yüksek )?(?:onur|şeref)(?: derecesi)?|bölüm (?:birinciliği|ikinciliği|üçüncülüğü|birincisi|ikincisi|üçüncüsü)",
  continued: "devam[ıi]?|devam ediyor",
  headingStyle: "başlık",
};
