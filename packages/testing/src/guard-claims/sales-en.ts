import { claimSet } from "./claim-set.ts";

export const sales = claimSet(
  "sales, English profile",
  {
    personalInfo: {
      name: "Tom Achterberg",
      email: "tom@example.org",
      portfolio: "https://tomsells.example.org",
    },
    experiences: [
      {
        company: "Northlight Energy",
        position: "Regional Sales Manager",
        location: "Manchester",
        startDate: "2020-01",
        endDate: "2023-12",
        description:
          "Ran sales for the North West region with 8 representatives. Reported to the Sales Director.",
        responsibilities: [
          "Negotiated contracts worth £3.5 million a year with local councils",
          "Introduced Salesforce to the regional team",
          "Occasionally presented at trade fairs",
        ],
        achievements: [
          "Grew regional revenue from £2M to £3M in 18 months",
          "Exceeded the sales target in 7 of 12 quarters",
          "Retained more than 90% of key accounts",
        ],
      },
      {
        company: "BrightHome",
        position: "Sales Associate",
        location: "Liverpool",
        startDate: "2017-05",
        endDate: "2019-11",
        responsibilities: [
          "Sold kitchens to private customers",
          "Contributed ideas to the loyalty programme",
          "Wrote a weekly newsletter for 1,500 subscribers",
        ],
        achievements: ["Doubled newsletter sign-ups", "Sold 140 kitchens in 2018"],
      },
    ],
    education: [
      { institution: "Leeds Trinity College", degree: "Diploma", field: "Business", graduationDate: "2015" },
    ],
    skills: {
      technical: ["Salesforce", "HubSpot"],
      soft: ["Negotiation"],
      languages: [
        { language: "English", proficiency: "Native" },
        { language: "German", proficiency: "Intermediate" },
      ],
    },
    projects: [
      {
        name: "Heat Pump Fair",
        description: "Organised a fair for 300 visitors together with the council.",
        date: "2022-05",
      },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Managed sales for the North West region with a team of 8 representatives",
        "Negotiated contracts with local councils worth £3.5M per year",
        "Increased regional revenue from £2 million to £3 million in 18 months",
        "Grew regional revenue by 50% in 18 months",
        "Beat the sales target in 7 of 12 quarters",
        "Kept over 90% of key accounts",
        "Rolled out Salesforce to the regional team",
        "Gave occasional presentations at trade fairs",
        "Sekiz satış temsilcisiyle Kuzey Batı bölgesinin satışlarını yönettim",
      ],
      lies: [
        ["Managed sales for the whole country with 8 representatives", "scope"],
        ["Grew regional revenue from £2M to £3M in 12 months", "duration"],
        ["Grew regional revenue by £3M in 18 months", "to became by"],
        ["Exceeded the sales target in all 12 quarters", "scope"],
        ["Exceeded the sales target in 12 of 12 quarters", "number"],
        ["Retained 95% of key accounts", "more precise than known"],
        ["Sales Director for the North West region", "title from a text"],
        ["Presented at trade fairs", "occasionally vanished"],
        ["Negotiated contracts worth £3.5 million a year with national government", "with whom"],
        ["Introduced Salesforce to the entire company", "scope"],
        ["Introduced HubSpot to the regional team", "tool swapped"],
        ["Sold 140 kitchens", "fact of the other job"],
        ["Reported to the Chief Executive", "to whom"],
      ],
    },
    "experiences.1": {
      true: [
        "Sold kitchens to private clients",
        "Authored a weekly newsletter for 1,500 subscribers",
        "Increased newsletter sign-ups by 100%",
        "Contributed ideas for the loyalty programme",
        "In 2018, sold 140 kitchens",
      ],
      lies: [
        ["Created the loyalty programme", "contributed became created"],
        ["Tripled newsletter sign-ups", "number word"],
        ["Wrote a daily newsletter for 1,500 subscribers", "frequency"],
        ["Wrote a weekly newsletter for 15,000 subscribers", "number"],
        ["Sold kitchens to hotel chains", "to whom"],
        ["Sold 140 kitchens in 2019", "date"],
        ["Sold more than 200 kitchens in 2018", "number"],
        ["Managed 8 representatives", "fact of the other job"],
      ],
    },
    "": {
      true: [
        "Regional Sales Manager with 6 years of experience.",
        "Diploma in Business from Leeds Trinity College.",
        "Skilled in Salesforce, HubSpot and negotiation.",
        "Intermediate German and native English.",
        "Organised a fair for 300 visitors jointly with the council.",
        "Bölge satış müdürü.",
      ],
      lies: [
        ["National Sales Manager with 6 years of experience.", "title"],
        ["Organised a fair for 300 visitors.", "together vanished"],
        ["Organised a fair for 3,000 visitors together with the council.", "number"],
        ["Degree in Business from Leeds Trinity College.", "diploma became degree"],
        ["Native German and intermediate English.", "levels swapped"],
        ["Sales manager with a decade of experience.", "years"],
        ["Regional Sales Manager at BrightHome.", "title moved"],
        ["See my portfolio at https://tombestsales.example.org", "link"],
        ["Sold 140 kitchens at Northlight Energy.", "moved to another job"],
      ],
    },
  },
);
