import type { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { scorePosting } from "../src/score-posting.ts";
import { TASKS, workerOf } from "./people/plumber.ts";

/** The verdict on the last item of a list of requirements. */
function verdictOn(item: string, profile: CareerProfile) {
  const posting = `Plumber\n\nRequirements\n${[...TASKS, item].map((line) => `- ${line}`).join("\n")}`;
  const { matches } = scorePosting(posting, profile, { language: "en", today: "2026-11-21" }).match;
  return matches.find(({ requirement }) => requirement.text === item)?.verdict;
}

describe("who shows most of what is asked", () => {
  const asked = "Ordering fittings from regional merchants";
  const told = "Ordered fittings every week";

  test("says the rest in fewer of its words", () => {
    expect(verdictOn(asked, workerOf("Plumber", [...TASKS, told]))).toBe("met");
  });

  test("and who shows little of it does not", () => {
    expect(verdictOn(asked, workerOf("Clerk", [told]))).not.toBe("met");
  });

  test.each([
    ["Quoting jobs in Microsoft Project", "Quoted jobs for builders"],
    ["Quoting jobs in Polish", "Quoted jobs for builders"],
    ["BS 6700 inspections", "Inspections of water tanks"],
  ])("has no name by it that they lack: %s", (item, said) => {
    expect(verdictOn(item, workerOf("Plumber", [...TASKS, said]))).not.toBe("met");
  });
});

describe("a diploma", () => {
  test("is held as a certificate, too", () => {
    const held = workerOf("Plumber", TASKS, ["Level 3 Diploma in Plumbing and Heating"]);
    expect(verdictOn("A Level 3 diploma in plumbing", held)).toBe("met");
    expect(verdictOn("A Level 3 diploma in plumbing", workerOf("Plumber", TASKS))).not.toBe("met");
  });

  test("is no degree", () => {
    const held = workerOf("Plumber", TASKS, ["Level 3 Diploma in Plumbing and Heating"]);
    expect(verdictOn("Bachelor's degree in plumbing engineering", held)).not.toBe("met");
  });
});

describe("a certificate of another thing", () => {
  const tasks = [
    "Araştırma raporu yazmak",
    "Tarifname taslağı hazırlamak",
    "Süreleri takip etmek",
    "İtiraz yazmak",
  ];
  const verdictWith = (certificate: string) => {
    const posting = `Sınai mülkiyet uzmanı\n\nAranan nitelikler\n${[...tasks, "Patent vekilliği belgesi"].map((line) => `- ${line}`).join("\n")}`;
    const profile = workerOf("Sınai Mülkiyet Uzmanı", tasks, [certificate]);
    const { matches } = scorePosting(posting, profile, { language: "tr", today: "2026-11-21" }).match;
    return matches.find(({ requirement }) => requirement.text === "Patent vekilliği belgesi")?.verdict;
  };

  test("is not believed to be the one that is asked, however much else is shown", () => {
    expect(verdictWith("Marka Vekilliği Belgesi")).not.toBe("met");
    expect(verdictWith("Patent Vekilliği Belgesi")).toBe("met");
  });
});

test("a two-year degree is an associate degree, whatever it is esteemed", () => {
  const educated = {
    ...workerOf("Plumber", TASKS),
    education: [
      {
        institution: "Chiltern College",
        degree: "Associate degree",
        field: "Building Services",
        location: "",
        startDate: "",
        graduationDate: "2015-06",
        gpa: "",
        achievements: [],
      },
    ],
  };
  expect(verdictOn("A two-year college degree in building services", educated)).toBe("met");
  expect(verdictOn("A bachelor's degree in building services", educated)).not.toBe("met");
});
