import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A Turkish university's form: numbered headings, tables with a head. */
const academicForm: WordCv = {
  name: "15-akademik-form",
  truth: {
    name: "Nermin Çobanoğlu Usta",
    email: "ncobanoglu@kampus.example",
    jobs: [
      ["Doçent Doktor", "Akdeniz Üniversitesi", "2019", "Devam"],
      ["Yardımcı Doçent", "Pamukkale Üniversitesi", "2013", "2019"],
      ["Araştırma Görevlisi", "Ege Üniversitesi", "2006", "2013"],
    ],
    schools: [
      ["Ege Üniversitesi", "2012"],
      ["Ege Üniversitesi", "2008"],
      ["Süleyman Demirel Üniversitesi", "2005"],
    ],
    points: [],
  },
  sections: [
    {
      children: [
        paragraph("ÖZGEÇMİŞ", { bold: true, center: true }),
        paragraph("1.\tAdı Soyadı\t: Nermin Çobanoğlu Usta", { tab: 700 }),
        paragraph("2.\tDoğum Tarihi\t: 04.11.1983", { tab: 700 }),
        paragraph("3.\tUnvanı\t: Doç. Dr.", { tab: 700 }),
        paragraph("\tİletişim\t: ncobanoglu@kampus.example, 0242 555 01 20", { tab: 700 }),
        paragraph("4.\tÖğrenim Durumu:", { tab: 700, bold: true }),
        grid(
          [
            ["Derece", "Bölüm/Program", "Üniversite", "Yıl"],
            ["Lisans", "Su Ürünleri Mühendisliği", "Süleyman Demirel Üniversitesi", "2001-2005"],
            ["Y. Lisans", "Su Ürünleri Yetiştiricilik", "Ege Üniversitesi", "2005-2008"],
            ["Doktora", "Su Ürünleri Yetiştiricilik", "Ege Üniversitesi", "2008-2012"],
          ],
          { widths: [15, 35, 35, 15], hasBorder: true },
        ),
        paragraph("5.\tAkademik Unvanlar:", { tab: 700, bold: true }),
        grid(
          [
            ["Görev Unvanı", "Görev Yeri", "Yıl"],
            ["Araştırma Görevlisi", "Ege Üniversitesi", "2006-2013"],
            ["Yardımcı Doçent", "Pamukkale Üniversitesi", "2013-2019"],
            ["Doçent Doktor", "Akdeniz Üniversitesi", "2019-Devam"],
          ],
          { widths: [35, 45, 20], hasBorder: true },
        ),
        paragraph("6.\tYönetilen Yüksek Lisans Tezleri:", { tab: 700, bold: true }),
        paragraph("Deniz levreği yavrularında yem dönüşümü, 2018", { set: 700 }),
        paragraph("7.\tYayınlar", { tab: 700, bold: true }),
        paragraph(
          "7.1. Çobanoğlu Usta N., Akın S. (2016). Larval rearing in recirculating systems. Journal of Inland Seas, 12(3), 44-51.",
        ),
        paragraph("8.\tYabancı Dil: İngilizce (YDS 78,75)", { tab: 700, bold: true }),
      ],
    },
  ],
};

/** Headings in a narrow left cell, everything of a section in the cell beside it. */
const sideHeadings: WordCv = {
  name: "16-side-headings",
  truth: {
    name: "Wanjiru Kamau-Otieno",
    email: "wanjiru.kamau@barua.example",
    jobs: [
      ["Programme Officer", "Maji Safi Initiative", "July 2018", "Present"],
      ["Field Assistant", "Tana River Authority", "February 2015", "June 2018"],
    ],
    schools: [
      ["Kenyatta University", "2014"],
      ["Alliance Girls High School", "2009"],
    ],
    points: [
      [
        "Supervising the drilling of 31 boreholes in Kitui and Makueni counties",
        "Writing quarterly reports to donors",
      ],
      ["Collecting water samples from 80 wells every month"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("WANJIRU KAMAU-OTIENO", { bold: true, title: true }),
        paragraph("P.O. Box 4410-00100, Nairobi | +254 722 555 019 | wanjiru.kamau@barua.example"),
        grid(
          [
            [
              "PROFILE",
              "Water engineer by training and diplomat by necessity, with nine years of work in arid counties.",
            ],
            [
              "WORK EXPERIENCE",
              [
                paragraph("**July 2018 to Present**"),
                paragraph("**Programme Officer**"),
                paragraph("Maji Safi Initiative, Nairobi"),
                bullet("Supervising the drilling of 31 boreholes in Kitui and Makueni counties"),
                bullet("Writing quarterly reports to donors"),
                paragraph(""),
                paragraph("**February 2015 to June 2018**"),
                paragraph("**Field Assistant**"),
                paragraph("Tana River Authority, Garissa"),
                bullet("Collecting water samples from 80 wells every month"),
              ],
            ],
            [
              "EDUCATION",
              [
                paragraph("**2010 to 2014**"),
                paragraph("BSc. Water Engineering, Second Class Honours (Upper)"),
                paragraph("Kenyatta University"),
                paragraph("**2006 to 2009**"),
                paragraph("Kenya Certificate of Secondary Education, A-"),
                paragraph("Alliance Girls High School"),
              ],
            ],
            ["SKILLS", "QGIS, AutoCAD Civil 3D, borehole logging, proposal writing"],
            ["LANGUAGES", "English, Kiswahili, Kikuyu"],
            ["REFEREES", "Eng. Peter Mwangi, Tana River Authority, pmwangi@tana.example"],
          ],
          { widths: [25, 75], hasBorder: false },
        ),
      ],
    },
  ],
};

/** Each job a table of its own: a shaded row with employer and dates, a row with title and tasks. */
const jobTables: WordCv = {
  name: "17-job-tables",
  truth: {
    name: "Andrzej Wolski",
    email: "andrzej.wolski@skrzynka.example",
    jobs: [
      ["Site Manager", "Budrex Sp. z o.o.", "2019-05", "now"],
      ["Assistant Site Manager", "Polbruk Inżynieria", "2015-10", "2019-04"],
      ["Surveyor's Assistant", "Geo-Punkt", "2014-07", "2015-09"],
    ],
    schools: [["Wrocław University of Science and Technology", "2014"]],
    points: [
      [
        "Delivery of a 6-storey office building four weeks ahead of schedule",
        "Coordination of 11 subcontractors",
      ],
      ["Acceptance of reinforcement and concrete works"],
      ["Staking out of roads"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Andrzej Wolski", { bold: true, title: true }),
        paragraph("Civil engineer, building licence no. DOŚ/0117/OWOK/18"),
        paragraph("tel. 601 555 018\nandrzej.wolski@skrzynka.example\nul. Traugutta 55/3, 50-417 Wrocław"),
        paragraph("Employment", { heading: 2 }),
        ...[
          [
            "Budrex Sp. z o.o., Wrocław",
            "2019-05 – now",
            "Site Manager",
            "Delivery of a 6-storey office building four weeks ahead of schedule",
            "Coordination of 11 subcontractors",
          ],
          [
            "Polbruk Inżynieria, Legnica",
            "2015-10 – 2019-04",
            "Assistant Site Manager",
            "Acceptance of reinforcement and concrete works",
          ],
          ["Geo-Punkt, Opole", "2014-07 – 2015-09", "Surveyor's Assistant", "Staking out of roads"],
        ].flatMap(([employer = "", dates = "", title = "", ...points]) => [
          grid(
            [
              [[paragraph(employer, { bold: true })], dates],
              [[paragraph(title), ...points.map(bullet)], ""],
            ],
            { widths: [75, 25], hasBorder: true },
          ),
          paragraph(""),
        ]),
        paragraph("Education", { heading: 2 }),
        grid(
          [
            [[paragraph("Wrocław University of Science and Technology", { bold: true })], "2009 – 2014"],
            ["Civil Engineering, M.Sc. Eng.", ""],
          ],
          { widths: [75, 25], hasBorder: true },
        ),
        paragraph("Abilities", { heading: 2 }),
        bullet("AutoCAD, Revit, MS Project"),
        bullet("English B2, German A2"),
        bullet("Driving licence B"),
        paragraph(
          "I agree to the processing of personal data provided in this document for realising the recruitment process.",
        ),
      ],
    },
  ],
};

export const tables: WordCv[] = [academicForm, sideHeadings, jobTables];
