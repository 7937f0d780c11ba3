import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** An old template: a table without lines, dates and towns at the left, headings over both cells. */
const oldTemplate: WordCv = {
  name: "08-old-template",
  truth: {
    name: "Gordon Abernethy",
    email: "g.abernethy@croftmail.example",
    jobs: [
      ["Estate Manager", "Glenmarra Estate", "2011", "Present"],
      ["Head Gamekeeper", "Strathbrae Sporting Estate", "2003", "2011"],
      ["Under-keeper", "Strathbrae Sporting Estate", "1999", "2003"],
    ],
    schools: [["Barony College", "1999"]],
    points: [
      ["Manage 14,000 acres of hill, forest and river", "Budget of £620,000 and a staff of eleven"],
      ["Deer management plans agreed with four neighbouring estates"],
      ["Rearing and release of pheasant and partridge"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("GORDON ABERNETHY", { bold: true, title: true, center: true }),
        paragraph("The Keeper's House, Glenmarra, by Pitlochry PH16", { center: true }),
        paragraph("01796 555 014 • g.abernethy@croftmail.example", { center: true }),
        paragraph("Career", { heading: 2 }),
        grid(
          [
            [
              "2011 – Present\nPitlochry",
              [
                paragraph("**Glenmarra Estate**, Estate Manager"),
                bullet("Manage 14,000 acres of hill, forest and river"),
                bullet("Budget of £620,000 and a staff of eleven"),
              ],
            ],
            [
              "2003 – 2011\nAviemore",
              [
                paragraph("**Strathbrae Sporting Estate**, Head Gamekeeper"),
                bullet("Deer management plans agreed with four neighbouring estates"),
              ],
            ],
            [
              "1999 – 2003\nAviemore",
              [
                paragraph("**Strathbrae Sporting Estate**, Under-keeper"),
                bullet("Rearing and release of pheasant and partridge"),
              ],
            ],
          ],
          { widths: [22, 78], hasBorder: false },
        ),
        paragraph("Education", { heading: 2 }),
        grid([["1997 – 1999\nDumfries", "**Barony College**, HND Gamekeeping and Wildlife Management"]], {
          widths: [22, 78],
          hasBorder: false,
        }),
        paragraph("Tickets", { heading: 2 }),
        bullet("Firearms certificate, DSC Level 2 (2004)"),
        bullet("Chainsaw maintenance and cross-cutting (2001)"),
        paragraph("References from both estates on request."),
      ],
    },
  ],
};

/** "Employer, town — title" with dates at a right tab, two titles under the second employer. */
const rightTabs: WordCv = {
  name: "09-right-tabs",
  truth: {
    name: "Imani Okonjo-Reyes",
    email: "imani.okonjo@letterbox.example",
    jobs: [
      ["Director of Nursing Education", "Bayview Medical Center", "August 2020", "Present"],
      ["Clinical Nurse Educator", "Mercy West Hospital", "June 2016", "July 2020"],
      ["Registered Nurse", "Mercy West Hospital", "May 2012", "June 2016"],
    ],
    schools: [
      ["San Diego State University", "2018"],
      ["University of San Francisco", "2012"],
    ],
    points: [
      ["Direct onboarding for 240 new nurses a year", "Raised first-year retention from 71% to 88%"],
      ["Built a simulation lab with a $90,000 grant"],
      ["Charge nurse of a 32-bed telemetry unit"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Imani Okonjo-Reyes, MSN, RN", { bold: true, title: true }),
        paragraph("Oakland, California | 510.555.0138 | imani.okonjo@letterbox.example"),
        paragraph("PROFESSIONAL EXPERIENCE", { bold: true }),
        paragraph(
          "**Bayview Medical Center**, Oakland, CA — Director of Nursing Education\tAugust 2020 – Present",
          {
            rightTab: 9000,
          },
        ),
        bullet("Direct onboarding for 240 new nurses a year"),
        bullet("Raised first-year retention from 71% to 88%"),
        paragraph("**Mercy West Hospital**, San Diego, CA — Clinical Nurse Educator\tJune 2016 – July 2020", {
          rightTab: 9000,
        }),
        bullet("Built a simulation lab with a $90,000 grant"),
        paragraph("**Mercy West Hospital**, San Diego, CA — Registered Nurse\tMay 2012 – June 2016", {
          rightTab: 9000,
        }),
        bullet("Charge nurse of a 32-bed telemetry unit"),
        paragraph("EDUCATION", { bold: true }),
        paragraph("**San Diego State University** — Master of Science in Nursing\tMay 2018", {
          rightTab: 9000,
        }),
        paragraph("**University of San Francisco** — Bachelor of Science in Nursing\tMay 2012", {
          rightTab: 9000,
        }),
        paragraph("LICENSES AND CERTIFICATIONS", { bold: true }),
        paragraph("California RN License (active); ACLS, BLS (2024); Certified Nurse Educator (2019)"),
      ],
    },
  ],
};

/** A Turkish teacher's tables with heads, the courses in another of the same shape. */
const teacherTables: WordCv = {
  name: "10-ogretmen-tablolari",
  truth: {
    name: "Yurdagül Saatçioğlu",
    email: "yurdagul.saatcioglu@mektup.example",
    jobs: [
      ["Sınıf Öğretmeni", "Mimar Sinan İlkokulu", "2015", "Halen"],
      ["Sınıf Öğretmeni", "Karapınar Köyü İlkokulu", "2009", "2015"],
      ["Ücretli Öğretmen", "Fatih İlköğretim Okulu", "2008", "2009"],
    ],
    schools: [
      ["Çukurova Üniversitesi", "2008"],
      ["Adana Anadolu Öğretmen Lisesi", "2004"],
    ],
    points: [],
  },
  sections: [
    {
      children: [
        paragraph("YURDAGÜL SAATÇİOĞLU", { bold: true, title: true, center: true }),
        paragraph("Seyhan / ADANA  •  0541 555 01 36  •  yurdagul.saatcioglu@mektup.example", {
          center: true,
        }),
        paragraph("A) EĞİTİM BİLGİLERİ", { bold: true }),
        grid(
          [
            ["Okul Adı", "Bölüm", "Mezuniyet Yılı"],
            ["Çukurova Üniversitesi", "Sınıf Öğretmenliği", "2008"],
            ["Adana Anadolu Öğretmen Lisesi", "Eşit Ağırlık", "2004"],
          ],
          { widths: [45, 35, 20], hasBorder: true },
        ),
        paragraph("B) ÇALIŞTIĞI KURUMLAR", { bold: true }),
        grid(
          [
            ["Sıra", "Kurum Adı", "Görevi", "Başlama", "Ayrılma"],
            ["1", "Mimar Sinan İlkokulu", "Sınıf Öğretmeni", "2015", "Halen"],
            ["2", "Karapınar Köyü İlkokulu", "Sınıf Öğretmeni", "2009", "2015"],
            ["3", "Fatih İlköğretim Okulu", "Ücretli Öğretmen", "2008", "2009"],
          ],
          { widths: [8, 37, 25, 15, 15], hasBorder: true },
        ),
        paragraph("C) ALDIĞI KURSLAR", { bold: true }),
        grid(
          [
            ["Kurs Adı", "Yer", "Yıl"],
            ["Akıl ve Zekâ Oyunları Eğiticiliği", "Adana", "2018"],
            ["İlk Okuma Yazma Öğretimi", "Mersin", "2012"],
          ],
          { widths: [60, 20, 20], hasBorder: true },
        ),
        paragraph("D) DİĞER", { bold: true }),
        paragraph("Evli ve iki çocuk annesidir. Orta düzeyde İngilizce bilir."),
      ],
    },
  ],
};

export const mixed: WordCv[] = [oldTemplate, rightTabs, teacherTables];
