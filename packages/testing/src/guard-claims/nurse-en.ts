import { claimSet } from "./claim-set.ts";

export const nurse = claimSet(
  "nurse, English profile",
  {
    personalInfo: {
      name: "Maya Okafor",
      email: "maya.okafor@example.com",
      linkedin: "linkedin.com/in/mayaokafor",
    },
    summary: "Registered nurse with a calm manner. Looking for a ward where evidence counts.",
    experiences: [
      {
        company: "St. Brannoc Hospital",
        position: "Staff Nurse, Intensive Care",
        location: "Leeds",
        startDate: "2019-04",
        endDate: "present",
        responsibilities: [
          "Care for up to 4 ventilated patients per shift in a 16-bed unit",
          "Assisted in the introduction of an electronic medication chart",
          "Trained 12 newly qualified nurses in central line care",
        ],
        achievements: [
          "Reduced medication errors by 30% over two years through double checks",
          "Nominated for the Trust's Nurse of the Year award in 2022",
        ],
      },
      {
        company: "Hollins Care Home",
        position: "Junior Nurse",
        location: "York",
        startDate: "2016-09",
        endDate: "2019-03",
        description: "Looked after 28 residents with dementia. Did not administer intravenous drugs.",
        responsibilities: [
          "Wrote care plans under the supervision of the senior nurse",
          "Ordered wound dressings from two suppliers",
        ],
        achievements: ["Cut the time for handover from 40 to 25 minutes"],
      },
    ],
    education: [
      { institution: "University of Leeds", degree: "BSc", field: "Nursing", graduationDate: "2016-07" },
      {
        institution: "Open University",
        degree: "MSc (in progress)",
        field: "Advanced Clinical Practice",
        graduationDate: "2027-06",
      },
    ],
    skills: {
      technical: ["Ventilator management", "Phlebotomy", "SystmOne", "Basic Excel"],
      soft: ["Teamwork"],
      languages: [
        { language: "English", proficiency: "Native" },
        { language: "French", proficiency: "Basic" },
      ],
    },
    certifications: [
      {
        name: "Advanced Life Support",
        issuer: "Resuscitation Council UK",
        date: "2024-02",
        expiryDate: "2028-02",
      },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Cared for up to 4 ventilated patients a shift on a 16-bed unit",
        "Helped introduce an electronic medication chart",
        "Taught central line care to 12 newly qualified nurses",
        "Over two years, lowered medication errors by 30 percent through double checks",
        "Medication errors reduced by 30% through double checks over two years",
        "Double checks cut medication errors by 30% over two years",
        "Nominated in 2022 for the Trust's Nurse of the Year award",
        "Trained a dozen newly qualified nurses in central line care",
        "12 yeni mezun hemşireye santral kateter bakımı eğitimi verdim",
      ],
      lies: [
        ["Led the introduction of an electronic medication chart", "assisted became led"],
        ["Introduced an electronic medication chart", "the help vanished"],
        ["Trained 20 newly qualified nurses in central line care", "number"],
        ["Reduced medication errors by 40% over two years through double checks", "percentage"],
        ["Reduced medication errors by 30% within six months through double checks", "duration"],
        ["Won the Trust's Nurse of the Year award in 2022", "nominated became won"],
        ["Cared for 8 ventilated patients per shift in a 16-bed unit", "number"],
        ["Cared for 4 ventilated patients per shift in a 60-bed unit", "number in words' place"],
        ["Looked after 28 residents with dementia", "fact of the other job"],
        ["Trained 12 doctors in central line care", "who was trained"],
        ["Managed the intensive care unit", "scope"],
        ["Eliminated medication errors through double checks", "scope"],
        ["Elektronik ilaç çizelgesini devreye aldım", "the help vanished, in Turkish"],
      ],
    },
    "experiences.1": {
      true: [
        "Cared for 28 residents with dementia",
        "Shortened handover by 15 minutes, from 40 to 25",
        "Handover time cut from 40 to 25 minutes",
        "Ordered dressings for wounds from two suppliers",
      ],
      lies: [
        ["Administered intravenous drugs", "negation vanished"],
        ["Wrote care plans", "supervision vanished"],
        ["Cut the time for handover from 25 to 40 minutes", "direction"],
        ["Cut the time for handover to 15 minutes", "by became to"],
        ["Trained 12 newly qualified nurses", "fact of the other job"],
        ["Ordered wound dressings from twelve suppliers", "number word"],
      ],
    },
    "": {
      true: [
        "Staff nurse in intensive care with 10 years of experience.",
        "Currently at St. Brannoc Hospital in Leeds, previously at Hollins Care Home in York.",
        "BSc in Nursing from the University of Leeds, 2016.",
        "Skilled in phlebotomy and ventilator management.",
        "Holds Advanced Life Support from the Resuscitation Council UK.",
        "Pursuing an MSc in Advanced Clinical Practice at the Open University.",
        "Yoğun bakım hemşiresi, 10 yıllık deneyim.",
      ],
      lies: [
        ["Staff nurse with 15 years of experience.", "years"],
        ["Senior nurse with 10 years of experience.", "seniority"],
        ["MSc in Advanced Clinical Practice from the Open University.", "unfinished degree"],
        ["Nurse at Hollins Care Home with 28 ventilated patients.", "mixed jobs"],
        ["Fluent in French.", "language level"],
        ["Advanced Excel skills.", "skill level"],
        ["BSc in Nursing from the Open University.", "school swapped"],
        ["Certified in Paediatric Life Support.", "certificate"],
        ["Award-winning nurse.", "award"],
        ["Akıcı Fransızca biliyor.", "language level, in Turkish"],
      ],
    },
  },
);
