import { bullet, paragraph, type WordCv } from "../word-parts.ts";

const RIGHT = 9000;

/** Word's own "Basic" template: a heading for each job, with what, where and when between bars. */
const wordBasic: WordCv = {
  name: "15-word-basic",
  truth: {
    name: "Delphine Hargreaves",
    email: "delphine.hargreaves@willowpost.example",
    phone: "(360) 555-0118",
    place: "Bellingham, WA",
    jobs: [
      ["Office Administrator", "Chuckanut Veterinary Clinic", "2019", "Present"],
      ["Receptionist", "Fairhaven Dental Group", "2015", "2019"],
      ["Sales Assistant", "Village Books", "2012", "2015"],
    ],
    places: ["Bellingham, WA", "Bellingham, WA", ""],
    schools: [
      ["Whatcom Community College", "2012"],
      ["Sehome High School", "2010"],
    ],
    degrees: ["Associate of Arts, Business Administration", "High School Diploma"],
    skills: ["QuickBooks", "Patient scheduling", "Insurance billing", "Calm on the phone"],
    languages: [],
    certificates: [],
    points: [
      [
        "Keep the books of a clinic with four doctors and 9,000 patients, of which a third bark.",
        "Moved all appointments to an online calendar, which took 30 calls a day off the desk.",
      ],
      ["Billed eleven insurers.", "Greeted, calmed and scheduled about 50 people a day."],
      ["Sold books and wrote the shelf cards."],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Delphine Hargreaves", { title: true, bold: true }),
        paragraph("Bellingham, WA | (360) 555-0118 | delphine.hargreaves@willowpost.example"),
        paragraph("Objective", { heading: 1 }),
        paragraph("To run the office of a practice in which people and animals are treated well."),
        paragraph("Education", { heading: 1 }),
        paragraph("Associate of Arts, Business Administration | June 2012 | Whatcom Community College", {
          heading: 2,
        }),
        paragraph("Graduated with honors"),
        paragraph("High School Diploma | 2010 | Sehome High School", { heading: 2 }),
        paragraph("Skills & Abilities", { heading: 1 }),
        bullet("QuickBooks"),
        bullet("Patient scheduling"),
        bullet("Insurance billing"),
        bullet("Calm on the phone"),
        paragraph("Experience", { heading: 1 }),
        paragraph("Office Administrator | Chuckanut Veterinary Clinic, Bellingham, WA | 2019 – Present", {
          heading: 2,
        }),
        bullet("Keep the books of a clinic with four doctors and 9,000 patients, of which a third bark."),
        bullet("Moved all appointments to an online calendar, which took 30 calls a day off the desk."),
        paragraph("Receptionist | Fairhaven Dental Group, Bellingham, WA | 2015 – 2019", { heading: 2 }),
        bullet("Billed eleven insurers."),
        bullet("Greeted, calmed and scheduled about 50 people a day."),
        paragraph("Sales Assistant | Village Books | 2012 – 2015", { heading: 2 }),
        bullet("Sold books and wrote the shelf cards."),
      ],
    },
  ],
};

/** What careers offices of American colleges hand out: education first, places and dates at a right tab. */
const collegeOffice: WordCv = {
  name: "16-college-office",
  truth: {
    name: "Kwabena Asante-Liu",
    email: "kasanteliu@college.example",
    phone: "617-555-0193",
    place: "Cambridge, MA",
    jobs: [
      ["Summer Analyst", "BEACON HILL CAPITAL", "June 2025", "August 2025"],
      ["Tutor", "BUREAU OF STUDY COUNSEL", "January 2023", "May 2024"],
    ],
    places: ["Boston, MA", "Cambridge, MA"],
    schools: [
      ["HARTWELL COLLEGE", "2026"],
      ["UNIVERSITY OF EDINBURGH", "2025"],
      ["ACCRA ACADEMY", "2022"],
    ],
    degrees: ["A.B. in Economics, secondary in Mathematics", "Study abroad", ""],
    skills: ["Stata", "R", "Excel", "Bloomberg Terminal"],
    languages: ["Twi", "French"],
    certificates: [],
    points: [
      [
        "Modelled the cash flows of five regional hospitals and wrote two chapters of the sector report.",
        "Presented one of eleven pitches to the investment committee; it was bought.",
      ],
      ["Taught calculus and microeconomics to groups of six."],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Kwabena Asante-Liu", { title: true, bold: true, center: true }),
        paragraph("12 Linnaean Street • Cambridge, MA 02138 • kasanteliu@college.example • 617-555-0193", {
          center: true,
        }),
        paragraph("Education", { bold: true, center: true }),
        paragraph("**HARTWELL COLLEGE**\tCambridge, MA", { rightTab: RIGHT }),
        paragraph("A.B. in Economics, secondary in Mathematics. GPA 3.74\tMay 2026", { rightTab: RIGHT }),
        paragraph("Relevant Coursework: Econometrics, Corporate Finance, Real Analysis, Game Theory"),
        paragraph("Thesis: Who pays for late buses"),
        paragraph("**UNIVERSITY OF EDINBURGH**\tEdinburgh, UK", { rightTab: RIGHT }),
        paragraph("Study abroad, coursework in Scottish Enlightenment\tJanuary 2025 – May 2025", {
          rightTab: RIGHT,
        }),
        paragraph("**ACCRA ACADEMY**\tAccra, Ghana", { rightTab: RIGHT }),
        paragraph("Graduated first of 312\tJune 2022", { rightTab: RIGHT }),
        paragraph("Experience", { bold: true, center: true }),
        paragraph("**BEACON HILL CAPITAL**\tBoston, MA", { rightTab: RIGHT }),
        paragraph("**Summer Analyst**\tJune 2025 – August 2025", { rightTab: RIGHT }),
        bullet(
          "Modelled the cash flows of five regional hospitals and wrote two chapters of the sector report.",
        ),
        bullet("Presented one of eleven pitches to the investment committee; it was bought."),
        paragraph("**BUREAU OF STUDY COUNSEL**\tCambridge, MA", { rightTab: RIGHT }),
        paragraph("**Tutor**\tJanuary 2023 – May 2024", { rightTab: RIGHT }),
        bullet("Taught calculus and microeconomics to groups of six."),
        paragraph("Leadership and Activities", { bold: true, center: true }),
        paragraph("**COLLEGE DEBATING UNION**\tCambridge, MA", { rightTab: RIGHT }),
        paragraph("**Treasurer**\tSeptember 2023 – Present", { rightTab: RIGHT }),
        bullet("Keep a budget of $84,000 and found sponsors for a tournament of 60 schools."),
        paragraph("Skills & Interests", { bold: true, center: true }),
        paragraph("**Technical:** Stata, R, Excel, Bloomberg Terminal"),
        paragraph("**Language:** Twi (fluent), French (conversational)"),
        paragraph("**Interests:** Debating, table tennis, trains"),
      ],
    },
  ],
};

/** A British graduate's plain pages: schools and grades first, dates before everything. */
const britishGraduate: WordCv = {
  name: "17-british-graduate",
  truth: {
    name: "Imogen Pettifer",
    email: "imogen.pettifer@fernpost.example",
    phone: "07700 900822",
    place: "Norwich",
    jobs: [
      ["Research Assistant (Internship)", "Broads Authority", "June 2024", "September 2024"],
      ["Waitress", "The Unthank Arms", "September 2022", "June 2025"],
    ],
    places: ["Norwich", "Norwich"],
    schools: [
      ["University of East Anglia", "2025"],
      ["Hewett Sixth Form", "2022"],
      ["Hewett Academy", "2020"],
    ],
    degrees: [
      "BSc (Hons) Environmental Sciences, 2:1",
      "A Levels: Biology (A), Geography (A), Chemistry (B)",
      "9 GCSEs grades 9–6, including Maths and English",
    ],
    skills: ["ArcGIS", "QGIS", "Python", "Plant identification", "Report writing"],
    languages: [],
    certificates: [],
    points: [
      [
        "Counted reed warblers at fourteen stations and entered everything into the county's database",
        "Wrote a summary that now stands in the management plan",
      ],
      ["Served up to 70 covers an evening", "Trained four new waiters"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Imogen Pettifer", { title: true, bold: true }),
        paragraph("44 Recreation Road, Norwich NR2 3PA"),
        paragraph("Tel: 07700 900822  Email: imogen.pettifer@fernpost.example"),
        paragraph("Personal Statement", { bold: true }),
        paragraph(
          "A recent graduate in environmental sciences who prefers wet boots to dry meetings and can write about both.",
        ),
        paragraph("Education", { bold: true }),
        paragraph("Sept 2022 – July 2025\tUniversity of East Anglia", { tab: 2600 }),
        paragraph("\tBSc (Hons) Environmental Sciences, 2:1", { tab: 2600 }),
        paragraph("\tDissertation: Reed beds and winter floods (72%)", { tab: 2600 }),
        paragraph("2020 – 2022\tHewett Sixth Form", { tab: 2600 }),
        paragraph("\tA Levels: Biology (A), Geography (A), Chemistry (B)", { tab: 2600 }),
        paragraph("2015 – 2020\tHewett Academy", { tab: 2600 }),
        paragraph("\t9 GCSEs grades 9–6, including Maths and English", { tab: 2600 }),
        paragraph("Work Experience", { bold: true }),
        paragraph(
          "June 2024 – September 2024\t**Research Assistant (Internship), Broads Authority, Norwich**",
          {
            tab: 2600,
          },
        ),
        bullet(
          "Counted reed warblers at fourteen stations and entered everything into the county's database",
        ),
        bullet("Wrote a summary that now stands in the management plan"),
        paragraph("September 2022 – June 2025\t**Waitress, The Unthank Arms, Norwich**", { tab: 2600 }),
        bullet("Served up to 70 covers an evening"),
        bullet("Trained four new waiters"),
        paragraph("Skills", { bold: true }),
        paragraph("ArcGIS, QGIS, Python, Plant identification, Report writing"),
        paragraph("Hobbies and Interests", { bold: true }),
        paragraph("Wild swimming, bell ringing"),
        paragraph("References available on request"),
      ],
    },
  ],
};

export const sixthEnglish: WordCv[] = [wordBasic, collegeOffice, britishGraduate];
