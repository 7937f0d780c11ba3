import { Footer } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A Turkish Word template: a table without borders, dates on the left, the unit between title and employer, two titles under one employer. */
export const borderlessTable: WordCv = {
  name: "b-2-word-cizgisiz-tablo",
  truth: {
    summary:
      "Ortopedik ve sporcu rehabilitasyonunda on bir yıllık deneyime sahip fizyoterapistim. Hastaya egzersizi göstermekle yetinmem, evde neden yapamadığını da sorarım; tedavi planımı buna göre değiştiririm.",
    name: "Zehra Altınörs",
    email: "zehra.altinors@sagposta.example",
    phone: "0500 555 04 63",
    place: "Antalya",
    jobs: [
      ["Uzman Fizyoterapist", "Özel Çınarlık Hastanesi", "Eylül 2020", "devam ediyor"],
      ["Sorumlu Fizyoterapist", "Denizatı Fizik Tedavi Merkezi", "Ocak 2018", "Ağustos 2020"],
      ["Fizyoterapist", "Denizatı Fizik Tedavi Merkezi", "Ağustos 2015", "Aralık 2017"],
      ["Stajyer Fizyoterapist", "Toroslar Spor Kulübü", "Yaz 2014", "Kış 2014"],
    ],
    places: ["Antalya", "Muğla", "Muğla", "Mersin"],
    schools: [
      ["Bey Dağları Üniversitesi", "2022"],
      ["Göksu Üniversitesi", "2015"],
    ],
    degrees: ["Yüksek Lisans, Ortopedik Fizyoterapi", "Lisans, Fizyoterapi ve Rehabilitasyon"],
    skills: [
      "Manuel terapi",
      "Kinezyo bantlama",
      "Klinik pilates",
      "İzokinetik değerlendirme",
      "Vestibüler rehabilitasyon",
      "Hasta eğitimi",
      "Ekip koordinasyonu",
      "SPSS",
    ],
    languages: ["Türkçe", "İngilizce", "Rusça"],
    certificates: [
      "Schroth Skolyoz Terapisti",
      "Kuru İğneleme Uygulayıcı Sertifikası",
      "Mulligan Konsepti Temel Kursu",
    ],
    points: [
      [
        "Diz ve kalça protezi sonrası rehabilitasyon protokolünü iki ortopedi cerrahıyla birlikte yazdım; ortalama yatış süresi 5,2 günden 3,6 güne indi.",
        "Günde on dört hastanın değerlendirme ve tedavisini yürütüyor, haftalık vaka toplantılarını yönetiyorum.",
        "Yabancı hastalar için Rusça ve İngilizce ev egzersizi kitapçıkları hazırladım.",
      ],
      [
        "Yedi fizyoterapistin nöbet ve eğitim planından sorumluydum.",
        "Su içi egzersiz ünitesinin kuruluşunda cihaz seçiminden hasta kabul ölçütlerine kadar her aşamada görev aldım ve ünitenin ilk yılında 320 hasta tedavi edildi.",
      ],
      ["İnme ve omurga hastalarının ayaktan tedavisini üstlendim, gelişimlerini ölçeklerle izledim."],
      [
        "Genç takım sporcularının maç öncesi bantlamasını yaptım.",
        "Sakatlık kayıtlarını elektronik ortama taşıdım.",
      ],
    ],
  },
  sections: [
    {
      footers: {
        default: new Footer({
          children: [paragraph("Zehra Altınörs\tÖzgeçmiş, Kasım 2026", { rightTab: 9000 })],
        }),
      },
      children: [
        paragraph("Zehra Altınörs", { title: true, bold: true, center: true }),
        paragraph("Fizyoterapist", { center: true }),
        paragraph("Antalya | 0500 555 04 63 | zehra.altinors@sagposta.example", { center: true }),
        paragraph("Hakkımda", { heading: 1 }),
        paragraph(
          "Ortopedik ve sporcu rehabilitasyonunda on bir yıllık deneyime sahip fizyoterapistim. Hastaya egzersizi göstermekle yetinmem, evde neden yapamadığını da sorarım; tedavi planımı buna göre değiştiririm.",
        ),
        paragraph("Mesleki Deneyim", { heading: 1 }),
        grid(
          [
            [
              "Eylül 2020 – devam ediyor",
              [
                paragraph("Uzman Fizyoterapist", { bold: true }),
                paragraph("Ortopedik Rehabilitasyon Birimi"),
                paragraph("Özel Çınarlık Hastanesi, Antalya"),
                bullet(
                  "Diz ve kalça protezi sonrası rehabilitasyon protokolünü iki ortopedi cerrahıyla birlikte yazdım; ortalama yatış süresi 5,2 günden 3,6 güne indi.",
                ),
                bullet(
                  "Günde on dört hastanın değerlendirme ve tedavisini yürütüyor, haftalık vaka toplantılarını yönetiyorum.",
                ),
                bullet("Yabancı hastalar için Rusça ve İngilizce ev egzersizi kitapçıkları hazırladım."),
              ],
            ],
            ["", [paragraph("Denizatı Fizik Tedavi Merkezi, Muğla", { bold: true })]],
            [
              "Ocak 2018 – Ağustos 2020",
              [
                paragraph("Sorumlu Fizyoterapist"),
                bullet("Yedi fizyoterapistin nöbet ve eğitim planından sorumluydum."),
                bullet(
                  "Su içi egzersiz ünitesinin kuruluşunda cihaz seçiminden hasta kabul ölçütlerine kadar her aşamada görev aldım ve ünitenin ilk yılında 320 hasta tedavi edildi.",
                ),
              ],
            ],
            [
              "Ağustos 2015 – Aralık 2017",
              [
                paragraph("Fizyoterapist"),
                bullet(
                  "İnme ve omurga hastalarının ayaktan tedavisini üstlendim, gelişimlerini ölçeklerle izledim.",
                ),
              ],
            ],
            [
              "Yaz 2014 – Kış 2014",
              [
                paragraph("Stajyer Fizyoterapist", { bold: true }),
                paragraph("Sporcu Sağlığı Birimi"),
                paragraph("Toroslar Spor Kulübü, Mersin"),
                bullet("Genç takım sporcularının maç öncesi bantlamasını yaptım."),
                bullet("Sakatlık kayıtlarını elektronik ortama taşıdım."),
              ],
            ],
          ],
          { widths: [26, 74], hasBorder: false },
        ),
        paragraph("Eğitim", { heading: 1 }),
        grid(
          [
            [
              "2019 – 2022",
              [
                paragraph("Bey Dağları Üniversitesi", { bold: true }),
                paragraph("Yüksek Lisans, Ortopedik Fizyoterapi"),
                paragraph("Tez: Menisküs onarımı sonrası ev egzersizine uyum"),
              ],
            ],
            [
              "2011 – 2015",
              [
                paragraph("Göksu Üniversitesi", { bold: true }),
                paragraph("Lisans, Fizyoterapi ve Rehabilitasyon"),
              ],
            ],
          ],
          { widths: [26, 74], hasBorder: false },
        ),
        paragraph("Beceriler", { heading: 1 }),
        grid(
          [
            ["Klinik", "Manuel terapi, Kinezyo bantlama, Klinik pilates"],
            ["Değerlendirme", "İzokinetik değerlendirme, Vestibüler rehabilitasyon"],
            ["İletişim", "Hasta eğitimi, Ekip koordinasyonu"],
            ["Bilgisayar", "SPSS"],
          ],
          { widths: [26, 74], hasBorder: false },
        ),
        paragraph("Sertifikalar", { heading: 1 }),
        grid(
          [
            ["2023", "Schroth Skolyoz Terapisti"],
            ["2021", "Kuru İğneleme Uygulayıcı Sertifikası"],
            ["2017", "Mulligan Konsepti Temel Kursu"],
          ],
          { widths: [26, 74], hasBorder: false },
        ),
        paragraph("Diller", { heading: 1 }),
        paragraph("Türkçe (ana dil), İngilizce (C1), Rusça (B1)"),
        paragraph("Referanslar", { heading: 1 }),
        paragraph("İstendiğinde sunulacaktır."),
      ],
    },
  ],
};
