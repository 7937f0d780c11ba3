import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Without one Turkish letter, dates before each job, colons. */
const ascii: WordCv = {
  name: "28-ascii",
  truth: {
    name: "Serkan Ozturk",
    email: "serkan.ozturk@yolposta.example",
    jobs: [
      ["Tir Soforu (Avrupa hatti)", "Guney Nakliyat", "2017", "halen"],
      ["Kamyon Soforu", "Yildiz Kargo", "2012", "2017"],
      ["Forklift Operatoru", "Er Plastik", "2009", "2012"],
    ],
    schools: [["Mersin Ticaret Lisesi", "2006"]],
    points: [[], [], []],
  },
  sections: [
    {
      children: [
        paragraph("OZGECMIS", { bold: true, center: true }),
        paragraph("Adi Soyadi : Serkan Ozturk"),
        paragraph("Dogum Yeri ve Yili : Tarsus 1988"),
        paragraph("Telefon : 0538 555 01 41"),
        paragraph("E-mail : serkan.ozturk@yolposta.example"),
        paragraph("Ehliyet : B, C, E (SRC 3-4, psikoteknik)"),
        paragraph("EGITIM", { bold: true }),
        paragraph("2002-2006 Mersin Ticaret Lisesi"),
        paragraph("IS TECRUBESI", { bold: true }),
        paragraph("2017-halen Guney Nakliyat - Tir Soforu (Avrupa hatti)"),
        paragraph("2012-2017 Yildiz Kargo - Kamyon Soforu"),
        paragraph("2009-2012 Er Plastik - Forklift Operatoru"),
        paragraph("YABANCI DIL", { bold: true }),
        paragraph("Almanca: az"),
        paragraph("REFERANS", { bold: true }),
        paragraph("Mehmet Guney, Guney Nakliyat, 0324 555 01 00"),
      ],
    },
  ],
};

/** Titles of one employer below each other, dates at the right tab. */
const ladder: WordCv = {
  name: "29-tek-isveren",
  truth: {
    name: "Ayça Demirtaş Yalın",
    email: "ayca.yalin@kordonposta.example",
    jobs: [
      ["Şube Müdürü", "Ege Katılım Bankası", "Ocak 2022", "Devam ediyor"],
      ["Müdür Yardımcısı", "Ege Katılım Bankası", "Mart 2018", "Aralık 2021"],
      ["Müşteri Temsilcisi", "Ege Katılım Bankası", "Eylül 2013", "Şubat 2018"],
      ["Gişe Yetkilisi", "Yeni Liman Bankası", "Temmuz 2011", "Ağustos 2013"],
    ],
    schools: [
      ["Ege Üniversitesi", "2016"],
      ["Celal Bayar Üniversitesi", "2011"],
    ],
    points: [
      ["22 kişilik şubenin yönetimi", "Mevduatta bölge birinciliği (2024)"],
      ["KOBİ portföyünün yapılandırılması"],
      ["Bireysel kredi başvurularının değerlendirilmesi"],
      [],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Ayça Demirtaş Yalın", { title: true }),
        paragraph("Karşıyaka, İzmir\t0539 555 01 55\tayca.yalin@kordonposta.example", { tab: 3000 }),
        paragraph("Mesleki Deneyim", { heading: 2 }),
        paragraph("**Ege Katılım Bankası**, İzmir"),
        paragraph("Şube Müdürü\tOcak 2022 – Devam ediyor", { rightTab: 9000 }),
        bullet("22 kişilik şubenin yönetimi"),
        bullet("Mevduatta bölge birinciliği (2024)"),
        paragraph("Müdür Yardımcısı\tMart 2018 – Aralık 2021", { rightTab: 9000 }),
        bullet("KOBİ portföyünün yapılandırılması"),
        paragraph("Müşteri Temsilcisi\tEylül 2013 – Şubat 2018", { rightTab: 9000 }),
        bullet("Bireysel kredi başvurularının değerlendirilmesi"),
        paragraph("**Yeni Liman Bankası**, Manisa"),
        paragraph("Gişe Yetkilisi\tTemmuz 2011 – Ağustos 2013", { rightTab: 9000 }),
        paragraph("Akademik Geçmiş", { heading: 2 }),
        paragraph("**Ege Üniversitesi**\t2014 – 2016", { rightTab: 9000 }),
        paragraph("İşletme Yüksek Lisansı (tezsiz)"),
        paragraph("**Celal Bayar Üniversitesi**\t2007 – 2011", { rightTab: 9000 }),
        paragraph("Ekonometri"),
        paragraph("Sertifikalar", { heading: 2 }),
        bullet("SEGEM Sigorta Acenteliği Teknik Personel, 2019"),
        bullet("SPL Düzey 2, 2017"),
      ],
    },
  ],
};

/** A table with narrow columns and a head, as a school's secretary makes it. */
const narrowTable: WordCv = {
  name: "30-dar-tablo",
  truth: {
    name: "Kadriye Uluçay",
    email: "kadriye.ulucay@defterposta.example",
    jobs: [
      ["Müdür Yardımcısı", "Atatürk Ortaokulu", "Eylül 2018", "Halen"],
      ["Fen Bilimleri Öğretmeni", "Atatürk Ortaokulu", "Eylül 2012", "Ağustos 2018"],
      ["Ücretli Öğretmen", "Yeşilyurt İlkokulu", "Ekim 2011", "Haziran 2012"],
    ],
    schools: [
      ["Karadeniz Teknik Üniversitesi", "2011"],
      ["Trabzon Lisesi", "2007"],
    ],
    points: [[], [], []],
  },
  sections: [
    {
      children: [
        paragraph("KADRİYE ULUÇAY", { bold: true, center: true }),
        paragraph("kadriye.ulucay@defterposta.example / 0506 555 01 31", { center: true }),
        paragraph("ÇALIŞTIĞI KURUMLAR", { bold: true }),
        grid(
          [
            ["S.No", "Çalıştığı Kurum", "İli", "Görevi", "Başlama Tarihi", "Ayrılma Tarihi"],
            ["1", "Atatürk Ortaokulu", "Trabzon", "Müdür Yardımcısı", "Eylül 2018", "Halen"],
            ["2", "Atatürk Ortaokulu", "Trabzon", "Fen Bilimleri Öğretmeni", "Eylül 2012", "Ağustos 2018"],
            ["3", "Yeşilyurt İlkokulu", "Rize", "Ücretli Öğretmen", "Ekim 2011", "Haziran 2012"],
          ],
          { widths: [7, 25, 13, 23, 16, 16], hasBorder: true },
        ),
        paragraph("MEZUN OLDUĞU OKULLAR", { bold: true }),
        grid(
          [
            ["Okul", "Bölüm", "Mezuniyet Yılı"],
            ["Karadeniz Teknik Üniversitesi", "Fen Bilgisi Öğretmenliği", "2011"],
            ["Trabzon Lisesi", "Sayısal", "2007"],
          ],
          { widths: [40, 40, 20], hasBorder: true },
        ),
        paragraph("ALDIĞI HİZMET İÇİ EĞİTİMLER", { bold: true }),
        bullet("Okul Yöneticiliği (2019, 30 saat)"),
        bullet("Robotik Kodlama (2021, 24 saat)"),
        paragraph("YABANCI DİL: İngilizce (YDS 55)"),
      ],
    },
  ],
};

export const turkish: WordCv[] = [ascii, ladder, narrowTable];
