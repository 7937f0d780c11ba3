import { claimSet } from "./claim-set.ts";

export const hr = claimSet(
  "insan kaynakları, Türkçe profil",
  {
    personalInfo: { name: "Nazlı Güneş", email: "nazli@example.com" },
    summary: "İşe alım süreçlerinde adaya saygıyı önemseyen insan kaynakları uzmanı.",
    experiences: [
      {
        company: "Beyaz Liman Hastanesi",
        position: "İnsan Kaynakları Uzmanı",
        location: "Antalya",
        startDate: "2020-09",
        endDate: "2026-03",
        responsibilities: [
          "Yılda yaklaşık 150 personelin işe alım sürecini yürüttüm",
          "Bordro hazırlığında muhasebe birimine destek verdim",
          "Oryantasyon eğitimlerini planladım ve 400 çalışana eğitim verdim",
          "Özlük dosyalarını dijital arşive aktardım",
        ],
        achievements: [
          "İşe alım süresini ortalama 45 günden 30 güne indirdim",
          "Personel devir oranını %18'den %15'e düşürdüm",
          "Performans sistemi yenileme projesini önerdim, proje henüz başlamadı",
        ],
      },
      {
        company: "Kuzey Danışmanlık",
        position: "İnsan Kaynakları Asistanı",
        location: "Isparta",
        startDate: "2018-08",
        endDate: "2020-08",
        responsibilities: [
          "İş ilanlarını yayınladım",
          "Mülakatlara gözlemci olarak katıldım",
          "Aday veri tabanını güncelledim",
        ],
      },
    ],
    education: [
      {
        institution: "Akdeniz Üniversitesi",
        degree: "Lisans",
        field: "Çalışma Ekonomisi",
        graduationDate: "2018-06",
      },
    ],
    skills: {
      technical: ["Logo Bordro", "Excel", "İş Kanunu"],
      soft: ["Empati"],
      languages: [{ language: "Rusça", proficiency: "Fluent" }],
    },
    certifications: [
      { name: "İK Yönetimi Sertifika Programı", issuer: "Boğaziçi Üniversitesi", date: "2022-05" },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Yılda yaklaşık 150 personelin işe alımını yönettim",
        "400 çalışana oryantasyon eğitimi verdim",
        "Dört yüz çalışana eğitim verdim",
        "Özlük dosyalarının dijital arşive aktarılması",
        "İşe alım süresini ortalama 45 günden 30 güne düşürdüm",
        "Personel devir oranını %18'den %15'e indirdim",
        "Bordro hazırlığında muhasebeye destek oldum",
        "Moved personnel files to a digital archive",
        "Trained 400 employees",
      ],
      lies: [
        ["Yılda 150 personelin işe alım sürecini yürüttüm", "yaklaşık düştü"],
        ["Yılda yaklaşık 1.500 personelin işe alım sürecini yürüttüm", "sayı"],
        ["Bordro hazırladım", "destek düştü"],
        ["Muhasebe birimini yönettim", "eylem"],
        ["4.000 çalışana eğitim verdim", "sayı"],
        ["400 yöneticiye eğitim verdim", "kime"],
        ["Personel devir oranını %18 düşürdüm", "dan yerine fark"],
        ["Personel devir oranını %15'ten %18'e çıkardım", "yön"],
        ["Personel sayısını %18'den %15'e düşürdüm", "neyin düştüğü"],
        ["Performans sistemini yeniledim", "öneri yapma oldu"],
        ["Performans sistemi yenileme projesini yürüttüm", "öneri yürütme oldu"],
        ["Mülakatlara katıldım", "öteki işin bilgisi"],
        ["İşe alım maliyetini 45 günden 30 güne indirdim", "neyin düştüğü"],
        ["Özlük dosyalarını SAP'ye aktardım", "araç"],
        ["Processed payroll for 400 employees", "karışım"],
        ["Led the renewal of the performance system", "öneri önderlik oldu"],
      ],
    },
    "experiences.1": {
      true: [
        "İş ilanlarının yayınlanması",
        "Aday veritabanını güncelledim",
        "Mülakatlarda gözlemci olarak yer aldım",
        "Published job adverts",
      ],
      lies: [
        ["Mülakat yaptım", "gözlem yapma oldu"],
        ["Mülakatlara katıldım", "gözlemci düştü"],
        ["Aday veri tabanını kurdum", "güncelleme kurma oldu"],
        ["150 personel işe aldım", "öteki işin bilgisi"],
        ["Tüm iş ilanlarını yayınladım", "kapsam"],
      ],
    },
    "": {
      true: [
        "7 yıllık deneyime sahip İnsan Kaynakları Uzmanı.",
        "Akdeniz Üniversitesi Çalışma Ekonomisi mezunu.",
        "İleri düzeyde Rusça biliyor.",
        "Son olarak Beyaz Liman Hastanesi bünyesinde İnsan Kaynakları Uzmanı olarak çalıştı.",
        "Fluent in Russian.",
        "Human resources specialist with 7 years of experience.",
      ],
      lies: [
        ["İnsan Kaynakları Müdürü.", "unvan"],
        ["Halen Beyaz Liman Hastanesi bünyesinde çalışıyor.", "iş bitti"],
        ["Boğaziçi Üniversitesi mezunu.", "belge veren okul diploma oldu"],
        ["Kuzey Danışmanlık'ta İnsan Kaynakları Uzmanı olarak çalıştı.", "asistan uzman oldu"],
        ["Ana dili Rusça.", "dil düzeyi"],
        ["8 yıllık deneyime sahip İnsan Kaynakları Uzmanı.", "yıl"],
        ["İş Kanunu uzmanı.", "beceri unvan oldu"],
        ["Akdeniz Üniversitesi İşletme mezunu.", "bölüm"],
        ["Excel eğitmeni.", "beceri unvan oldu"],
        ["HR consultant at Kuzey Danışmanlık.", "işyerinin adından unvan"],
      ],
    },
  },
);
