import { Header } from "docx";
import { paragraph, type WordCv } from "../word-parts.ts";
import { oldEuropass } from "./word-europass.ts";

/** Google Docs and Word as most people type them: employer first, dates at a right tab, the title below, points with dashes. */
const rightTabs: WordCv = {
  name: "14-9-word-right-tabs",
  truth: {
    summary:
      "Registered veterinary nurse with a soft spot for anaesthesia and for owners who ask too many questions. Looking for a mixed practice in the north with a proper out-of-hours rota.",
    name: "Fenella Strachan",
    email: "fenella.strachan@glenmail.example",
    phone: "07700 900 582",
    place: "Inverness",
    jobs: [
      ["Head Veterinary Nurse", "Ness Bank Veterinary Group", "Aug 2019", "Present"],
      ["Registered Veterinary Nurse", "Ness Bank Veterinary Group", "Oct 2016", "Jul 2019"],
      ["Registered Veterinary Nurse", "Black Isle Farm & Equine Vets", "Sep 2014", "Sep 2016"],
      ["Animal Care Assistant", "Culloden Moor Cats and Dogs Home", "2010", "2012"],
    ],
    places: ["Inverness", "Inverness", "Dingwall", ""],
    schools: [
      ["Great Glen College", "2014"],
      ["Strathnairn Academy", "2010"],
    ],
    degrees: ["Diploma in Veterinary Nursing (Level 3)", "Scottish Highers"],
    skills: [
      "Anaesthetic monitoring",
      "Dental radiography",
      "Triage by telephone",
      "Stock control",
      "Provet Cloud",
      "Student supervision",
    ],
    languages: ["English", "Scottish Gaelic"],
    certificates: ["Nurse Certificate in Anaesthesia", "Clinical Coach Award"],
    points: [
      [
        "Lead nine nurses and four students across two branches and write a rota in which nobody works two weekends in a row.",
        "Set up nurse-led clinics for weight, teeth and old age, which now fill eleven hours a week and brought 340 lapsed patients back to the practice.",
        "Hold the controlled-drugs register; no discrepancies at the last two inspections.",
      ],
      [
        "Monitored some 500 anaesthetics a year, from hamsters to a visiting lynx.",
        "Introduced a surgical safety checklist of one page.",
      ],
      [
        "Assisted at caesareans in barns at every hour of the night.",
        "Ran the laboratory bench and the sterilising of all the kits.",
      ],
      ["Fed, cleaned, walked and rehomed up to sixty animals."],
    ],
  },
  sections: [
    {
      headers: {
        default: new Header({
          children: [paragraph("CV – Fenella Strachan\t07700 900 582", { rightTab: 9000 })],
        }),
      },
      children: [
        paragraph("Fenella Strachan", { title: true }),
        paragraph("9 Ardconnel Wynd, Inverness IV2\tfenella.strachan@glenmail.example", { rightTab: 9000 }),
        paragraph("Mobile 07700 900 582\tRCVS registered since 2014", { rightTab: 9000 }),
        paragraph("PROFILE", { heading: 1 }),
        paragraph(
          "Registered veterinary nurse with a soft spot for anaesthesia and for owners who ask too many questions. Looking for a mixed practice in the north with a proper out-of-hours rota.",
        ),
        paragraph("CAREER HISTORY", { heading: 1 }),
        paragraph("**Ness Bank Veterinary Group**, Inverness\tAug 2019 – Present", { rightTab: 9000 }),
        paragraph("Head Veterinary Nurse"),
        paragraph(
          "– Lead nine nurses and four students across two branches and write a rota in which nobody works two weekends in a row.",
          { set: 360 },
        ),
        paragraph(
          "– Set up nurse-led clinics for weight, teeth and old age, which now fill eleven hours a week and brought 340 lapsed patients back to the practice.",
          { set: 360 },
        ),
        paragraph("– Hold the controlled-drugs register; no discrepancies at the last two inspections.", {
          set: 360,
        }),
        paragraph(""),
        paragraph("**Ness Bank Veterinary Group**, Inverness\tOct 2016 – Jul 2019", { rightTab: 9000 }),
        paragraph("Registered Veterinary Nurse"),
        paragraph("– Monitored some 500 anaesthetics a year, from hamsters to a visiting lynx.", {
          set: 360,
        }),
        paragraph("– Introduced a surgical safety checklist of one page.", { set: 360 }),
        paragraph(""),
        paragraph("**Black Isle Farm & Equine Vets**, Dingwall\tSep 2014 – Sep 2016", { rightTab: 9000 }),
        paragraph("Registered Veterinary Nurse"),
        paragraph("– Assisted at caesareans in barns at every hour of the night.", { set: 360 }),
        paragraph("– Ran the laboratory bench and the sterilising of all the kits.", { set: 360 }),
        paragraph(""),
        paragraph("**Culloden Moor Cats and Dogs Home**\t2010 – 2012", { rightTab: 9000 }),
        paragraph("Animal Care Assistant"),
        paragraph("– Fed, cleaned, walked and rehomed up to sixty animals.", { set: 360 }),
        paragraph("EDUCATION", { heading: 1 }),
        paragraph("**Great Glen College**, Fort William\t2012 – 2014", { rightTab: 9000 }),
        paragraph("Diploma in Veterinary Nursing (Level 3)"),
        paragraph("**Strathnairn Academy**\t2004 – 2010", { rightTab: 9000 }),
        paragraph("Scottish Highers"),
        paragraph("FURTHER QUALIFICATIONS", { heading: 1 }),
        paragraph("Nurse Certificate in Anaesthesia\t2020", { rightTab: 9000 }),
        paragraph("Clinical Coach Award\t2017", { rightTab: 9000 }),
        paragraph("KEY SKILLS", { heading: 1 }),
        paragraph(
          "Anaesthetic monitoring • Dental radiography • Triage by telephone • Stock control • Provet Cloud • Student supervision",
        ),
        paragraph("LANGUAGES", { heading: 1 }),
        paragraph("English (native), Scottish Gaelic (good)"),
        paragraph("INTERESTS", { heading: 1 }),
        paragraph("Shinty, hill ponies, and a choir that mostly drinks tea."),
        paragraph("REFERENCES", { heading: 1 }),
        paragraph("Available on request."),
      ],
    },
  ],
};

export const fourteenthEnglish: WordCv[] = [rightTabs, oldEuropass];
