import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Month and year in a narrow first column, everything else beside it, in Turkish. */
const narrowDates: WordCv = {
  name: "11-dar-tarih",
  truth: {
    name: "Volkan Tezcan",
    email: "volkan.tezcan@rampaposta.example",
    jobs: [
      ["Depo Sorumlusu", "Ege Kargo Lojistik", "Mayıs 2019", "Halen"],
      ["Sevkiyat Elemanı", "Pınarbaşı Mobilya", "Ocak 2015", "Nisan 2019"],
    ],
    schools: [["Manisa Celal Bayar Üniversitesi", "2014"]],
    points: [
      ["18 kişilik depo ekibinin yönetimi", "Stok farkının binde ikiye indirilmesi"],
      ["Günlük sevkiyat planı"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Volkan Tezcan", { title: true, bold: true }),
        paragraph("Manisa / 0543 555 01 27 / volkan.tezcan@rampaposta.example"),
        paragraph("İŞ TECRÜBELERİM", { bold: true }),
        grid(
          [
            [
              "Mayıs\n2019\n–\nHalen",
              [
                paragraph("**Ege Kargo Lojistik**"),
                paragraph("Depo Sorumlusu"),
                bullet("18 kişilik depo ekibinin yönetimi"),
                bullet("Stok farkının binde ikiye indirilmesi"),
              ],
            ],
            [
              "Ocak\n2015\n–\nNisan\n2019",
              [
                paragraph("**Pınarbaşı Mobilya**"),
                paragraph("Sevkiyat Elemanı"),
                bullet("Günlük sevkiyat planı"),
              ],
            ],
          ],
          { widths: [12, 88], hasBorder: true },
        ),
        paragraph("ÖĞRENİMİM", { bold: true }),
        grid([["2012\n–\n2014", "**Manisa Celal Bayar Üniversitesi**\nLojistik (Ön Lisans)"]], {
          widths: [12, 88],
          hasBorder: true,
        }),
        paragraph("BELGELERİM", { bold: true }),
        paragraph("Forklift operatör belgesi (2016)"),
      ],
    },
  ],
};

/** A CV that a school's careers office asks for: labels in the first column, several lines in the second. */
const careersOffice: WordCv = {
  name: "12-careers-office",
  truth: {
    name: "Aditi Raghunathan",
    email: "aditi.raghunathan@campusmail.example",
    jobs: [
      ["Data Intern", "Bluefin Analytics", "June 2025", "August 2025"],
      ["Library Assistant", "Leiden University Library", "2023", "2025"],
    ],
    schools: [
      ["Leiden University", "2026"],
      ["Delhi Public School", "2022"],
    ],
    points: [["Built a dashboard that the sales team opens every morning"], ["Shelved and found books"]],
  },
  sections: [
    {
      children: [
        grid(
          [
            ["Name", "Aditi Raghunathan"],
            ["E-mail", "aditi.raghunathan@campusmail.example"],
            [
              "Education",
              "Leiden University, BSc Statistics, 2023 – 2026\nDelhi Public School, Class XII, 2022",
            ],
            [
              "Work experience",
              [
                paragraph("**Data Intern**, Bluefin Analytics (June 2025 – August 2025)"),
                bullet("Built a dashboard that the sales team opens every morning"),
                paragraph("**Library Assistant**, Leiden University Library (2023 – 2025)"),
                bullet("Shelved and found books"),
              ],
            ],
            ["Skills", "R, Python, SQL, LaTeX"],
            ["Languages", "English (C2), Hindi (native), Dutch (A2)"],
          ],
          { widths: [24, 76], hasBorder: true },
        ),
      ],
    },
  ],
};

/** One line for each job, in a table without lines, in Turkish. */
const lineTable: WordCv = {
  name: "13-satir-tablo",
  truth: {
    name: "Hatice Korkut",
    email: "hatice.korkut@bahceposta.example",
    jobs: [
      ["Okul Öncesi Öğretmeni", "Minik Adımlar Anaokulu", "09/2018", "devam ediyor"],
      ["Okul Öncesi Öğretmeni", "Papatya Kreş", "09/2014", "06/2018"],
    ],
    schools: [["Gazi Üniversitesi", "2014"]],
    points: [[], []],
  },
  sections: [
    {
      children: [
        paragraph("HATİCE KORKUT", { bold: true }),
        paragraph("Yenimahalle/Ankara - 0545 555 01 74 - hatice.korkut@bahceposta.example"),
        paragraph("Eğitim", { heading: 1 }),
        grid([["2010-2014", "Gazi Üniversitesi", "Okul Öncesi Öğretmenliği"]], {
          widths: [25, 40, 35],
          hasBorder: false,
        }),
        paragraph("Deneyim", { heading: 1 }),
        grid(
          [
            ["09/2018-devam ediyor", "Minik Adımlar Anaokulu", "Okul Öncesi Öğretmeni"],
            ["09/2014-06/2018", "Papatya Kreş", "Okul Öncesi Öğretmeni"],
          ],
          { widths: [25, 40, 35], hasBorder: false },
        ),
        paragraph("Seminerler", { heading: 1 }),
        bullet("Montessori Eğitimi, 2019"),
        bullet("Çocuklarla Drama, 2016"),
      ],
    },
  ],
};

/** Employer in capitals, years at a right tab, titles below with commas; projects mixed in. */
const consultant: WordCv = {
  name: "14-consultant",
  truth: {
    name: "Henrik Aalbers",
    email: "henrik@aalbers-advies.example",
    jobs: [
      ["Independent Consultant", "Aalbers Advies", "2020", "present"],
      ["Partner", "Van Loon & Mulder", "2012", "2020"],
      ["Associate", "Van Loon & Mulder", "2006", "2012"],
    ],
    schools: [["Erasmus University Rotterdam", "2006"]],
    points: [
      ["Advised three ports on shore power", "Wrote the tender of a ferry line"],
      ["Led the transport practice of 14 people"],
      ["Models of container flows"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Henrik Aalbers", { title: true }),
        paragraph("Rotterdam\thenrik@aalbers-advies.example", { rightTab: 9000 }),
        paragraph("Engagements", { heading: 1 }),
        paragraph("**AALBERS ADVIES**\t2020 – present", { rightTab: 9000 }),
        paragraph("Independent Consultant"),
        bullet("Advised three ports on shore power"),
        bullet("Wrote the tender of a ferry line"),
        paragraph("**VAN LOON & MULDER**\t2012 – 2020", { rightTab: 9000 }),
        paragraph("Partner"),
        bullet("Led the transport practice of 14 people"),
        paragraph("**VAN LOON & MULDER**\t2006 – 2012", { rightTab: 9000 }),
        paragraph("Associate"),
        bullet("Models of container flows"),
        paragraph("Academic background", { heading: 1 }),
        paragraph("**ERASMUS UNIVERSITY ROTTERDAM**\t2006", { rightTab: 9000 }),
        paragraph("MSc Transport Economics"),
        paragraph("Languages", { heading: 1 }),
        paragraph("Dutch, English, German; some Portuguese"),
      ],
    },
  ],
};

/** Everything in one run of paragraphs, headings with a colon, Turkish without styles. */
const plain: WordCv = {
  name: "15-duz-yazi",
  truth: {
    name: "Yusuf Ziya Candan",
    email: "yusufziya.candan@carsiposta.example",
    jobs: [
      ["Pastane Ustası", "Güllü Pastanesi", "2015", "halen"],
      ["Kalfa", "Saray Unlu Mamulleri", "2010", "2015"],
      ["Çırak", "Öz Fırın", "2007", "2010"],
    ],
    schools: [["Kayseri Mesleki Eğitim Merkezi", "2010"]],
    points: [[], [], []],
  },
  sections: [
    {
      children: [
        paragraph("Yusuf Ziya Candan"),
        paragraph("Melikgazi Kayseri, 0546 555 01 18, yusufziya.candan@carsiposta.example"),
        paragraph("İş Tecrübesi:"),
        paragraph("2015 - halen: Güllü Pastanesi, Pastane Ustası"),
        paragraph("2010 - 2015: Saray Unlu Mamulleri, Kalfa"),
        paragraph("2007 - 2010: Öz Fırın, Çırak"),
        paragraph("Eğitim:"),
        paragraph("2010: Kayseri Mesleki Eğitim Merkezi, Pastacılık"),
        paragraph("Belgeler:"),
        paragraph("Ustalık Belgesi (2014), Hijyen Belgesi (2022)"),
        paragraph("Askerlik: Yapıldı (2012)"),
      ],
    },
  ],
};

export const fifthMixed: WordCv[] = [narrowDates, careersOffice, lineTable, consultant, plain];
