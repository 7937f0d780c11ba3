import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** The commonest of all: bold headings, a line with dates, firm and title, then duties. */
const plainTurkish: WordCv = {
  name: "18-duz-word",
  truth: {
    name: "Selahattin Yorulmaz",
    email: "selahattin.yorulmaz@ovaposta.example",
    phone: "0 532 555 01 59",
    place: "Konya",
    jobs: [
      ["Bakım Şefi", "Mevlana Un Fabrikası", "2018", "Halen"],
      ["Elektrik Teknisyeni", "Selçuklu Pompa Sanayi", "2011", "2018"],
    ],
    places: ["Konya", "Konya"],
    schools: [
      ["Selçuk Üniversitesi", "2011"],
      ["Konya Adil Karaağaç Endüstri Meslek Lisesi", "2008"],
    ],
    degrees: ["Elektrik (Ön Lisans)", "Elektrik-Elektronik"],
    skills: ["PLC programlama", "Siemens TIA Portal", "AutoCAD Electrical", "Kompresör bakımı"],
    languages: ["İngilizce"],
    certificates: ["Yüksek Gerilim İşletme Sorumluluğu", "EKAT Belgesi"],
    points: [
      [
        "Dokuz kişilik bakım ekibinin vardiyalarının planlanması",
        "Yıllık duruşların 140 saatten 55 saate indirilmesi için kestirimci bakım planının kurulması ve yürütülmesi",
      ],
      ["Pano montajı ve arıza giderme", "Yedek parça stok takibi"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("ÖZGEÇMİŞ", { bold: true, center: true }),
        paragraph("KİŞİSEL BİLGİLER", { bold: true }),
        paragraph("Adı Soyadı\t: Selahattin Yorulmaz", { tab: 2800 }),
        paragraph("Doğum Yeri ve Tarihi\t: Karaman, 05.04.1990", { tab: 2800 }),
        paragraph("Medeni Hali\t: Evli, iki çocuk", { tab: 2800 }),
        paragraph("Askerlik\t: Yapıldı (2012)", { tab: 2800 }),
        paragraph("Sürücü Belgesi\t: B, C", { tab: 2800 }),
        paragraph("Adres\t: Bosna Hersek Mah. Şehit Sk. No: 4 Selçuklu / Konya", { tab: 2800 }),
        paragraph("Telefon\t: 0 532 555 01 59", { tab: 2800 }),
        paragraph("E-posta\t: selahattin.yorulmaz@ovaposta.example", { tab: 2800 }),
        paragraph("EĞİTİM BİLGİLERİ", { bold: true }),
        paragraph("2009 – 2011\tSelçuk Üniversitesi, Elektrik (Ön Lisans)", { tab: 2000 }),
        paragraph("2004 – 2008\tKonya Adil Karaağaç Endüstri Meslek Lisesi, Elektrik-Elektronik", {
          tab: 2000,
        }),
        paragraph("İŞ DENEYİMİ", { bold: true }),
        paragraph("2018 – Halen\t**Mevlana Un Fabrikası, Konya** – Bakım Şefi", { tab: 2000 }),
        bullet("Dokuz kişilik bakım ekibinin vardiyalarının planlanması"),
        bullet(
          "Yıllık duruşların 140 saatten 55 saate indirilmesi için kestirimci bakım planının kurulması ve yürütülmesi",
        ),
        paragraph("2011 – 2018\t**Selçuklu Pompa Sanayi, Konya** – Elektrik Teknisyeni", { tab: 2000 }),
        bullet("Pano montajı ve arıza giderme"),
        bullet("Yedek parça stok takibi"),
        paragraph("YABANCI DİL", { bold: true }),
        paragraph("İngilizce (Orta)"),
        paragraph("BİLGİSAYAR VE TEKNİK BİLGİLER", { bold: true }),
        paragraph("PLC programlama, Siemens TIA Portal, AutoCAD Electrical, Kompresör bakımı"),
        paragraph("SERTİFİKA VE BELGELER", { bold: true }),
        bullet("Yüksek Gerilim İşletme Sorumluluğu (2019)"),
        bullet("EKAT Belgesi (2016)"),
        paragraph("REFERANSLAR", { bold: true }),
        paragraph("İstendiğinde verilecektir."),
      ],
    },
  ],
};

/** A table with grey labels at the left, and schools in a table with a head of their own. */
const labelTable: WordCv = {
  name: "19-etiketli-tablo",
  truth: {
    name: "Merve Kızıltan",
    email: "merve.kiziltan@bozkirposta.example",
    phone: "0505 555 01 83",
    place: "Kayseri",
    jobs: [
      ["Hemşire", "Erciyes Şehir Hastanesi", "Eylül 2020", "Devam ediyor"],
      ["Hemşire", "Özel Talas Tıp Merkezi", "Temmuz 2017", "Ağustos 2020"],
    ],
    places: ["Kayseri", "Kayseri"],
    schools: [
      ["Erciyes Üniversitesi", "2017"],
      ["Kayseri Sağlık Meslek Lisesi", "2013"],
    ],
    degrees: ["Lisans Hemşirelik", "Lise Hemşirelik"],
    skills: ["Damar yolu açma", "Yara bakımı", "Yoğun bakım izlemi"],
    languages: ["İngilizce"],
    certificates: ["Temel Yaşam Desteği", "Yoğun Bakım Hemşireliği"],
    points: [
      ["Yoğun bakımda günde dört hastanın izlemi", "Yeni başlayanların uyum eğitimi"],
      ["Poliklinik ve acil hizmetleri"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("MERVE KIZILTAN", { title: true, bold: true }),
        paragraph("Hemşire"),
        grid(
          [
            ["Telefon", "0505 555 01 83"],
            ["E-posta", "merve.kiziltan@bozkirposta.example"],
            ["Adres", "Melikgazi / Kayseri"],
            ["Doğum tarihi", "22.09.1995"],
          ],
          { widths: [25, 75], hasBorder: true },
        ),
        paragraph("ÖĞRENİM DURUMU", { bold: true }),
        grid(
          [
            ["Derece", "Bölüm/Program", "Okul", "Mezuniyet Yılı"],
            ["Lisans", "Hemşirelik", "Erciyes Üniversitesi", "2017"],
            ["Lise", "Hemşirelik", "Kayseri Sağlık Meslek Lisesi", "2013"],
          ],
          { widths: [15, 25, 40, 20], hasBorder: true },
        ),
        paragraph("İŞ TECRÜBESİ", { bold: true }),
        grid(
          [
            [
              "Eylül 2020 – Devam ediyor",
              [
                paragraph("**Erciyes Şehir Hastanesi**, Kayseri"),
                paragraph("Hemşire"),
                bullet("Yoğun bakımda günde dört hastanın izlemi"),
                bullet("Yeni başlayanların uyum eğitimi"),
              ],
            ],
            [
              "Temmuz 2017 – Ağustos 2020",
              [
                paragraph("**Özel Talas Tıp Merkezi**, Kayseri"),
                paragraph("Hemşire"),
                bullet("Poliklinik ve acil hizmetleri"),
              ],
            ],
          ],
          { widths: [25, 75], hasBorder: true },
        ),
        paragraph("SERTİFİKALAR", { bold: true }),
        bullet("Temel Yaşam Desteği, 2023"),
        bullet("Yoğun Bakım Hemşireliği, 2021"),
        paragraph("BECERİLER", { bold: true }),
        paragraph("Damar yolu açma • Yara bakımı • Yoğun bakım izlemi"),
        paragraph("YABANCI DİL", { bold: true }),
        paragraph("İngilizce: Okuma orta, yazma temel, konuşma temel"),
      ],
    },
  ],
};

/** Heading styles of Word, title and firm on two lines, a date at the right tab, duties as text with dashes. */
const headingStyles: WordCv = {
  name: "20-baslik-stilleri",
  truth: {
    name: "Tuncay Erdoğmuş",
    email: "tuncay.erdogmus@limanposta.example",
    phone: "+90 533 555 01 21",
    place: "Mersin",
    jobs: [
      ["Lojistik Müdürü", "Akdeniz Konteyner Taşımacılık A.Ş.", "Mart 2017", "Günümüz"],
      ["Operasyon Sorumlusu", "Toros Gümrük Müşavirliği", "Ekim 2011", "Şubat 2017"],
      ["Gümrük Elemanı", "Toros Gümrük Müşavirliği", "Temmuz 2009", "Eylül 2011"],
    ],
    places: ["Mersin", "Mersin", "Mersin"],
    schools: [
      ["Mersin Üniversitesi", "2009"],
      ["Tarsus Amerikan Koleji", "2004"],
    ],
    degrees: ["Lisans, Uluslararası Ticaret ve Lojistik", "Lise"],
    skills: ["Liman operasyonları", "Gümrük mevzuatı", "Filo yönetimi", "SAP TM"],
    languages: ["İngilizce", "Arapça"],
    certificates: ["Gümrük Müşavir Yardımcılığı Karnesi", "ÜDY3 Belgesi"],
    points: [
      [
        "64 araçlık filonun ve 90 kişilik ekibin yönetimi",
        "Taşıma başına maliyetin üç yılda %17 düşürülmesi",
        "Liman, hat ve gümrük ile günlük koordinasyon",
      ],
      ["İthalat ve ihracat dosyalarının takibi"],
      ["Beyanname hazırlama"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Tuncay Erdoğmuş", { title: true, bold: true }),
        paragraph("Mersin | +90 533 555 01 21 | tuncay.erdogmus@limanposta.example"),
        paragraph("Profil", { heading: 1 }),
        paragraph("Liman, kara ve gümrük üçgeninde on altı yıl."),
        paragraph("Deneyim", { heading: 1 }),
        paragraph("Lojistik Müdürü\tMart 2017 – Günümüz", { heading: 2, rightTab: 9000 }),
        paragraph("Akdeniz Konteyner Taşımacılık A.Ş., Mersin"),
        bullet("64 araçlık filonun ve 90 kişilik ekibin yönetimi"),
        bullet("Taşıma başına maliyetin üç yılda %17 düşürülmesi"),
        bullet("Liman, hat ve gümrük ile günlük koordinasyon"),
        paragraph("Operasyon Sorumlusu\tEkim 2011 – Şubat 2017", { heading: 2, rightTab: 9000 }),
        paragraph("Toros Gümrük Müşavirliği, Mersin"),
        bullet("İthalat ve ihracat dosyalarının takibi"),
        paragraph("Gümrük Elemanı\tTemmuz 2009 – Eylül 2011", { heading: 2, rightTab: 9000 }),
        paragraph("Toros Gümrük Müşavirliği, Mersin"),
        bullet("Beyanname hazırlama"),
        paragraph("Eğitim", { heading: 1 }),
        paragraph("Mersin Üniversitesi\t2004 – 2009", { heading: 2, rightTab: 9000 }),
        paragraph("Lisans, Uluslararası Ticaret ve Lojistik, Ortalama: 3,05/4"),
        paragraph("Tarsus Amerikan Koleji\t1997 – 2004", { heading: 2, rightTab: 9000 }),
        paragraph("Lise"),
        paragraph("Beceriler", { heading: 1 }),
        paragraph("Liman operasyonları; Gümrük mevzuatı; Filo yönetimi; SAP TM"),
        paragraph("Yabancı Diller", { heading: 1 }),
        paragraph("İngilizce – İleri\nArapça – Orta"),
        paragraph("Belgeler", { heading: 1 }),
        paragraph("Gümrük Müşavir Yardımcılığı Karnesi – Ticaret Bakanlığı – 2013"),
        paragraph("ÜDY3 Belgesi – Ulaştırma Bakanlığı – 2018"),
      ],
    },
  ],
};

export const sixthTurkish: WordCv[] = [plainTurkish, labelTable, headingStyles];
