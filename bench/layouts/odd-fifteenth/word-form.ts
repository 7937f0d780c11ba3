import { Footer, Header } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A hospital group's form in Word: bordered tables with labels, one row for each post, what was done in the cell. */
export const form: WordCv = {
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
