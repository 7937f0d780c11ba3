import { Footer, Header } from "docx";
import { bullet, numbered, paragraph, type WordCv } from "../word-parts.ts";
import { officeForm } from "./word-office-form.ts";

/** A careers office's model: employer and place on one line, title and dates at the right edge on the next. */
const careersOffice: WordCv = {
  name: "14-word-kariyer-merkezi",
  truth: {
    summary:
      "Süt ve meyve suyu üretiminde kalite güvence deneyimi olan gıda mühendisi. Gıda güvenliği sistemlerini sahada yaşayan, operatörün de kullanabildiği araçlara dönüştürmeyi hedefler.",
    name: "Emre Yurdakuloğlu",
    email: "emre.yurdakuloglu@mezunposta.example",
    phone: "+90 552 000 34 09",
    place: "Süleymanpaşa, Tekirdağ",
    jobs: [
      ["Kalite Güvence Yöneticisi", "Ergene Süt Ürünleri A.Ş.", "Ağustos 2021", "devam"],
      ["Kalite Kontrol Mühendisi", "Ergene Süt Ürünleri A.Ş.", "Kasım 2018", "Temmuz 2021"],
      ["Üretim Mühendisi", "Şarköy Meyve Suları", "Temmuz 2016", "Ekim 2018"],
      ["Laboratuvar Stajyeri", "Ganos Zeytinyağı Kooperatifi", "Haziran 2015", "Ağustos 2015"],
    ],
    places: ["Lüleburgaz, Kırklareli", "Lüleburgaz, Kırklareli", "Şarköy, Tekirdağ", "Tekirdağ"],
    schools: [
      ["Istranca Üniversitesi", "Haziran 2016"],
      ["Süleymanpaşa Fen Lisesi", "Haziran 2011"],
    ],
    degrees: ["Gıda Mühendisliği Lisans", "Fen Lisesi Diploması"],
    skills: [
      "HACCP",
      "ISO 22000",
      "Kök neden analizi",
      "HPLC",
      "Kjeldahl",
      "Mikrobiyolojik ekim",
      "Minitab",
      "SAP QM",
      "Excel",
    ],
    languages: ["İngilizce", "Bulgarca"],
    certificates: ["ISO 22000 Baş Denetçi", "BRCGS Food Issue 9", "Altı Sigma Yeşil Kuşak"],
    points: [
      [
        "Günde 180 ton süt işleyen tesiste sekiz kişilik kalite ekibini ve iki laboratuvarı yönetmek; müşteri denetimlerinde tesisi temsil etmek.",
        "Yoğurt hattında raf ömrü şikâyetlerini, dolum odası hava akışının değiştirilmesiyle on ayda yüzde 60 azaltmak.",
        "BRCGS belgelendirmesinin AA derecesiyle tamamlanması.",
      ],
      [
        "Çiğ süt kabulünde antibiyotik ve somatik hücre analizlerinin yürütülmesi.",
        "Tedarikçi çiftliklerin yerinde denetimi (yılda 70 ziyaret).",
      ],
      [
        "Pastörizasyon ve aseptik dolum hatlarında vardiya mühendisliği.",
        "Verim kayıplarının günlük izlenmesi, enerji tüketiminin ton başına yüzde 9 düşürülmesi.",
      ],
      ["Serbest asitlik ve peroksit tayini."],
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [paragraph("Istranca Üniversitesi Kariyer Merkezi özgeçmiş örneği")],
        }),
      },
      footers: {
        default: new Footer({ children: [paragraph("Emre Yurdakuloğlu | Özgeçmiş", { center: true })] }),
      },
      children: [
        paragraph("Emre Yurdakuloğlu", { title: true, center: true, bold: true }),
        paragraph("Süleymanpaşa, Tekirdağ • +90 552 000 34 09 • emre.yurdakuloglu@mezunposta.example", {
          center: true,
        }),
        paragraph("1. Kariyer Hedefi", { heading: 1 }),
        paragraph(
          "Süt ve meyve suyu üretiminde kalite güvence deneyimi olan gıda mühendisi. Gıda güvenliği sistemlerini sahada yaşayan, operatörün de kullanabildiği araçlara dönüştürmeyi hedefler.",
        ),
        paragraph("2. Eğitim", { heading: 1 }),
        paragraph("**Istranca Üniversitesi**\tEdirne", { rightTab: 9000 }),
        paragraph("Gıda Mühendisliği Lisans, GNO: 3,34/4,00\tEylül 2011 – Haziran 2016", { rightTab: 9000 }),
        paragraph("İngilizce hazırlık sınıfı; bitirme projesi: Probiyotik ayranda raf ömrü"),
        paragraph("**Süleymanpaşa Fen Lisesi**\tTekirdağ", { rightTab: 9000 }),
        paragraph("Fen Lisesi Diploması\tEylül 2007 – Haziran 2011", { rightTab: 9000 }),
        paragraph("3. Mesleki Deneyim", { heading: 1 }),
        paragraph("**Ergene Süt Ürünleri A.Ş.**\tLüleburgaz, Kırklareli", { rightTab: 9000 }),
        paragraph("Kalite Güvence Yöneticisi\tAğustos 2021 – devam", { rightTab: 9000 }),
        bullet(
          "Günde 180 ton süt işleyen tesiste sekiz kişilik kalite ekibini ve iki laboratuvarı yönetmek; müşteri denetimlerinde tesisi temsil etmek.",
        ),
        bullet(
          "Yoğurt hattında raf ömrü şikâyetlerini, dolum odası hava akışının değiştirilmesiyle on ayda yüzde 60 azaltmak.",
        ),
        bullet("BRCGS belgelendirmesinin AA derecesiyle tamamlanması."),
        paragraph("Kalite Kontrol Mühendisi\tKasım 2018 – Temmuz 2021", { rightTab: 9000 }),
        bullet("Çiğ süt kabulünde antibiyotik ve somatik hücre analizlerinin yürütülmesi."),
        bullet("Tedarikçi çiftliklerin yerinde denetimi (yılda 70 ziyaret)."),
        paragraph("**Şarköy Meyve Suları**\tŞarköy, Tekirdağ", { rightTab: 9000 }),
        paragraph("Üretim Mühendisi\tTemmuz 2016 – Ekim 2018", { rightTab: 9000 }),
        bullet("Pastörizasyon ve aseptik dolum hatlarında vardiya mühendisliği."),
        bullet("Verim kayıplarının günlük izlenmesi, enerji tüketiminin ton başına yüzde 9 düşürülmesi."),
        paragraph("**Ganos Zeytinyağı Kooperatifi**\tTekirdağ", { rightTab: 9000 }),
        paragraph("Laboratuvar Stajyeri\tHaziran 2015 – Ağustos 2015", { rightTab: 9000 }),
        bullet("Serbest asitlik ve peroksit tayini."),
        paragraph("4. Beceriler", { heading: 1 }),
        paragraph("**Kalite sistemleri:** HACCP, ISO 22000, Kök neden analizi"),
        paragraph("**Laboratuvar:** HPLC, Kjeldahl, Mikrobiyolojik ekim"),
        paragraph("**Yazılım:** Minitab, SAP QM, Excel"),
        paragraph("**Yabancı diller:** İngilizce (C1), Bulgarca (A2)"),
        paragraph("5. Sertifikalar", { heading: 1 }),
        numbered("ISO 22000 Baş Denetçi, 2022"),
        numbered("BRCGS Food Issue 9, 2023"),
        numbered("Altı Sigma Yeşil Kuşak, 2020"),
        paragraph("6. Topluluk ve Gönüllülük", { heading: 1 }),
        paragraph("Gıda Topluluğu başkanlığı (2014 – 2015), LÖSEV gönüllüsü"),
        paragraph("7. Referanslar", { heading: 1 }),
        paragraph("Doç. Dr. Nevin Aksakal, Istranca Üniversitesi Gıda Mühendisliği Bölümü"),
      ],
    },
  ],
};

export const fourteenthTurkish: WordCv[] = [officeForm, careersOffice];
