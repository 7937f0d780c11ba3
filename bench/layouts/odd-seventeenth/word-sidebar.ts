import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

export const sidebar: WordCv = {
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
