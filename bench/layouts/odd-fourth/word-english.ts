import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Skills first, the jobs as a bare list. */
const functional: WordCv = {
  name: "24-functional",
  truth: {
    name: "Gwendolyn Achterberg",
    email: "gwen.achterberg@millpond.example",
    jobs: [
      ["Volunteer Coordinator", "Riverside Food Bank", "2019", "present"],
      ["Office Manager", "Pieters & Zonen Accountants", "2009", "2016"],
      ["Receptionist", "Hotel De Zwaan", "2005", "2009"],
    ],
    schools: [["Fontys University of Applied Sciences", "2005"]],
    points: [[], [], []],
  },
  sections: [
    {
      children: [
        paragraph("Gwendolyn Achterberg", { title: true, bold: true }),
        paragraph("Eindhoven | +31 6 5550 1182 | gwen.achterberg@millpond.example"),
        paragraph("Core strengths", { bold: true }),
        paragraph("People", { bold: true }),
        bullet("Recruited and kept 85 volunteers through two winters"),
        bullet("Settled rotas, quarrels and birthdays"),
        paragraph("Administration", { bold: true }),
        bullet("Ran the books, the phones and the parking permits of an office of 30"),
        bullet("Moved the archive of 1978–2015 to a searchable one"),
        paragraph("Languages and tools", { bold: true }),
        bullet("Dutch, English, German; Exact Online, Excel, Mailchimp"),
        paragraph("Employment", { bold: true }),
        paragraph("Volunteer Coordinator, Riverside Food Bank, 2019–present"),
        paragraph("Office Manager, Pieters & Zonen Accountants, 2009–2016"),
        paragraph("Receptionist, Hotel De Zwaan, 2005–2009"),
        paragraph("Education", { bold: true }),
        paragraph("BA Facility Management, Fontys University of Applied Sciences, 2005"),
      ],
    },
  ],
};

/** Several titles under one employer, each with its years at the right tab. */
const ladder: WordCv = {
  name: "25-ladder",
  truth: {
    name: "Solomon Adeyinka Pratt",
    email: "solomon.pratt@cottontree.example",
    jobs: [
      ["Regional Operations Director", "Sahel Logistics Group", "Apr 2021", "Present"],
      ["Country Manager", "Sahel Logistics Group", "Jan 2018", "Mar 2021"],
      ["Fleet Manager", "Sahel Logistics Group", "May 2014", "Dec 2017"],
      ["Transport Officer", "Red Lion Breweries", "Sep 2010", "Apr 2014"],
    ],
    schools: [
      ["University of Warwick", "2017"],
      ["Fourah Bay College", "2010"],
    ],
    points: [
      ["Seven countries, 410 trucks and a budget of $38M"],
      ["Won the contract of the national medical store"],
      ["Fuel use per kilometre down 11%", "Built the workshop at Kissy"],
      ["Route plans for 60 depots"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("SOLOMON ADEYINKA PRATT", { bold: true, center: true, title: true }),
        paragraph("Freetown, Sierra Leone | +232 76 555 014 | solomon.pratt@cottontree.example", {
          center: true,
        }),
        paragraph("PROFESSIONAL EXPERIENCE", { bold: true }),
        paragraph("**SAHEL LOGISTICS GROUP**\tFreetown and Dakar", { rightTab: 9000 }),
        paragraph("2014 – Present"),
        paragraph("**Regional Operations Director**\tApr 2021 – Present", { rightTab: 9000 }),
        bullet("Seven countries, 410 trucks and a budget of $38M"),
        paragraph("**Country Manager**\tJan 2018 – Mar 2021", { rightTab: 9000 }),
        bullet("Won the contract of the national medical store"),
        paragraph("**Fleet Manager**\tMay 2014 – Dec 2017", { rightTab: 9000 }),
        bullet("Fuel use per kilometre down 11%"),
        bullet("Built the workshop at Kissy"),
        paragraph("**RED LION BREWERIES**\tFreetown", { rightTab: 9000 }),
        paragraph("**Transport Officer**\tSep 2010 – Apr 2014", { rightTab: 9000 }),
        bullet("Route plans for 60 depots"),
        paragraph("EDUCATION", { bold: true }),
        paragraph("**University of Warwick**\t2015 – 2017", { rightTab: 9000 }),
        paragraph("MSc Supply Chain Management (distance learning)"),
        paragraph("**Fourah Bay College**\t2006 – 2010", { rightTab: 9000 }),
        paragraph("BSc Geography"),
        paragraph("MEMBERSHIPS", { bold: true }),
        paragraph("Chartered Institute of Logistics and Transport, since 2016"),
      ],
    },
  ],
};

/** A narrow column of dates that wrap, in a table with borders. */
const wrappedDates: WordCv = {
  name: "26-wrapped-dates",
  truth: {
    name: "Ingrid Sørby",
    email: "ingrid.sorby@fjordpost.example",
    jobs: [
      ["Head Nurse", "Haugland Nursing Home", "September 2019", "Present"],
      ["Registered Nurse", "Førde Central Hospital", "August 2013", "August 2019"],
    ],
    schools: [["Western Norway University of Applied Sciences", "2013"]],
    points: [
      ["Lead a ward of 24 beds and 31 staff", "Cut falls by a third in a year"],
      ["Surgical ward, nights and weekends"],
    ],
  },
  sections: [
    {
      children: [
        grid(
          [
            ["Name", "Ingrid Sørby"],
            ["Contact", "ingrid.sorby@fjordpost.example\n+47 415 55 019\nFlorø"],
          ],
          { widths: [14, 86], hasBorder: true },
        ),
        paragraph("Employment", { heading: 2 }),
        grid(
          [
            [
              "September\n2019 –\nPresent",
              [
                paragraph("**Head Nurse**"),
                paragraph("Haugland Nursing Home, Florø"),
                bullet("Lead a ward of 24 beds and 31 staff"),
                bullet("Cut falls by a third in a year"),
              ],
            ],
            [
              "August\n2013 –\nAugust\n2019",
              [
                paragraph("**Registered Nurse**"),
                paragraph("Førde Central Hospital, Førde"),
                bullet("Surgical ward, nights and weekends"),
              ],
            ],
          ],
          { widths: [14, 86], hasBorder: true },
        ),
        paragraph("Education", { heading: 2 }),
        grid(
          [
            [
              "August\n2010 –\nJune\n2013",
              "**Bachelor of Nursing**\nWestern Norway University of Applied Sciences, Førde",
            ],
          ],
          { widths: [14, 86], hasBorder: true },
        ),
        paragraph("Courses", { heading: 2 }),
        paragraph("Palliative care (2021), Leadership in municipal health (2020)"),
      ],
    },
  ],
};

/** Typed as a letter: dashes for points, no styles at all. */
const typed: WordCv = {
  name: "27-typed",
  truth: {
    name: "Dwight Pemberton",
    email: "dwight.pemberton@harbourmail.example",
    jobs: [
      ["Head Chef", "The Crab and Anchor", "March 2018", "to date"],
      ["Sous Chef", "Moonraker Hotel", "2014", "2018"],
      ["Commis Chef", "Bellamy's Brasserie", "2010", "2014"],
    ],
    schools: [["Cornwall College", "2010"]],
    points: [
      [
        "kitchen of nine, 120 covers on a Saturday",
        "fish bought on the quay each morning, menu written by eleven",
      ],
      ["pastry and larder sections", "stood in for the head chef for five months"],
      [],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Dwight Pemberton"),
        paragraph("2 Quay Cottages, Looe, Cornwall. Tel 01503 555 018. dwight.pemberton@harbourmail.example"),
        paragraph(""),
        paragraph("JOBS SO FAR"),
        paragraph(""),
        paragraph("March 2018 to date: Head Chef at The Crab and Anchor, Looe"),
        paragraph("- kitchen of nine, 120 covers on a Saturday"),
        paragraph("- fish bought on the quay each morning, menu written by eleven"),
        paragraph(""),
        paragraph("2014 to 2018: Sous Chef at Moonraker Hotel, Fowey"),
        paragraph("- pastry and larder sections"),
        paragraph("- stood in for the head chef for five months"),
        paragraph(""),
        paragraph("2010 to 2014: Commis Chef at Bellamy's Brasserie, Plymouth"),
        paragraph(""),
        paragraph("TRAINING"),
        paragraph(""),
        paragraph("Cornwall College, NVQ 3 Professional Cookery, 2010"),
        paragraph("Food Safety Level 3, 2022"),
        paragraph(""),
        paragraph("OTHER"),
        paragraph("Full driving licence. Conversational Spanish."),
      ],
    },
  ],
};

export const english: WordCv[] = [functional, ladder, wrappedDates, typed];
