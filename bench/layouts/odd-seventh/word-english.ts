import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Title and employer on one line, dates at the right tab, a paragraph and points below: what Word calls modern. */
const wordModern: WordCv = {
  name: "08-word-modern",
  truth: {
    name: "Harriet Kowalczyk",
    email: "harriet.kowalczyk@maplepost.example",
    phone: "416-555-0157",
    place: "Toronto, ON",
    jobs: [
      ["Early Childhood Educator", "Little Maples Child Care", "Jan 2019", "Present"],
      ["Assistant Educator", "Riverdale Nursery School", "Sep 2015", "Dec 2018"],
    ],
    places: ["Toronto, ON", "Toronto, ON"],
    schools: [["George Brown College", "2015"]],
    degrees: ["Diploma in Early Childhood Education"],
    skills: ["Play-based learning", "Observation and documentation", "First aid and CPR", "French songs"],
    languages: [],
    certificates: [],
    points: [
      [
        "Plan the days of sixteen children between two and four, most of whom nap",
        "Write the monthly letter to families and answer what comes back",
      ],
      ["Prepared snacks, paint and dry socks"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("HARRIET KOWALCZYK", { title: true, bold: true }),
        paragraph("Toronto, ON · 416-555-0157"),
        paragraph("harriet.kowalczyk@maplepost.example · linkedin.com/in/hkowalczyk"),
        paragraph("Registered educator who believes that a good day has mud in it."),
        paragraph("Experience", { heading: 1 }),
        paragraph("Jan 2019 – Present"),
        paragraph("**Early Childhood Educator**, Little Maples Child Care, Toronto, ON", { heading: 2 }),
        bullet("Plan the days of sixteen children between two and four, most of whom nap"),
        bullet("Write the monthly letter to families and answer what comes back"),
        paragraph("Sep 2015 – Dec 2018"),
        paragraph("**Assistant Educator**, Riverdale Nursery School, Toronto, ON", { heading: 2 }),
        bullet("Prepared snacks, paint and dry socks"),
        paragraph("Education", { heading: 1 }),
        paragraph("June 2015"),
        paragraph("**Diploma in Early Childhood Education**, George Brown College", { heading: 2 }),
        paragraph("Dean's list in both years."),
        paragraph("Skills", { heading: 1 }),
        grid(
          [
            [
              [bullet("Play-based learning"), bullet("Observation and documentation")],
              [bullet("First aid and CPR"), bullet("French songs")],
            ],
          ],
          { widths: [50, 50], hasBorder: false },
        ),
        paragraph("Activities", { heading: 1 }),
        paragraph("Volunteer at the Saturday story hour of the Riverdale library."),
      ],
    },
  ],
};

/** Employer and dates, then "Position:", then responsibilities: how British nurses and clerks were taught to write. */
const careerHistory: WordCv = {
  name: "09-career-history",
  truth: {
    name: "Gareth Pritchard-Owen",
    email: "gareth.po@valleypost.example",
    phone: "07700 900266",
    place: "Swansea",
    jobs: [
      ["Credit Controller", "Gower Building Supplies Ltd", "May 2018", "Present"],
      ["Purchase Ledger Clerk", "Mumbles Marine Ltd", "Oct 2012", "Apr 2018"],
    ],
    places: ["Swansea", "Swansea"],
    schools: [
      ["Gower College Swansea", "2014"],
      ["Bishopston Comprehensive School", "2010"],
    ],
    degrees: ["AAT Level 3", "8 GCSEs including English and Maths"],
    skills: ["Sage 200", "Xero", "Excel", "Debt recovery", "Reconciliations"],
    languages: [],
    certificates: [],
    points: [
      [
        "Collecting a ledger of £2.4m with 600 live accounts",
        "Reducing debtor days from 61 to 44",
        "Setting credit limits together with the sales team and reviewing them twice a year",
      ],
      ["Matching and entering 250 invoices a week", "Running the fortnightly payment"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("CURRICULUM VITAE", { bold: true, center: true }),
        paragraph("Gareth Pritchard-Owen", { bold: true, center: true }),
        paragraph("17 Brynmill Terrace, Swansea SA2 0BA", { center: true }),
        paragraph("Mobile: 07700 900266 | Email: gareth.po@valleypost.example", { center: true }),
        paragraph("PERSONAL PROFILE", { bold: true }),
        paragraph("A patient credit controller who is on first-name terms with most of his debtors."),
        paragraph("KEY SKILLS", { bold: true }),
        bullet("Sage 200"),
        bullet("Xero"),
        bullet("Excel"),
        bullet("Debt recovery"),
        bullet("Reconciliations"),
        paragraph("CAREER HISTORY", { bold: true }),
        paragraph("**Gower Building Supplies Ltd, Swansea**\t**May 2018 – Present**", { rightTab: 9000 }),
        paragraph("Position: Credit Controller"),
        paragraph("Key Responsibilities:"),
        bullet("Collecting a ledger of £2.4m with 600 live accounts"),
        bullet("Reducing debtor days from 61 to 44"),
        bullet("Setting credit limits together with the sales team and reviewing them twice a year"),
        paragraph("**Mumbles Marine Ltd, Swansea**\t**Oct 2012 – Apr 2018**", { rightTab: 9000 }),
        paragraph("Position: Purchase Ledger Clerk"),
        paragraph("Key Responsibilities:"),
        bullet("Matching and entering 250 invoices a week"),
        bullet("Running the fortnightly payment"),
        paragraph("EDUCATION AND QUALIFICATIONS", { bold: true }),
        paragraph("**Gower College Swansea**\t2012 – 2014", { rightTab: 9000 }),
        paragraph("AAT Level 3"),
        paragraph("**Bishopston Comprehensive School**\t2005 – 2010", { rightTab: 9000 }),
        paragraph("8 GCSEs including English and Maths"),
        paragraph("INTERESTS", { bold: true }),
        paragraph("Coastal rowing, male voice choir"),
        paragraph("REFERENCES", { bold: true }),
        paragraph("Available on request."),
      ],
    },
  ],
};

export const seventhEnglish: WordCv[] = [wordModern, careerHistory];
