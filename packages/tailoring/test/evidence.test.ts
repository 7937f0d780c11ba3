import { describe, expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { profile, TODAY } from "./people/person.ts";

type Who = Parameters<typeof profile>[0];

const job = (told: string, position = "Clerk"): Who => ({
  experiences: [{ company: "A", position, startDate: "2018", endDate: "2024", responsibilities: [told] }],
});

const judgeOnly = (asked: string, who: Who, heading = "Requirements", title = "Specialist") =>
  matchProfile(readPosting(`${title}\n${heading}:\n- ${asked}`), profile(who), {
    language: "en",
    today: TODAY,
  }).matches.find(({ requirement }) => !requirement.isJob);

describe("words that only look alike prove nothing", () => {
  test.each([
    ["Maintenance", "Maintained employee records and negotiated contracts for office services"],
    ["Accounting", "Opened bank accounts for customers"],
    ["Banking", "Kept the bank details of members"],
    ["Construction", "Built custom cabinets"],
    ["Recruitment", "Greeted visitors and staff"],
    ["Teaching", "Followed the instructions of the supervisor"],
    ["Data entry", "Archived files and documents"],
    ["Data visualization", "Created visual content for posters"],
    ["Statistics", "Analyzed the performance of posts"],
    ["Freight transport", "Oversaw event logistics"],
  ])("%s is not met by “%s”", (asked, told) => {
    expect(judgeOnly(asked, job(told))?.verdict).not.toBe("met");
  });
});

test.each(["CAD 11,000", "11,000 CAD"])("%s are dollars, and no drawing program", (budget) => {
  expect(judgeOnly("AutoCAD", job(`Ordered flour within a weekly budget of ${budget}`))?.verdict).toBe(
    "missing",
  );
});

describe("of alternatives one is enough, but only of alternatives", () => {
  test.each([
    ["Docker or Kubernetes", "Ran services on Kubernetes", "met"],
    ["SAP, Logo or Oracle", "Posted invoices in Logo", "met"],
    ["Java/Kotlin", "Wrote services in Kotlin", "met"],
    ["Containers such as Docker", "Built images with Docker", "met"],
    ["Docker, Kubernetes and Terraform", "Ran services on Kubernetes", "partly"],
    ["Monthly/quarterly IFRS statements", "Prepared monthly schedules", "missing"],
    ["Electrical maintenance of turbines or generators", "Maintained employee records", "missing"],
  ])("“%s” by “%s” is %s", (asked, told, verdict) => {
    const found = judgeOnly(asked, job(told))?.verdict;
    if (verdict === "missing") expect(found).not.toBe("met");
    else expect(found).toBe(verdict);
  });

  test("Turkish examples are alternatives too", () => {
    expect(
      judgeOnly(
        "Logo veya Mikro programı kullanabilen",
        job("Logo ile fatura kestim"),
        "Aranan Nitelikler",
        "Muhasebeci",
      )?.verdict,
    ).toBe("met");
  });
});

describe("a degree", () => {
  test.each([
    ["Full Stack Certificate", "", "Code School", "missing"],
    ["", "Lise mezunu", "Atatürk Lisesi", "missing"],
    ["High school diploma", "", "Lincoln High School", "missing"],
    ["", "Computer Science", "State University", "partly"],
    ["BSc", "Computer Science", "State University", "met"],
  ])(
    "“%s” “%s” of %s against a bachelor's degree in computer science is %s",
    (degree, field, institution, verdict) => {
      const who = { education: [{ degree, field, institution }] };
      expect(judgeOnly("Bachelor's degree in Computer Science", who)?.verdict).toBe(verdict);
    },
  );
});

test("the highest degree counts, wherever it stands in the list", () => {
  const schools = [
    { degree: "High school diploma", field: "", institution: "Lincoln High School" },
    { degree: "BSc", field: "Computer Science", institution: "State University" },
  ];
  for (const education of [schools, schools.toReversed()])
    expect(judgeOnly("Bachelor's degree in Computer Science", { education })?.verdict).toBe("met");
});

describe("a language", () => {
  const LADDER = ["Basic", "Intermediate", "Professional", "Fluent", "Native"] as const;
  // A level below what is asked still counts as met, two don't.
  test.each([
    ["A2", "Basic"],
    ["B1", "Basic"],
    ["B2", "Intermediate"],
    ["C1", "Professional"],
    ["C2", "Fluent"],
    ["native", "Fluent"],
  ] as const)("asked at %s is met from %s on, and no lower", (level, least) => {
    const met = LADDER.filter(
      (proficiency) =>
        judgeOnly(`German (${level})`, { skills: { languages: [{ language: "German", proficiency }] } })
          ?.verdict === "met",
    );
    expect(met).toEqual(LADDER.slice(LADDER.indexOf(least)));
  });

  test("each of two is asked at its own level", () => {
    const languages = [
      { language: "Greek", proficiency: "Fluent" as const },
      { language: "German", proficiency: "Intermediate" as const },
    ];
    expect(judgeOnly("Fluent Greek, intermediate German", { skills: { languages } })?.verdict).toBe("met");
    expect(judgeOnly("Intermediate Greek and fluent German", { skills: { languages } })?.verdict).not.toBe(
      "met",
    );
  });

  const written = job("Prepared monthly reports for the board and answered its questions in writing");

  test("that the profile is written in is enough where no level is asked", () => {
    expect(judgeOnly("English", written)?.verdict).toBe("met");
  });

  test.each(["Fluent English", "İngilizce dil sınavından en az 85 puan almış olmak"])(
    "that the profile is written in meets “%s” in part only",
    (asked) => {
      expect(judgeOnly(asked, written)?.verdict).toBe("partly");
    },
  );
});

test("years without a topic are proved by jobs, not by any sentence with a year in it", () => {
  const found = judgeOnly("At least two years of experience", {
    ...job("Sold shoes"),
    summary: "Lives with a two year old beagle.",
  });
  expect(found?.evidence.map(({ quote }) => quote)).toEqual(["Clerk"]);
});

test("what one likes or has picked up is a claim, whatever verbs follow", () => {
  const who = {
    ...job("Sold shoes"),
    summary: "I enjoy working on wound care and have picked up infection control.",
  };
  expect(judgeOnly("Infection control", who)?.verdict).toBe("partly");
});

describe("a certificate counts as long as it is valid", () => {
  const holding = (expiryDate: string): Who => ({
    certifications: [{ name: "CPCS A02 Crawler Crane", issuer: "CITB", date: "2019-01", expiryDate }],
  });

  test.each([
    ["", "met"],
    ["2030-01", "met"],
    [`${TODAY.year}-${String(TODAY.month).padStart(2, "0")}`, "met"],
    ["2021-03", "missing"],
    ["2020", "missing"],
  ])("valid until “%s”: %s", (expiryDate, verdict) => {
    expect(judgeOnly("CPCS A02 crawler crane card", holding(expiryDate))?.verdict).toBe(verdict);
  });
});

test("a name is met by its letters, and the letters by the name", () => {
  expect(
    judgeOnly("Driver Certificate of Professional Competence", { skills: { technical: ["Driver CPC"] } })
      ?.verdict,
  ).toBe("met");
  expect(
    judgeOnly("Driver CPC", { certifications: [{ name: "Driver Certificate of Professional Competence" }] })
      ?.verdict,
  ).toBe("met");
});

describe("what is quoted is what a reader would point at", () => {
  const operator = (...responsibilities: string[]): Who => ({
    experiences: [
      { company: "A", position: "Operator", startDate: "2018", endDate: "2024", responsibilities },
    ],
  });
  const quoted = (asked: string, who: Who) => judgeOnly(asked, who)?.evidence.map(({ quote }) => quote) ?? [];
  const WATER = operator(
    "Flushed 210 hydrants every spring and fixed leaks with the street crew.",
    "Tested turbidity, free chlorine and pH every four hours.",
    "Drove a forklift in the chemical store.",
    "Wrote work orders and changed the diaphragms and seals of the feed pumps.",
  );

  test("the line that shows most of it, not one with a word of it in another sense", () => {
    expect(quoted("Analyzes samples at fixed intervals for turbidity, chlorine and pH", WATER)).toEqual([
      "Tested turbidity, free chlorine and pH every four hours.",
    ]);
  });

  test("one line that shows two things is quoted once, and alone", () => {
    expect(
      quoted("Changes seals and diaphragms of chemical feed pumps and writes work orders", WATER),
    ).toEqual(["Wrote work orders and changed the diaphragms and seals of the feed pumps."]);
  });

  test("what shows much less is no evidence beside it, what shows as much is", () => {
    const trader = operator("Prepared the files for the HMRC visit.", "Filled in files for parcels.");
    expect(quoted("Preparing files for an HMRC visit", trader)).toEqual([
      "Prepared the files for the HMRC visit.",
    ]);
    const seller = {
      ...operator("Moved the customers to Salesforce."),
      skills: { technical: ["Salesforce"] },
    };
    expect(quoted("Salesforce", seller)).toEqual(["Moved the customers to Salesforce.", "Salesforce"]);
  });
});
