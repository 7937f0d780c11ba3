import { Footer, Paragraph, TextRun } from "docx";
import { bullet, grid, head, paragraph, type WordCv } from "../word-parts.ts";

/** A table without borders over the whole page: dates and labels on the left, what they say on the right. */
const borderless: WordCv = {
  name: "15-word-cizgisiz-tablo",
  truth: {
    name: "Selin Karahisar",
    email: "selin.karahisar@turuncposta.example",
    phone: "0 505 555 07 38",
    place: "Muratpaşa / Antalya",
    jobs: [
      ["Ön Büro Müdürü", "Lara Mavi Koy Otel", "03.2019", "halen"],
      ["Ön Büro Şefi", "Lara Mavi Koy Otel", "04.2016", "03.2019"],
      ["Resepsiyonist", "Side Zeytinlik Tatil Köyü", "05.2013", "11.2015"],
      ["Animatör", "Olimpos Çadır Kampı", "Yaz 2011", "Yaz 2012"],
    ],
    places: ["Antalya", "Antalya", "Manavgat", "Kumluca"],
    schools: [
      ["Toros Üniversitesi", "2013"],
      ["Serik Otelcilik ve Turizm Meslek Lisesi", "2009"],
    ],
    degrees: ["Konaklama İşletmeciliği", "Ön Büro"],
    skills: ["Opera PMS", "Sedna", "Gelir yönetimi", "Şikâyet yönetimi", "Ekip yönetimi"],
    languages: ["İngilizce", "Rusça", "Almanca"],
    certificates: ["Misafir İlişkileri Eğitimi", "İlk Yardım Sertifikası"],
    points: [
      [
        "412 odalı tesiste 24 kişilik ön büro ekibini yönetmek",
        "Doluluk ve fiyatları her sabah satış ekibiyle gözden geçirmek",
        "Misafir memnuniyet puanını 8,1'den 9,0'a çıkardım",
      ],
      ["Vardiya planı, kasa ve gece raporları"],
      ["Giriş çıkış işlemleri ve grup karşılama"],
      [],
    ],
  },
  sections: [
    {
      children: [
        paragraph("ÖZ GEÇMİŞ", { bold: true, center: true, title: true }),
        grid(
          [
            ["Ad Soyad", "Selin Karahisar"],
            ["Adres", "Güzeloba Mah. Yaşar Sok. 12/3 Muratpaşa / Antalya"],
            ["Tel", "0 505 555 07 38"],
            ["E-posta", "selin.karahisar@turuncposta.example"],
            ["Doğum tarihi", "17 Temmuz 1991"],
            ["", ""],
            [[paragraph("İŞ DENEYİMİ", { bold: true })], ""],
            [
              "03.2019 – halen",
              [
                paragraph("**Lara Mavi Koy Otel**, Antalya"),
                paragraph("Ön Büro Müdürü"),
                bullet("412 odalı tesiste 24 kişilik ön büro ekibini yönetmek"),
                bullet("Doluluk ve fiyatları her sabah satış ekibiyle gözden geçirmek"),
                bullet("Misafir memnuniyet puanını 8,1'den 9,0'a çıkardım"),
              ],
            ],
            [
              "04.2016 – 03.2019",
              [
                paragraph("**Lara Mavi Koy Otel**, Antalya"),
                paragraph("Ön Büro Şefi"),
                bullet("Vardiya planı, kasa ve gece raporları"),
              ],
            ],
            [
              "05.2013 – 11.2015",
              [
                paragraph("**Side Zeytinlik Tatil Köyü**, Manavgat"),
                paragraph("Resepsiyonist"),
                bullet("Giriş çıkış işlemleri ve grup karşılama"),
              ],
            ],
            ["Yaz 2011 – Yaz 2012", [paragraph("**Olimpos Çadır Kampı**, Kumluca"), paragraph("Animatör")]],
            ["", ""],
            [[paragraph("EĞİTİM", { bold: true })], ""],
            [
              "2009 – 2013",
              [
                paragraph("**Toros Üniversitesi**, Antalya"),
                paragraph("Konaklama İşletmeciliği (lisans), 2,98/4"),
              ],
            ],
            ["2005 – 2009", [paragraph("**Serik Otelcilik ve Turizm Meslek Lisesi**"), paragraph("Ön Büro")]],
            ["", ""],
            [[paragraph("YABANCI DİLLER", { bold: true })], ""],
            ["İngilizce", "Çok iyi"],
            ["Rusça", "İyi"],
            ["Almanca", "Temel"],
            ["", ""],
            [[paragraph("BİLGİ VE BECERİLER", { bold: true })], ""],
            ["", "Opera PMS, Sedna, Gelir yönetimi, Şikâyet yönetimi, Ekip yönetimi"],
            ["", ""],
            [[paragraph("SERTİFİKALAR", { bold: true })], ""],
            ["2018", "Misafir İlişkileri Eğitimi"],
            ["2022", "İlk Yardım Sertifikası"],
            ["", ""],
            [[paragraph("DİĞER", { bold: true })], ""],
            ["Sürücü belgesi", "B"],
            ["Seyahat engeli", "Yok"],
          ],
          { widths: [26, 74], hasBorder: false },
        ),
      ],
    },
  ],
};

/** Dates at the right tab, two titles under one employer, the name as running header and the mail as footer: a teacher. */
const teacher: WordCv = {
  name: "16-word-ogretmen",
  truth: {
    name: "Mehmet Akif Tuncalı",
    email: "m.akiftuncali@firatposta.example",
    phone: "0 555 555 08 43",
    place: "Malatya",
    jobs: [
      ["Müdür Yardımcısı", "Özel Kayısı Dalı Koleji", "Ağustos 2020", "Devam ediyor"],
      ["Tarih Öğretmeni", "Özel Kayısı Dalı Koleji", "Eylül 2015", "Ağustos 2020"],
      ["Ücretli Öğretmen", "Battalgazi Anadolu Lisesi", "Şubat 2014", "Haziran 2015"],
    ],
    places: ["Malatya", "Malatya", "Malatya"],
    schools: [
      ["Fırat Kıyısı Üniversitesi", "2017"],
      ["Nemrut Üniversitesi", "2013"],
      ["Arguvan Lisesi", "2008"],
    ],
    degrees: ["Eğitim Yönetimi (Tezsiz Yüksek Lisans)", "Tarih (Lisans)", "Sosyal Bilimler"],
    skills: ["Ders planlama", "Osmanlı Türkçesi", "Ölçme ve değerlendirme", "Google Classroom", "Canva"],
    languages: ["İngilizce", "Farsça"],
    certificates: ["Pedagojik Formasyon", "Öğrenci Koçluğu", "Drama Liderliği"],
    points: [
      [
        "Ders programlarını, nöbetleri ve sınav takvimini hazırlıyorum.",
        "Üniversiteye yerleşme oranını dört yılda %58'den %83'e çıkaran destek programını kurdum.",
        "Veli toplantılarını sınıf sınıf, akşam saatlerinde yapıyorum.",
      ],
      [
        "9-12. sınıflara haftada 24 saat tarih dersi verdim.",
        "Öğrencilerimle Malatya'nın sözlü tarihini kayda aldık; çalışma il birincisi oldu.",
      ],
      ["Sosyal bilgiler ve inkılap tarihi derslerine girdim."],
    ],
  },
  sections: [
    {
      headers: head("Mehmet Akif Tuncalı – Özgeçmiş"),
      footers: {
        default: new Footer({
          children: [new Paragraph({ children: [new TextRun("m.akiftuncali@firatposta.example")] })],
        }),
      },
      children: [
        paragraph("Mehmet Akif Tuncalı", { title: true, bold: true }),
        paragraph("Tarih Öğretmeni – Eğitim Yöneticisi"),
        paragraph("Yeşilyurt, Malatya | 0 555 555 08 43 | m.akiftuncali@firatposta.example"),
        paragraph("KARİYER HEDEFİ", { heading: 1 }),
        paragraph(
          "Tarihi ezber olmaktan çıkaran derslerimi, okulun bütününde aynı heyecanı kurabileceğim bir yöneticilikle sürdürmek istiyorum.",
        ),
        paragraph("İŞ DENEYİMİ", { heading: 1 }),
        paragraph("**Özel Kayısı Dalı Koleji**, Malatya", { rightTab: 9000 }),
        paragraph("Müdür Yardımcısı\tAğustos 2020 – Devam ediyor", { rightTab: 9000 }),
        bullet("Ders programlarını, nöbetleri ve sınav takvimini hazırlıyorum."),
        bullet("Üniversiteye yerleşme oranını dört yılda %58'den %83'e çıkaran destek programını kurdum."),
        bullet("Veli toplantılarını sınıf sınıf, akşam saatlerinde yapıyorum."),
        paragraph("Tarih Öğretmeni\tEylül 2015 – Ağustos 2020", { rightTab: 9000 }),
        bullet("9-12. sınıflara haftada 24 saat tarih dersi verdim."),
        bullet("Öğrencilerimle Malatya'nın sözlü tarihini kayda aldık; çalışma il birincisi oldu."),
        paragraph("**Battalgazi Anadolu Lisesi**, Malatya", { rightTab: 9000 }),
        paragraph("Ücretli Öğretmen\tŞubat 2014 – Haziran 2015", { rightTab: 9000 }),
        bullet("Sosyal bilgiler ve inkılap tarihi derslerine girdim."),
        paragraph("EĞİTİM", { heading: 1 }),
        paragraph("**Fırat Kıyısı Üniversitesi**\t2015 – 2017", { rightTab: 9000 }),
        paragraph("Eğitim Yönetimi (Tezsiz Yüksek Lisans)"),
        paragraph("**Nemrut Üniversitesi**\t2008 – 2013", { rightTab: 9000 }),
        paragraph("Tarih (Lisans), ortalama 3,05 / 4,00"),
        paragraph("**Arguvan Lisesi**\t2004 – 2008", { rightTab: 9000 }),
        paragraph("Sosyal Bilimler"),
        paragraph("SERTİFİKA VE KURSLAR", { heading: 1 }),
        paragraph("Pedagojik Formasyon\t2013", { rightTab: 9000 }),
        paragraph("Öğrenci Koçluğu\t2018", { rightTab: 9000 }),
        paragraph("Drama Liderliği\t2019", { rightTab: 9000 }),
        paragraph("YETKİNLİKLER", { heading: 1 }),
        paragraph("Ders planlama • Osmanlı Türkçesi • Ölçme ve değerlendirme • Google Classroom • Canva"),
        paragraph("YABANCI DİL", { heading: 1 }),
        paragraph("İngilizce (orta), Farsça (okuma düzeyinde)"),
        paragraph("ASKERLİK VE EHLİYET", { heading: 1 }),
        paragraph("Askerlik: Yapıldı, Temmuz 2015. Ehliyet: B sınıfı (2012)."),
        paragraph("REFERANSLAR", { heading: 1 }),
        paragraph("Cemile Harputgil, Okul Müdürü, Özel Kayısı Dalı Koleji, 0 555 555 08 44"),
      ],
    },
  ],
};

export const eighthTurkish: WordCv[] = [borderless, teacher];
