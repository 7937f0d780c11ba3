import { Footer } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A hospital's staff form: each job a block of labels and values, one table for all. */
const hospitalForm: WordCv = {
  name: "15-word-hastane-formu",
  truth: {
    name: "Sevda Gökmenoğlu",
    email: "sevda.gokmenoglu@saglikposta.example",
    phone: "0 537 555 01 64",
    place: "Yakutiye / Erzurum",
    jobs: [
      ["Anestezi Teknikeri", "Özel Palandöken Hastanesi", "15.09.2018", "halen"],
      ["Anestezi Teknikeri", "Aras Bölge Hastanesi", "01.02.2014", "31.08.2018"],
      ["Ameliyathane Personeli", "Özel Sarıkamış Tıp Merkezi", "2012", "2013"],
    ],
    places: ["Erzurum", "Kars", "Kars"],
    schools: [
      ["Çoruh Üniversitesi Sağlık Hizmetleri MYO", "2012"],
      ["Kars Sağlık Meslek Lisesi", "2009"],
    ],
    degrees: ["Anestezi Programı (Ön Lisans)", "Acil Tıp Teknisyenliği"],
    skills: ["Zor hava yolu hazırlığı", "Anestezi cihazı kalibrasyonu", "Narkotik ilaç takibi", "Sarus HBYS"],
    languages: ["İngilizce", "Kürtçe"],
    certificates: ["Temel Yaşam Desteği", "Radyasyon Güvenliği Eğitimi", "Anestezi Ekipmanları Kursu"],
    points: [
      [
        "Sekiz salonda günde ortalama 25 vakanın anestezi hazırlığı ve vaka boyunca takip kayıtlarının tutulması",
        "Uyanma odasında hasta izlemi",
        "Yeni başlayan teknikerlerin uyum eğitimi",
      ],
      [
        "Acil sezaryen ve travma vakalarında nöbetli çalışma",
        "Cihazların günlük kaçak ve kalibrasyon testleri",
      ],
      ["Salon hazırlığı ve malzeme sayımı"],
    ],
  },
  sections: [
    {
      footers: {
        default: new Footer({ children: [paragraph("Form No: İK.FR.012 / Rev. 03", { center: true })] }),
      },
      children: [
        paragraph("PERSONEL ÖZGEÇMİŞ FORMU", { title: true, center: true }),
        grid(
          [
            ["**Adı ve Soyadı**", "Sevda Gökmenoğlu"],
            ["**Doğum Yeri ve Tarihi**", "Kars, 11.06.1991"],
            ["**Adres**", "Lalapaşa Mah. Gez Cad. 18/7\nYakutiye / Erzurum"],
            ["**Telefon**", "0 537 555 01 64"],
            ["**E-posta**", "sevda.gokmenoglu@saglikposta.example"],
            ["**Başvurulan Görev**", "Anestezi Teknikeri"],
          ],
          { widths: [32, 68], hasBorder: true },
        ),
        paragraph(""),
        paragraph("EĞİTİM DURUMU", { bold: true }),
        grid(
          [
            ["**Derece / Alan**", "**Okul**", "**Mezuniyet Yılı**"],
            ["Anestezi Programı (Ön Lisans)", "Çoruh Üniversitesi Sağlık Hizmetleri MYO", "2012"],
            ["Acil Tıp Teknisyenliği", "Kars Sağlık Meslek Lisesi", "2009"],
          ],
          { widths: [36, 44, 20], hasBorder: true },
        ),
        paragraph(""),
        paragraph("MESLEKİ DENEYİM", { bold: true }),
        paragraph("**Kurum:** Özel Palandöken Hastanesi, Erzurum"),
        paragraph("**Unvan:** Anestezi Teknikeri"),
        paragraph("**Çalışma Tarihleri:** 15.09.2018 – halen"),
        paragraph("**Görevler:**"),
        bullet(
          "Sekiz salonda günde ortalama 25 vakanın anestezi hazırlığı ve vaka boyunca takip kayıtlarının tutulması",
        ),
        bullet("Uyanma odasında hasta izlemi"),
        bullet("Yeni başlayan teknikerlerin uyum eğitimi"),
        paragraph(""),
        paragraph("**Kurum:** Aras Bölge Hastanesi, Kars"),
        paragraph("**Unvan:** Anestezi Teknikeri"),
        paragraph("**Çalışma Tarihleri:** 01.02.2014 – 31.08.2018"),
        paragraph("**Görevler:**"),
        bullet("Acil sezaryen ve travma vakalarında nöbetli çalışma"),
        bullet("Cihazların günlük kaçak ve kalibrasyon testleri"),
        paragraph(""),
        paragraph("**Kurum:** Özel Sarıkamış Tıp Merkezi, Kars"),
        paragraph("**Unvan:** Ameliyathane Personeli"),
        paragraph("**Çalışma Tarihleri:** 2012 – 2013"),
        paragraph("**Görevler:**"),
        bullet("Salon hazırlığı ve malzeme sayımı"),
        paragraph(""),
        paragraph("KURS / SERTİFİKA / SEMİNER", { bold: true }),
        grid(
          [
            ["**Adı**", "**Düzenleyen**", "**Tarih**"],
            ["Temel Yaşam Desteği", "Özel Palandöken Hastanesi", "03.2024"],
            ["Radyasyon Güvenliği Eğitimi", "Aras Bölge Hastanesi", "2015"],
            ["Anestezi Ekipmanları Kursu", "Doğu Anestezi Derneği", "10.2019"],
          ],
          { widths: [42, 40, 18], hasBorder: true },
        ),
        paragraph(""),
        paragraph("BECERİLER", { bold: true }),
        bullet("Zor hava yolu hazırlığı"),
        bullet("Anestezi cihazı kalibrasyonu"),
        bullet("Narkotik ilaç takibi"),
        bullet("Sarus HBYS"),
        paragraph("DİL BİLGİSİ", { bold: true }),
        grid(
          [
            ["**Dil**", "**Başlangıç**", "**Orta**", "**İyi**"],
            ["İngilizce", "X", "", ""],
            ["Kürtçe", "", "", "X"],
          ],
          { widths: [40, 20, 20, 20], hasBorder: true },
        ),
        paragraph(""),
        paragraph(
          "Bilgilerimin kurumunuzca saklanmasını kabul ediyorum.        Tarih: 06.03.2025        İmza:",
        ),
      ],
    },
  ],
};

/** The career office's template: open dates before a tab, employer and place in the line below. */
const datesFirst: WordCv = {
  name: "16-word-tarih-solda",
  truth: {
    summary:
      "Üretim ve ihracat şirketlerinde on yılı aşkın deneyimi olan mali müşavirim. Rakamı zamanında ve herkesin anlayacağı biçimde sunmaya çalışırım.",
    name: "Osman Nuri Değirmenci",
    email: "osmannuri@degirmencimm.example",
    phone: "+90 533 555 0175",
    place: "Kayseri",
    jobs: [
      ["Muhasebe ve Finans Müdürü", "Erciyes Mobilya San. ve Tic. A.Ş.", "Eylül 2019", "…"],
      ["Muhasebe Uzmanı", "Erciyes Mobilya San. ve Tic. A.Ş.", "2015", "Ağustos 2019"],
      ["Stajyer Mali Müşavir", "Hunat Mali Müşavirlik", "Ocak 2012", "Aralık 2014"],
    ],
    places: ["Kayseri", "Kayseri", ""],
    schools: [
      ["Kültepe Üniversitesi", "2011"],
      ["Talas Ticaret Meslek Lisesi", "2006"],
    ],
    degrees: ["İşletme Bölümü, Lisans", "Muhasebe"],
    skills: [
      "Logo Tiger",
      "Mikro",
      "e-Fatura ve e-Defter",
      "Nakit akış planlama",
      "Excel (Power Query)",
      "TFRS",
    ],
    languages: ["İngilizce", "Almanca"],
    certificates: ["SMMM Ruhsatı", "Bağımsız Denetçi Eğitimi", "Dış Ticaret Sertifikası"],
    points: [
      [
        "Yıllık 1,2 milyar TL cirolu şirketin muhasebe, finans ve bütçe süreçlerinden sorumluyum; dokuz kişilik ekip bana bağlı çalışıyor. Banka limitlerini yeniden görüşerek finansman giderini iki yılda %17 azalttım.",
      ],
      [
        "Aylık kapanışı 12 günden 5 güne indiren çalışma planını hazırladım, KDV iadesi dosyalarını düzenledim ve e-Defter geçişini yürüttüm.",
      ],
      ["Kırk mükellefin beyanname, bordro ve defter kayıtlarını tuttum."],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Osman Nuri Değirmenci", { title: true }),
        paragraph("Serbest Muhasebeci Mali Müşavir"),
        paragraph("Kayseri  |  +90 533 555 0175  |  osmannuri@degirmencimm.example"),
        paragraph("ÖZET", { heading: 1 }),
        paragraph(
          "Üretim ve ihracat şirketlerinde on yılı aşkın deneyimi olan mali müşavirim. Rakamı zamanında ve herkesin anlayacağı biçimde sunmaya çalışırım.",
        ),
        paragraph("İŞ DENEYİMİ", { heading: 1 }),
        paragraph("Eylül 2019 – …\t**Muhasebe ve Finans Müdürü**", { tab: 2800 }),
        paragraph("\tErciyes Mobilya San. ve Tic. A.Ş., Kayseri", { tab: 2800 }),
        paragraph(
          "Yıllık 1,2 milyar TL cirolu şirketin muhasebe, finans ve bütçe süreçlerinden sorumluyum; dokuz kişilik ekip bana bağlı çalışıyor. Banka limitlerini yeniden görüşerek finansman giderini iki yılda %17 azalttım.",
        ),
        paragraph("2015 – Ağustos 2019\t**Muhasebe Uzmanı**", { tab: 2800 }),
        paragraph("\tErciyes Mobilya San. ve Tic. A.Ş., Kayseri", { tab: 2800 }),
        paragraph(
          "Aylık kapanışı 12 günden 5 güne indiren çalışma planını hazırladım, KDV iadesi dosyalarını düzenledim ve e-Defter geçişini yürüttüm.",
        ),
        paragraph("Ocak 2012 – Aralık 2014\t**Stajyer Mali Müşavir**", { tab: 2800 }),
        paragraph("\tHunat Mali Müşavirlik", { tab: 2800 }),
        paragraph("Kırk mükellefin beyanname, bordro ve defter kayıtlarını tuttum."),
        paragraph("EĞİTİM", { heading: 1 }),
        paragraph("2006 – 2011\t**Kültepe Üniversitesi**", { tab: 2800 }),
        paragraph("\tİşletme Bölümü, Lisans", { tab: 2800 }),
        paragraph("2002 – 2006\t**Talas Ticaret Meslek Lisesi**", { tab: 2800 }),
        paragraph("\tMuhasebe", { tab: 2800 }),
        paragraph("BELGE VE SERTİFİKALAR", { heading: 1 }),
        paragraph("2015\tSMMM Ruhsatı", { tab: 2800 }),
        paragraph("2018\tBağımsız Denetçi Eğitimi", { tab: 2800 }),
        paragraph("2021\tDış Ticaret Sertifikası", { tab: 2800 }),
        paragraph("BİLGİSAYAR VE MESLEKİ BECERİLER", { heading: 1 }),
        paragraph("Logo Tiger, Mikro, e-Fatura ve e-Defter, Nakit akış planlama, Excel (Power Query), TFRS"),
        paragraph("YABANCI DİLLER", { heading: 1 }),
        paragraph("İngilizce\tOrta (B1)", { tab: 2800 }),
        paragraph("Almanca\tBaşlangıç (A1)", { tab: 2800 }),
        paragraph("DİĞER", { heading: 1 }),
        paragraph("Askerlik: Tamamlandı (2015). Sürücü belgesi: B. Kayseri SMMM Odası üyesi."),
        paragraph("REFERANSLAR", { heading: 1 }),
        paragraph("İstenirse verilecektir."),
      ],
    },
  ],
};

export const thirteenthTurkish: WordCv[] = [hospitalForm, datesFirst];
