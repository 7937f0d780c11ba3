import { claimSet } from "./claim-set.ts";

export const developer = claimSet(
  "developer, English profile",
  {
    personalInfo: { name: "Ines Calder", email: "ines@example.dev", github: "github.com/icalder" },
    summary: "Backend engineer who enjoys quiet systems.",
    experiences: [
      {
        company: "Quayside Payments",
        position: "Senior Backend Engineer",
        location: "Dublin",
        startDate: "2021-03",
        endDate: "present",
        description: "Member of a six-person platform team.",
        responsibilities: [
          "Designed and built a settlement service in Go and PostgreSQL",
          "Migrated the ledger from Oracle to PostgreSQL without downtime",
          "Mentored two junior engineers",
          "Took part in the on-call rota",
        ],
        achievements: ["Reduced p99 latency from 800 ms to 200 ms", "Cut cloud costs by roughly 35%"],
      },
      {
        company: "Ferrous Labs",
        position: "Software Engineering Intern",
        location: "Cork",
        startDate: "2020-06",
        endDate: "2020-09",
        responsibilities: [
          "Wrote unit tests in Python",
          "Prototyped a Kubernetes operator",
          "Attended a workshop on Terraform",
        ],
      },
    ],
    education: [
      {
        institution: "University College Cork",
        degree: "BSc",
        field: "Computer Science",
        graduationDate: "2021",
      },
    ],
    skills: {
      technical: ["Go", "Python", "PostgreSQL", "Docker", "CI/CD"],
      languages: [{ language: "Irish", proficiency: "Fluent" }],
    },
    projects: [
      {
        name: "tidepool",
        description: "Open-source library for rate limiting, 1,200 stars.",
        technologies: ["Rust"],
        url: "https://github.com/icalder/tidepool",
        date: "2023",
      },
    ],
    publications: [
      { title: "Idempotency in Settlement", venue: "QCon Notes", date: "2024", authors: "I. Calder, P. Roe" },
    ],
  },
  {
    "experiences.0": {
      true: [
        "Designed and developed a settlement service using Go and PostgreSQL",
        "Moved the ledger from Oracle to PostgreSQL with no downtime",
        "Lowered p99 latency from 800 ms to 200 ms",
        "Reduced p99 latency by 75%",
        "Cut cloud costs by about 35%",
        "Mentored 2 junior engineers",
        "Participated in the on-call rota",
        "Go ve PostgreSQL ile bir mutabakat servisi tasarladım ve geliştirdim",
      ],
      lies: [
        ["Led a six-person platform team", "member became lead"],
        ["Migrated the ledger from PostgreSQL to Oracle without downtime", "direction"],
        ["Migrated the ledger from MySQL to PostgreSQL without downtime", "tool"],
        ["Cut cloud costs by 53%", "digits swapped"],
        ["Cut cloud costs by 35%", "roughly vanished"],
        ["Mentored two senior engineers", "who"],
        ["Mentored twelve junior engineers", "number"],
        ["Managed two junior engineers", "mentored became managed"],
        ["Designed and built a settlement service in Rust and PostgreSQL", "tool of a project"],
        ["Reduced p99 latency to 800 ms", "wrong end"],
        ["Designed and built a Kubernetes operator", "fact of the other job"],
        ["Led the on-call rota", "took part became led"],
        ["Designed and built a settlement service handling 2M transactions a day", "invented scale"],
        ["Reduced p99 latency and error rates", "thing added"],
      ],
    },
    "experiences.1": {
      true: [
        "Wrote Python unit tests",
        "Built a prototype of a Kubernetes operator",
        "Attended a Terraform workshop",
      ],
      lies: [
        ["Built a Kubernetes operator for production", "prototype became product"],
        ["Developed a Kubernetes operator", "prototype vanished"],
        ["Managed infrastructure with Terraform", "attended became used"],
        ["Wrote integration tests in Python", "kind of tests"],
        ["Wrote unit tests in Go", "tool of the other job"],
        ["Taught a workshop on Terraform", "attended became taught"],
      ],
    },
    "": {
      true: [
        "Senior Backend Engineer with 6 years of experience.",
        "Backend engineer at Quayside Payments in Dublin since March 2021.",
        "BSc in Computer Science from University College Cork.",
        "Works with Go, Python, PostgreSQL and Docker.",
        "Author of tidepool, an open-source rate limiting library in Rust with 1,200 stars.",
        "Speaks fluent Irish.",
        "Co-wrote Idempotency in Settlement (2024).",
      ],
      lies: [
        ["Principal Backend Engineer with 6 years of experience.", "seniority"],
        ["Software engineer at Ferrous Labs in 2020.", "intern dropped"],
        ["Senior Backend Engineer since 2020.", "date"],
        ["PhD in Computer Science from University College Cork.", "degree"],
        ["Go, Python and Java developer.", "skill"],
        ["Author of tidepool, a library with 12,000 stars.", "number"],
        ["AWS certified engineer.", "certificate"],
        ["Kubernetes engineer at Quayside Payments.", "skill of another job"],
        ["Wrote three papers on settlement.", "number and kind"],
        ["Expert in Terraform.", "level"],
        ["Studied at Trinity College Dublin.", "school"],
      ],
    },
  },
);
