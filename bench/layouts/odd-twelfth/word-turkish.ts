import { Footer } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** The form that workplaces hand out: tables with header rows, one line for a job. */
const headerRows: WordCv = {
  name: "15-word-form-tablo",
  truth: {
    name: "Halil İbrahim Sönmezer",
    email: "halil.sonmezer@elektrikci.example",
    phone: "0 543 555 01 77",
    place: "Tarsus / Mersin",
    jobs: [
      ["Elektrik Bakım Teknisyeni", "Akdeniz Cam Sanayi A.Ş.", "10.04.2017", "Çalışıyor"],
      ["Elektrik Teknisyeni", "Toros Elektrik Taahhüt Ltd. Şti.", "01.06.2012", "31.03.2017"],
      ["Elektrikçi Kalfası", "Güven Bobinaj", "2009", "2012"],
    ],
    places: ["Mersin", "Adana", "Tarsus"],
    schools: [
      ["Kilikya Üniversitesi Meslek Yüksekokulu", "2012"],
      ["Tarsus Endüstri Meslek Lisesi", "2008"],
    ],
    degrees: ["Elektrik Programı", "Elektrik Tesisatları ve Pano Montörlüğü"],
    skills: ["Pano montajı", "Siemens S7 PLC", "Motor sürücüleri", "AutoCAD Electrical", "Termal kamera"],
    languages: ["İngilizce", "Arapça"],
    certificates: [
      "EKAT (Yüksek Gerilim İşletme Sorumluluğu)",
      "MYK Elektrik Tesisatçısı Seviye 4",
      "Yüksekte Çalışma Eğitimi",
    ],
    points: [
      ["Fırın ve konveyör hatlarının vardiyalı bakımı", "Kompanzasyon panolarının yenilenmesi"],
      ["Şantiye panoları ve trafo bağlantıları", "12 okulun iç tesisatı"],
      ["Motor sarımı ve pompa tamiri"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("ÖZGEÇMİŞ", { title: true, center: true }),
        paragraph("KİŞİSEL BİLGİLER", { bold: true }),
        grid(
          [
            ["Adı Soyadı", "Halil İbrahim Sönmezer"],
            ["Doğum Yeri ve Tarihi", "Çamlıyayla, 02.01.1990"],
            ["Adres", "Şehitishak Mah. 3305 Sok. No: 6\nTarsus / Mersin"],
            ["Cep Telefonu", "0 543 555 01 77"],
            ["E-posta", "halil.sonmezer@elektrikci.example"],
            ["Askerlik", "Yapıldı (2010)"],
            ["Medeni Hali", "Evli, 2 çocuk"],
            ["Ehliyet", "B, G"],
          ],
          { widths: [30, 70], hasBorder: true },
        ),
        paragraph(""),
        paragraph("EĞİTİM BİLGİLERİ", { bold: true }),
        grid(
          [
            ["**Okul Adı**", "**Bölümü**", "**Giriş**", "**Mezuniyet**"],
            ["Kilikya Üniversitesi Meslek Yüksekokulu", "Elektrik Programı", "2010", "2012"],
            ["Tarsus Endüstri Meslek Lisesi", "Elektrik Tesisatları ve Pano Montörlüğü", "2004", "2008"],
          ],
          { widths: [38, 34, 14, 14], hasBorder: true },
        ),
        paragraph(""),
        paragraph("İŞ TECRÜBESİ (Son işinizden başlayarak yazınız)", { bold: true }),
        grid(
          [
            [
              "**Firma Adı**",
              "**Şehir**",
              "**Görevi**",
              "**Giriş Tarihi**",
              "**Çıkış Tarihi**",
              "**Yaptığı İşler**",
            ],
            [
              "Akdeniz Cam Sanayi A.Ş.",
              "Mersin",
              "Elektrik Bakım Teknisyeni",
              "10.04.2017",
              "Çalışıyor",
              "- Fırın ve konveyör hatlarının vardiyalı bakımı\n- Kompanzasyon panolarının yenilenmesi",
            ],
            [
              "Toros Elektrik Taahhüt Ltd. Şti.",
              "Adana",
              "Elektrik Teknisyeni",
              "01.06.2012",
              "31.03.2017",
              "- Şantiye panoları ve trafo bağlantıları\n- 12 okulun iç tesisatı",
            ],
            [
              "Güven Bobinaj",
              "Tarsus",
              "Elektrikçi Kalfası",
              "2009",
              "2012",
              "- Motor sarımı ve pompa tamiri",
            ],
          ],
          { widths: [20, 11, 17, 13, 13, 26], hasBorder: true },
        ),
        paragraph(""),
        paragraph("KURS VE SERTİFİKALAR", { bold: true }),
        grid(
          [
            ["**Belge Adı**", "**Veren Kurum**", "**Yılı**"],
            ["EKAT (Yüksek Gerilim İşletme Sorumluluğu)", "Çukurova Eğitim Merkezi", "2018"],
            ["MYK Elektrik Tesisatçısı Seviye 4", "Yeterlilik Sınav Merkezi", "2016"],
            ["Yüksekte Çalışma Eğitimi", "Akdeniz Cam Sanayi A.Ş.", "2023"],
          ],
          { widths: [48, 36, 16], hasBorder: true },
        ),
        paragraph(""),
        paragraph("YABANCI DİL", { bold: true }),
        grid(
          [
            ["**Dil**", "**Okuma**", "**Yazma**", "**Konuşma**"],
            ["İngilizce", "Orta", "Az", "Az"],
            ["Arapça", "Az", "Az", "İyi"],
          ],
          { widths: [40, 20, 20, 20], hasBorder: true },
        ),
        paragraph(""),
        paragraph("MESLEKİ BECERİLER", { bold: true }),
        paragraph("Pano montajı, Siemens S7 PLC, Motor sürücüleri, AutoCAD Electrical, Termal kamera"),
        paragraph(""),
        paragraph("REFERANSLAR", { bold: true }),
        grid(
          [
            ["**Adı Soyadı**", "**Görevi**", "**Telefonu**"],
            ["Mustafa Karagülle", "Bakım Şefi, Akdeniz Cam Sanayi A.Ş.", "0 324 555 01 00"],
            ["Cemal Usta", "Güven Bobinaj sahibi", "0 324 555 01 23"],
          ],
          { widths: [34, 42, 24], hasBorder: true },
        ),
        paragraph(""),
        paragraph("Yukarıdaki bilgilerin doğru olduğunu beyan ederim.        14.02.2025        İmza:"),
      ],
    },
  ],
};

/** A teacher's document: school as the heading, titles with dates in brackets below it. */
const brackets: WordCv = {
  name: "16-word-parantez",
  truth: {
    name: "Gülseren Tanyeli Ertuğ",
    email: "gulseren.ertug@okulpostasi.example",
    phone: "+90 506 555 01 28",
    place: "Muratpaşa, Antalya",
    jobs: [
      ["Okul Müdür Yardımcısı", "Özel Mavi Ufuk Koleji", "Ağustos 2021", "halen"],
      ["Yabancı Diller Bölüm Başkanı", "Özel Mavi Ufuk Koleji", "Eylül 2017", "Ağustos 2021"],
      ["İngilizce Öğretmeni", "Özel Mavi Ufuk Koleji", "Eylül 2013", "Eylül 2017"],
      ["İngilizce Okutmanı", "Likya Üniversitesi Yabancı Diller Yüksekokulu", "Ekim 2009", "Haziran 2013"],
    ],
    places: ["Antalya", "Antalya", "Antalya", "Fethiye"],
    schools: [
      ["Kaleiçi Üniversitesi", "2019"],
      ["Göller Üniversitesi", "2009"],
      ["Burdur Anadolu Öğretmen Lisesi", "2005"],
    ],
    degrees: ["Eğitim Yönetimi Tezsiz Yüksek Lisans", "İngilizce Öğretmenliği Lisans", "Yabancı Dil Alanı"],
    skills: [
      "Ders programı hazırlama",
      "Ölçme ve değerlendirme",
      "Veli iletişimi",
      "K12NET",
      "Google Classroom",
      "Canva",
    ],
    languages: ["İngilizce", "Fransızca", "Rusça"],
    certificates: ["CELTA", "Eğitim Koçluğu Sertifikası", "IB PYP Kategori 1"],
    points: [
      [
        "46 öğretmenin ders programı, nöbet ve gözlem takvimini yürütüyorum.",
        "Bursluluk sınavına başvuruyu iki yılda 300’den 820’ye çıkardım.",
      ],
      ["Cambridge sınav merkezi başvurusunu hazırladım.", "Dokuz öğretmene mentorluk yaptım."],
      ["5-8. sınıflarda haftada 26 saat ders verdim."],
      ["Hazırlık sınıflarında okuma ve yazma dersleri verdim.", "Yeterlik sınavı soru ekibinde çalıştım."],
    ],
  },
  sections: [
    {
      footers: {
        default: new Footer({ children: [paragraph("Gülseren Tanyeli Ertuğ – Özgeçmiş", { center: true })] }),
      },
      children: [
        paragraph("Gülseren Tanyeli Ertuğ", { title: true }),
        paragraph("Eğitim Yöneticisi ve İngilizce Öğretmeni"),
        paragraph("Adres: Fener Mah. Tekelioğlu Cad. 77/4, Muratpaşa, Antalya"),
        paragraph("Tel: +90 506 555 01 28\tE-posta: gulseren.ertug@okulpostasi.example", { tab: 4200 }),
        paragraph("Hakkımda", { heading: 1 }),
        paragraph(
          "On beş yılı aşkın süredir sınıfta ve yönetimdeyim. Öğretmenin vaktini koruyan, öğrencinin adını bilen bir okul için çalışırım.",
        ),
        paragraph("Mesleki Deneyim", { heading: 1 }),
        paragraph("Özel Mavi Ufuk Koleji, Antalya", { heading: 2 }),
        paragraph("**Okul Müdür Yardımcısı** (Ağustos 2021 – halen)"),
        bullet("46 öğretmenin ders programı, nöbet ve gözlem takvimini yürütüyorum."),
        bullet("Bursluluk sınavına başvuruyu iki yılda 300’den 820’ye çıkardım."),
        paragraph("**Yabancı Diller Bölüm Başkanı** (Eylül 2017 – Ağustos 2021)"),
        bullet("Cambridge sınav merkezi başvurusunu hazırladım."),
        bullet("Dokuz öğretmene mentorluk yaptım."),
        paragraph("**İngilizce Öğretmeni** (Eylül 2013 – Eylül 2017)"),
        bullet("5-8. sınıflarda haftada 26 saat ders verdim."),
        paragraph("Likya Üniversitesi Yabancı Diller Yüksekokulu, Fethiye", { heading: 2 }),
        paragraph("**İngilizce Okutmanı** (Ekim 2009 – Haziran 2013)"),
        bullet("Hazırlık sınıflarında okuma ve yazma dersleri verdim."),
        bullet("Yeterlik sınavı soru ekibinde çalıştım."),
        paragraph("Öğrenim Durumu", { heading: 1 }),
        paragraph("**Kaleiçi Üniversitesi** (2017 – 2019)\nEğitim Yönetimi Tezsiz Yüksek Lisans"),
        paragraph("**Göller Üniversitesi** (2005 – 2009)\nİngilizce Öğretmenliği Lisans"),
        paragraph("**Burdur Anadolu Öğretmen Lisesi** (2001 – 2005)\nYabancı Dil Alanı"),
        paragraph("Sertifika ve Seminerler", { heading: 1 }),
        bullet("CELTA (2014, Londra)"),
        bullet("Eğitim Koçluğu Sertifikası (2018)"),
        bullet("IB PYP Kategori 1 (2022)"),
        paragraph("Beceriler", { heading: 1 }),
        paragraph("**Yönetim:** Ders programı hazırlama, Ölçme ve değerlendirme, Veli iletişimi"),
        paragraph("**Bilgisayar:** K12NET, Google Classroom, Canva"),
        paragraph("Yabancı Diller", { heading: 1 }),
        paragraph("İngilizce – C2\nFransızca – A2\nRusça – A1"),
        paragraph("Üyelikler ve İlgi Alanları", { heading: 1 }),
        paragraph("Antalya Tiyatro Gönüllüleri, Likya Yolu yürüyüşleri, seramik"),
        paragraph("Referanslar", { heading: 1 }),
        paragraph("Nihat Özbaşaran, Kurucu Müdür, Özel Mavi Ufuk Koleji, 0 242 555 01 00"),
      ],
    },
  ],
};

export const twelfthTurkish: WordCv[] = [headerRows, brackets];
