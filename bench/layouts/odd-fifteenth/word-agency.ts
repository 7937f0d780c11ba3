import { Footer, Header } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** A recruitment agency's own Word format: agency in the header, employer and client lines under each post. */
export const agency: WordCv = {
  name: "09-word-agency-format-quantity-surveyor",
  truth: {
    name: "Priyanka Ellsworth",
    email: "p.ellsworth@measuredwork.example",
    phone: "07700 900 447",
    place: "Durham",
    summary:
      "Priyanka is a chartered quantity surveyor with twelve years on harbours, hospitals and schools, equally at home with the contractor and with the client. She is known for final accounts that are agreed before the snagging list is finished.",
    jobs: [
      ["Senior Quantity Surveyor", "Hexby & Dale Construction", "November 2022", "To date"],
      ["Quantity Surveyor", "Hexby & Dale Construction", "January 2019", "October 2022"],
      ["Project Quantity Surveyor", "Rowanfield Cost Consultants", "July 2016", "December 2018"],
      ["Assistant Quantity Surveyor", "Bede & Sons Builders", "September 2014", "June 2016"],
    ],
    places: ["Middlesbrough", "Darlington", "Newcastle upon Tyne", "Sunderland"],
    points: [
      [
        "Responsible for the commercial side of a quay wall and ferry terminal worth £38 million, with two assistants and a monthly valuation that has never gone in late.",
        "Settled 64 compensation events without adjudication.",
        "Introduced a cost report of two pages that the client's board reads instead of the old one of thirty.",
      ],
      [
        "Procured and managed 41 subcontracts for a new outpatient wing, from the first enquiry to the release of retention.",
        "Found savings of £1.1 million in the façade and the ceilings without a change that a patient would notice.",
      ],
      [
        "Prepared estimates, bills of quantities and tender reports for nine primary schools.",
        "Gave evidence on measured work in one arbitration.",
      ],
      [
        "Measured groundworks and drainage on site and prepared interim applications for six housing schemes.",
      ],
    ],
    schools: [
      ["Wearside Metropolitan University", "2014"],
      ["Neville Hill Sixth Form", "2010"],
    ],
    degrees: ["BSc (Hons) Quantity Surveying, First Class", "A Levels in Mathematics, Art and Economics"],
    skills: [
      "NEC4",
      "JCT contracts",
      "Final accounts",
      "Subcontract procurement",
      "CostX",
      "Candy",
      "Microsoft Excel",
      "Bluebeam",
    ],
    languages: ["English", "Gujarati"],
    certificates: [
      "NEC4 Project Manager Accreditation",
      "CSCS Black Manager Card",
      "Site Management Safety Training",
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [
            paragraph("**Larkspur Build Recruitment**\tCandidate profile LB-2207", { rightTab: 9000 }),
          ],
        }),
      },
      footers: {
        default: new Footer({
          children: [
            paragraph(
              "Introduced in confidence under our terms of business. Larkspur Build Recruitment, November 2026.",
              {
                center: true,
              },
            ),
          ],
        }),
      },
      children: [
        paragraph("Priyanka Ellsworth", { title: true }),
        grid(
          [
            ["Home", "Durham", "Notice", "Eight weeks"],
            ["Mobile", "07700 900 447", "Travel", "Up to one hour"],
            ["E-mail", "p.ellsworth@measuredwork.example", "Licence", "Full, own car"],
          ],
          { widths: [12, 44, 14, 30], hasBorder: false },
        ),
        paragraph("Consultant's summary", { heading: 2 }),
        paragraph(
          "Priyanka is a chartered quantity surveyor with twelve years on harbours, hospitals and schools, equally at home with the contractor and with the client. She is known for final accounts that are agreed before the snagging list is finished.",
        ),
        paragraph("Employment history", { heading: 2 }),
        paragraph("**November 2022 – To date**\t**Senior Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tHexby & Dale Construction, Middlesbrough", { tab: 3400 }),
        paragraph("Client:\tTeesmouth Harbour Trust", { tab: 3400 }),
        bullet(
          "Responsible for the commercial side of a quay wall and ferry terminal worth £38 million, with two assistants and a monthly valuation that has never gone in late.",
        ),
        bullet("Settled 64 compensation events without adjudication."),
        bullet(
          "Introduced a cost report of two pages that the client's board reads instead of the old one of thirty.",
        ),
        paragraph(""),
        paragraph("**January 2019 – October 2022**\t**Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tHexby & Dale Construction, Darlington", { tab: 3400 }),
        paragraph("Client:\tSkerne Valley Hospitals", { tab: 3400 }),
        bullet(
          "Procured and managed 41 subcontracts for a new outpatient wing, from the first enquiry to the release of retention.",
        ),
        bullet(
          "Found savings of £1.1 million in the façade and the ceilings without a change that a patient would notice.",
        ),
        paragraph(""),
        paragraph("**July 2016 – December 2018**\t**Project Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tRowanfield Cost Consultants, Newcastle upon Tyne", { tab: 3400 }),
        paragraph("Client:\tCounty schools programme", { tab: 3400 }),
        bullet("Prepared estimates, bills of quantities and tender reports for nine primary schools."),
        bullet("Gave evidence on measured work in one arbitration."),
        paragraph(""),
        paragraph("**September 2014 – June 2016**\t**Assistant Quantity Surveyor**", { tab: 3400 }),
        paragraph("Employer:\tBede & Sons Builders, Sunderland", { tab: 3400 }),
        bullet(
          "Measured groundworks and drainage on site and prepared interim applications for six housing schemes.",
        ),
        paragraph("Education", { heading: 2 }),
        paragraph("2011 – 2014\tWearside Metropolitan University", { tab: 3400 }),
        paragraph("\tBSc (Hons) Quantity Surveying, First Class", { tab: 3400 }),
        paragraph("2008 – 2010\tNeville Hill Sixth Form", { tab: 3400 }),
        paragraph("\tA Levels in Mathematics, Art and Economics", { tab: 3400 }),
        paragraph("Professional certificates", { heading: 2 }),
        paragraph("2023\tNEC4 Project Manager Accreditation", { tab: 3400 }),
        paragraph("2021\tCSCS Black Manager Card", { tab: 3400 }),
        paragraph("2017\tSite Management Safety Training", { tab: 3400 }),
        paragraph("Skills", { heading: 2 }),
        paragraph("**Commercial:** NEC4, JCT contracts, Final accounts, Subcontract procurement"),
        paragraph("**Software:** CostX, Candy, Microsoft Excel, Bluebeam"),
        paragraph("Languages", { heading: 2 }),
        paragraph("English (first language), Gujarati (conversational)"),
        paragraph("Interests", { heading: 2 }),
        paragraph("Allotment, open-water swimming, and a long list of parish churches still to be visited."),
      ],
    },
  ],
};
