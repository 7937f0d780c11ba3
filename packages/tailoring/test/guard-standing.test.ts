import { CareerProfile } from "@terzi/contracts/career";
import type { Place } from "@terzi/contracts/place";
import { describe, expect, test } from "vitest";
import { maySay } from "./may-say.ts";

type ProfileInput = Parameters<typeof CareerProfile.parse>[0];
const said = (profile: ProfileInput, claim: string, place?: Place): boolean =>
  maySay(CareerProfile.parse(profile), claim, { place });

describe("a degree or certificate that isn't there yet", () => {
  const UNFINISHED = ["in progress", "expected", "devam ediyor", "pending"];
  const school = (degree: string, graduationDate: string) => ({
    education: [{ institution: "Ege", degree, field: "Physics", graduationDate }],
  });

  test.each(UNFINISHED)("is held by nobody beside whose date stands »%s«", (date) => {
    expect(said(school("MSc", date), "Holds an MSc in Physics")).toBe(false);
    expect(said(school("MSc", date), "Holds an MSc in Physics", "education.0")).toBe(false);
    expect(said(school("Bachelor of Science", date), "Graduate in Physics")).toBe(false);
    const certificates = { certifications: [{ name: "Food Hygiene Level 3", issuer: "CIEH", date }] };
    expect(said(certificates, "Holds Food Hygiene Level 3.")).toBe(false);
  });

  // Today is in November 2026.
  test.each([
    ["2026-10", true],
    ["2026-11", true],
    ["2026", true],
    ["2026-12", false],
    ["December 2026", false],
    ["2027-01", false],
    ["2027", false],
  ])("that is due in %s: held, %s", (date, isHeld) => {
    expect(said(school("MSc", date), "Holds an MSc in Physics")).toBe(isHeld);
    expect(said(school("MSc", date), "Holds an MSc in Physics", "education.0")).toBe(isHeld);
  });

  test("is held once it has a date", () => {
    expect(said(school("MSc", "2019"), "Holds an MSc in Physics")).toBe(true);
  });
});

describe("who somebody is", () => {
  const driver = { company: "Zet", position: "Driver", startDate: "2019", endDate: "" };

  test("without pay is told as such, never as a job", () => {
    const profile = {
      experiences: [{ ...driver, endDate: "2023" }],
      volunteerExperience: [{ organization: "Food Bank", role: "Treasurer", startDate: "2020" }],
    };
    for (const claim of [
      "Volunteer treasurer at the Food Bank.",
      "Volunteered as treasurer at the Food Bank.",
    ])
      expect(said(profile, claim), claim).toBe(true);
    for (const claim of ["Treasurer at the Food Bank.", "Works as a treasurer.", "Treasurer since 2020."])
      expect(said(profile, claim), claim).toBe(false);
  });

  test("beside their jobs is told as far as it goes: a member, an author, an inventor", () => {
    const profile = {
      experiences: [driver],
      professionalMemberships: [{ organization: "Guild of Drivers", role: "Steward" }],
      publications: [{ title: "Safe Loading", authors: "Ada Yılmaz" }],
      patents: [{ title: "Folding ramp", number: "TR 2021 00123" }],
    };
    const claims = [
      "Member of the Guild of Drivers.",
      "Author of Safe Loading.",
      "Inventor of the Folding Ramp.",
    ];
    for (const claim of claims) {
      expect(said(profile, claim), claim).toBe(true);
      expect(said({ experiences: [driver] }, claim), claim).toBe(false);
    }
  });

  test("is told beside what they hold only of a job that is known to go on", () => {
    const nurse = (dates: { startDate: string; endDate: string }) => ({
      experiences: [{ company: "St Mary's", position: "Registered Nurse", ...dates }],
      certifications: [{ name: "First Aid at Work", issuer: "Red Cross", date: "2022" }],
      skills: { languages: [{ language: "French", proficiency: "Fluent" as const }] },
    });
    const claim = "Registered nurse, certified in First Aid at Work and fluent in French.";
    expect(said(nurse({ startDate: "2019", endDate: "" }), claim)).toBe(true);
    expect(said(nurse({ startDate: "2015", endDate: "2019" }), claim)).toBe(false);
    expect(said(nurse({ startDate: "", endDate: "" }), claim)).toBe(false);
  });
});

test("December belongs to its own year, and not to the next", () => {
  const profile = { certifications: [{ name: "First Aid at Work (December 2022)", issuer: "Red Cross" }] };
  expect(said(profile, "Holds the First Aid at Work certificate (2022).")).toBe(true);
  expect(said(profile, "Holds the First Aid at Work certificate (2023).")).toBe(false);
});

describe("what a title says of its rank is kept, whatever else is told in the sentence", () => {
  const job = (position: string) => ({
    experiences: [
      {
        company: "Zet",
        position,
        startDate: "2019",
        endDate: "2021",
        responsibilities: ["Baked bread", "Ran the stock room with two bakers"],
      },
    ],
  });

  test.each([
    ["Assistant Baker", "Baker who baked bread"],
    ["Assistant Baker", "Baker of bread"],
    ["Intern Baker", "Baked bread as a baker"],
    ["Assistant Store Manager", "Store manager running the stock room"],
    ["Assistant Store Manager", "Ran the stock room as store manager"],
  ])("a %s isn't called »%s«", (position, claim) => {
    expect(said(job(position), claim, "experiences.0")).toBe(false);
  });

  test.each(["MSc in Physics, built a laser", "Built a laser for the MSc in Physics"])(
    "who still studies isn't made to say »%s«",
    (claim) => {
      const education = [
        {
          institution: "Ege",
          degree: "MSc (in progress)",
          field: "Physics",
          achievements: ["Built a laser"],
        },
      ];
      expect(said({ education }, claim, "education.0")).toBe(false);
    },
  );
});

describe("who stands in a text beside one's own deeds is somebody else", () => {
  test.each([
    ["Supervisor", "Trained senior supervisors", "Senior supervisor"],
    ["Supervisor", "Trained the night staff", "Night supervisor"],
    ["Supervisor", "Reported to senior management", "Senior supervisor"],
    ["Waiter", "Helped the head chef", "Head waiter"],
    ["Baker", "Baked 300 loaves a day for the head chef", "Head chef of 300 loaves a day"],
    ["Nurse", "Worked on 3 wards with the head nurse", "Head nurse of 3 wards"],
    ["Garson", "Şef garsonla 40 masaya servis yaptım", "Şef garson, 40 masa"],
  ])("a %s who wrote »%s« isn't called »%s«", (position, fact, claim) => {
    const experiences = [
      { company: "Zet", position, startDate: "2019", endDate: "2021", responsibilities: [fact] },
    ];
    expect(said({ experiences }, claim, "experiences.0")).toBe(false);
  });
});

describe("a sentence about two employers", () => {
  const experiences = [
    {
      company: "Harbour Grill",
      position: "Waiter",
      startDate: "2016-01",
      endDate: "2017-12",
      responsibilities: ["Trained 12 waiters in wine service", "Counted the till each evening"],
    },
    {
      company: "Old Mill Inn",
      position: "Waiter",
      startDate: "2018-01",
      endDate: "2019-12",
      responsibilities: ["Ordered linen from two suppliers", "Ironed napkins"],
    },
  ];

  test.each([
    "At Harbour Grill trained 12 waiters in wine service and at Old Mill Inn ordered linen from two suppliers and counted the till each evening.",
    "Trained 12 waiters in wine service at Harbour Grill, ordered linen from two suppliers at Old Mill Inn and counted the till each evening.",
    "Harbour Grill'de 12 garsonu eğittim, Old Mill Inn'de peçeteleri ütüledim ve her akşam kasayı saydım.",
  ])("moves no deed from one to the other: »%s«", (claim) => {
    expect(said({ experiences }, claim)).toBe(false);
  });

  test("says of each what was done there", () => {
    const claim =
      "Trained 12 waiters in wine service at Harbour Grill, ordered linen from two suppliers at Old Mill Inn and ironed napkins.";
    expect(said({ experiences }, claim)).toBe(true);
  });
});

describe("years of experience", () => {
  const baker = (startDate: string, endDate: string) => ({
    experiences: [
      { company: "Zet", position: "Baker", startDate, endDate, responsibilities: ["Baked bread"] },
    ],
  });
  const claim = (years: number) => `Baker with ${years} years of experience.`;

  test("are counted up to today, also where the end of a contract is known", () => {
    const contract = baker("2020-01", "2030-12");
    expect(said(contract, claim(6))).toBe(true);
    for (const years of [7, 10, 11]) expect(said(contract, claim(years))).toBe(false);
  });

  test("are whole ones: six years and nine months are six", () => {
    const job = baker("2014-01", "2020-09");
    expect(said(job, claim(6))).toBe(true);
    expect(said(job, claim(7))).toBe(false);
    expect(said(job, "Yedi yıllık deneyime sahip fırıncı")).toBe(false);
  });
});
