import { Footer } from "docx";
import { bullet, paragraph, type WordCv } from "../word-parts.ts";

const foot = (text: string) => ({ default: new Footer({ children: [paragraph(text, { center: true })] }) });

/** A word processor's stock template: the job, its house and its years with bars between them, real headings. */
const stockBars: WordCv = {
  name: "13-stock-bars",
  truth: {
    name: "Patrick Llewellyn-Drummond",
    email: "patrick.llewellyn@tealeafmail.example",
    phone: "604.555.0129",
    place: "Vancouver, BC",
    jobs: [
      ["General Manager", "The Salt Wharf", "May 2021", "Present"],
      ["Assistant General Manager", "The Salt Wharf", "June 2019", "May 2021"],
      ["Floor Manager", "Bistro Corvidae", "October 2016", "May 2019"],
      ["Server and Bartender", "Three Rivers Taphouse", "2013", "2016"],
    ],
    places: ["Vancouver, BC", "Vancouver, BC", "Victoria, BC", "Kamloops, BC"],
    schools: [
      ["Vancouver Island School of Hospitality", "2016"],
      ["Norkam Secondary School", "2012"],
    ],
    degrees: ["Diploma in Hospitality Management", "Dogwood Diploma"],
    skills: [
      "Profit and loss",
      "Staff scheduling",
      "Wine programs",
      "Toast POS",
      "OpenTable",
      "Health inspections",
    ],
    languages: [],
    certificates: ["FOODSAFE Level 2", "Serving It Right", "WSET Level 2 Award in Wines"],
    points: [
      [
        "Run a waterfront restaurant of 140 seats, 62 staff and sales of $6.8 million a year.",
        "Brought labour cost from 36% to 31% of sales without cutting a single full-time position.",
        "Reopened the patio after the 2022 flood in eleven days.",
      ],
      ["Hired and trained the front of house; turnover in the first year fell by a third."],
      [
        "Led service for 90 seats and wrote the wine list.",
        "Introduced pooled tips, with the agreement of the kitchen.",
      ],
      [],
    ],
  },
  sections: [
    {
      footers: foot("Patrick Llewellyn-Drummond, résumé"),
      children: [
        paragraph("Patrick Llewellyn-Drummond", { title: true }),
        paragraph(
          "1806 Semlin Drive, Vancouver, BC V5N 4R3 | 604.555.0129 | patrick.llewellyn@tealeafmail.example",
        ),
        paragraph("Objective", { heading: 1 }),
        paragraph(
          "To run a second house for an owner who is tired of running two. Twelve years in restaurants, five of them with the keys.",
        ),
        paragraph("Education", { heading: 1 }),
        paragraph("Diploma in Hospitality Management | June 2016 | Vancouver Island School of Hospitality", {
          heading: 2,
        }),
        bullet("Major: Food and Beverage Management"),
        bullet("Related coursework: Cost Control, Labour Law, Oenology"),
        paragraph("Dogwood Diploma | June 2012 | Norkam Secondary School", { heading: 2 }),
        paragraph("Experience", { heading: 1 }),
        paragraph("General Manager | The Salt Wharf, Vancouver, BC | May 2021 – Present", { heading: 2 }),
        bullet("Run a waterfront restaurant of 140 seats, 62 staff and sales of $6.8 million a year."),
        bullet("Brought labour cost from 36% to 31% of sales without cutting a single full-time position."),
        bullet("Reopened the patio after the 2022 flood in eleven days."),
        paragraph("Assistant General Manager | The Salt Wharf, Vancouver, BC | June 2019 – May 2021", {
          heading: 2,
        }),
        bullet("Hired and trained the front of house; turnover in the first year fell by a third."),
        paragraph("Floor Manager | Bistro Corvidae, Victoria, BC | October 2016 – May 2019", { heading: 2 }),
        bullet("Led service for 90 seats and wrote the wine list."),
        bullet("Introduced pooled tips, with the agreement of the kitchen."),
        paragraph("Server and Bartender | Three Rivers Taphouse, Kamloops, BC | 2013 – 2016", { heading: 2 }),
        paragraph("Skills & Abilities", { heading: 1 }),
        bullet("Profit and loss"),
        bullet("Staff scheduling"),
        bullet("Wine programs"),
        bullet("Toast POS"),
        bullet("OpenTable"),
        bullet("Health inspections"),
        paragraph("Certifications", { heading: 1 }),
        bullet("FOODSAFE Level 2 (2019)"),
        bullet("Serving It Right (2013, renewed 2023)"),
        bullet("WSET Level 2 Award in Wines (2018)"),
      ],
    },
  ],
};

const LINE = "______________________________________________________________________";

/** Somebody who knows the space bar and the underscore, and nothing else of the word processor. */
const spaceBar: WordCv = {
  name: "14-space-bar",
  truth: {
    name: "Duane Thibodeaux",
    email: "duane.thibodeaux@bayoumail.example",
    phone: "(337) 555-0184",
    place: "Lafayette, Louisiana",
    jobs: [
      ["Journeyman Electrician", "Evangeline Industrial Electric", "Feb. 2017", "Present"],
      ["Apprentice Electrician", "Evangeline Industrial Electric", "Aug. 2012", "Feb. 2017"],
      ["Deckhand", "Atchafalaya Marine Services", "2009", "2012"],
      ["Stock Clerk", "Robicheaux Hardware", "Summer 2007", "Spring 2009"],
    ],
    places: ["Lafayette, LA", "Lafayette, LA", "Morgan City, LA", "Breaux Bridge, LA"],
    schools: [
      ["Acadiana Technical College", "2013"],
      ["Cecilia High School", "2009"],
    ],
    degrees: ["Certificate of Technical Studies, Electrical", "High School Diploma"],
    skills: [
      "Conduit bending",
      "Motor controls",
      "Troubleshooting",
      "Reading blueprints",
      "Allen-Bradley PLC",
    ],
    languages: ["English", "Cajun French"],
    certificates: ["Louisiana Journeyman License", "OSHA 30", "TWIC Card"],
    points: [
      [
        "Wire and service motor control centers in two sugar mills and a rice mill",
        "Lead a crew of 4 during shutdowns, average 70 hours per week",
        "No lost time accident since I started",
      ],
      ["Pulled wire, bent conduit and hung lights in schools and hospitals"],
      ["Handled lines and cargo on a 180 foot supply boat, 14 days on and 14 off"],
      ["Kept the shelves, mixed paint, cut keys"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("DUANE THIBODEAUX", { center: true, bold: true }),
        paragraph("204 Crawfish Lane    Lafayette, Louisiana 70506", { center: true }),
        paragraph("(337) 555-0184     duane.thibodeaux@bayoumail.example", { center: true }),
        paragraph(LINE),
        paragraph("OBJECTIVE:      Full time electrician with good benefits and travel less than 25%", {}),
        paragraph(""),
        paragraph("WORK HISTORY:", { bold: true }),
        paragraph(""),
        paragraph("Feb. 2017 - Present           **Journeyman Electrician**"),
        paragraph(
          "                                              Evangeline Industrial Electric, Lafayette, LA",
        ),
        paragraph(
          "     * Wire and service motor control centers in two sugar mills and a rice mill\n     * Lead a crew of 4 during shutdowns, average 70 hours per week\n     * No lost time accident since I started",
        ),
        paragraph(""),
        paragraph("Aug. 2012 - Feb. 2017       **Apprentice Electrician**"),
        paragraph(
          "                                              Evangeline Industrial Electric, Lafayette, LA",
        ),
        paragraph("     * Pulled wire, bent conduit and hung lights in schools and hospitals"),
        paragraph(""),
        paragraph("2009 - 2012                        **Deckhand**"),
        paragraph(
          "                                              Atchafalaya Marine Services, Morgan City, LA",
        ),
        paragraph("     * Handled lines and cargo on a 180 foot supply boat, 14 days on and 14 off"),
        paragraph(""),
        paragraph("Summer 2007 - Spring 2009  **Stock Clerk**"),
        paragraph("                                              Robicheaux Hardware, Breaux Bridge, LA"),
        paragraph("     * Kept the shelves, mixed paint, cut keys"),
        paragraph(LINE),
        paragraph("EDUCATION:", { bold: true }),
        paragraph(""),
        paragraph(
          "2011 - 2013                        Acadiana Technical College, Lafayette, LA\n                                              Certificate of Technical Studies, Electrical",
        ),
        paragraph(
          "2009                                   Cecilia High School, Cecilia, LA\n                                              High School Diploma",
        ),
        paragraph(LINE),
        paragraph("LICENSES:", { bold: true }),
        paragraph("     * Louisiana Journeyman License, 2017"),
        paragraph("     * OSHA 30, 2018"),
        paragraph("     * TWIC Card, expires 2027"),
        paragraph("     * Driver's license class C, clean record"),
        paragraph(""),
        paragraph(
          "**SKILLS:**   Conduit bending, Motor controls, Troubleshooting, Reading blueprints, Allen-Bradley PLC",
        ),
        paragraph(""),
        paragraph("**LANGUAGES:**   English, Cajun French"),
        paragraph(""),
        paragraph("References available upon request", { center: true }),
      ],
    },
  ],
};

export const tenthEnglish: WordCv[] = [stockBars, spaceBar];
