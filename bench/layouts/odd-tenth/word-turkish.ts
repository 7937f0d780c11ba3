import { Footer } from "docx";
import { bullet, grid, head, paragraph, type WordCv } from "../word-parts.ts";

const foot = (text: string) => ({ default: new Footer({ children: [paragraph(text, { center: true })] }) });

/** A stock template's table without lines: years at the left, what they were at the right; the name in the header. */
const yearsTable: WordCv = {
  name: "15-tarih-tablosu",
  truth: {
    name: "Aslıhan Kırımlıoğlu",
    email: "a.kirimlioglu@sefkatposta.example",
    phone: "+90 505 555 08 47",
    place: "Eskişehir",
    jobs: [
      ["Çocuk Sağlığı ve Hastalıkları Uzmanı", "Özel Porsuk Hastanesi", "Eylül 2020", "devam ediyor"],
      ["Çocuk Sağlığı ve Hastalıkları Uzmanı", "Bilecik Devlet Hastanesi", "Ekim 2018", "Ağustos 2020"],
      ["Araştırma Görevlisi", "Yunus Emre Tıp Fakültesi", "Kasım 2013", "Eylül 2018"],
      ["Pratisyen Hekim", "Mihalıççık 1 No'lu Aile Sağlığı Merkezi", "Ağustos 2012", "Ekim 2013"],
    ],
    places: ["Eskişehir", "Bilecik", "Eskişehir", "Mihalıççık, Eskişehir"],
    schools: [
      ["Yunus Emre Tıp Fakültesi", "2018"],
      ["Hacettepe Üniversitesi Tıp Fakültesi", "2012"],
      ["Eskişehir Fatih Fen Lisesi", "2006"],
    ],
    degrees: ["Tıpta Uzmanlık, Çocuk Sağlığı ve Hastalıkları", "Tıp Doktoru", ""],
    skills: ["Yenidoğan canlandırması", "Çocuk EKO (temel)", "SPSS", "Hasta yakını ile iletişim"],
    languages: ["İngilizce", "Fransızca"],
    certificates: [
      "Yenidoğan Canlandırma Uygulayıcı Sertifikası",
      "İyi Klinik Uygulamalar",
      "Anne Sütü Danışmanlığı",
    ],
    points: [
      [
        "Günde ortalama 35 poliklinik hastası ve yenidoğan servisinin sorumluluğu",
        "Anne sütü polikliniğinin kurulması",
      ],
      [
        "Çocuk servisinde 24 yatağın takibi",
        "İl genelinde aile hekimlerine ateşli çocuk eğitimlerinin verilmesi",
      ],
      ["Yenidoğan yoğun bakım, çocuk acil ve hematoloji rotasyonları", "Üç ulusal kongrede sözlü bildiri"],
      ["3.200 kayıtlı nüfusun izlemi"],
    ],
  },
  sections: [
    {
      headers: head("Aslıhan Kırımlıoğlu – Özgeçmiş"),
      footers: foot("Ekim 2025"),
      children: [
        paragraph("Aslıhan Kırımlıoğlu", { title: true, bold: true }),
        paragraph("Çocuk Sağlığı ve Hastalıkları Uzmanı"),
        paragraph("Tepebaşı / Eskişehir  •  +90 505 555 08 47  •  a.kirimlioglu@sefkatposta.example"),
        paragraph("Deneyim", { heading: 1 }),
        grid(
          [
            [
              "Eylül 2020 –\ndevam ediyor",
              [
                paragraph("**Çocuk Sağlığı ve Hastalıkları Uzmanı**"),
                paragraph("Özel Porsuk Hastanesi, Eskişehir"),
                bullet("Günde ortalama 35 poliklinik hastası ve yenidoğan servisinin sorumluluğu"),
                bullet("Anne sütü polikliniğinin kurulması"),
              ],
            ],
            [
              "Ekim 2018 –\nAğustos 2020",
              [
                paragraph("**Çocuk Sağlığı ve Hastalıkları Uzmanı**"),
                paragraph("Bilecik Devlet Hastanesi, Bilecik"),
                bullet("Çocuk servisinde 24 yatağın takibi"),
                bullet("İl genelinde aile hekimlerine ateşli çocuk eğitimlerinin verilmesi"),
              ],
            ],
            [
              "Kasım 2013 –\nEylül 2018",
              [
                paragraph("**Araştırma Görevlisi**"),
                paragraph("Yunus Emre Tıp Fakültesi, Eskişehir"),
                bullet("Yenidoğan yoğun bakım, çocuk acil ve hematoloji rotasyonları"),
                bullet("Üç ulusal kongrede sözlü bildiri"),
              ],
            ],
            [
              "Ağustos 2012 –\nEkim 2013",
              [
                paragraph("**Pratisyen Hekim**"),
                paragraph("Mihalıççık 1 No'lu Aile Sağlığı Merkezi, Mihalıççık, Eskişehir"),
                bullet("3.200 kayıtlı nüfusun izlemi"),
              ],
            ],
          ],
          { widths: [24, 76], hasBorder: false },
        ),
        paragraph("Eğitim", { heading: 1 }),
        grid(
          [
            [
              "2013 – 2018",
              [
                paragraph("**Tıpta Uzmanlık, Çocuk Sağlığı ve Hastalıkları**"),
                paragraph("Yunus Emre Tıp Fakültesi"),
                paragraph("Tez: Geç prematürelerde ilk yıl büyümesi"),
              ],
            ],
            [
              "2006 – 2012",
              [paragraph("**Tıp Doktoru**"), paragraph("Hacettepe Üniversitesi Tıp Fakültesi (İngilizce)")],
            ],
            ["2002 – 2006", [paragraph("Eskişehir Fatih Fen Lisesi")]],
          ],
          { widths: [24, 76], hasBorder: false },
        ),
        paragraph("Kurslar ve Sertifikalar", { heading: 1 }),
        grid(
          [
            ["2022", "Anne Sütü Danışmanlığı"],
            ["2019", "İyi Klinik Uygulamalar"],
            ["2016", "Yenidoğan Canlandırma Uygulayıcı Sertifikası"],
          ],
          { widths: [24, 76], hasBorder: false },
        ),
        paragraph("Yayınlar", { heading: 1 }),
        bullet(
          "Kırımlıoğlu A., Tezel N. Geç prematürelerde ilk yıl büyümesi. Anadolu Pediatri Dergisi 2019; 11: 45-52.",
        ),
        bullet(
          "Kırımlıoğlu A., Uysal D. Ateşli çocukta ailelerin bildikleri. Porsuk Tıp Bülteni 2021; 4: 8-13.",
        ),
        paragraph("Dil", { heading: 1 }),
        paragraph("İngilizce (YÖKDİL 86,25), Fransızca (başlangıç)"),
        paragraph("Beceriler", { heading: 1 }),
        paragraph("Yenidoğan canlandırması, Çocuk EKO (temel), SPSS, Hasta yakını ile iletişim"),
        paragraph("Üyelikler", { heading: 1 }),
        paragraph("Eskişehir-Bilecik Tabip Odası"),
      ],
    },
  ],
};

/** Colons at a tab stop, capitals, and a dash before everything: a page that a cousin typed. */
const typedByCousin: WordCv = {
  name: "16-sekmeli-iki-nokta",
  truth: {
    name: "Recep Ali Kömürcüoğlu",
    email: "recepali.komurcu@findikposta.example",
    phone: "0543 555 06 35",
    place: "Giresun",
    jobs: [
      ["Tır Şoförü", "Aksu Uluslararası Nakliyat Ltd. Şti.", "Mart 2019", "Halen çalışıyorum"],
      ["Kamyon Şoförü", "Bulancak Beton A.Ş.", "Ocak 2014", "Şubat 2019"],
      ["Servis Şoförü", "Keşap Turizm Taşımacılık", "2011", "2013"],
      ["Mevsimlik İşçi", "Espiye Fındık Fabrikası", "Yaz 2007", "Güz 2008"],
    ],
    places: ["Giresun", "Bulancak", "", "Espiye"],
    schools: [
      ["Giresun Atatürk Lisesi", "2007"],
      ["Gazi İlköğretim Okulu", "2003"],
    ],
    degrees: ["", ""],
    skills: [],
    languages: ["Rusça", "Gürcüce"],
    certificates: [
      "SRC 3 Uluslararası Eşya Taşımacılığı Belgesi",
      "SRC 5 Tehlikeli Madde (ADR) Belgesi",
      "Psikoteknik Belgesi",
    ],
    points: [
      ["Gürcistan, Rusya ve Kazakistan seferleri", "Takograf ve CMR evraklarının düzenlenmesi"],
      ["Şantiyelere hazır beton sevkiyatı", "Aracın günlük bakımının yapılması"],
      ["Personel servisi"],
      ["Çuvallama ve yükleme"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("ÖZ GEÇMİŞ (CV)", { bold: true, center: true, title: true }),
        paragraph(""),
        paragraph("KİŞİSEL BİLGİLER", { bold: true }),
        paragraph("Adı Soyadı\t: Recep Ali KÖMÜRCÜOĞLU", { tab: 2600 }),
        paragraph("Doğum Yeri, Tarihi\t: Dereli, 05.01.1989", { tab: 2600 }),
        paragraph("Baba Adı\t: Temel", { tab: 2600 }),
        paragraph("Medeni Hali\t: Evli (2 çocuk)", { tab: 2600 }),
        paragraph("Askerlik\t: Yapıldı (2009-2010, Şırnak, Jandarma Komando)", { tab: 2600 }),
        paragraph("Sürücü Belgesi\t: B, C, CE, D", { tab: 2600 }),
        paragraph("Cep Tel\t: 0543 555 06 35", { tab: 2600 }),
        paragraph("E-posta\t: recepali.komurcu@findikposta.example", { tab: 2600 }),
        paragraph("Adres\t: Çınarlar Mah. Yayla Sok. No: 18 Kat: 3 Merkez/GİRESUN", { tab: 2600 }),
        paragraph(""),
        paragraph("ÖĞRENİM", { bold: true }),
        paragraph("2003-2007\t: Giresun Atatürk Lisesi", { tab: 2600 }),
        paragraph("1995-2003\t: Gazi İlköğretim Okulu", { tab: 2600 }),
        paragraph(""),
        paragraph("ÇALIŞTIĞIM YERLER", { bold: true }),
        paragraph("1) Aksu Uluslararası Nakliyat Ltd. Şti. / Giresun\tMart 2019 – Halen çalışıyorum", {
          rightTab: 9000,
        }),
        paragraph("Görevi\t: Tır Şoförü", { tab: 2600 }),
        paragraph("- Gürcistan, Rusya ve Kazakistan seferleri", { set: 500 }),
        paragraph("- Takograf ve CMR evraklarının düzenlenmesi", { set: 500 }),
        paragraph("2) Bulancak Beton A.Ş. / Bulancak\tOcak 2014 – Şubat 2019", { rightTab: 9000 }),
        paragraph("Görevi\t: Kamyon Şoförü", { tab: 2600 }),
        paragraph("- Şantiyelere hazır beton sevkiyatı", { set: 500 }),
        paragraph("- Aracın günlük bakımının yapılması", { set: 500 }),
        paragraph("3) Keşap Turizm Taşımacılık\t2011 – 2013", { rightTab: 9000 }),
        paragraph("Görevi\t: Servis Şoförü", { tab: 2600 }),
        paragraph("- Personel servisi", { set: 500 }),
        paragraph("4) Espiye Fındık Fabrikası / Espiye\tYaz 2007 – Güz 2008", { rightTab: 9000 }),
        paragraph("Görevi\t: Mevsimlik İşçi", { tab: 2600 }),
        paragraph("- Çuvallama ve yükleme", { set: 500 }),
        paragraph(""),
        paragraph("BELGELERİM", { bold: true }),
        paragraph("- SRC 3 Uluslararası Eşya Taşımacılığı Belgesi", { set: 500 }),
        paragraph("- SRC 5 Tehlikeli Madde (ADR) Belgesi", { set: 500 }),
        paragraph("- Psikoteknik Belgesi (2024)", { set: 500 }),
        paragraph(""),
        paragraph("YABANCI DİL", { bold: true }),
        paragraph("Rusça\t: Orta (konuşma)", { tab: 2600 }),
        paragraph("Gürcüce\t: Az", { tab: 2600 }),
        paragraph(""),
        paragraph("REFERANSLAR", { bold: true }),
        paragraph("Yusuf Kalafatoğlu, Aksu Uluslararası Nakliyat, Filo Müdürü, 0454 555 02 16"),
        paragraph("Not: Pasaportum ve Rusya vizem vardır. Uzun yola engelim yoktur."),
      ],
    },
  ],
};

export const tenthTurkish: WordCv[] = [yearsTable, typedByCousin];
