import { CareerProfile } from "@terzi/contracts/career";
import { Place } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import { maySay } from "./may-say.ts";

const PROFILE = CareerProfile.parse({
  personalInfo: { name: "A B" },
  summary: "Terziyim, dikim atölyesinde ve otelde çalıştım.",
  experiences: [
    {
      company: "Kardelen Dikimevi",
      position: "Makineci",
      location: "Denizli",
      startDate: "2019-03",
      endDate: "2024-05",
      responsibilities: [
        "Günde yaklaşık 120 gömlek yakası diktim",
        "Numune dikimine haftada bir gün destek verdim",
        "Bant şefinin verdiği hedefi takip ettim",
      ],
      achievements: [
        "2022'de en az hata yapan üç kişiden biriydim",
        "Makine ayar süresi 20 dakikadan 12 dakikaya indi",
      ],
    },
    {
      company: "Palmiye Otel",
      position: "Resepsiyon Görevlisi",
      location: "Muğla",
      startDate: "2016-05",
      endDate: "2018-10",
      responsibilities: [
        "Giriş çıkış işlemleri, sezonda günde 60 oda",
        "Gece muhasebecisine kasa devri yaptım",
        "Grup rezervasyonlarını satış ofisi yapıyordu",
      ],
      achievements: ["2017 yaz sezonunda misafir anketinde resepsiyon puanı 8,4'ten 8,9'a çıktı"],
    },
  ],
  education: [
    { institution: "Denizli Meslek Lisesi", degree: "Lise", field: "Giyim Üretim", graduationDate: "2015" },
    {
      institution: "Anadolu Üniversitesi",
      degree: "Ön Lisans (devam ediyor)",
      field: "Turizm",
      graduationDate: "2027",
    },
  ],
  skills: {
    technical: ["Düz makine", "Overlok", "Gemini (temel)"],
    soft: ["El becerisi"],
    languages: [
      { language: "Türkçe", proficiency: "Native" },
      { language: "İngilizce", proficiency: "Intermediate" },
      { language: "Rusça", proficiency: "Basic" },
    ],
  },
  certifications: [
    { name: "Kadın Giyim Modelistliği Kursu (katılım belgesi)", issuer: "Halk Eğitim Merkezi", date: "2020" },
    { name: "Hijyen Belgesi", issuer: "İSMEK", date: "2019", expiryDate: "2022" },
  ],
  additionalInfo: "Kalıpçılık ustalık belgesi sınavına 2027'de gireceğim. Kendi dükkânım yok.",
});
/** Lies by the place where they would stand ("" is the summary). */
const TURKISH: Record<string, string> = {
  "": `Kendi dükkânı olan terzi
Kalıpçılık ustalık belgeli terzi
Modelist
Modelist terzi
Modelistlik sertifikalı terzi
Turizm ön lisans mezunu
Turizm lisans mezunu
Üniversite mezunu terzi
Anadolu Üniversitesi mezunu
Geçerli hijyen belgesi olan terzi
Hijyen belgeli terzi
Sekiz yıllık resepsiyon deneyimi
On yıllık terzi
Dikim, otel ve restoran deneyimi
İleri düzeyde Gemini kullanan makineci
Akıcı İngilizce ve orta düzeyde Rusça bilen resepsiyonist
Orta düzeyde Rusça
İngilizce ve Rusça (orta)
Rusça ve İngilizceyi orta düzeyde konuşuyor
Almanca bilen terzi
Bant şefi
Kıdemli makineci
Resepsiyon şefi olarak çalışmış makineci
Gece müdürlüğü yapmış
Halen Kardelen Dikimevi'nde makineci
Gemini uzmanı
Overlok ve reçme makinesi
Modelistlik eğitimi veren terzi`,
  "experiences.0": `Günde 120'den fazla gömlek yakası diktim
Günde yaklaşık 120 gömlek diktim
Günde en az 120 gömlek yakası diktim
Haftada yaklaşık 120 gömlek yakası diktim
Numune dikiminden sorumluydum
Numune diktim
Haftada bir gün numune bölümünü yönettim
Her gün numune dikimine destek verdim
Bant hedeflerini belirledim
Bant şefi olarak hedefi takip ettim
2022'de en az hata yapan kişiydim
2022'de en az hata yapan üç kişiyi yönettim
2022'de hatasız çalıştım
Makine ayar süresini 20 dakikadan 12 dakikaya indirdim
Makine ayar süresi %60 kısaldı
Makine ayar süresi 12 dakika kısaldı
Makine ayar süresi 20 dakikaya indi
Makineleri ayarladım
Makine bakımı yaptım
Beş yıl boyunca 120 işçiyle çalıştım
2018'den itibaren makineci olarak çalıştım
Kardelen Dikimevi'nde yedi yıl çalıştım
Günde 60 yaka diktim
Otelde gömlek diktim`,
  "experiences.1": `Yılda 60 oda girişi yaptım
Sezonda günde 60 odanın temizliğini yaptım
Her gün 60 oda giriş çıkışı yaptım
Grup rezervasyonlarını yaptım
Grup rezervasyonlarını satış ofisiyle yaptım
Gece muhasebecisi olarak kasa devri yaptım
Gece muhasebesini yaptım
Satış ofisinde çalıştım
Misafir anketinde otel puanı 8,4'ten 8,9'a çıktı
Resepsiyon puanını 8,9'a çıkardım
Resepsiyon puanı %5 arttı
Resepsiyon puanı 8,9'dan 8,4'e indi
2017 ve 2018'de resepsiyon puanı 8,9'a çıktı
Ön büro müdürü olarak giriş çıkış işlemlerini yürüttüm
Misafir anketini hazırladım
Otelin kasasından sorumluydum`,
  "education.1": `Turizm ön lisans mezunu
Anadolu Üniversitesi Turizm ön lisans, 2027
Anadolu Üniversitesi Turizm bölümünü bitirdim`,
  "education.0": `Denizli Meslek Lisesi birincisi
Denizli Anadolu Lisesi mezunu
Giyim üretim ön lisans`,
};
const ENGLISH: Record<string, string> = {
  "": `Tailor with her own shop
Certified pattern cutter
Associate degree in Tourism
Fluent English
Russian at intermediate level
English (professional)
Receptionist with eight years of hotel experience
Head receptionist
Night manager
Currently a sewing machine operator at Kardelen Dikimevi
Holds a valid hygiene certificate
Sewing, hotel and restaurant experience
Gemini (advanced)`,
  "experiences.0": `Sewed about 120 shirts a day
Sewed over 120 shirt collars a day
Led sample sewing one day a week
Sewed samples one day a week
Set the targets of the line
Made the fewest mistakes in 2022
Cut machine setup time from 20 to 12 minutes
Machine setup time fell by 12 minutes
Line supervisor`,
  "experiences.1": `Made group reservations
Handled 60 check-ins a year
Night auditor handing over the till
Hotel score in the guest survey rose from 8.4 to 8.9
Reception score rose by 5%
Raised the reception score to 8.9 in the 2017 summer season
Front office manager`,
};

const linesOf = (lies: Record<string, string>, language: "en" | "tr") =>
  Object.entries(lies).flatMap(([at, list]) =>
    list.split("\n").map((lie) => ({ at: Place.parse(at), lie, language })),
  );

test.each([...linesOf(TURKISH, "tr"), ...linesOf(ENGLISH, "en")])(
  "who sewed collars and stood at a reception is not made to say: $lie",
  ({ at, lie, language }) => {
    expect(maySay(PROFILE, lie, { place: at, language })).toBe(false);
  },
);
