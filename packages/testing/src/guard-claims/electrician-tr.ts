import { claimSet } from "./claim-set.ts";

export const electrician = claimSet(
  "elektrikçi, Türkçe profil",
  {
    personalInfo: { name: "Oğuz Işıldak", email: "oguz@example.com" },
    summary: "Sanayi tesislerinde çalışan elektrik teknisyeni.",
    experiences: [
      {
        company: "Demirkapı Tekstil A.Ş.",
        position: "Elektrik Bakım Teknisyeni",
        location: "Bursa",
        startDate: "09/2018",
        endDate: "03/2023",
        responsibilities: [
          "Otomasyon panolarının bakımını ve arızalarının giderilmesini yaptım",
          "Siemens PLC programlarında küçük değişiklikler yaptım",
          "İki stajyere eğitim verdim",
        ],
        achievements: [
          "Arıza süresini 90 dakikadan 60 dakikaya düşürdüm",
          "Yılda 1,2 milyon TL enerji tasarrufu sağlayan projede yer aldım",
        ],
      },
      {
        company: "Işık Elektrik",
        position: "Elektrik Teknisyeni",
        location: "Bursa",
        startDate: "06/2014",
        endDate: "08/2018",
        responsibilities: ["120 konutun elektrik tesisatını çektim", "Topraklama ölçümleri yaptım"],
        achievements: ["Üç şantiyede iş güvenliği sorumlusu olarak görev aldım"],
      },
    ],
    education: [
      { institution: "Tophane Meslek Lisesi", degree: "Lise", field: "Elektrik", graduationDate: "2014" },
    ],
    skills: {
      technical: ["Siemens S7-1200", "Pano montajı", "Topraklama"],
      languages: [{ language: "Almanca", proficiency: "Basic" }],
    },
    certifications: [
      { name: "EKAT Belgesi", issuer: "EMO", date: "2019-10" },
      { name: "Yüksekte Çalışma Eğitimi", issuer: "İSG Akademi", date: "2017" },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Otomasyon panolarının bakımı ve arızalarının giderilmesi",
        "Arıza süresini 90 dakikadan 60 dakikaya indirdim",
        "Arıza süresini 30 dakika kısalttım",
        "2 stajyerin eğitimi",
        "Yılda 1.200.000 TL enerji tasarrufu sağlayan projede görev aldım",
        "Siemens PLC programlarında küçük değişiklikler yapılması",
        "Maintained automation panels and fixed their faults",
      ],
      lies: [
        ["Arıza süresini 60 dakika düşürdüm", "ye yerine fark"],
        ["Arıza süresini 60 dakikadan 90 dakikaya çıkardım", "yön"],
        ["Siemens PLC programları geliştirdim", "küçük değişiklik program oldu"],
        ["Yılda 1,2 milyon TL enerji tasarrufu sağladım", "yer aldı yaptı oldu"],
        ["Yılda 12 milyon TL enerji tasarrufu sağlayan projede yer aldım", "para"],
        ["Yılda 1,2 milyon dolar enerji tasarrufu sağlayan projede yer aldım", "para birimi"],
        ["Ayda 1,2 milyon TL enerji tasarrufu sağlayan projede yer aldım", "dönem"],
        ["İki mühendise eğitim verdim", "kime"],
        ["Schneider PLC programlarında küçük değişiklikler yaptım", "marka"],
        ["120 konutun elektrik tesisatını çektim", "öteki işin bilgisi"],
        ["Otomasyon panolarının tasarımını yaptım", "eylem"],
        ["Arıza süresini yarıya indirdim", "hesap"],
      ],
    },
    "experiences.1": {
      true: [
        "120 konutun elektrik tesisatının çekilmesi",
        "Topraklama ölçümlerini yaptım",
        "3 şantiyede iş güvenliği sorumlusu olarak görev aldım",
        "Yüz yirmi konutun elektrik tesisatını çektim",
      ],
      lies: [
        ["1.200 konutun elektrik tesisatını çektim", "sayı"],
        ["120 fabrikanın elektrik tesisatını çektim", "ne"],
        ["Otuz şantiyede iş güvenliği sorumlusu olarak görev aldım", "sayı"],
        ["Üç şantiyede şantiye şefi olarak görev aldım", "görev"],
        ["Otomasyon panolarının bakımını yaptım", "öteki işin bilgisi"],
        ["Topraklama projeleri çizdim", "eylem"],
      ],
    },
    "": {
      true: [
        "8 yıllık deneyime sahip Elektrik Bakım Teknisyeni.",
        "Son olarak Demirkapı Tekstil A.Ş. bünyesinde Elektrik Bakım Teknisyeni olarak çalıştı.",
        "Tophane Meslek Lisesi Elektrik mezunu.",
        "EKAT Belgesi sahibi (EMO, 2019).",
        "Pano montajı ve topraklama konularında deneyimli.",
        "Temel düzeyde Almanca.",
        "Electrical maintenance technician with over 8 years of experience.",
      ],
      lies: [
        ["15 yıllık deneyime sahip Elektrik Bakım Teknisyeni.", "yıl"],
        ["Elektrik Mühendisi.", "unvan"],
        ["Elektrik Bakım Şefi olarak çalıştı.", "unvan"],
        ["Halen Demirkapı Tekstil A.Ş. bünyesinde çalışıyor.", "iş bitti"],
        ["Uludağ Üniversitesi Elektrik mezunu.", "okul"],
        ["Almanca biliyor, akıcı konuşuyor.", "dil düzeyi"],
        ["A sınıfı iş güvenliği uzmanı.", "belge"],
        ["Işık Elektrik'te Elektrik Bakım Teknisyeni olarak çalıştı.", "unvan öteki işten"],
        ["EKAT Belgesi sahibi (EMO, 2015).", "belge tarihi"],
      ],
    },
  },
);
