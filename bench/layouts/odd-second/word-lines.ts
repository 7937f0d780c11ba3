import { bullet, head, numbered, paragraph, type WordCv } from "../word-parts.ts";

/** Employers as headings of the second level, titles of the third, dates in brackets. */
const outline: WordCv = {
  name: "18-outline",
  truth: {
    name: "Ximena Robledo Cárdenas",
    email: "ximena.robledo@buzon.example",
    jobs: [
      ["Regional Sales Manager", "Bebidas del Bajío", "Mar. 2021", "Present"],
      ["Key Account Executive", "Bebidas del Bajío", "Aug. 2018", "Feb. 2021"],
      ["Sales Representative", "Distribuidora Nopal", "Jan. 2015", "Jul. 2018"],
    ],
    schools: [["Universidad de Guanajuato", "2014"]],
    points: [
      ["Grew the modern channel from 41 to 58 million pesos", "Lead 9 representatives in four states"],
      ["Opened the account of a chain of 120 convenience stores"],
      ["Visited 35 shops a day on two routes"],
    ],
  },
  sections: [
    {
      headers: head("Ximena Robledo Cárdenas · ximena.robledo@buzon.example · +52 477 555 0121"),
      children: [
        paragraph("Ximena Robledo Cárdenas", { heading: 1 }),
        paragraph("León, Guanajuato, Mexico"),
        paragraph("Professional experience", { heading: 1 }),
        paragraph("Bebidas del Bajío", { heading: 2 }),
        paragraph("Regional Sales Manager (Mar. 2021 – Present)", { heading: 3 }),
        bullet("Grew the modern channel from 41 to 58 million pesos"),
        bullet("Lead 9 representatives in four states"),
        paragraph("Key Account Executive (Aug. 2018 – Feb. 2021)", { heading: 3 }),
        bullet("Opened the account of a chain of 120 convenience stores"),
        paragraph("Distribuidora Nopal", { heading: 2 }),
        paragraph("Sales Representative (Jan. 2015 – Jul. 2018)", { heading: 3 }),
        bullet("Visited 35 shops a day on two routes"),
        paragraph("Studies", { heading: 1 }),
        paragraph("Universidad de Guanajuato", { heading: 2 }),
        paragraph("B.A. in International Trade (2010 – 2014)", { heading: 3 }),
        paragraph("Courses", { heading: 1 }),
        paragraph("Negotiation Techniques, Chamber of Commerce of León, 2019"),
        paragraph("Languages", { heading: 1 }),
        paragraph("Spanish: native. English: advanced. Portuguese: basic."),
      ],
    },
  ],
};

/** Everything by tabs, the dates of a job over two lines, tasks as dashes typed by hand. */
const typist: WordCv = {
  name: "19-typist",
  truth: {
    name: "Şaban Korkutata",
    email: "saban.korkutata@yazisma.example",
    jobs: [
      ["Depo Sorumlusu", "Bereket Lojistik Ltd. Şti.", "01.03.2016", "30.09.2024"],
      ["Sevkiyat Elemanı", "Öz Taşıma", "15.06.2010", "28.02.2016"],
    ],
    schools: [["Yenimahalle Teknik Lisesi", "2008"]],
    points: [
      [
        "Mal kabul ve sevkiyat süreçlerinin yürütülmesi",
        "Forklift operatörlerinin günlük iş planının yapılması",
        "Aylık sayımların yapılarak farkların raporlanması",
      ],
      ["Araçların yükleme sırasının düzenlenmesi"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("ÖZ GEÇMİŞ", { bold: true, center: true }),
        paragraph(""),
        paragraph("ADI SOYADI\t\t: Şaban Korkutata"),
        paragraph("DOĞUM YERİ - TARİHİ\t: Çankırı - 1990"),
        paragraph("MEDENİ HALİ\t\t: Evli, 2 çocuk"),
        paragraph("ASKERLİK DURUMU\t: Yapıldı"),
        paragraph("TELEFON\t\t: 0 505 555 01 81"),
        paragraph("E-POSTA\t\t: saban.korkutata@yazisma.example"),
        paragraph("ADRES\t\t\t: Batıkent Mah. 1904. Sok. No:7/12 Yenimahalle/ANKARA"),
        paragraph(""),
        paragraph("EĞİTİM DURUMU\t\t: 2004-2008 Yenimahalle Teknik Lisesi, Elektrik Bölümü"),
        paragraph(""),
        paragraph("İŞ TECRÜBESİ", { bold: true }),
        paragraph("01.03.2016 / 30.09.2024\tBereket Lojistik Ltd. Şti. (ANKARA)", { tab: 3200 }),
        paragraph("\tDepo Sorumlusu", { tab: 3200 }),
        paragraph("\t- Mal kabul ve sevkiyat süreçlerinin yürütülmesi", { tab: 3200 }),
        paragraph("\t- Forklift operatörlerinin günlük iş planının yapılması", { tab: 3200 }),
        paragraph("\t- Aylık sayımların yapılarak farkların raporlanması", { tab: 3200 }),
        paragraph("15.06.2010 / 28.02.2016\tÖz Taşıma (ÇANKIRI)", { tab: 3200 }),
        paragraph("\tSevkiyat Elemanı", { tab: 3200 }),
        paragraph("\t- Araçların yükleme sırasının düzenlenmesi", { tab: 3200 }),
        paragraph(""),
        paragraph("SERTİFİKALAR", { bold: true }),
        paragraph("Forklift Operatörlük Belgesi (2015)"),
        paragraph("İlk Yardım Sertifikası (2021)"),
        paragraph(""),
        paragraph("BİLGİSAYAR\t\t: Word, Excel, Netsis"),
        paragraph("EHLİYET\t\t: B-C-E"),
        paragraph("REFERANSLAR\t\t: Ali Bereket, Bereket Lojistik, 0 312 555 01 00"),
      ],
    },
  ],
};

/** Headings that Word numbers; two columns of one section, jobs as a numbered list. */
const numberedList: WordCv = {
  name: "20-numbered-list",
  truth: {
    name: "Piet van der Zanden",
    email: "piet@vanderzanden.example",
    jobs: [
      ["Chief Engineer", "Noordzee Dredging", "2015", "present"],
      ["Second Engineer", "Oranje Ferries", "2008", "2015"],
      ["Third Engineer", "Schelde Tankers B.V.", "2003", "2008"],
    ],
    schools: [["Maritime Institute Willem Barentsz", "2003"]],
    points: [
      ["Responsible for the engine room of a trailing suction hopper dredger and a crew of seven"],
      ["Planned two dry dockings without a day's delay"],
      [],
    ],
  },
  sections: [
    {
      children: [
        paragraph("PIET VAN DER ZANDEN", { bold: true, center: true }),
        paragraph("Chief Engineer (STCW III/2)", { center: true }),
        paragraph("Terschelling, the Netherlands; +31 6 5550 1177; piet@vanderzanden.example", {
          center: true,
        }),
      ],
    },
    {
      properties: { type: "continuous", column: { count: 2, space: 500 } },
      children: [
        numbered("SEA SERVICE"),
        paragraph("**Chief Engineer**, Noordzee Dredging, 2015–present"),
        paragraph(
          "– Responsible for the engine room of a trailing suction hopper dredger and a crew of seven",
          { set: 300 },
        ),
        paragraph("**Second Engineer**, Oranje Ferries, 2008–2015"),
        paragraph("– Planned two dry dockings without a day's delay", { set: 300 }),
        paragraph("**Third Engineer**, Schelde Tankers B.V., 2003–2008"),
        numbered("EDUCATION"),
        paragraph("Maritime Officer, Maritime Institute Willem Barentsz, 1999–2003"),
        numbered("CERTIFICATES"),
        paragraph(
          "STCW Basic Safety Training (2024)\nHigh Voltage, management level (2022)\nMedical First Aid (2021)",
        ),
        numbered("LANGUAGES"),
        paragraph("Dutch, English, some Norwegian"),
        numbered("PERSONAL"),
        paragraph("Born 9 March 1981. Married, three children. Non-smoker."),
      ],
    },
  ],
};

export const lines: WordCv[] = [outline, typist, numberedList];
