import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { jobs, read } from "./read-drawn.ts";

const WORK = "Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters";
const SCHOOL = "Education\nEge University\n2015";
const placeOf = (...contacts: string[]) =>
  readCvText(["Derya Tezel", ...contacts, "", WORK, "", SCHOOL].join("\n")).personalInfo.location;
/** A CV in plain text with a job and a school, and these sections besides. */
const cv = (...sections: string[]) =>
  readCvText(["Derya Tezel\nderya@example.org", WORK, ...sections, SCHOOL].join("\n\n"));

describe("where a person lives", () => {
  it.each([
    [["9013 Dunedin, New Zealand", "derya@example.org"], "9013 Dunedin, New Zealand"],
    [["9 Ardconnel Wynd, Inverness IV2\tderya@example.org"], "9 Ardconnel Wynd, Inverness IV2"],
    [["Flat 9, Tannery Wharf, Leeds LS10\tderya@example.org"], "Flat 9, Tannery Wharf, Leeds LS10"],
    [["5 Syke Fold, Rochdale, OL12", "derya@example.org"], "5 Syke Fold, Rochdale, OL12"],
  ])("is read from %s", (contacts, place) => {
    expect(placeOf(...contacts)).toBe(place);
  });

  it.each([[["20 Years In Sales, Team Lead B2", "derya@example.org"]], [["12000 Parts Sorted, New Record"]]])(
    "is not in %s",
    (contacts) => {
      expect(placeOf(...contacts)).toBe("");
    },
  );

  it("stands above and below the name in large letters", async () => {
    const { personalInfo } = await read([
      { text: "Güvenevler Mah. Akasya Sk. 5/9", x: 400, y: 40 },
      { text: "Derya Tezel", x: 40, y: 54, size: 26 },
      { text: "Çankaya, Ankara", x: 467, y: 54 },
      { text: "derya@example.org", x: 440, y: 68 },
      { text: "Deneyim", x: 40, y: 110, size: 14, bold: true },
      { text: "Memur, Acme Ltd, 2019 - 2021", x: 40, y: 130 },
      { text: "Eğitim", x: 40, y: 160, size: 14, bold: true },
      { text: "Ege Üniversitesi, 2015", x: 40, y: 180 },
    ]);
    expect(personalInfo.location).toBe("Güvenevler Mah. Akasya Sk. 5/9, Çankaya, Ankara");
  });

  it("is told below a date of birth in bold, which heads nothing", async () => {
    const { personalInfo } = await read([
      { text: "Derya Tezel", x: 40, y: 40, size: 20, bold: true },
      { text: "Date of birth: 11/02/1994 |", x: 40, y: 70, bold: true },
      { text: "Email address: derya@example.org | Address: Cork, Ireland (Home)", x: 40, y: 84 },
      { text: "Experience", x: 40, y: 120, size: 14, bold: true },
      { text: "Clerk, Acme Ltd, 2019 - 2021", x: 40, y: 140 },
      { text: "Education", x: 40, y: 170, size: 14, bold: true },
      { text: "Ege University, 2015", x: 40, y: 190 },
    ]);
    expect(personalInfo).toMatchObject({ location: "Cork, Ireland", email: "derya@example.org" });
  });
});

describe("a form's skills of a person", () => {
  it("are parted at the labels that stand above their answers", () => {
    const { skills, certifications, personalInfo } = cv(
      "Personal skills\nMother tongue(s)\nMaltese\nSocial skills and competences\nComplaint handling\nComputer skills and competences\nOpera Cloud, Excel\nCourses and certificates\nFirst Aid at Work, 2023\nHospitality Supervisor, 2018",
    );
    expect(skills.languages.map(({ language }) => language)).toEqual(["Maltese"]);
    expect([...skills.soft, ...skills.technical]).toEqual(["Complaint handling", "Opera Cloud", "Excel"]);
    expect(certifications.map(({ name }) => name)).toEqual(["First Aid at Work", "Hospitality Supervisor"]);
    expect(personalInfo.drivingLicence).toBe("");
  });

  it("keep a skill that is called as a section is", () => {
    const { skills } = cv(
      "Skills\n* Opera Cloud\n* Professional development\n* Community service\n* Night audit",
    );
    expect(skills.technical).toEqual([
      "Opera Cloud",
      "Professional development",
      "Community service",
      "Night audit",
    ]);
  });

  it("hold a language behind its level, and the driving licence", () => {
    const { skills, personalInfo } = cv("Skills\nAna dil: Türkçe\nSürücü belgesi: B\nKaynak, Torna");
    expect(skills.languages).toEqual([{ language: "Türkçe", proficiency: "Native" }]);
    expect(skills.technical).toEqual(["Kaynak", "Torna"]);
    expect(personalInfo.drivingLicence).toBe("B");
  });
});

describe("languages", () => {
  it("are told with a word that makes another of them", () => {
    const { skills } = cv("Languages\nEnglish\nFrench Creole");
    expect(skills.languages.map(({ language }) => language)).toEqual(["English", "French Creole"]);
  });

  it.each(["Maltaca", "Uygurca", "Xhosa", "Yiddish"])("have the name %s", (name) => {
    expect(cv(`Languages\n${name}`).skills.languages.map(({ language }) => language)).toEqual([name]);
  });

  it("stand in a margin whose names end at one edge, whatever list knows them", async () => {
    const { skills } = await read([
      { text: "Derya Tezel", x: 40, y: 40, size: 20 },
      { text: "derya@example.org", x: 40, y: 60 },
      { text: "Experience", x: 139, y: 90, size: 14 },
      { text: "Clerk, Acme Ltd, 2019 - 2021", x: 139, y: 110 },
      { text: "Languages", x: 139, y: 140, size: 14 },
      ...(
        [
          ["English", "Native", 95.2],
          ["Te Reo Kawhi", "Conversational", 65.2],
          ["French", "Basic", 96.9],
        ] as const
      ).flatMap(([name, level, x], row) => [
        { text: name, x, y: 160 + row * 18 },
        { text: level, x: 139, y: 160 + row * 18 },
      ]),
    ]);
    expect(skills.languages.map(({ language }) => language)).toContain("Te Reo Kawhi");
  });
});

describe("a list's name in the margin", () => {
  it("is no skill though it names one thing only", async () => {
    const profile = await read([
      { text: "Derya Tezel", x: 40, y: 40, size: 20 },
      { text: "derya@example.org", x: 40, y: 60 },
      { text: "Experience", x: 139, y: 90, size: 14 },
      { text: "Clerk, Acme Ltd, 2019 - 2021", x: 139, y: 110 },
      { text: "Skills", x: 139, y: 140, size: 14 },
      { text: "Field", x: 106.3, y: 160 },
      { text: "Total station, Drone photogrammetry", x: 139, y: 160 },
      { text: "Office", x: 101.9, y: 178 },
      { text: "Consent applications", x: 139, y: 178 },
    ]);
    expect(jobs(profile)).toHaveLength(1);
    expect(profile.skills.technical).toEqual([
      "Total station",
      "Drone photogrammetry",
      "Consent applications",
    ]);
  });
});

it.each([
  "Gardener for estates and small towns.",
  "Master's candidate with four years of consulting behind her. Focusing on strategy\nand on the people who carry it out.",
])("a short text below the name says who somebody is: %s", (told) => {
  const { summary } = readCvText(
    `Ivor Fenwick\nivor@example.org\n\n${told}\n\nExperience\n\nClerk, Acme Ltd\n2019 - 2021`,
  );
  expect(summary).toBe(told.replace("\n", " "));
});
