import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** The old Europass form with lines: what is asked on the left, the answer on the right, oddly worded. */
export const oldEuropass: WordCv = {
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
