import { claimSet } from "./claim-set.ts";

export const software = claimSet(
  "yazılım geliştirici, Türkçe profil, yer yer ASCII",
  {
    personalInfo: {
      name: "ILGIN ŞAHİN",
      email: "ilgin@example.com",
      github: "https://github.com/ilginsahin",
    },
    summary: "React ve TypeScript ile çalışan frontend geliştirici.",
    experiences: [
      {
        company: "Papatya Yazılım",
        position: "Frontend Developer",
        location: "İstanbul",
        startDate: "Ocak 2022",
        endDate: "Devam ediyor",
        responsibilities: [
          "E-ticaret platformunun ödeme sayfalarını React ve TypeScript ile geliştirdim",
          "Tasarım sistemine katkıda bulundum",
          "Jest ile birim testleri yazdım",
          "Haftalık kod incelemelerine katıldım",
        ],
        achievements: [
          "Sayfa açılış süresini 4,2 saniyeden 1,4 saniyeye düşürdüm",
          "Test kapsamını %55'ten %80'e çıkardım",
        ],
      },
      {
        company: "Mavi Ajans",
        position: "Stajyer Yazılımcı",
        location: "İstanbul",
        startDate: "Haziran 2021",
        endDate: "Eylül 2021",
        responsibilities: ["WordPress temalarini guncelledim", "Musteri toplantilarinda not tuttum"],
        achievements: ["3 kurumsal site icin HTML sablonlari hazirladim"],
      },
    ],
    education: [
      {
        institution: "Yıldız Teknik Üniversitesi",
        degree: "Lisans",
        field: "Bilgisayar Mühendisliği",
        graduationDate: "2022-01",
      },
    ],
    skills: {
      technical: ["React", "TypeScript", "Jest", "WordPress"],
      soft: ["İletişim"],
      languages: [{ language: "İngilizce", proficiency: "Professional" }],
    },
    projects: [
      {
        name: "Durak",
        description: "Otobüs saatlerini gösteren mobil uygulama, 10 bin indirme.",
        technologies: ["React Native"],
        date: "2023",
      },
    ],
    certifications: [{ name: "Meta Front-End Developer", issuer: "Coursera", date: "2023-04" }],
  },
  {
    "experiences.0": {
      true: [
        "React ve TypeScript kullanarak e-ticaret platformunun ödeme sayfalarını geliştirdim",
        "Sayfa açılış süresini 4,2 saniyeden 1,4 saniyeye indirdim",
        "Test kapsamını %55'ten %80'e yükselttim",
        "Jest birim testleri yazdım",
        "Tasarım sistemine katkı sağladım",
        "Her hafta yapılan kod incelemelerine katıldım",
        "Developed the payment pages of the e-commerce platform with React and TypeScript",
        "Wrote unit tests with Jest",
      ],
      lies: [
        ["Tasarım sistemini geliştirdim", "katkı geliştirme oldu"],
        ["Tasarım sistemini kurdum", "katkı kurma oldu"],
        ["Test kapsamını %80 artırdım", "e yerine fark"],
        ["Test kapsamını %55'ten %90'a çıkardım", "yüzde"],
        ["Sayfa açılış süresini 1,4 saniyeden 4,2 saniyeye çıkardım", "yön"],
        ["Sayfa açılış süresini 14 saniyeden 1,4 saniyeye düşürdüm", "ondalık"],
        ["E-ticaret platformunu sıfırdan geliştirdim", "kapsam"],
        ["E-ticaret platformunun ödeme sayfalarını Vue ve TypeScript ile geliştirdim", "araç"],
        ["Haftalık kod incelemelerini yönettim", "katılım yönetim oldu"],
        ["Cypress ile uçtan uca testler yazdım", "araç"],
        ["WordPress temalarını güncelledim", "öteki işin bilgisi"],
        ["Frontend ekibine liderlik ettim", "eylem"],
        ["Led weekly code reviews", "katılım önderlik oldu, İngilizce"],
      ],
    },
    "experiences.1": {
      true: [
        "WordPress temalarını güncelledim",
        "Müşteri toplantılarında not tuttum",
        "Üç kurumsal site için HTML şablonları hazırladım",
        "3 kurumsal site icin HTML sablonlarinin hazirlanmasi",
      ],
      lies: [
        ["WordPress temaları geliştirdim", "güncelleme geliştirme oldu"],
        ["Müşteri toplantılarını yönettim", "not yönetim oldu"],
        ["30 kurumsal site için HTML şablonları hazırladım", "sayı"],
        ["React ile 3 kurumsal site hazırladım", "araç"],
        ["Müşteri toplantılarında sunum yaptım", "eylem"],
      ],
    },
    "": {
      true: [
        "Halen Papatya Yazılım bünyesinde Frontend Developer olarak çalışıyor.",
        "Yıldız Teknik Üniversitesi Bilgisayar Mühendisliği mezunu.",
        "React, TypeScript ve Jest konularında deneyimli.",
        "10.000 kez indirilen Durak mobil uygulaması.",
        "Meta Front-End Developer sertifikası sahibi (Coursera, 2023).",
        "Ocak 2022'den beri Papatya Yazılım'da frontend geliştirici.",
        "5 yıllık deneyime sahip frontend geliştirici.",
      ],
      lies: [
        ["Kıdemli Frontend Developer.", "kıdem"],
        ["10 yıllık deneyime sahip frontend geliştirici.", "yıl"],
        ["Full stack geliştirici.", "unvan"],
        ["Mavi Ajans'ta yazılımcı olarak çalıştı.", "stajyer düştü"],
        ["100.000 kez indirilen Durak mobil uygulaması.", "sayı"],
        ["İstanbul Teknik Üniversitesi Bilgisayar Mühendisliği mezunu.", "okul"],
        ["Meta Back-End Developer sertifikası sahibi.", "belge"],
        ["Ana dil düzeyinde İngilizce.", "dil düzeyi"],
        ["React, Angular ve Vue konularında deneyimli.", "beceri"],
        ["github.com/ilgin-dev adresinde açık kaynak projeleri var.", "bağlantı"],
        ["Papatya Yazılım'da 3 kurumsal site için HTML şablonları hazırladı.", "başka işe taşındı"],
        ["Haziran 2021'den beri Papatya Yazılım'da.", "tarih öteki işten"],
      ],
    },
  },
);
