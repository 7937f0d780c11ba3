import { claimSet } from "./claim-set.ts";

export const marketing = claimSet(
  "marketing, English profile",
  {
    personalInfo: {
      name: "Priya Sandhu",
      email: "priya@example.net",
      linkedin: "https://www.linkedin.com/in/priyasandhu",
    },
    summary: "Marketing generalist with a soft spot for print.",
    experiences: [
      {
        company: "Harbour Books",
        position: "Marketing Coordinator",
        location: "Bristol",
        startDate: "2022-02",
        endDate: "2025-08",
        description:
          "Supported the Head of Marketing in a department of five. Ran the shop's newsletter and its social media accounts.",
        responsibilities: [
          "Planned and delivered 24 author events a year",
          "Managed a yearly advertising budget of £60,000",
          "Helped design the 2024 rebrand together with an agency",
          "Analysed campaign data in Google Analytics",
        ],
        achievements: [
          "Grew newsletter subscribers from 8,000 to 14,000",
          "Raised event attendance by a third",
          "Shortlisted for the Regional Bookselling Award 2024",
        ],
      },
      {
        company: "Cobalt Studio",
        position: "Marketing Intern",
        location: "Bath",
        startDate: "2021-06",
        endDate: "2021-12",
        responsibilities: [
          "Drafted social media posts for three clients",
          "Learned the basics of Adobe InDesign",
          "Scheduled photo shoots",
        ],
      },
    ],
    education: [
      {
        institution: "Cardiff University",
        degree: "BA",
        field: "English Literature",
        graduationDate: "2021-07",
      },
    ],
    skills: {
      technical: ["Google Analytics", "Mailchimp", "Canva", "Copywriting"],
      languages: [
        { language: "Punjabi", proficiency: "Native" },
        { language: "Welsh", proficiency: "Basic" },
      ],
    },
    volunteerExperience: [
      {
        organization: "Bristol Pride",
        role: "Press Volunteer",
        startDate: "2023-06",
        endDate: "2023-07",
        description: "Wrote two press releases.",
      },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Organised and delivered 24 author events each year",
        "Planned 24 author events a year",
        "Oversaw an annual advertising budget of £60k",
        "Increased newsletter subscribers from 8,000 to 14,000",
        "Added 6,000 newsletter subscribers",
        "Increased newsletter subscribers by 75%",
        "Managed the shop's newsletter and social media accounts",
        "Assisted the Head of Marketing in a five-person department",
        "Evaluated campaign data with Google Analytics",
        "Shortlisted for the 2024 Regional Bookselling Award",
        "Event attendance raised by one third",
        "Yılda 24 yazar etkinliği planladım",
      ],
      lies: [
        ["Headed the marketing department of five", "supported became headed"],
        ["Planned and delivered 24 author events a month", "rate"],
        ["Managed a monthly advertising budget of £60,000", "rate"],
        ["Managed a yearly advertising budget of £600,000", "money"],
        ["Led the 2024 rebrand", "helped became led"],
        ["Designed the 2024 rebrand", "helped vanished"],
        ["Helped design the 2024 rebrand", "together with an agency vanished"],
        ["Grew newsletter subscribers to 40,000", "number"],
        ["Grew newsletter subscribers by 14,000", "to became by"],
        ["Raised event attendance by two thirds", "fraction"],
        ["Raised event revenue by a third", "what was raised"],
        ["Won the Regional Bookselling Award 2024", "shortlisted became won"],
        ["Analysed sales data in Google Analytics", "which data"],
        ["Analysed campaign data in Google Analytics and Tableau", "tool added"],
        ["Scheduled photo shoots", "fact of the other job"],
        ["Planned and delivered 24 international author events a year", "scope"],
        ["Managed a team of five", "department became team led"],
      ],
    },
    "experiences.1": {
      true: [
        "Drafted posts on social media for 3 clients",
        "Learned Adobe InDesign basics",
        "Arranged the schedule of photo shoots",
      ],
      lies: [
        ["Designed layouts in Adobe InDesign", "learned became did"],
        ["Managed social media for three clients", "drafted became managed"],
        ["Drafted social media posts for thirty clients", "number"],
        ["Photographed products for three clients", "action"],
        ["Ran the newsletter", "fact of the other job"],
        ["Wrote two press releases", "fact of volunteering"],
      ],
    },
    "": {
      true: [
        "Marketing Coordinator with 4 years of experience, most recently at Harbour Books.",
        "BA in English Literature from Cardiff University.",
        "Skilled in Google Analytics, Mailchimp and Canva.",
        "Native Punjabi speaker with basic Welsh.",
        "Volunteered for Bristol Pride and wrote two press releases there.",
        "Bachelor's degree in English Literature.",
      ],
      lies: [
        ["Head of Marketing with 4 years of experience.", "title from a text"],
        ["Marketing Manager at Harbour Books.", "title"],
        ["Currently Marketing Coordinator at Harbour Books.", "the job has ended"],
        ["Marketing Coordinator at Cobalt Studio.", "title moved"],
        ["MA in English Literature from Cardiff University.", "degree"],
        ["BA in Marketing from Cardiff University.", "field"],
        ["Fluent Welsh speaker.", "language level"],
        ["Skilled in Adobe InDesign.", "learned the basics became skilled"],
        ["Press officer for Bristol Pride.", "volunteer became officer"],
        ["Award-winning marketer.", "award"],
        ["Google Analytics certified.", "certificate"],
        ["Marketing Coordinator with over 5 years of experience.", "years"],
      ],
    },
  },
);
