import { bullet, grid, head, paragraph, type WordCv } from "../word-parts.ts";

const chronological: WordCv = {
  name: "15-word-basic-resume-office-manager",
  truth: {
    name: "Lorraine Whitaker",
    email: "lorraine.whitaker@officemail.example",
    phone: "07700 900 547",
    place: "Derby",
    jobs: [
      ["Office Manager", "Markeaton Dental Group", "March 2019", "Present"],
      ["Administrator", "Holbrook & Sons Solicitors", "June 2013", "February 2019"],
      ["Receptionist", "Darley Mill Hotel", "September 2008", "May 2013"],
    ],
    schools: [["Allestree College", "2008"]],
    degrees: ["NVQ Level 3 Business Administration"],
    skills: [
      "Diary management",
      "Minute taking",
      "Sage Payroll",
      "Microsoft 365",
      "Audio typing (70 wpm)",
      "Supplier contracts",
    ],
    certificates: ["Fire Marshal", "Emergency First Aid at Work"],
    points: [
      [
        "Manage reception, payroll and purchasing for four dental practices with 51 staff.",
        "Moved patient records from paper to a single booking system without closing a surgery.",
        "Renegotiated cleaning and energy contracts, saving £23,000 a year.",
      ],
      [
        "Typed court documents and kept the diaries of three partners.",
        "Trained two apprentices, both of whom are still with the firm.",
      ],
      ["Front desk, switchboard and wedding bookings for a 38-room hotel."],
    ],
    summary:
      "Organised and friendly office manager with fifteen years in legal, hotel and healthcare settings. Used to small budgets and full waiting rooms.",
  },
  sections: [
    {
      children: [
        paragraph("Lorraine Whitaker", { title: true }),
        paragraph("Derby | 07700 900 547 | lorraine.whitaker@officemail.example"),
        paragraph("Summary", { heading: 1 }),
        paragraph(
          "Organised and friendly office manager with fifteen years in legal, hotel and healthcare settings. Used to small budgets and full waiting rooms.",
        ),
        paragraph("Experience", { heading: 1 }),
        paragraph("Office Manager | Markeaton Dental Group | March 2019 – Present", { heading: 2 }),
        bullet("Manage reception, payroll and purchasing for four dental practices with 51 staff."),
        bullet("Moved patient records from paper to a single booking system without closing a surgery."),
        bullet("Renegotiated cleaning and energy contracts, saving £23,000 a year."),
        paragraph("Administrator | Holbrook & Sons Solicitors | June 2013 – February 2019", { heading: 2 }),
        bullet("Typed court documents and kept the diaries of three partners."),
        bullet("Trained two apprentices, both of whom are still with the firm."),
        paragraph("Receptionist | Darley Mill Hotel | September 2008 – May 2013", { heading: 2 }),
        bullet("Front desk, switchboard and wedding bookings for a 38-room hotel."),
        paragraph("Education", { heading: 1 }),
        paragraph("NVQ Level 3 Business Administration | Allestree College | 2006 – 2008", { heading: 2 }),
        paragraph("Skills & Abilities", { heading: 1 }),
        grid(
          [
            [
              [bullet("Diary management"), bullet("Minute taking"), bullet("Sage Payroll")],
              [bullet("Microsoft 365"), bullet("Audio typing (70 wpm)"), bullet("Supplier contracts")],
            ],
          ],
          { widths: [50, 50], hasBorder: false },
        ),
        paragraph("Training", { heading: 1 }),
        paragraph("Fire Marshal (2022)"),
        paragraph("Emergency First Aid at Work (2021)"),
        paragraph("Activities and Interests", { heading: 1 }),
        paragraph("Treasurer of Littleover bowls club. Baking, walking the dog."),
      ],
    },
  ],
};

const datesAtLeft: WordCv = {
  name: "16-word-dates-at-left-driver",
  truth: {
    name: "Terry Haldane",
    email: "terry.haldane@roadmail.example",
    phone: "07700 900 926",
    place: "Doncaster",
    jobs: [
      ["Class 1 Night Driver", "Humberhead Haulage Ltd", "Jan 2020", "Present"],
      ["Class 2 Driver", "Don Valley Builders Merchants", "May 2014", "Dec 2019"],
      ["Warehouse Operative", "Don Valley Builders Merchants", "Aug 2011", "May 2014"],
      ["Infantry Soldier", "British Army", "2003", "2011"],
    ],
    places: ["Doncaster", "Rotherham", "Rotherham", "Catterick"],
    schools: [["Conisbrough Road School", "2003"]],
    degrees: ["GCSEs in Maths, English and Design Technology"],
    skills: [
      "Tachograph rules",
      "Load securing",
      "Tail lifts",
      "Defect reporting",
      "Route planning",
      "Basic vehicle checks",
    ],
    certificates: [
      "Driver CPC",
      "ADR (packages, all classes but 1 and 7)",
      "HIAB Operator",
      "Forklift Counterbalance",
    ],
    points: [
      [
        "Trunking between Doncaster, Daventry and Glasgow with double-deck trailers.",
        "Over 500,000 miles without a blameworthy accident.",
        "Buddy driver for new starters.",
      ],
      [
        "Multi-drop deliveries of bricks, plasterboard and timber by HIAB.",
        "Collected payments and dealt with customers on site.",
      ],
      ["Picked and loaded orders; drove the yard forklift."],
      ["Two tours abroad; driver and section second-in-command."],
    ],
    summary:
      "Reliable HGV driver with a clean licence, ten years on the road and eight in the Army before that. Available for nights and nights out.",
  },
  sections: [
    {
      headers: head("Doncaster DN4  |  07700 900 926  |  terry.haldane@roadmail.example"),
      children: [
        paragraph("Terry Haldane", { title: true }),
        paragraph("HGV Class 1 Driver"),
        paragraph("About me", { heading: 2 }),
        paragraph(
          "Reliable HGV driver with a clean licence, ten years on the road and eight in the Army before that. Available for nights and nights out.",
        ),
        paragraph("Licences and tickets", { heading: 2 }),
        grid(
          [
            ["Valid to 2029", "Driver CPC"],
            ["Valid to 2027", "ADR (packages, all classes but 1 and 7)"],
            ["2014", "HIAB Operator"],
            ["2011", "Forklift Counterbalance"],
          ],
          { widths: [22, 78], hasBorder: false },
        ),
        paragraph("Work history", { heading: 2 }),
        grid(
          [
            [
              "Jan 2020 –\nPresent",
              [
                paragraph("**Humberhead Haulage Ltd**, Doncaster"),
                paragraph("Class 1 Night Driver"),
                bullet("Trunking between Doncaster, Daventry and Glasgow with double-deck trailers."),
                bullet("Over 500,000 miles without a blameworthy accident."),
                bullet("Buddy driver for new starters."),
              ],
            ],
            [
              "May 2014 –\nDec 2019",
              [
                paragraph("**Don Valley Builders Merchants**, Rotherham"),
                paragraph("Class 2 Driver"),
                bullet("Multi-drop deliveries of bricks, plasterboard and timber by HIAB."),
                bullet("Collected payments and dealt with customers on site."),
              ],
            ],
            [
              "Aug 2011 –\nMay 2014",
              [
                paragraph("**Don Valley Builders Merchants**, Rotherham"),
                paragraph("Warehouse Operative"),
                bullet("Picked and loaded orders; drove the yard forklift."),
              ],
            ],
            [
              "2003 – 2011",
              [
                paragraph("**British Army**, Catterick"),
                paragraph("Infantry Soldier"),
                bullet("Two tours abroad; driver and section second-in-command."),
              ],
            ],
          ],
          { widths: [22, 78], hasBorder: false },
        ),
        paragraph("Education", { heading: 2 }),
        grid(
          [
            [
              "1998 – 2003",
              [
                paragraph("**Conisbrough Road School**, Doncaster"),
                paragraph("GCSEs in Maths, English and Design Technology"),
              ],
            ],
          ],
          { widths: [22, 78], hasBorder: false },
        ),
        paragraph("Skills", { heading: 2 }),
        paragraph(
          "Tachograph rules, Load securing, Tail lifts, Defect reporting, Route planning, Basic vehicle checks",
        ),
        paragraph("References available on request."),
      ],
    },
  ],
};

const sidebar: WordCv = {
  name: "17-word-sidebar-table-bookkeeper",
  truth: {
    name: "Amina Farouki",
    email: "amina@faroukibooks.example",
    phone: "07700 900 308",
    place: "Leicester",
    jobs: [
      ["Senior Bookkeeper", "Soar Valley Accounting Ltd", "2018", "present"],
      ["Bookkeeper", "Soar Valley Accounting Ltd", "2015", "2018"],
      ["Accounts Assistant", "Belgrave Textiles", "2012", "2015"],
    ],
    places: ["Leicester", "Leicester", "Loughborough"],
    schools: [
      ["Charnwood College", "2014"],
      ["De Lisle Street Academy", "2012"],
    ],
    degrees: ["AAT Level 4 Diploma in Professional Accounting", "A-levels: Business, Maths, Arabic"],
    skills: [
      "Xero",
      "QuickBooks",
      "Sage 50",
      "VAT returns",
      "CIS",
      "Payroll",
      "Bank reconciliation",
      "Excel",
    ],
    languages: ["English", "Arabic", "Gujarati"],
    certificates: ["Xero Advisor Certified", "AAT Licensed Bookkeeper"],
    points: [
      [
        "Look after 64 small clients, from market traders to a chain of three pharmacies.",
        "Moved every client to digital VAT filing before the deadline.",
        "Check the work of two junior bookkeepers.",
      ],
      [
        "Weekly bookkeeping and monthly payroll for 25 clients.",
        "Prepared files for year end, cutting the accountants' queries by half.",
      ],
      ["Purchase ledger, petty cash and credit control."],
    ],
    summary:
      "AAT qualified bookkeeper with over ten years of practice experience. I explain figures in plain words and hand in returns early.",
  },
  sections: [
    {
      children: [
        grid(
          [
            [
              [
                paragraph("CONTACT", { heading: 2 }),
                paragraph("07700 900 308"),
                paragraph("amina@faroukibooks.example"),
                paragraph("Leicester LE4"),
                paragraph("SKILLS", { heading: 2 }),
                paragraph("Xero\nQuickBooks\nSage 50\nVAT returns\nCIS\nPayroll\nBank reconciliation\nExcel"),
                paragraph("LANGUAGES", { heading: 2 }),
                paragraph("English (fluent)"),
                paragraph("Arabic (native)"),
                paragraph("Gujarati (basic)"),
                paragraph("CERTIFICATIONS", { heading: 2 }),
                paragraph("Xero Advisor Certified"),
                paragraph("AAT Licensed Bookkeeper"),
              ],
              [
                paragraph("Amina Farouki", { title: true }),
                paragraph("Bookkeeper"),
                paragraph("PROFILE", { heading: 2 }),
                paragraph(
                  "AAT qualified bookkeeper with over ten years of practice experience. I explain figures in plain words and hand in returns early.",
                ),
                paragraph("EXPERIENCE", { heading: 2 }),
                paragraph("**Senior Bookkeeper**"),
                paragraph("Soar Valley Accounting Ltd, Leicester (2018 – present)"),
                bullet("Look after 64 small clients, from market traders to a chain of three pharmacies."),
                bullet("Moved every client to digital VAT filing before the deadline."),
                bullet("Check the work of two junior bookkeepers."),
                paragraph("**Bookkeeper**"),
                paragraph("Soar Valley Accounting Ltd, Leicester (2015 – 2018)"),
                bullet("Weekly bookkeeping and monthly payroll for 25 clients."),
                bullet("Prepared files for year end, cutting the accountants' queries by half."),
                paragraph("**Accounts Assistant**"),
                paragraph("Belgrave Textiles, Loughborough (2012 – 2015)"),
                bullet("Purchase ledger, petty cash and credit control."),
                paragraph("EDUCATION", { heading: 2 }),
                paragraph("**AAT Level 4 Diploma in Professional Accounting**"),
                paragraph("Charnwood College, Loughborough (2012 – 2014)"),
                paragraph("**A-levels: Business, Maths, Arabic**"),
                paragraph("De Lisle Street Academy, Leicester (2010 – 2012)"),
              ],
            ],
          ],
          { widths: [32, 68], hasBorder: false },
        ),
      ],
    },
  ],
};

export const seventeenthEnglish: WordCv[] = [chronological, datesAtLeft, sidebar];
