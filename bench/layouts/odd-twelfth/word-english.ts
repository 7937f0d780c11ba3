import { Footer } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A cook's own table, ruled all over: dates, employer, position and duties. */
const ruledTables: WordCv = {
  name: "13-word-ruled-tables",
  truth: {
    name: "Fergus Macalister",
    email: "fergus.macalister@kitchenpost.example",
    phone: "01877 555 0164",
    place: "Callander, Perthshire",
    jobs: [
      ["Head Chef", "The Drovers Rest Hotel", "March 2018", "Present"],
      ["Sous Chef", "Loch Venachar House", "June 2013", "Feb 2018"],
      ["Chef de Partie", "Cattermole's Brasserie", "2010", "2013"],
      ["Commis Chef", "Royal Ochil Golf Club", "2008", "2010"],
    ],
    places: ["Callander", "Brig o' Turk", "Edinburgh", "Alloa"],
    schools: [
      ["Forthbank College", "2009"],
      ["Wallace Academy", "2006"],
    ],
    degrees: ["SVQ Level 3 Professional Cookery", "Standard Grades (6)"],
    skills: ["Menu costing", "Butchery", "Pastry", "Allergen control", "Rota planning"],
    languages: ["English", "French"],
    certificates: ["REHIS Intermediate Food Hygiene", "Emergency First Aid at Work", "HACCP Level 3"],
    points: [
      [
        "Kitchen of eight, 90 covers and a 40 seat bar",
        "Brought food cost down from 36% to 29%",
        "AA Rosette awarded 2021 and kept since",
      ],
      ["Ran the pass and ordered from local estates and boats", "Trained three apprentices"],
      ["Sauce and fish sections, 150 covers on Saturdays"],
      ["Breakfasts, functions and stock pots"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("CURRICULUM VITAE", { title: true, center: true }),
        paragraph("Personal Details", { bold: true }),
        grid(
          [
            ["Name", "Fergus Macalister"],
            ["Address", "2 Bridgend Cottages\nCallander, Perthshire\nFK17 8XX"],
            ["Telephone", "01877 555 0164"],
            ["E-mail", "fergus.macalister@kitchenpost.example"],
            ["Date of birth", "4th October 1990"],
            ["Driving licence", "Full, clean"],
          ],
          { widths: [28, 72], hasBorder: true },
        ),
        paragraph(""),
        paragraph("Employment", { bold: true }),
        grid(
          [
            ["**Dates**", "**Employer**", "**Position and duties**"],
            [
              "March 2018 – Present",
              "The Drovers Rest Hotel\nCallander",
              [
                paragraph("Head Chef", { bold: true }),
                bullet("Kitchen of eight, 90 covers and a 40 seat bar"),
                bullet("Brought food cost down from 36% to 29%"),
                bullet("AA Rosette awarded 2021 and kept since"),
              ],
            ],
            [
              "June 2013 – Feb 2018",
              "Loch Venachar House\nBrig o' Turk",
              [
                paragraph("Sous Chef", { bold: true }),
                bullet("Ran the pass and ordered from local estates and boats"),
                bullet("Trained three apprentices"),
              ],
            ],
            [
              "2010 – 2013",
              "Cattermole's Brasserie\nEdinburgh",
              [
                paragraph("Chef de Partie", { bold: true }),
                bullet("Sauce and fish sections, 150 covers on Saturdays"),
              ],
            ],
            [
              "2008 – 2010",
              "Royal Ochil Golf Club\nAlloa",
              [paragraph("Commis Chef", { bold: true }), bullet("Breakfasts, functions and stock pots")],
            ],
          ],
          { widths: [20, 28, 52], hasBorder: true },
        ),
        paragraph(""),
        paragraph("Education", { bold: true }),
        grid(
          [
            ["**Dates**", "**School or college**", "**Qualification**"],
            ["2006 – 2009", "Forthbank College", "SVQ Level 3 Professional Cookery"],
            ["2002 – 2006", "Wallace Academy", "Standard Grades (6)"],
          ],
          { widths: [20, 40, 40], hasBorder: true },
        ),
        paragraph(""),
        paragraph("Certificates", { bold: true }),
        grid(
          [
            ["REHIS Intermediate Food Hygiene", "2019"],
            ["Emergency First Aid at Work", "2023"],
            ["HACCP Level 3", "2020"],
          ],
          { widths: [75, 25], hasBorder: true },
        ),
        paragraph(""),
        paragraph("Skills", { bold: true }),
        paragraph("Menu costing, Butchery, Pastry, Allergen control, Rota planning"),
        paragraph(""),
        paragraph("Languages", { bold: true }),
        paragraph("English (first language), French (kitchen French)"),
        paragraph(""),
        paragraph("Interests", { bold: true }),
        paragraph("Fly fishing, foraging with my daughters, Stirling Albion."),
        paragraph(""),
        paragraph("References", { bold: true }),
        grid(
          [
            [
              "Mrs Morag Tulloch\nOwner, The Drovers Rest Hotel\n01877 555 0100",
              "Mr Jean-Luc Barbier\nFormerly Head Chef, Loch Venachar House\njl.barbier@chefs.example",
            ],
          ],
          { widths: [50, 50], hasBorder: true },
        ),
      ],
    },
  ],
};

/** Office template with dates at a right tab; two and two titles below an employer. */
const rightTabs: WordCv = {
  name: "14-word-right-tabs",
  truth: {
    name: "Priya Ramanathan-Cole",
    email: "priya.rcole@okmail.example",
    phone: "250-555-0139",
    place: "Kelowna, BC",
    jobs: [
      ["Human Resources Manager", "Maple Ridge Credit Union", "April 2020", "Present"],
      ["HR Generalist", "Maple Ridge Credit Union", "June 2016", "April 2020"],
      ["HR Coordinator", "Okanagan Fruit Packers Ltd.", "Sept. 2013", "May 2016"],
      ["Payroll Clerk", "Okanagan Fruit Packers Ltd.", "May 2011", "Sept. 2013"],
    ],
    places: ["Kelowna, BC", "Kelowna, BC", "Vernon, BC", "Vernon, BC"],
    schools: [
      ["Similkameen University", "2015"],
      ["Orchard Valley College", "2011"],
    ],
    degrees: ["Bachelor of Business Administration, Human Resources", "Diploma, Office Administration"],
    skills: [
      "Employee relations",
      "Collective bargaining",
      "Recruitment",
      "Ceridian Dayforce",
      "BambooHR",
      "Pay equity",
      "Workplace investigations",
      "Onboarding",
      "WorkSafeBC claims",
    ],
    languages: ["English", "Tamil", "French"],
    certificates: ["Chartered Professional in Human Resources (CPHR)", "Mental Health First Aid"],
    points: [
      [
        "Advise eleven branch managers and a staff of 230 on every stage of employment",
        "Negotiated two collective agreements without a lost day",
        "Reduced time to hire from 54 to 31 days",
      ],
      [
        "Introduced BambooHR and retired 14 paper forms",
        "Investigated complaints and wrote findings for the CEO",
      ],
      ["Recruited up to 180 seasonal workers each spring under federal permits"],
      ["Ran biweekly payroll for 95 permanent staff"],
    ],
  },
  sections: [
    {
      footers: {
        default: new Footer({
          children: [paragraph("Priya Ramanathan-Cole | 250-555-0139 | Resume", { center: true })],
        }),
      },
      children: [
        paragraph("Priya Ramanathan-Cole", { title: true, center: true }),
        paragraph("Kelowna, BC  |  250-555-0139  |  priya.rcole@okmail.example", { center: true }),
        paragraph("Profile", { heading: 1 }),
        paragraph(
          "HR manager raised in payroll, so the numbers come first and the tissues second. Looking for a larger unionized workplace in the Interior.",
        ),
        paragraph("Experience", { heading: 1 }),
        paragraph("**Maple Ridge Credit Union**, Kelowna, BC"),
        paragraph("Human Resources Manager\tApril 2020 – Present", { rightTab: 9000 }),
        bullet("Advise eleven branch managers and a staff of 230 on every stage of employment"),
        bullet("Negotiated two collective agreements without a lost day"),
        bullet("Reduced time to hire from 54 to 31 days"),
        paragraph("HR Generalist\tJune 2016 – April 2020", { rightTab: 9000 }),
        bullet("Introduced BambooHR and retired 14 paper forms"),
        bullet("Investigated complaints and wrote findings for the CEO"),
        paragraph("**Okanagan Fruit Packers Ltd.**, Vernon, BC"),
        paragraph("HR Coordinator\tSept. 2013 – May 2016", { rightTab: 9000 }),
        bullet("Recruited up to 180 seasonal workers each spring under federal permits"),
        paragraph("Payroll Clerk\tMay 2011 – Sept. 2013", { rightTab: 9000 }),
        bullet("Ran biweekly payroll for 95 permanent staff"),
        paragraph("Education", { heading: 1 }),
        paragraph("**Similkameen University**\t2011 – 2015", { rightTab: 9000 }),
        paragraph("Bachelor of Business Administration, Human Resources"),
        paragraph("Part time, by evening and distance courses."),
        paragraph("**Orchard Valley College**\t2009 – 2011", { rightTab: 9000 }),
        paragraph("Diploma, Office Administration"),
        paragraph("Skills", { heading: 1 }),
        grid(
          [
            ["Employee relations", "Collective bargaining", "Recruitment"],
            ["Ceridian Dayforce", "BambooHR", "Pay equity"],
            ["Workplace investigations", "Onboarding", "WorkSafeBC claims"],
          ],
          { widths: [34, 33, 33], hasBorder: false },
        ),
        paragraph("Professional Designations", { heading: 1 }),
        paragraph("Chartered Professional in Human Resources (CPHR)\t2018", { rightTab: 9000 }),
        paragraph("Mental Health First Aid\t2022", { rightTab: 9000 }),
        paragraph("Languages", { heading: 1 }),
        paragraph("English (fluent)  •  Tamil (first language)  •  French (basic)"),
        paragraph("Volunteering", { heading: 1 }),
        paragraph("Board member, Kelowna Newcomers' Kitchen\t2019 – Present", { rightTab: 9000 }),
        paragraph("References gladly provided on request."),
      ],
    },
  ],
};

export const twelfthEnglish: WordCv[] = [ruledTables, rightTabs];
