import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

const form: WordCv = {
  name: "18-word-cizgili-tablo-guvenlik",
  truth: {
    name: "Hüseyin Karakoç",
    email: "huseyin.karakoc@eposta.example",
    phone: "0 537 000 52 80",
    place: "Adana",
    jobs: [
      ["Güvenlik Amiri", "Çukurova Kalkan Güvenlik Hizmetleri Ltd. Şti.", "03.2018", "Devam ediyor"],
      ["Güvenlik Görevlisi", "Seyhan Park Alışveriş Merkezi", "07.2012", "02.2018"],
      ["Bekçi", "Toros Çırçır Fabrikası", "05.2009", "06.2012"],
    ],
    schools: [["Yüreğir Lisesi", "2006"]],
    degrees: ["Sosyal Bilimler"],
    skills: [
      "Kamera sistemi takibi",
      "X-ray cihazı kullanımı",
      "Tutanak ve rapor yazma",
      "Yangın söndürme",
      "Microsoft Word",
    ],
    languages: ["Arapça"],
    certificates: [
      "Silahlı Özel Güvenlik Görevlisi Kimlik Kartı",
      "Temel İlk Yardım",
      "Yangın Güvenliği ve Tahliye",
    ],
  },
  sections: [
    {
      children: [
        paragraph("ÖZGEÇMİŞ", { center: true, bold: true }),
        paragraph("KİŞİSEL BİLGİLER", { bold: true }),
        grid(
          [
            ["Adı Soyadı", "Hüseyin Karakoç"],
            ["Doğum Yeri / Tarihi", "Kozan / 02.02.1988"],
            ["Medeni Hali", "Evli, 2 çocuk"],
            ["Askerlik", "Yapıldı (2008 – 2009)"],
            ["Ehliyet", "B sınıfı"],
            ["Adres", "Yeşilyurt Mah. 70123 Sok. No: 9/3 Seyhan / ADANA"],
            ["Cep Telefonu", "0 537 000 52 80"],
            ["E-posta", "huseyin.karakoc@eposta.example"],
          ],
          { widths: [30, 70], hasBorder: true },
        ),
        paragraph(""),
        paragraph("EĞİTİM BİLGİLERİ", { bold: true }),
        grid(
          [
            ["Okul", "Bölüm", "Mezuniyet Yılı"],
            ["Yüreğir Lisesi", "Sosyal Bilimler", "2006"],
          ],
          { widths: [45, 35, 20], hasBorder: true },
        ),
        paragraph(""),
        paragraph("İŞ TECRÜBESİ", { bold: true }),
        grid(
          [
            ["Çalıştığı Kurum", "Görevi", "Giriş Tarihi", "Çıkış Tarihi"],
            ["Çukurova Kalkan Güvenlik Hizmetleri Ltd. Şti.", "Güvenlik Amiri", "03.2018", "Devam ediyor"],
            ["Seyhan Park Alışveriş Merkezi", "Güvenlik Görevlisi", "07.2012", "02.2018"],
            ["Toros Çırçır Fabrikası", "Bekçi", "05.2009", "06.2012"],
          ],
          { widths: [40, 26, 16, 18], hasBorder: true },
        ),
        paragraph(""),
        paragraph("SERTİFİKALAR", { bold: true }),
        grid(
          [
            ["Belgenin Adı", "Veren Kurum", "Yıl"],
            ["Silahlı Özel Güvenlik Görevlisi Kimlik Kartı", "Adana Valiliği", "2012"],
            ["Temel İlk Yardım", "Çukurova İlk Yardım Merkezi", "2021"],
            ["Yangın Güvenliği ve Tahliye", "Adana İtfaiyesi", "2019"],
          ],
          { widths: [50, 35, 15], hasBorder: true },
        ),
        paragraph(""),
        paragraph("YABANCI DİL", { bold: true }),
        grid(
          [
            ["Dil", "Okuma", "Yazma", "Konuşma"],
            ["Arapça", "Zayıf", "Zayıf", "İyi"],
          ],
          { widths: [40, 20, 20, 20], hasBorder: true },
        ),
        paragraph(""),
        paragraph("BİLGİ VE BECERİLER", { bold: true }),
        paragraph(
          "Kamera sistemi takibi, X-ray cihazı kullanımı, Tutanak ve rapor yazma, Yangın söndürme, Microsoft Word",
        ),
        paragraph(""),
        paragraph("REFERANSLAR", { bold: true }),
        paragraph("Kenan Yıldızhan, Seyhan Park Alışveriş Merkezi Güvenlik Müdürü, 0 532 000 66 14"),
      ],
    },
  ],
};

const serif: WordCv = {
  name: "19-google-dokumanlar-serif-asci",
  truth: {
    name: "Emrah Sancaktar",
    email: "emrah.sancaktar@mutfak.example",
    phone: "0543 000 90 26",
    place: "Antalya",
    jobs: [
      ["Aşçıbaşı", "Lara Kumsal Otel", "Nisan 2021", "Günümüz"],
      ["Sıcak Bölüm Şefi", "Side Nar Resort", "Mart 2017", "Kasım 2020"],
      ["Aşçı", "Köşebaşı Ocakbaşı", "Mayıs 2013", "Ocak 2017"],
    ],
    places: ["Antalya", "Manavgat", "Burdur"],
    schools: [["Abant Aşçılık Meslek Lisesi", "2012"]],
    degrees: ["Yiyecek İçecek Hizmetleri"],
    skills: [
      "Menü planlama",
      "Maliyet hesabı",
      "Osmanlı mutfağı",
      "Açık büfe",
      "Gıda güvenliği",
      "Ekip eğitimi",
    ],
    languages: ["Rusça", "İngilizce"],
    certificates: ["Aşçılık Ustalık Belgesi", "Hijyen Eğitimi Belgesi"],
    points: [
      [
        "640 yataklı otelin ana mutfağında 48 kişilik ekibi yönetiyorum.",
        "Yiyecek maliyetini kişi başı yüzde 11 düşüren yeni açık büfe düzenini kurdum.",
        "Haftada bir Antalya yöresinden yemeklerin sunulduğu akşamı başlattım.",
      ],
      ["Sıcak mutfakta 14 aşçının vardiya ve üretim planı.", "Ziyafet ve düğün menülerinin hazırlanması."],
      ["Izgara ve meze bölümlerinde çalıştım."],
    ],
    summary: "",
  },
  sections: [
    {
      children: [
        grid(
          [
            [
              [paragraph("Emrah Sancaktar", { title: true }), paragraph("Aşçıbaşı")],
              [
                paragraph("Şirinyalı Mah. 1498 Sok. No: 6"),
                paragraph("Muratpaşa, Antalya"),
                paragraph("**0543 000 90 26**"),
                paragraph("**emrah.sancaktar@mutfak.example**"),
              ],
            ],
            [
              [
                paragraph("DENEYİM", { heading: 1 }),
                paragraph("Lara Kumsal Otel, Antalya — Aşçıbaşı", { heading: 2 }),
                paragraph("Nisan 2021 - Günümüz", { heading: 3 }),
                bullet("640 yataklı otelin ana mutfağında 48 kişilik ekibi yönetiyorum."),
                bullet("Yiyecek maliyetini kişi başı yüzde 11 düşüren yeni açık büfe düzenini kurdum."),
                bullet("Haftada bir Antalya yöresinden yemeklerin sunulduğu akşamı başlattım."),
                paragraph("Side Nar Resort, Manavgat — Sıcak Bölüm Şefi", { heading: 2 }),
                paragraph("Mart 2017 - Kasım 2020", { heading: 3 }),
                bullet("Sıcak mutfakta 14 aşçının vardiya ve üretim planı."),
                bullet("Ziyafet ve düğün menülerinin hazırlanması."),
                paragraph("Köşebaşı Ocakbaşı, Burdur — Aşçı", { heading: 2 }),
                paragraph("Mayıs 2013 - Ocak 2017", { heading: 3 }),
                bullet("Izgara ve meze bölümlerinde çalıştım."),
                paragraph("EĞİTİM", { heading: 1 }),
                paragraph("Abant Aşçılık Meslek Lisesi, Bolu — Yiyecek İçecek Hizmetleri", { heading: 2 }),
                paragraph("Eylül 2008 - Haziran 2012", { heading: 3 }),
              ],
              [
                paragraph("BECERİLER", { heading: 1 }),
                paragraph("Menü planlama"),
                paragraph("Maliyet hesabı"),
                paragraph("Osmanlı mutfağı"),
                paragraph("Açık büfe"),
                paragraph("Gıda güvenliği"),
                paragraph("Ekip eğitimi"),
                paragraph("BELGELER", { heading: 1 }),
                paragraph("**Aşçılık Ustalık Belgesi**, 2016"),
                paragraph("**Hijyen Eğitimi Belgesi**, 2021"),
                paragraph("DİLLER", { heading: 1 }),
                paragraph("Rusça (iyi), İngilizce (orta)"),
              ],
            ],
          ],
          { widths: [68, 32], hasBorder: false },
        ),
      ],
    },
  ],
};

const RIGHT = { rightTab: 9026 };

const plain: WordCv = {
  name: "20-word-duz-sag-sekme-ebe",
  truth: {
    name: "Zehra Tunçbilek",
    email: "zehra.tuncbilek@mektup.example",
    phone: "0 506 000 73 45",
    place: "Konya",
    jobs: [
      ["Doğumhane Sorumlu Ebesi", "Özel Alâeddin Kadın Doğum Hastanesi", "Ekim 2020", "Halen"],
      ["Ebe", "Özel Alâeddin Kadın Doğum Hastanesi", "Ağustos 2016", "Eylül 2020"],
      ["Aile Sağlığı Çalışanı", "Ereğli 4 No'lu Aile Sağlığı Merkezi", "Kasım 2013", "Temmuz 2016"],
    ],
    places: ["Konya", "Konya", "Ereğli"],
    schools: [
      ["Karatay Ovası Üniversitesi", "2013"],
      ["Ereğli Sağlık Meslek Lisesi", "2009"],
    ],
    degrees: ["Ebelik Lisans", "Ebelik"],
    skills: [
      "Normal doğum takibi",
      "NST değerlendirme",
      "Emzirme danışmanlığı",
      "Yenidoğan bakımı",
      "Gebe okulu eğitimi",
    ],
    languages: ["İngilizce", "Arapça"],
    certificates: [
      "Yenidoğan Canlandırma Programı",
      "Emzirme Danışmanlığı",
      "Gebe Bilgilendirme Sınıfı Eğiticisi",
    ],
    points: [
      [
        "Dokuz ebenin çalışma listesini hazırlamak ve yeni başlayanların uyum eğitimini yürütmek.",
        "Doğum sonu ilk yarım saatte ten tene temas oranını %52'den %91'e çıkarmak.",
      ],
      ["Ayda ortalama 30 doğumun takibi.", "Hastanenin gebe okulunda haftalık eğitim vermek."],
      ["Bebek ve gebe izlemleri, aşı uygulamaları.", "Ev ziyaretleri ve kayıtların sisteme girilmesi."],
    ],
    summary:
      "On yılı aşkın süredir doğumhanede ve birinci basamakta çalışan bir ebeyim. Annenin korkusunu azaltmanın, en az tıbbi takip kadar önemli olduğuna inanıyorum.",
  },
  sections: [
    {
      children: [
        paragraph("Zehra Tunçbilek", { title: true }),
        paragraph(
          "Ebe\nHavzan Mah. Gül Sok. 14/2, Meram, Konya\nTelefon: 0 506 000 73 45\nE-posta: zehra.tuncbilek@mektup.example",
        ),
        paragraph("Hakkımda", { heading: 2 }),
        paragraph(
          "On yılı aşkın süredir doğumhanede ve birinci basamakta çalışan bir ebeyim. Annenin korkusunu azaltmanın, en az tıbbi takip kadar önemli olduğuna inanıyorum.",
        ),
        paragraph("Eğitim", { heading: 2 }),
        paragraph("**Karatay Ovası Üniversitesi**, Konya\t2009 – 2013", RIGHT),
        paragraph("Ebelik Lisans"),
        paragraph("**Ereğli Sağlık Meslek Lisesi**, Ereğli\t2005 – 2009", RIGHT),
        paragraph("Ebelik"),
        paragraph("Çalışma Hayatı", { heading: 2 }),
        paragraph("**Özel Alâeddin Kadın Doğum Hastanesi**, Konya"),
        paragraph("Doğumhane Sorumlu Ebesi\tEkim 2020 – Halen", RIGHT),
        bullet("Dokuz ebenin çalışma listesini hazırlamak ve yeni başlayanların uyum eğitimini yürütmek."),
        bullet("Doğum sonu ilk yarım saatte ten tene temas oranını %52'den %91'e çıkarmak."),
        paragraph("Ebe\tAğustos 2016 – Eylül 2020", RIGHT),
        bullet("Ayda ortalama 30 doğumun takibi."),
        bullet("Hastanenin gebe okulunda haftalık eğitim vermek."),
        paragraph("**Ereğli 4 No'lu Aile Sağlığı Merkezi**, Ereğli"),
        paragraph("Aile Sağlığı Çalışanı\tKasım 2013 – Temmuz 2016", RIGHT),
        bullet("Bebek ve gebe izlemleri, aşı uygulamaları."),
        bullet("Ev ziyaretleri ve kayıtların sisteme girilmesi."),
        paragraph("Sertifikalar ve Kurslar", { heading: 2 }),
        paragraph("Yenidoğan Canlandırma Programı\t2022", RIGHT),
        paragraph("Emzirme Danışmanlığı\t2019", RIGHT),
        paragraph("Gebe Bilgilendirme Sınıfı Eğiticisi\t2017", RIGHT),
        paragraph("Mesleki Beceriler", { heading: 2 }),
        paragraph(
          "Normal doğum takibi, NST değerlendirme, Emzirme danışmanlığı, Yenidoğan bakımı, Gebe okulu eğitimi",
        ),
        paragraph("Yabancı Dil", { heading: 2 }),
        paragraph("İngilizce: orta düzey"),
        paragraph("Arapça: başlangıç düzeyi"),
      ],
    },
  ],
};

export const seventeenthTurkish: WordCv[] = [form, serif, plain];
