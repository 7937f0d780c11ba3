import { CvContent } from "@terzi/contracts/cv";
import { type RequirementMatch, RequirementMatch as Shape } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import { listDrops } from "../src/fitting/fit-drops.ts";
import { keptLines } from "../src/fitting/kept-lines.ts";
import { withoutDrops } from "../src/fitting/without-drops.ts";

const content = CvContent.parse({
  summary: "Tester with eight years in banks. Certified by ISTQB.",
  workExperience: [
    {
      company: "New Bank",
      position: "Test Lead",
      responsibilities: ["Planned releases", "Ran regression suites", "Wrote reports", "Kept the test lab"],
      achievements: ["Cut escaped defects by 40%", "Moved testing into the sprint"],
    },
    {
      company: "Old Bank",
      position: "Tester",
      description: "Tested card payments. Helped the support desk.",
      responsibilities: ["Ran Selenium scripts", "Answered mails", "Logged defects"],
      achievements: ["Found 900 defects in a year"],
    },
    { company: "First Shop", position: "Clerk", responsibilities: ["Sold tickets", "Counted stock"] },
  ],
  skills: {
    technical: ["Jira", "SQL", "Word", "Excel", "Paint", "Outlook", "Visio", "Teams", "Zoom", "Slack"],
  },
  certifications: [{ name: "ISTQB Foundation" }, { name: "First aid" }],
  projects: [{ name: "Card robot", description: "Presses keys." }, { name: "Garden log" }],
});
const matchOf = (id: string, ...quotes: string[]): RequirementMatch =>
  Shape.parse({
    requirement: {
      ...{ id, kind: "skill", importance: "must", weight: 1, text: id, term: id },
      span: { start: 0, end: 0 },
    },
    verdict: "met",
    credit: 1,
    evidence: quotes.map((quote) => ({ quote, place: "summary" })),
    reason: "",
  });
const MATCHES = [
  matchOf("Selenium", "Ran Selenium scripts"),
  matchOf("ISTQB", "ISTQB Foundation"),
  matchOf("Chat tools", "Slack"),
  matchOf("Card payments", "Tested card payments."),
  matchOf("Robots", "Presses keys."),
];
const helps = (text: string): number => (/Selenium|regression|Jira|SQL|card/i.test(text) ? 2 : 0);
const drops = listDrops(content, helps, keptLines(content, MATCHES, helps));
const order = drops.map(({ place }) => place);
const shortest = withoutDrops(content, new Set(order));
const NEW = "workExperience.0";
const OLD = "workExperience.1";

test("what a requirement rests on never goes, and neither does the entry that it stands in", () => {
  const left = JSON.stringify(shortest);
  for (const kept of [
    "Ran Selenium scripts",
    "ISTQB Foundation",
    "Slack",
    "Tested card payments.",
    "Presses keys.",
  ])
    expect(left).toContain(kept);
  expect(left).toContain("Card robot");
  expect(left).not.toContain("First aid");
  expect(left).not.toContain("Garden log");
});

test("no job loses all its lines: the one that tells most stays", () => {
  expect(shortest.workExperience).toMatchObject([
    { achievements: ["Cut escaped defects by 40%"] },
    { responsibilities: ["Ran Selenium scripts"] },
    { responsibilities: ["Sold tickets"] },
  ]);
});

test("skills that nobody asks for go first of all", () => {
  expect(order.slice(0, 1)).toEqual(["skills.technical.8"]);
});

test("duties go before results, what is old before what is new, and results with numbers last", () => {
  const before = (one: Place, other: Place) => expect(order.indexOf(one)).toBeLessThan(order.indexOf(other));
  before(`${OLD}.responsibilities.2`, `${NEW}.responsibilities.2`);
  before(`${NEW}.responsibilities.1`, `${NEW}.achievements.1`);
  before(`${OLD}.responsibilities.2`, `${NEW}.responsibilities.0`);
  before(`${NEW}.achievements.1`, `${OLD}.achievements.0`);
  expect(order.at(-1)).toBe(`${OLD}.achievements.0`);
});
