import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** An employment office's form: bordered tables, one row for each workplace, its duties in a row below. */
export const officeForm: WordCv = {
  name: "14-word-is-kurumu-formu",
  truth: {
    summary: "",
    name: "Fatma Sarıçiçek",
    email: "fatma.saricicek@formposta.example",
    phone: "0 (541) 000 20 66",
    place: "Merkezefendi / DENİZLİ",
    jobs: [
      ["Makine Operatörü", "Laodik Havlu San. A.Ş.", "02.05.2017", "Devam"],
      ["Overlokçu", "Çamlık Konfeksiyon", "10.09.2012", "28.04.2017"],
      ["Ortacı", "Bozburun Ev Tekstili Ltd. Şti.", "01.07.2009", "31.08.2012"],
    ],
    places: ["Denizli", "Denizli", "Buldan"],
    schools: [
      ["Buldan Kız Meslek Lisesi", "2009"],
      ["Yenicekent Ortaokulu", "2005"],
    ],
    degrees: ["Giyim Üretim Teknolojisi", "Ortaokul"],
    skills: [
      "Düz dikiş makinesi",
      "Beş iplik overlok",
      "Reçme",
      "Numune dikimi",
      "Ara kontrol",
      "Basit makine bakımı",
    ],
    languages: ["Türkçe", "İngilizce"],
    certificates: [
      "MYK Düz Dikiş Makineci Seviye 3",
      "Temel İş Sağlığı ve Güvenliği Eğitimi",
      "Modelistlik Kurs Bitirme Belgesi",
    ],
    points: [
      [
        "Bornoz bandında reçme ve düz dikiş makinelerinde günde ortalama 420 parça diktim, hata oranım bandın ortalamasının altında kaldı.",
        "Yeni modellerin numunelerini modelistle birlikte hazırladım.",
        "Banda yeni gelen dokuz operatöre makine ayarını ve iplik takmayı öğrettim.",
      ],
      [
        "Tişört ve eşofman üretiminde beş iplik overlok kullandım.",
        "Vardiya bitiminde ara kontrol formunu doldurdum.",
      ],
      ["Kesimden gelen parçaları eşleştirip makinelere dağıttım, iplik temizliği yaptım."],
    ],
  },
  sections: [
    {
      children: [
        paragraph("İŞ BAŞVURU VE ÖZGEÇMİŞ FORMU", { title: true, center: true }),
        paragraph(""),
        paragraph("A. KİMLİK VE İLETİŞİM BİLGİLERİ", { bold: true }),
        grid(
          [
            ["**Adı Soyadı**", "Fatma Sarıçiçek", "**Doğum Yeri / Yılı**", "Buldan / 1991"],
            ["**Cep Telefonu**", "0 (541) 000 20 66", "**Medeni Hali**", "Evli, 2 çocuk"],
            ["**E-posta**", "fatma.saricicek@formposta.example", "**Sürücü Belgesi**", "Yok"],
            ["**İkamet**", "Merkezefendi / DENİZLİ", "**Sigara**", "Kullanmıyor"],
          ],
          { widths: [18, 38, 22, 22], hasBorder: true },
        ),
        paragraph(""),
        paragraph("B. ÖĞRENİM DURUMU", { bold: true }),
        grid(
          [
            ["**Okulun Adı**", "**Bölümü**", "**Giriş**", "**Mezuniyet**"],
            ["Buldan Kız Meslek Lisesi", "Giyim Üretim Teknolojisi", "2005", "2009"],
            ["Yenicekent Ortaokulu", "Ortaokul", "2002", "2005"],
          ],
          { widths: [38, 34, 14, 14], hasBorder: true },
        ),
        paragraph(""),
        paragraph("C. İŞ TECRÜBESİ (son işyerinden başlayarak yazınız)", { bold: true }),
        grid(
          [
            [
              "**İşyerinin Adı**",
              "**İli / İlçesi**",
              "**Görevi**",
              "**İşe Giriş**",
              "**İşten Çıkış**",
              "**Ayrılma Nedeni**",
            ],
            ["Laodik Havlu San. A.Ş.", "Denizli", "Makine Operatörü", "02.05.2017", "Devam", "-"],
            ["Çamlık Konfeksiyon", "Denizli", "Overlokçu", "10.09.2012", "28.04.2017", "İşyeri kapandı"],
            ["Bozburun Ev Tekstili Ltd. Şti.", "Buldan", "Ortacı", "01.07.2009", "31.08.2012", "Evlilik"],
          ],
          { widths: [26, 13, 18, 14, 14, 15], hasBorder: true },
        ),
        paragraph(""),
        paragraph("D. YAPTIĞINIZ İŞLERİ KISACA ANLATINIZ", { bold: true }),
        grid(
          [
            [
              "Laodik Havlu San. A.Ş.",
              [
                bullet(
                  "Bornoz bandında reçme ve düz dikiş makinelerinde günde ortalama 420 parça diktim, hata oranım bandın ortalamasının altında kaldı.",
                ),
                bullet("Yeni modellerin numunelerini modelistle birlikte hazırladım."),
                bullet("Banda yeni gelen dokuz operatöre makine ayarını ve iplik takmayı öğrettim."),
              ],
            ],
            [
              "Çamlık Konfeksiyon",
              [
                bullet("Tişört ve eşofman üretiminde beş iplik overlok kullandım."),
                bullet("Vardiya bitiminde ara kontrol formunu doldurdum."),
              ],
            ],
            [
              "Bozburun Ev Tekstili Ltd. Şti.",
              [bullet("Kesimden gelen parçaları eşleştirip makinelere dağıttım, iplik temizliği yaptım.")],
            ],
          ],
          { widths: [26, 74], hasBorder: true },
        ),
        paragraph(""),
        paragraph("E. MESLEKİ BECERİLER", { bold: true }),
        grid(
          [
            ["Düz dikiş makinesi", "Beş iplik overlok", "Reçme"],
            ["Numune dikimi", "Ara kontrol", "Basit makine bakımı"],
          ],
          { widths: [34, 33, 33], hasBorder: true },
        ),
        paragraph(""),
        paragraph("F. KURS, SERTİFİKA VE BELGELER", { bold: true }),
        grid(
          [
            ["**Belgenin Adı**", "**Veren Kurum**", "**Yılı**"],
            ["MYK Düz Dikiş Makineci Seviye 3", "Pamukkale Belgelendirme", "2018"],
            ["Temel İş Sağlığı ve Güvenliği Eğitimi", "Laodik Havlu", "2023"],
            ["Modelistlik Kurs Bitirme Belgesi", "Denizli Halk Eğitimi Merkezi", "2015"],
          ],
          { widths: [46, 40, 14], hasBorder: true },
        ),
        paragraph(""),
        paragraph("G. YABANCI DİL", { bold: true }),
        grid(
          [
            ["**Dil**", "**Düzey**"],
            ["Türkçe", "Ana dili"],
            ["İngilizce", "Az"],
          ],
          { widths: [40, 60], hasBorder: true },
        ),
        paragraph(""),
        paragraph("Yukarıdaki bilgilerin doğru olduğunu beyan ederim.\tTarih: 11.11.2024   İmza:", {
          rightTab: 9000,
        }),
      ],
    },
  ],
};
