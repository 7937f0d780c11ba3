import { bullet, grid, head, paragraph, type WordCv } from "../word-parts.ts";
import { sidebar } from "./word-sidebar.ts";

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

export const seventeenthEnglish: WordCv[] = [chronological, datesAtLeft, sidebar];
