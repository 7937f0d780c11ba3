import type { Language } from "@terzi/contracts/languages";
import { describe, expect, it } from "vitest";
import { prepareInterview } from "../src/interview/prepare-interview.ts";
import { profile } from "./people/person.ts";

const COOK = profile({
  experiences: [
    {
      ...{ company: "Lale Inn", position: "Head Cook", startDate: "2020-01", endDate: "present" },
      responsibilities: [
        "Write the menus for 80 guests a day",
        "Train two apprentices on knives and hygiene",
      ],
    },
    {
      ...{ company: "Oak Inn", position: "Cook", startDate: "2015-01", endDate: "2019-12" },
      responsibilities: ["Cooked soups for 60 guests a day"],
    },
  ],
  education: [
    { institution: "Leeds College", degree: "Diploma", field: "Cookery", graduationDate: "2012" },
    { institution: "Leeds College", degree: "Certificate", field: "Pastry", graduationDate: "2014" },
  ],
  skills: { technical: ["Menu planning", "Excel", "Knife skills"] },
});

const prepare = (jobPosting: string, language: Language = "en") =>
  prepareInterview({
    order: { jobPosting, jobTitle: "", company: "", language },
    profile: COOK,
    today: "2026-11-23",
  });
const POSTING = [
  "Head Cook",
  "Requirements",
  "- You write menus for guests",
  "- Excel",
  "- Menu planning",
  "- Knife skills",
  "- Diploma in cookery",
  "- Certificate in pastry",
  "- Kubernetes",
].join("\n");

describe("an interview pack", () => {
  it("asks every question once", () => {
    const asked = prepare(POSTING).questions.map(({ question }) => question);
    expect(asked.length).toBeGreaterThan(3);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("quotes what a posting says in its own words, and says bare names as they are", () => {
    const all = prepare(POSTING).questions.map(({ question }) => question);
    expect(all.join("\n")).toMatch(/: “You write menus for guests”\./);
    expect(all.join("\n")).not.toMatch(/“Excel”/);
  });

  it("tells of a job that goes on as it goes on, with its dates", () => {
    const [plan] = prepare(POSTING).questions.filter(({ asked }) => asked.includes("write menus"));
    const told = plan?.star.map(({ text }) => text).join(" ");
    expect(told).toContain("Jan 2020 – Present");
    expect(told).toContain("I write the menus for 80 guests a day.");
  });

  it("introduces without telling them what they ask for", () => {
    expect(prepare(POSTING).introduction.join(" ")).not.toContain("you ask for");
    expect(prepare(POSTING).introduction.join(" ")).toContain("Head Cook");
  });

  it("asks what was done since the last job, where that ended long ago", () => {
    const asked = (endDate: string, graduationDate = "2014") =>
      prepareInterview({
        order: { jobPosting: POSTING, jobTitle: "", company: "", language: "en" },
        profile: profile({
          experiences: [{ company: "Oak Inn", position: "Cook", startDate: "2015-01", endDate }],
          education: [{ institution: "Leeds College", degree: "Diploma", field: "Cookery", graduationDate }],
        }),
        today: "2026-11-23",
      }).weakSpots.map(({ question }) => question);
    expect(asked("2021-10")).toContain("What have you done since October 2021?");
    expect(asked("2026-08").join()).not.toContain("since");
    expect(asked("present").join()).not.toContain("since");
    expect(asked("2021-10", "2026-06").join()).not.toContain("since");
  });

  it("says in the first person what somebody was", () => {
    const { questions } = prepareInterview({
      order: {
        jobPosting: "Shop manager\nRequirements\n- Leading a team of assistants",
        jobTitle: "",
        company: "",
        language: "en",
      },
      profile: profile({
        experiences: [
          {
            ...{ company: "Bright Stores", position: "Supervisor", startDate: "2019-04", endDate: "present" },
            responsibilities: ["Was in charge of a team of 6 assistants"],
          },
        ],
      }),
      today: "2026-11-23",
    });
    expect(questions.flatMap(({ star }) => star.map(({ text }) => text))).toContain(
      "I was in charge of a team of 6 assistants.",
    );
  });

  it("denies no more than what is asked where something near it is there", () => {
    const { weakSpots } = prepare("Cook\nRequirements\n- Kubernetes\n- Cooking soups for 600 guests a day");
    for (const { answer } of weakSpots)
      if (answer.includes("nearest") && !answer.includes("Excel"))
        expect(answer).not.toMatch(/not done this yet|don't have this\./);
    expect(weakSpots.find(({ asked }) => asked === "Kubernetes")?.answer).toMatch(
      /^I have not done this yet\./,
    );
  });
});
