import { Footer, Header } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A recruitment agency's candidate profile: a header and footer of the agency on each page, clients apart from employers, tickets in a table. */
export const agencyProfile: WordCv = {
  name: "b-1-word-agency-profile",
  truth: {
    summary:
      "Approved electrician with fourteen years on hospitals, schools and one very large whisky bond. Used to running a small crew, reading drawings that have been revised overnight and handing over with the paperwork finished.",
    name: "Callum Drysdale",
    email: "c.drysdale@sparkmail.example",
    phone: "07700 900 349",
    place: "Aberdeen",
    jobs: [
      ["Electrical Supervisor", "Haldane Building Services Ltd", "03/2024", "to date"],
      ["Approved Electrician", "Kilbride M&E Ltd", "06/2021", "02/2024"],
      ["Approved Electrician", "Tay Valley Electrical", "01/2018", "05/2021"],
      ["Electrician", "Tay Valley Electrical", "09/2016", "12/2017"],
      ["Apprentice Electrician", "Bruce Guthrie & Sons", "08/2012", "08/2016"],
    ],
    places: ["Aberdeen", "Inverurie", "Perth", "Perth", "Arbroath"],
    schools: [
      ["Lunan Bay College", "2016"],
      ["Redcastle Academy", "2012"],
    ],
    degrees: ["SVQ Level 3 in Electrical Installation", "National 5 Mathematics, Physics and English"],
    skills: [
      "Containment and tray work",
      "Three-phase distribution",
      "Fire alarm installation",
      "Testing and inspection",
      "Amtech ProDesign",
      "Bluebeam Revu",
      "Toolbox talks",
      "Permit to work",
    ],
    languages: ["English", "Polish"],
    certificates: [
      "ECS Gold Card",
      "18th Edition Wiring Regulations",
      "Inspection and Testing (2391-52)",
      "IPAF 3a and 3b",
      "First Aid at Work",
    ],
    points: [
      [
        "Supervise eight electricians and two apprentices on the rewiring of four wards while the beds either side of the partition stay in use.",
        "Plan each isolation with the estates team, normally between one and five in the morning, and have not yet had one overrun.",
        "Report progress to the project manager every Friday with photographs, hours and open queries.",
      ],
      [
        "Installed sub-mains, lighting and small power in a new secondary school for 1,200 pupils.",
        "Took over the test sheets of the entire second phase when a colleague fell ill and closed 610 circuits in five weeks.",
      ],
      [
        "Fitted zone-rated lighting, heat tracing and fire detection in eleven maturation warehouses and carried out the periodic inspection of a further thirty.",
        "Trained two improvers who have both since passed their trade test.",
      ],
      ["Domestic rewires, storage heaters and fault finding from Crieff to Blairgowrie."],
      [
        "Learnt the trade on farms, bakeries and a swimming pool.",
        "Won the college prize for the tidiest distribution board.",
      ],
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [paragraph("**Brightline Recruitment**\tCandidate profile 20417", { rightTab: 9000 })],
        }),
      },
      footers: {
        default: new Footer({
          children: [
            paragraph(
              "Brightline Recruitment, 3 Quayside Row, Dundee. Please contact the candidate only through your consultant, Moira Pettigrew.",
              { center: true },
            ),
          ],
        }),
      },
      children: [
        paragraph("Callum Drysdale", { title: true, bold: true }),
        grid(
          [
            ["Location", "Aberdeen"],
            ["Mobile", "07700 900 349"],
            ["E-mail", "c.drysdale@sparkmail.example"],
            ["Driving licence", "Full, own van"],
            ["Notice period", "Four weeks"],
          ],
          { widths: [25, 75], hasBorder: true },
        ),
        paragraph("Profile", { heading: 2 }),
        paragraph(
          "Approved electrician with fourteen years on hospitals, schools and one very large whisky bond. Used to running a small crew, reading drawings that have been revised overnight and handing over with the paperwork finished.",
        ),
        paragraph("Key skills", { heading: 2 }),
        paragraph(
          "**On the tools:** Containment and tray work, Three-phase distribution, Fire alarm installation",
        ),
        paragraph("**Testing:** Testing and inspection"),
        paragraph("**Software:** Amtech ProDesign, Bluebeam Revu"),
        paragraph("**Site:** Toolbox talks, Permit to work"),
        paragraph("Employment history", { heading: 2 }),
        paragraph("**Electrical Supervisor**\t03/2024 – to date", { rightTab: 9000 }),
        paragraph("Haldane Building Services Ltd, Aberdeen"),
        paragraph("Client: Grampian Children’s Hospital"),
        bullet(
          "Supervise eight electricians and two apprentices on the rewiring of four wards while the beds either side of the partition stay in use.",
        ),
        bullet(
          "Plan each isolation with the estates team, normally between one and five in the morning, and have not yet had one overrun.",
        ),
        bullet(
          "Report progress to the project manager every Friday with photographs, hours and open queries.",
        ),
        paragraph(""),
        paragraph("**Approved Electrician**\t06/2021 – 02/2024", { rightTab: 9000 }),
        paragraph("Kilbride M&E Ltd, Inverurie (through Brightline Recruitment)"),
        paragraph("Client: Garioch Council, new secondary school"),
        bullet("Installed sub-mains, lighting and small power in a new secondary school for 1,200 pupils."),
        bullet(
          "Took over the test sheets of the entire second phase when a colleague fell ill and closed 610 circuits in five weeks.",
        ),
        paragraph(""),
        paragraph("**Approved Electrician**\t01/2018 – 05/2021", { rightTab: 9000 }),
        paragraph("Tay Valley Electrical, Perth"),
        paragraph("Client: Strathearn Bonded Warehouses"),
        bullet(
          "Fitted zone-rated lighting, heat tracing and fire detection in eleven maturation warehouses and carried out the periodic inspection of a further thirty.",
        ),
        bullet("Trained two improvers who have both since passed their trade test."),
        paragraph(""),
        paragraph("**Electrician**\t09/2016 – 12/2017", { rightTab: 9000 }),
        paragraph("Tay Valley Electrical, Perth"),
        bullet("Domestic rewires, storage heaters and fault finding from Crieff to Blairgowrie."),
        paragraph(""),
        paragraph("**Apprentice Electrician**\t08/2012 – 08/2016", { rightTab: 9000 }),
        paragraph("Bruce Guthrie & Sons, Arbroath"),
        bullet("Learnt the trade on farms, bakeries and a swimming pool."),
        bullet("Won the college prize for the tidiest distribution board."),
        paragraph("Education and training", { heading: 2 }),
        paragraph("**SVQ Level 3 in Electrical Installation**\t2012 – 2016", { rightTab: 9000 }),
        paragraph("Lunan Bay College, Arbroath (day release)"),
        paragraph("**National 5 Mathematics, Physics and English**\t2008 – 2012", { rightTab: 9000 }),
        paragraph("Redcastle Academy"),
        paragraph("Tickets and certificates", { heading: 2 }),
        grid(
          [
            ["Ticket", "Gained", "Valid until"],
            ["ECS Gold Card", "2016", "May 2028"],
            ["18th Edition Wiring Regulations", "2019", "no expiry"],
            ["Inspection and Testing (2391-52)", "2020", "no expiry"],
            ["IPAF 3a and 3b", "2023", "March 2028"],
            ["First Aid at Work", "2024", "June 2027"],
          ],
          { widths: [55, 20, 25], hasBorder: true },
        ),
        paragraph("Languages", { heading: 2 }),
        paragraph("English (native), Polish (site conversation)"),
        paragraph("Consultant’s remarks", { heading: 2 }),
        paragraph(
          "I have placed Callum twice and both foremen asked for him again. Looking for supervisor roles within an hour of Aberdeen.",
        ),
      ],
    },
  ],
};
