import { Footer, Header } from "docx";
import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Word's own template: dates above a line of title, employer and place; what was done without bullets. */
const basicResume: WordCv = {
  name: "13-word-dates-above",
  truth: {
    summary:
      "Paralegal with fifteen years in courts and small practices, looking for a property law team that wants its files to close on time.",
    name: "Marguerite Oyelaran",
    email: "m.oyelaran@legalpost.example",
    phone: "0491 570 156",
    place: "Geelong VIC",
    jobs: [
      ["Senior Paralegal", "Bellarine Conveyancing & Law", "May 2018", "Present"],
      ["Legal Secretary", "Pakington Street Solicitors", "2013", "April 2018"],
      ["Court Registry Officer", "Corio Magistrates' Court", "Feb 2010", "Nov 2012"],
      ["Receptionist", "You Yangs Dental", "2008", "2010"],
    ],
    places: ["Geelong", "Geelong West", "", ""],
    schools: [
      ["Western Bay Institute of TAFE", "2014"],
      ["Otway Secondary College", "2007"],
    ],
    degrees: ["Advanced Diploma of Legal Practice", "Victorian Certificate of Education"],
    skills: [
      "PEXA settlements",
      "LEAP",
      "Discovery and document control",
      "Trust account reconciliation",
      "Audio typing at 85 wpm",
      "Plain-English letters",
    ],
    languages: ["English", "Yoruba"],
    certificates: ["Justice of the Peace (Victoria)", "Mental Health First Aid"],
    points: [
      [
        "Carry about 110 residential files at a time from contract to settlement, with a solicitor checking only the unusual ones.",
        "Moved the practice from paper to PEXA and wrote the two-page guide that the whole office still works from.",
        "Reconcile the trust account each month; three external examinations without a finding.",
      ],
      [
        "Prepared briefs, affidavits and court books for two partners in family law.",
        "Looked after diaries, deadlines and a good many upset clients.",
      ],
      ["Received filings at the counter and listed up to 60 matters a day."],
      [],
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({ children: [paragraph("Marguerite Oyelaran – Résumé")] }),
      },
      children: [
        paragraph("Marguerite Oyelaran", { title: true }),
        paragraph("3/41 Skene Street, Geelong VIC 3220 | 0491 570 156 | m.oyelaran@legalpost.example"),
        paragraph("Objective", { heading: 1 }),
        paragraph(
          "Paralegal with fifteen years in courts and small practices, looking for a property law team that wants its files to close on time.",
        ),
        paragraph("Experience", { heading: 1 }),
        paragraph("May 2018 – Present"),
        paragraph("Senior Paralegal | Bellarine Conveyancing & Law | Geelong", { heading: 2 }),
        paragraph(
          "Carry about 110 residential files at a time from contract to settlement, with a solicitor checking only the unusual ones.",
        ),
        paragraph(
          "Moved the practice from paper to PEXA and wrote the two-page guide that the whole office still works from.",
        ),
        paragraph("Reconcile the trust account each month; three external examinations without a finding."),
        paragraph("2013 – April 2018"),
        paragraph("Legal Secretary | Pakington Street Solicitors | Geelong West", { heading: 2 }),
        paragraph("Prepared briefs, affidavits and court books for two partners in family law."),
        paragraph("Looked after diaries, deadlines and a good many upset clients."),
        paragraph("Feb 2010 – Nov 2012"),
        paragraph("Court Registry Officer | Corio Magistrates' Court", { heading: 2 }),
        paragraph("Received filings at the counter and listed up to 60 matters a day."),
        paragraph("2008 – 2010"),
        paragraph("Receptionist | You Yangs Dental", { heading: 2 }),
        paragraph("Education", { heading: 1 }),
        paragraph("2012 – 2014"),
        paragraph("Advanced Diploma of Legal Practice | Western Bay Institute of TAFE", { heading: 2 }),
        paragraph("Two years of evening classes alongside full-time work."),
        paragraph("2007"),
        paragraph("Victorian Certificate of Education | Otway Secondary College", { heading: 2 }),
        paragraph("Skills", { heading: 1 }),
        grid(
          [
            [
              [bullet("PEXA settlements"), bullet("LEAP"), bullet("Discovery and document control")],
              [
                bullet("Trust account reconciliation"),
                bullet("Audio typing at 85 wpm"),
                bullet("Plain-English letters"),
              ],
            ],
          ],
          { widths: [50, 50], hasBorder: false },
        ),
        paragraph("Accreditations", { heading: 1 }),
        paragraph("Justice of the Peace (Victoria), 2019"),
        paragraph("Mental Health First Aid, 2023"),
        paragraph("Languages", { heading: 1 }),
        paragraph("English and Yoruba, both from home"),
        paragraph("Activities", { heading: 1 }),
        paragraph("Treasurer of a netball club; Thursday nights at the community legal centre."),
        paragraph("Referees", { heading: 1 }),
        paragraph("Helen Duxbury, Principal, Bellarine Conveyancing & Law, 03 5550 0100"),
      ],
    },
  ],
};

/** A teacher's CV in a table without lines: headings in the left column, the text in the right one. */
const leftHeadings: WordCv = {
  name: "14-word-left-headings",
  truth: {
    summary:
      "Deputy head who still teaches three mornings a week and means to go on doing so. I look for a headship in a rural, bilingual school.",
    name: "Rhodri Llewelyn-Pask",
    email: "rhodri.pask@staffroom.example",
    phone: "+44 7700 900 118",
    place: "Llandeilo, Carmarthenshire",
    jobs: [
      ["Deputy Headteacher", "Ysgol Dyffryn Tywi", "September 2020", "to date"],
      ["Year 5 and 6 Teacher", "Ysgol Dyffryn Tywi", "September 2014", "August 2020"],
      ["Newly Qualified Teacher, Year 3", "Mumbles Road Primary School", "Sept 2012", "July 2014"],
      ["Outdoor Instructor", "Cambrian Adventure Centre", "2010", "2011"],
    ],
    places: ["Llandeilo", "Llandeilo", "Swansea", "Brecon"],
    schools: [
      ["Towy Valley University", "2012"],
      ["University of Gower", "2010"],
    ],
    degrees: ["PGCE Primary with QTS", "BA (Hons) Geography, 2:1"],
    skills: [
      "Safeguarding lead",
      "Timetabling",
      "Mastery mathematics",
      "Forest school",
      "SIMS",
      "Google Workspace",
    ],
    languages: ["Welsh", "English", "Spanish"],
    certificates: [
      "National Professional Qualification for Headship",
      "Level 3 Forest School Leader",
      "Paediatric First Aid",
    ],
    points: [
      [
        "Lead teaching and learning across a bilingual school of 240 pupils and manage eleven teachers and nine assistants.",
        "Raised the share of pupils who reach the expected level in mathematics from 68% to 83% in three years, mainly by planning together and by fewer worksheets.",
        "Deputise for the headteacher with governors, inspectors and, on wet Mondays, the boiler.",
      ],
      [
        "Taught mixed classes of up to 31 pupils through the medium of Welsh.",
        "Started the school's forest afternoons, since adopted by four neighbouring schools.",
      ],
      ["Taught a Year 3 class of 28 and ran the chess club."],
      ["Led groups in canoeing, gorge walking and navigation."],
    ],
  },
  sections: [
    {
      footers: {
        default: new Footer({
          children: [paragraph("Curriculum Vitae: Rhodri Llewelyn-Pask", { center: true })],
        }),
      },
      children: [
        paragraph("Rhodri Llewelyn-Pask", { title: true, center: true }),
        paragraph("Tan-y-bryn, Llandeilo, Carmarthenshire", { center: true }),
        paragraph("Mobile: +44 7700 900 118    Email: rhodri.pask@staffroom.example", { center: true }),
        paragraph(""),
        grid(
          [
            [
              "**Personal statement**",
              "Deputy head who still teaches three mornings a week and means to go on doing so. I look for a headship in a rural, bilingual school.",
            ],
            [
              "**Teaching experience**",
              [
                paragraph("**Ysgol Dyffryn Tywi**, Llandeilo"),
                paragraph("Bilingual primary school, 240 on roll, judged good in all areas in 2023."),
                paragraph("Deputy Headteacher, September 2020 to date"),
                bullet(
                  "Lead teaching and learning across a bilingual school of 240 pupils and manage eleven teachers and nine assistants.",
                ),
                bullet(
                  "Raised the share of pupils who reach the expected level in mathematics from 68% to 83% in three years, mainly by planning together and by fewer worksheets.",
                ),
                bullet(
                  "Deputise for the headteacher with governors, inspectors and, on wet Mondays, the boiler.",
                ),
                paragraph("Year 5 and 6 Teacher, September 2014 – August 2020"),
                bullet("Taught mixed classes of up to 31 pupils through the medium of Welsh."),
                bullet("Started the school's forest afternoons, since adopted by four neighbouring schools."),
                paragraph(""),
                paragraph("**Mumbles Road Primary School**, Swansea"),
                paragraph("Newly Qualified Teacher, Year 3, Sept 2012 – July 2014"),
                bullet("Taught a Year 3 class of 28 and ran the chess club."),
              ],
            ],
            [
              "**Other employment**",
              [
                paragraph("**Cambrian Adventure Centre**, Brecon"),
                paragraph("Outdoor Instructor, 2010 – 2011"),
                bullet("Led groups in canoeing, gorge walking and navigation."),
              ],
            ],
            [
              "**Education**",
              [
                paragraph("**Towy Valley University**, 2011 – 2012"),
                paragraph("PGCE Primary with QTS"),
                paragraph("**University of Gower**, 2007 – 2010"),
                paragraph("BA (Hons) Geography, 2:1"),
              ],
            ],
            [
              "**Qualifications and training**",
              [
                paragraph("National Professional Qualification for Headship (2022)"),
                paragraph("Level 3 Forest School Leader (2016)"),
                paragraph("Paediatric First Aid (renewed 2024)"),
              ],
            ],
            [
              "**Skills**",
              "Safeguarding lead; Timetabling; Mastery mathematics; Forest school; SIMS; Google Workspace",
            ],
            ["**Languages**", "Welsh (first language), English (fluent), Spanish (evening class)"],
            ["**Interests**", "Male voice choir (second tenor), fell running, a stubborn allotment"],
            [
              "**Referees**",
              "Mrs Eleri Bowen, Headteacher, Ysgol Dyffryn Tywi\nDr Tom Haskett, Towy Valley University",
            ],
          ],
          { widths: [24, 76], hasBorder: false },
        ),
      ],
    },
  ],
};

export const thirteenthEnglish: WordCv[] = [basicResume, leftHeadings];
