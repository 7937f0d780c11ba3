import { claimSet } from "./claim-set.ts";

export const teacher = claimSet(
  "öğretmen, Türkçe profil",
  {
    personalInfo: { name: "Şule İnci", email: "sule.inci@example.com" },
    summary: "Öğrencinin merakını önemseyen matematik öğretmeni. 8 yıldır lise düzeyinde ders veriyorum.",
    experiences: [
      {
        company: "Gökkuşağı Koleji",
        position: "Matematik Öğretmeni",
        location: "Ankara",
        startDate: "2018-09",
        endDate: "present",
        responsibilities: [
          "Haftada 24 saat matematik dersi veriyorum",
          "Zümre başkanlığını vekaleten yürüttüm",
          "TÜBİTAK proje yarışmasına 5 öğrenci hazırladım",
          "Veli toplantılarını düzenledim",
        ],
        achievements: [
          "Öğrencilerimin TYT matematik ortalaması 21'den 27 nete yükseldi",
          "Robotik kulübünün kuruluşuna katkıda bulundum",
        ],
      },
      {
        company: "Bilgi Dershanesi",
        position: "Stajyer Öğretmen",
        location: "Kırıkkale",
        startDate: "2017-02",
        endDate: "2017-06",
        responsibilities: ["Deneme sınavlarını değerlendirdim", "Ders izledim, ders anlatmadım"],
      },
    ],
    education: [
      {
        institution: "Gazi Üniversitesi",
        degree: "Lisans",
        field: "Matematik Öğretmenliği",
        graduationDate: "2017-06",
      },
      {
        institution: "Hacettepe Üniversitesi",
        degree: "Yüksek Lisans (tez aşamasında)",
        field: "Eğitim Programları",
        graduationDate: "2027",
      },
    ],
    skills: {
      technical: ["GeoGebra", "Ölçme ve değerlendirme"],
      soft: ["Sınıf yönetimi"],
      languages: [{ language: "İngilizce", proficiency: "Professional" }],
    },
    volunteerExperience: [
      {
        organization: "Köy Okulları Derneği",
        role: "Gönüllü Öğretmen",
        startDate: "2019-07",
        endDate: "2019-08",
        description: "Yaz okulunda 60 çocuğa matematik anlattım.",
      },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Haftada 24 saat matematik dersi verdim",
        "Haftada yirmi dört saat matematik dersi",
        "TÜBİTAK proje yarışmasına beş öğrenci hazırladım",
        "Veli toplantılarının düzenlenmesi",
        "Robotik kulübünün kuruluşuna katkı sağladım",
        "TYT matematik ortalaması 21'den 27 nete çıktı",
        "Zümre başkanlığını vekâleten yürüttüm",
        "Öğrencilerin TYT matematik ortalaması 6 net yükseldi",
      ],
      lies: [
        ["Zümre başkanlığını yürüttüm", "vekâlet düştü"],
        ["Robotik kulübünü kurdum", "katkı kuruculuk oldu"],
        ["TÜBİTAK proje yarışmasında 5 öğrenciyle derece aldım", "hazırlık derece oldu"],
        ["TÜBİTAK proje yarışmasına 15 öğrenci hazırladım", "sayı"],
        ["Haftada 34 saat matematik dersi veriyorum", "sayı"],
        ["Haftada 24 saat fizik dersi veriyorum", "ders"],
        ["TYT matematik ortalaması 27'den 21 nete yükseldi", "yön"],
        ["TYT matematik ortalaması 27 net yükseldi", "e yerine fark"],
        ["Okul müdürlüğünü vekaleten yürüttüm", "görev"],
        ["Deneme sınavlarını değerlendirdim", "öteki işin bilgisi"],
        ["Günde 24 saat matematik dersi veriyorum", "dönem"],
        ["Yaz okulunda 60 çocuğa matematik anlattım", "gönüllülükten işe"],
      ],
    },
    "experiences.1": {
      true: ["Deneme sınavlarının değerlendirilmesi", "Ders izledim"],
      lies: [
        ["Ders anlattım", "olumsuzluk düştü"],
        ["Deneme sınavlarını hazırladım", "eylem"],
        ["Haftada 24 saat ders verdim", "öteki işin bilgisi"],
      ],
    },
    "": {
      true: [
        "8 yıllık deneyime sahip Matematik Öğretmeni; halen Gökkuşağı Koleji bünyesinde görev yapmaktadır.",
        "Gazi Üniversitesi Matematik Öğretmenliği mezunu.",
        "GeoGebra ve sınıf yönetimi konularında deneyimli.",
        "2018 yılından bu yana Ankara'da Gökkuşağı Koleji'nde matematik öğretmeni.",
        "Köy Okulları Derneği'nde gönüllü öğretmen olarak 60 çocuğa matematik anlattı.",
        "Mathematics teacher with 8 years of experience.",
      ],
      lies: [
        ["Hacettepe Üniversitesi Eğitim Programları yüksek lisans mezunu.", "bitmemiş derece"],
        ["Yüksek lisans mezunu matematik öğretmeni.", "bitmemiş derece"],
        ["Hacettepe Üniversitesi Matematik Öğretmenliği mezunu.", "okul öteki dereceden"],
        ["18 yıllık deneyime sahip Matematik Öğretmeni.", "yıl"],
        ["Fizik öğretmeni.", "unvan"],
        ["Okul müdürü.", "unvan"],
        ["Bilgi Dershanesi'nde öğretmen olarak çalıştı.", "stajyer düştü"],
        ["Ana dili düzeyinde İngilizce.", "dil düzeyi"],
        ["Ödüllü matematik öğretmeni.", "ödül"],
        ["Bilgi Dershanesi'nde TÜBİTAK yarışmasına 5 öğrenci hazırladı.", "başka işe taşındı"],
      ],
    },
  },
);
