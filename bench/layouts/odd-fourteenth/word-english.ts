import { Header } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Google Docs and Word as most people type them: employer first, dates at a right tab, the title below, points with dashes. */
const rightTabs: WordCv = {
  name: "14-9-word-right-tabs",
  truth: {
    summary:
      "Registered veterinary nurse with a soft spot for anaesthesia and for owners who ask too many questions. Looking for a mixed practice in the north with a proper out-of-hours rota.",
    name: "Fenella Strachan",
    email: "fenella.strachan@glenmail.example",
    phone: "07700 900 582",
    place: "Inverness",
    jobs: [
      ["Head Veterinary Nurse", "Ness Bank Veterinary Group", "Aug 2019", "Present"],
      ["Registered Veterinary Nurse", "Ness Bank Veterinary Group", "Oct 2016", "Jul 2019"],
      ["Registered Veterinary Nurse", "Black Isle Farm & Equine Vets", "Sep 2014", "Sep 2016"],
      ["Animal Care Assistant", "Culloden Moor Cats and Dogs Home", "2010", "2012"],
    ],
    places: ["Inverness", "Inverness", "Dingwall", ""],
    schools: [
      ["Great Glen College", "2014"],
      ["Strathnairn Academy", "2010"],
    ],
    degrees: ["Diploma in Veterinary Nursing (Level 3)", "Scottish Highers"],
    skills: [
      "Anaesthetic monitoring",
      "Dental radiography",
      "Triage by telephone",
      "Stock control",
      "Provet Cloud",
      "Student supervision",
    ],
    languages: ["English", "Scottish Gaelic"],
    certificates: ["Nurse Certificate in Anaesthesia", "Clinical Coach Award"],
    points: [
      [
        "Lead nine nurses and four students across two branches and write a rota in which nobody works two weekends in a row.",
        "Set up nurse-led clinics for weight, teeth and old age, which now fill eleven hours a week and brought 340 lapsed patients back to the practice.",
        "Hold the controlled-drugs register; no discrepancies at the last two inspections.",
      ],
      [
        "Monitored some 500 anaesthetics a year, from hamsters to a visiting lynx.",
        "Introduced a surgical safety checklist of one page.",
      ],
      [
        "Assisted at caesareans in barns at every hour of the night.",
        "Ran the laboratory bench and the sterilising of all the kits.",
      ],
      ["Fed, cleaned, walked and rehomed up to sixty animals."],
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [paragraph("CV – Fenella Strachan\t07700 900 582", { rightTab: 9000 })],
        }),
      },
      children: [
        paragraph("Fenella Strachan", { title: true }),
        paragraph("9 Ardconnel Wynd, Inverness IV2\tfenella.strachan@glenmail.example", { rightTab: 9000 }),
        paragraph("Mobile 07700 900 582\tRCVS registered since 2014", { rightTab: 9000 }),
        paragraph("PROFILE", { heading: 1 }),
        paragraph(
          "Registered veterinary nurse with a soft spot for anaesthesia and for owners who ask too many questions. Looking for a mixed practice in the north with a proper out-of-hours rota.",
        ),
        paragraph("CAREER HISTORY", { heading: 1 }),
        paragraph("**Ness Bank Veterinary Group**, Inverness\tAug 2019 – Present", { rightTab: 9000 }),
        paragraph("Head Veterinary Nurse"),
        paragraph(
          "– Lead nine nurses and four students across two branches and write a rota in which nobody works two weekends in a row.",
          { set: 360 },
        ),
        paragraph(
          "– Set up nurse-led clinics for weight, teeth and old age, which now fill eleven hours a week and brought 340 lapsed patients back to the practice.",
          { set: 360 },
        ),
        paragraph("– Hold the controlled-drugs register; no discrepancies at the last two inspections.", {
          set: 360,
        }),
        paragraph(""),
        paragraph("**Ness Bank Veterinary Group**, Inverness\tOct 2016 – Jul 2019", { rightTab: 9000 }),
        paragraph("Registered Veterinary Nurse"),
        paragraph("– Monitored some 500 anaesthetics a year, from hamsters to a visiting lynx.", {
          set: 360,
        }),
        paragraph("– Introduced a surgical safety checklist of one page.", { set: 360 }),
        paragraph(""),
        paragraph("**Black Isle Farm & Equine Vets**, Dingwall\tSep 2014 – Sep 2016", { rightTab: 9000 }),
        paragraph("Registered Veterinary Nurse"),
        paragraph("– Assisted at caesareans in barns at every hour of the night.", { set: 360 }),
        paragraph("– Ran the laboratory bench and the sterilising of all the kits.", { set: 360 }),
        paragraph(""),
        paragraph("**Culloden Moor Cats and Dogs Home**\t2010 – 2012", { rightTab: 9000 }),
        paragraph("Animal Care Assistant"),
        paragraph("– Fed, cleaned, walked and rehomed up to sixty animals.", { set: 360 }),
        paragraph("EDUCATION", { heading: 1 }),
        paragraph("**Great Glen College**, Fort William\t2012 – 2014", { rightTab: 9000 }),
        paragraph("Diploma in Veterinary Nursing (Level 3)"),
        paragraph("**Strathnairn Academy**\t2004 – 2010", { rightTab: 9000 }),
        paragraph("Scottish Highers"),
        paragraph("FURTHER QUALIFICATIONS", { heading: 1 }),
        paragraph("Nurse Certificate in Anaesthesia\t2020", { rightTab: 9000 }),
        paragraph("Clinical Coach Award\t2017", { rightTab: 9000 }),
        paragraph("KEY SKILLS", { heading: 1 }),
        paragraph(
          "Anaesthetic monitoring • Dental radiography • Triage by telephone • Stock control • Provet Cloud • Student supervision",
        ),
        paragraph("LANGUAGES", { heading: 1 }),
        paragraph("English (native), Scottish Gaelic (good)"),
        paragraph("INTERESTS", { heading: 1 }),
        paragraph("Shinty, hill ponies, and a choir that mostly drinks tea."),
        paragraph("REFERENCES", { heading: 1 }),
        paragraph("Available on request."),
      ],
    },
  ],
};

/** The old Europass form with lines: what is asked on the left, the answer on the right, oddly worded. */
const oldEuropass: WordCv = {
  name: "14-10-word-europass-old",
  truth: {
    summary: "",
    name: "Kristjan Borg Vassallo",
    email: "kristjan.borg@islandpost.example",
    phone: "+356 5550 0142",
    place: "Sliema, Malta",
    jobs: [
      ["Front Office Manager", "Hotel Saint Lucian", "April 2019", "ongoing"],
      ["Night Auditor", "Marsamxett Bay Resort", "May 2015", "March 2019"],
      ["Receptionist", "Pensjoni Tal-Port", "June 2012", "April 2015"],
    ],
    places: ["Sliema", "St Julian's", "Valletta"],
    schools: [
      ["Institute of Tourism and Travel, Gozo Campus", "June 2012"],
      ["Saint Cajetan Lyceum", "June 2009"],
    ],
    degrees: ["Higher National Diploma in Hospitality Management", "Secondary Education Certificate"],
    skills: [
      "Complaint handling",
      "Team leadership",
      "Revenue forecasting",
      "Opera Cloud",
      "Channel manager SiteMinder",
      "Microsoft Office",
    ],
    languages: ["Maltese", "English", "Italian", "German"],
    certificates: ["First Aid at Work", "Certified Hospitality Supervisor"],
    points: [
      [
        "Managing a team of twelve receptionists, two concierges and the night staff of a hotel with 184 rooms",
        "Raising direct bookings from 22% to 37% of all room nights by answering e-mails within an hour and by offering late check-out instead of discounts",
        "Handling complaints and reporting on them to the general manager every Friday",
      ],
      [
        "Closing the day's accounts and preparing the morning reports",
        "Checking in late arrivals, on average thirty a night in summer",
      ],
      ["Welcoming guests, taking reservations and giving directions in four languages"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Europass\nCurriculum Vitae", { bold: true }),
        grid(
          [
            [[paragraph("Personal information", { bold: true })], ""],
            ["First name(s) / Surname(s)", [paragraph("Kristjan Borg Vassallo", { bold: true })]],
            ["Address(es)", "Flat 3, 61 Triq il-Luzzu, Sliema, Malta"],
            ["Telephone(s)", "Mobile: +356 5550 0142"],
            ["E-mail", "kristjan.borg@islandpost.example"],
            ["Nationality", "Maltese"],
            ["Date of birth", "23 August 1993"],
            [[paragraph("Desired employment / Occupational field", { bold: true })], "Hotel management"],
            [[paragraph("Work experience", { bold: true })], ""],
            ["Dates", "April 2019 – ongoing"],
            ["Occupation or position held", "Front Office Manager"],
            [
              "Main activities and responsibilities",
              [
                bullet(
                  "Managing a team of twelve receptionists, two concierges and the night staff of a hotel with 184 rooms",
                ),
                bullet(
                  "Raising direct bookings from 22% to 37% of all room nights by answering e-mails within an hour and by offering late check-out instead of discounts",
                ),
                bullet("Handling complaints and reporting on them to the general manager every Friday"),
              ],
            ],
            ["Name and address of employer", "Hotel Saint Lucian\nSliema"],
            ["Type of business or sector", "Hotels and restaurants"],
            ["Dates", "May 2015 – March 2019"],
            ["Occupation or position held", "Night Auditor"],
            [
              "Main activities and responsibilities",
              [
                bullet("Closing the day's accounts and preparing the morning reports"),
                bullet("Checking in late arrivals, on average thirty a night in summer"),
              ],
            ],
            ["Name and address of employer", "Marsamxett Bay Resort\nSt Julian's"],
            ["Type of business or sector", "Hotels and restaurants"],
            ["Dates", "June 2012 – April 2015"],
            ["Occupation or position held", "Receptionist"],
            [
              "Main activities and responsibilities",
              "Welcoming guests, taking reservations and giving directions in four languages",
            ],
            ["Name and address of employer", "Pensjoni Tal-Port\nValletta"],
            ["Type of business or sector", "Guest house"],
            [[paragraph("Education and training", { bold: true })], ""],
            ["Dates", "October 2009 – June 2012"],
            ["Title of qualification awarded", "Higher National Diploma in Hospitality Management"],
            ["Principal subjects / occupational skills covered", "Rooms division, accounting, German"],
            [
              "Name and type of organisation providing education and training",
              "Institute of Tourism and Travel, Gozo Campus",
            ],
            ["Level in national or international classification", "MQF level 5"],
            ["Dates", "September 2004 – June 2009"],
            ["Title of qualification awarded", "Secondary Education Certificate"],
            ["Name and type of organisation providing education and training", "Saint Cajetan Lyceum"],
            [[paragraph("Personal skills and competences", { bold: true })], ""],
            ["Mother tongue(s)", "Maltese"],
            [
              "Other language(s)\nSelf-assessment (European level)",
              [
                grid(
                  [
                    ["", "Understanding", "Speaking", "Writing"],
                    ["English", "C2", "C2", "C1"],
                    ["Italian", "C1", "C1", "B2"],
                    ["German", "B1", "B1", "A2"],
                  ],
                  { widths: [31, 23, 23, 23], hasBorder: true },
                ),
                paragraph(""),
              ],
            ],
            ["Social skills and competences", "Complaint handling"],
            ["Organisational skills and competences", "Team leadership\nRevenue forecasting"],
            ["Computer skills and competences", "Opera Cloud, Channel manager SiteMinder, Microsoft Office"],
            ["Courses and certificates", "First Aid at Work, 2023\nCertified Hospitality Supervisor, 2018"],
            ["Driving licence(s)", "Category B"],
            [
              [paragraph("Additional information", { bold: true })],
              "References are gladly supplied. I row in the September regatta.",
            ],
            [[paragraph("Annexes", { bold: true })], "Copies of certificates"],
          ],
          { widths: [34, 66], hasBorder: true },
        ),
      ],
    },
  ],
};

export const fourteenthEnglish: WordCv[] = [rightTabs, oldEuropass];
