import { Footer, Paragraph, TextRun } from "docx";
import { bullet, grid, head, paragraph, type WordCv } from "../word-parts.ts";

/** Title, employer and dates between bars on one heading, contact in the page's header: a stock template of Word. */
const barHeadings: WordCv = {
  name: "13-word-bars",
  truth: {
    name: "Margit Solheim",
    email: "margit.solheim@superiormail.example",
    phone: "(218) 555-0174",
    place: "Duluth, MN",
    jobs: [
      ["Branch Manager", "Lakeside Public Library", "August 2019", "Present"],
      ["Children's Librarian", "Lakeside Public Library", "June 2014", "August 2019"],
      ["Cataloging Assistant", "Iron Range Historical Society", "Fall 2012", "Spring 2014"],
    ],
    places: ["Duluth, MN", "Duluth, MN", "Hibbing, MN"],
    schools: [
      ["Northern Pines University", "2012"],
      ["Mesabi State College", "2010"],
    ],
    degrees: ["Master of Library and Information Science", "Bachelor of Arts in English"],
    skills: ["Collection development", "Budgeting", "Grant writing", "Community outreach", "Koha", "MARC 21"],
    languages: [],
    certificates: [],
    points: [
      [
        "Answer for a staff of nine, 61,000 items and a roof that leaks over Biography",
        "Won $240,000 in state grants for a makerspace and a bookmobile",
        "Raised evening visits by 35% with citizenship and knitting hours",
      ],
      [
        "Read to four hundred children a month and remembered most of their names",
        "Built the summer reading program with eleven schools",
      ],
      ["Described 3,200 photographs of miners and their families"],
    ],
  },
  sections: [
    {
      headers: head("Margit Solheim · Duluth, MN · (218) 555-0174 · margit.solheim@superiormail.example"),
      footers: {
        default: new Footer({
          children: [new Paragraph({ children: [new TextRun("Résumé, page 1 of 1")] })],
        }),
      },
      children: [
        paragraph("MARGIT SOLHEIM", { title: true }),
        paragraph("Objective", { heading: 1 }),
        paragraph("To lead a town library that is open when people are off work."),
        paragraph("Experience", { heading: 1 }),
        paragraph("BRANCH MANAGER | LAKESIDE PUBLIC LIBRARY, DULUTH, MN | AUGUST 2019 – PRESENT", {
          heading: 2,
        }),
        bullet("Answer for a staff of nine, 61,000 items and a roof that leaks over Biography"),
        bullet("Won $240,000 in state grants for a makerspace and a bookmobile"),
        bullet("Raised evening visits by 35% with citizenship and knitting hours"),
        paragraph("CHILDREN'S LIBRARIAN | LAKESIDE PUBLIC LIBRARY, DULUTH, MN | JUNE 2014 – AUGUST 2019", {
          heading: 2,
        }),
        bullet("Read to four hundred children a month and remembered most of their names"),
        bullet("Built the summer reading program with eleven schools"),
        paragraph(
          "CATALOGING ASSISTANT | IRON RANGE HISTORICAL SOCIETY, HIBBING, MN | FALL 2012 – SPRING 2014",
          { heading: 2 },
        ),
        bullet("Described 3,200 photographs of miners and their families"),
        paragraph("Education", { heading: 1 }),
        paragraph(
          "MASTER OF LIBRARY AND INFORMATION SCIENCE | MAY 2012 | NORTHERN PINES UNIVERSITY, ST. CLOUD, MN",
          { heading: 2 },
        ),
        bullet("GPA 3.9; capstone on rural bookmobiles"),
        paragraph("BACHELOR OF ARTS IN ENGLISH | MAY 2010 | MESABI STATE COLLEGE, VIRGINIA, MN", {
          heading: 2,
        }),
        bullet("Minor: History. Magna cum laude"),
        paragraph("Skills & Abilities", { heading: 1 }),
        grid(
          [
            [
              [bullet("Collection development"), bullet("Budgeting"), bullet("Grant writing")],
              [bullet("Community outreach"), bullet("Koha"), bullet("MARC 21")],
            ],
          ],
          { widths: [50, 50], hasBorder: false },
        ),
        paragraph("Leadership", { heading: 1 }),
        paragraph(
          "Treasurer of the Arrowhead Library Association since 2021; judge at the county spelling bee.",
        ),
      ],
    },
  ],
};

/** Typed by somebody who moves text with the space bar and centres what seems important. */
const spaceBar: WordCv = {
  name: "14-word-space-bar",
  truth: {
    name: "Lamar Pettibone",
    email: "lpettibone77@bayoupost.example",
    phone: "318-555-0192",
    place: "Shreveport, LA",
    jobs: [
      ["Truck Driver (CDL Class A)", "Caddo Valley Freight", "2017", "present"],
      ["Delivery Driver", "Red River Beverage Co.", "2012", "2017"],
      ["Dock Worker", "Port of Natchitoches", "2010", "2012"],
      ["Lawn Care Helper", "Pettibone & Sons", "Summer 2008", "Summer 2009"],
    ],
    places: ["Shreveport, LA", "Bossier City, LA", "Natchitoches, LA", ""],
    schools: [["Cypress Bend High School", "2010"]],
    degrees: ["Diploma"],
    skills: ["Safe driving", "Load securement", "Electronic logs", "Minor repairs", "Customer service"],
    languages: [],
    certificates: ["CDL Class A with hazmat and tanker", "TWIC card"],
    points: [
      [
        "Drive 2,500 miles a week in five states, dry van and flatbed",
        "One million miles without an accident (award 2023)",
        "Check my truck before each trip and write it down",
      ],
      ["Delivered to 25 stores a day and collected the money", "Showed new drivers the route"],
      ["Loaded and unloaded barges, rain or shine"],
      [],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Lamar Pettibone", { center: true, bold: true, title: true }),
        paragraph("2208 Old Mill Road     Shreveport, LA 71103", { center: true }),
        paragraph("Cell:  318-555-0192          lpettibone77@bayoupost.example", { center: true }),
        paragraph(""),
        paragraph("OBJECTIVE", { center: true, bold: true }),
        paragraph("A regional job that gets me home on weekends.", { center: true }),
        paragraph(""),
        paragraph("WORK", { center: true, bold: true }),
        paragraph("Caddo Valley Freight                Shreveport, LA                    2017 - present"),
        paragraph("Truck Driver (CDL Class A)"),
        paragraph("- Drive 2,500 miles a week in five states, dry van and flatbed"),
        paragraph("- One million miles without an accident (award 2023)"),
        paragraph("- Check my truck before each trip and write it down"),
        paragraph(""),
        paragraph("Red River Beverage Co.            Bossier City, LA                   2012 - 2017"),
        paragraph("Delivery Driver"),
        paragraph("- Delivered to 25 stores a day and collected the money"),
        paragraph("- Showed new drivers the route"),
        paragraph(""),
        paragraph("Port of Natchitoches                  Natchitoches, LA                  2010 - 2012"),
        paragraph("Dock Worker"),
        paragraph("- Loaded and unloaded barges, rain or shine"),
        paragraph(""),
        paragraph(
          "Pettibone & Sons                                                Summer 2008 - Summer 2009",
        ),
        paragraph("Lawn Care Helper"),
        paragraph(""),
        paragraph("SCHOOL", { center: true, bold: true }),
        paragraph("Cypress Bend High School          Coushatta, LA                    2010"),
        paragraph("Diploma"),
        paragraph(""),
        paragraph("LICENSES AND CERTIFICATES", { center: true, bold: true }),
        paragraph("CDL Class A with hazmat and tanker", { center: true }),
        paragraph("TWIC card", { center: true }),
        paragraph(""),
        paragraph("SKILLS", { center: true, bold: true }),
        paragraph("Safe driving, Load securement, Electronic logs, Minor repairs, Customer service", {
          center: true,
        }),
        paragraph(""),
        paragraph("References on request.", { center: true }),
      ],
    },
  ],
};

export const eighthEnglish: WordCv[] = [barHeadings, spaceBar];
