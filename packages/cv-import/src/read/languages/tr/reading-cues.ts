import type { ReadingCues } from "../reading-cues.ts";

export const turkishCues: ReadingCues = {
  placeUse: "ev|iş",
  factAboutPerson: "kadın|erkek|bekar|evli|uyruk|ehliyet|sürücü|doğum",
  street: String.raw`\bmah(?:allesi|\.)|\bcad(?:desi|\.)|\bsok(?:ak|\.|ağı)`,
  kindOfWork: "tam zamanlı|yarı zamanlı|dönemsel|sözleşmeli|proje bazlı|stajyer",
  issuedBy: "veren kurum|düzenleyen",
  abbreviation: String.raw`a\.ş|a\.s|sti|şti`,
  expires: "son geçerlilik|geçerlilik",
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
  headingStyle: "başlık",
};
