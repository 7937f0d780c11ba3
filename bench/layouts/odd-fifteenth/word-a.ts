import { Footer, Header } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A recruitment agency's own Word format: agency in the header, employer and client lines under each post. */
const agency: WordCv = {
  name: "09-word-agency-format-quantity-surveyor",
  truth: {
    name: "Priyanka Ellsworth",
    email: "p.ellsworth@measuredwork.example",
    phone: "07700 900 447",
    place: "Durham",
    summary:
      "Priyanka is a chartered quantity surveyor with twelve years on harbours, hospitals and schools, equally at home with the contractor and with the client. She is known for final accounts that are agreed before the snagging list is finished.",
    jobs: [
      ["Senior Quantity Surveyor", "Hexby & Dale Construction", "November 2022", "To date"],
      ["Quantity Surveyor", "Hexby & Dale Construction", "January 2019", "October 2022"],
      ["Project Quantity Surveyor", "Rowanfield Cost Consultants", "July 2016", "December 2018"],
      ["Assistant Quantity Surveyor", "Bede & Sons Builders", "September 2014", "June 2016"],
    ],
    places: ["Middlesbrough", "Darlington", "Newcastle upon Tyne", "Sunderland"],
    points: [
      [
        "Responsible for the commercial side of a quay wall and ferry terminal worth £38 million, with two assistants and a monthly valuation that has never gone in late.",
        "Settled 64 compensation events without adjudication.",
        "Introduced a cost report of two pages that the client's board reads instead of the old one of thirty.",
      ],
      [
        "Procured and managed 41 subcontracts for a new outpatient wing, from the first enquiry to the release of retention.",
        "Found savings of £1.1 million in the façade and the ceilings without a change that a patient would notice.",
      ],
      [
        "Prepared estimates, bills of quantities and tender reports for nine primary schools.",
        "Gave evidence on measured work in one arbitration.",
      ],
      [
        "Measured groundworks and drainage on site and prepared interim applications for six housing schemes.",
      ],
    ],
    schools: [
      ["Wearside Metropolitan University", "2014"],
      ["Neville Hill Sixth Form", "2010"],
    ],
    degrees: ["BSc (Hons) Quantity Surveying, First Class", "A Levels in Mathematics, Art and Economics"],
    skills: [
      "NEC4",
      "JCT contracts",
      "Final accounts",
      "Subcontract procurement",
      "CostX",
      "Candy",
      "Microsoft Excel",
      "Bluebeam",
    ],
    languages: ["English", "Gujarati"],
    certificates: [
      "NEC4 Project Manager Accreditation",
      "CSCS Black Manager Card",
      "Site Management Safety Training",
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [
            paragraph("**Larkspur Build Recruitment**\tCandidate profile LB-2207", { rightTab: 9000 }),
          ],
        }),
      },
      footers: {
        default: new Footer({
          children: [
            paragraph(
              "Introduced in confidence under our terms of business. Larkspur Build Recruitment, November 2026.",
              {
                center: true,
              },
            ),
          ],
        }),
      },
      children: [
        paragraph("Priyanka Ellsworth", { title: true }),
        grid(
          [
            ["Home", "Durham", "Notice", "Eight weeks"],
            ["Mobile", "07700 900 447", "Travel", "Up to one hour"],
            ["E-mail", "p.ellsworth@measuredwork.example", "Licence", "Full, own car"],
          ],
          { widths: [12, 44, 14, 30], hasBorder: false },
        ),
        paragraph("Consultant's summary", { heading: 2 }),
        paragraph(
          "Priyanka is a chartered quantity surveyor with twelve years on harbours, hospitals and schools, equally at home with the contractor and with the client. She is known for final accounts that are agreed before the snagging list is finished.",
        ),
        paragraph("Employment history", { heading: 2 }),
        paragraph("**November 2022 – To date**\t**Senior Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tHexby & Dale Construction, Middlesbrough", { tab: 3400 }),
        paragraph("Client:\tTeesmouth Harbour Trust", { tab: 3400 }),
        bullet(
          "Responsible for the commercial side of a quay wall and ferry terminal worth £38 million, with two assistants and a monthly valuation that has never gone in late.",
        ),
        bullet("Settled 64 compensation events without adjudication."),
        bullet(
          "Introduced a cost report of two pages that the client's board reads instead of the old one of thirty.",
        ),
        paragraph(""),
        paragraph("**January 2019 – October 2022**\t**Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tHexby & Dale Construction, Darlington", { tab: 3400 }),
        paragraph("Client:\tSkerne Valley Hospitals", { tab: 3400 }),
        bullet(
          "Procured and managed 41 subcontracts for a new outpatient wing, from the first enquiry to the release of retention.",
        ),
        bullet(
          "Found savings of £1.1 million in the façade and the ceilings without a change that a patient would notice.",
        ),
        paragraph(""),
        paragraph("**July 2016 – December 2018**\t**Project Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tRowanfield Cost Consultants, Newcastle upon Tyne", { tab: 3400 }),
        paragraph("Client:\tCounty schools programme", { tab: 3400 }),
        bullet("Prepared estimates, bills of quantities and tender reports for nine primary schools."),
        bullet("Gave evidence on measured work in one arbitration."),
        paragraph(""),
        paragraph("**September 2014 – June 2016**\t**Assistant Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tBede & Sons Builders, Sunderland", { tab: 3400 }),
        bullet(
          "Measured groundworks and drainage on site and prepared interim applications for six housing schemes.",
        ),
        paragraph("Education", { heading: 2 }),
        paragraph("2011 – 2014\tWearside Metropolitan University", { tab: 3400 }),
        paragraph("\tBSc (Hons) Quantity Surveying, First Class", { tab: 3400 }),
        paragraph("2008 – 2010\tNeville Hill Sixth Form", { tab: 3400 }),
        paragraph("\tA Levels in Mathematics, Art and Economics", { tab: 3400 }),
        paragraph("Professional certificates", { heading: 2 }),
        paragraph("2023\tNEC4 Project Manager Accreditation", { tab: 3400 }),
        paragraph("2021\tCSCS Black Manager Card", { tab: 3400 }),
        paragraph("2017\tSite Management Safety Training", { tab: 3400 }),
        paragraph("Skills", { heading: 2 }),
        paragraph("**Commercial:** NEC4, JCT contracts, Final accounts, Subcontract procurement"),
        paragraph("**Software:** CostX, Candy, Microsoft Excel, Bluebeam"),
        paragraph("Languages", { heading: 2 }),
        paragraph("English (first language), Gujarati (conversational)"),
        paragraph("Interests", { heading: 2 }),
        paragraph("Allotment, open-water swimming, and a long list of parish churches still to be visited."),
      ],
    },
  ],
};

/** A hospital group's form in Word: bordered tables with labels, one row for each post, what was done in the cell. */
const form: WordCv = {
  name: "10-word-ozgecmis-formu-hemsire",
  truth: {
    name: "Sıdıka Nur Alpaslan",
    email: "sidika.alpaslan@mektupla.example",
    phone: "0555 014 90 36",
    place: "Eskişehir",
    summary:
      "Yoğun bakımda ve ameliyathanede on dört yıl çalışmış bir hemşireyim. Yeni arkadaşlara sabırla öğretmeyi ve nöbeti eksiksiz devretmeyi mesleğin yarısı sayarım.",
    jobs: [
      ["Yoğun Bakım Sorumlu Hemşiresi", "Porsuk Şifa Hastanesi", "15.03.2020", "Halen"],
      ["Yoğun Bakım Hemşiresi", "Porsuk Şifa Hastanesi", "01.09.2016", "14.03.2020"],
      ["Ameliyathane Hemşiresi", "Sakarya Irmak Tıp Merkezi", "10.02.2014", "20.08.2016"],
      ["Servis Hemşiresi", "Frigya Çocuk Hastanesi", "02.07.2012", "31.01.2014"],
    ],
    places: ["Eskişehir", "Eskişehir", "Sakarya", "Kütahya"],
    points: [
      [
        "On sekiz yataklı genel yoğun bakımda 34 hemşirenin nöbet listesini, eğitimini ve performans görüşmelerini yürütüyorum.",
        "Bası yarası izlem çizelgesini yeniledim; bir yıl içinde yeni yara oranı yüzde 9'dan yüzde 4'e düştü.",
        "Organ bağışı koordinatörlüğüyle aile görüşmelerine katılıyorum.",
      ],
      [
        "Ventilatöre bağlı hastaların bakımını ve sürekli diyaliz tedavilerini uyguladım.",
        "Yeni başlayan on bir hemşireye rehberlik ettim.",
      ],
      [
        "Ortopedi ve genel cerrahi ameliyatlarında steril hemşire olarak görev aldım, set sayımlarının kaydını tuttum.",
      ],
      [
        "Çocuk servisinde ilaç uygulamalarını, serum takibini ve taburculuk eğitimlerini yaptım.",
        "Aileler için resimli bir ateş takip kartı hazırladım.",
      ],
    ],
    schools: [
      ["Yazılıkaya Üniversitesi", "2019"],
      ["Porsuk Üniversitesi", "2012"],
    ],
    degrees: ["Yüksek Lisans, İç Hastalıkları Hemşireliği", "Lisans, Hemşirelik"],
    skills: [
      "Mekanik ventilasyon takibi",
      "Sürekli diyaliz",
      "Yara bakımı",
      "Nöbet planlama",
      "Hastane bilgi sistemi (HBYS)",
    ],
    languages: ["İngilizce", "Arapça"],
    certificates: [
      "Yoğun Bakım Hemşireliği Sertifikası",
      "İleri Yaşam Desteği",
      "Enfeksiyon Kontrol Eğitimi",
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [paragraph("Anadolu Irmak Sağlık Grubu\tForm No: İK-F-07 / Rev. 3", { rightTab: 9000 })],
        }),
      },
      footers: {
        default: new Footer({
          children: [
            paragraph("Bu formdaki bilgiler yalnızca işe alım amacıyla kullanılır.", { center: true }),
          ],
        }),
      },
      children: [
        paragraph("ÖZGEÇMİŞ FORMU", { bold: true, center: true }),
        paragraph("KİŞİSEL BİLGİLER", { bold: true }),
        grid(
          [
            ["Adı Soyadı", "Sıdıka Nur Alpaslan", "Doğum Tarihi", "11.08.1990"],
            ["Telefon", "0555 014 90 36", "Medeni Durumu", "Evli, bir çocuk"],
            ["E-posta", "sidika.alpaslan@mektupla.example", "Oturduğu Şehir", "Eskişehir"],
          ],
          { widths: [16, 38, 18, 28], hasBorder: true },
        ),
        paragraph(""),
        paragraph("KENDİNİZİ KISACA TANITINIZ", { bold: true }),
        paragraph(
          "Yoğun bakımda ve ameliyathanede on dört yıl çalışmış bir hemşireyim. Yeni arkadaşlara sabırla öğretmeyi ve nöbeti eksiksiz devretmeyi mesleğin yarısı sayarım.",
        ),
        paragraph(""),
        paragraph("İŞ DENEYİMİ (sondan başa doğru)", { bold: true }),
        grid(
          [
            ["Giriş", "Çıkış", "Kurum / Şehir", "Görevi ve yaptığı işler"],
            [
              "15.03.2020",
              "Halen",
              "Porsuk Şifa Hastanesi\nEskişehir",
              [
                paragraph("**Yoğun Bakım Sorumlu Hemşiresi**"),
                bullet(
                  "On sekiz yataklı genel yoğun bakımda 34 hemşirenin nöbet listesini, eğitimini ve performans görüşmelerini yürütüyorum.",
                ),
                bullet(
                  "Bası yarası izlem çizelgesini yeniledim; bir yıl içinde yeni yara oranı yüzde 9'dan yüzde 4'e düştü.",
                ),
                bullet("Organ bağışı koordinatörlüğüyle aile görüşmelerine katılıyorum."),
              ],
            ],
            [
              "01.09.2016",
              "14.03.2020",
              "Porsuk Şifa Hastanesi\nEskişehir",
              [
                paragraph("**Yoğun Bakım Hemşiresi**"),
                bullet("Ventilatöre bağlı hastaların bakımını ve sürekli diyaliz tedavilerini uyguladım."),
                bullet("Yeni başlayan on bir hemşireye rehberlik ettim."),
              ],
            ],
            [
              "10.02.2014",
              "20.08.2016",
              "Sakarya Irmak Tıp Merkezi\nSakarya",
              [
                paragraph("**Ameliyathane Hemşiresi**"),
                bullet(
                  "Ortopedi ve genel cerrahi ameliyatlarında steril hemşire olarak görev aldım, set sayımlarının kaydını tuttum.",
                ),
              ],
            ],
            [
              "02.07.2012",
              "31.01.2014",
              "Frigya Çocuk Hastanesi\nKütahya",
              [
                paragraph("**Servis Hemşiresi**"),
                bullet(
                  "Çocuk servisinde ilaç uygulamalarını, serum takibini ve taburculuk eğitimlerini yaptım.",
                ),
                bullet("Aileler için resimli bir ateş takip kartı hazırladım."),
              ],
            ],
          ],
          { widths: [13, 13, 24, 50], hasBorder: true },
        ),
        paragraph(""),
        paragraph("ÖĞRENİM DURUMU", { bold: true }),
        grid(
          [
            ["Okul", "Derece, Bölüm", "Başlangıç", "Bitiş"],
            ["Yazılıkaya Üniversitesi", "Yüksek Lisans, İç Hastalıkları Hemşireliği", "2017", "2019"],
            ["Porsuk Üniversitesi", "Lisans, Hemşirelik", "2008", "2012"],
          ],
          { widths: [32, 40, 14, 14], hasBorder: true },
        ),
        paragraph(""),
        paragraph("YABANCI DİL", { bold: true }),
        grid(
          [
            ["Dil", "Okuma", "Yazma", "Konuşma"],
            ["İngilizce", "İyi", "Orta", "Orta"],
            ["Arapça", "Az", "Az", "Orta"],
          ],
          { widths: [31, 23, 23, 23], hasBorder: true },
        ),
        paragraph(""),
        paragraph("KURS VE SERTİFİKALAR", { bold: true }),
        grid(
          [
            ["Sertifikanın Adı", "Tarih"],
            ["Yoğun Bakım Hemşireliği Sertifikası", "2017"],
            ["İleri Yaşam Desteği", "2021"],
            ["Enfeksiyon Kontrol Eğitimi", "2023"],
          ],
          { widths: [75, 25], hasBorder: true },
        ),
        paragraph(""),
        paragraph("MESLEKİ BECERİLER", { bold: true }),
        paragraph(
          "Mekanik ventilasyon takibi, Sürekli diyaliz, Yara bakımı, Nöbet planlama, Hastane bilgi sistemi (HBYS)",
        ),
        paragraph(""),
        paragraph("Yukarıdaki bilgilerin doğru olduğunu beyan ederim.\tTarih: 12.11.2026", {
          rightTab: 9000,
        }),
      ],
    },
  ],
};

export const fifteenthA: WordCv[] = [agency, form];
