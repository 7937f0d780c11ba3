import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const HEAD = "Ada Lovelace\nada@example.com\n\n";
const jobsOf = (text: string) => jobs(readCvText(`${HEAD}${text}`));

describe("which name is whose, by all entries of a section", () => {
  it("leaves a department between title and employer to neither", () => {
    expect(
      jobsOf(
        "Experience\n\nWard Manager\nNight Service\nLakeview Hospital\n2019 – 2023\n- Led a team\n\nStaff Nurse\nTeam Blue\nBrindle Clinic\n2015 – 2019\n- Cared for patients\n",
      ),
    ).toEqual([
      ["Ward Manager", "Lakeview Hospital", "2019", "2023"],
      ["Staff Nurse", "Brindle Clinic", "2015", "2019"],
    ]);
  });

  it("gives titles below one employer that employer", () => {
    expect(
      jobsOf(
        "Experience\n\nGlobex, Boston, MA\nDirector of Sales, 2019 – Present\nSales Manager, 2015 – 2019\n\nInitech, Salem, MA\nClerk, 2010 – 2012\n",
      ),
    ).toEqual([
      ["Director of Sales", "Globex", "2019", "Present"],
      ["Sales Manager", "Globex", "2015", "2019"],
      ["Clerk", "Initech", "2010", "2012"],
    ]);
  });

  it("parts title and employer at the word between them, and no employer's name at its own", () => {
    expect(
      jobsOf("Experience\n\nCare at Home Rx\nPharmacist\n2019 – 2021\n\nAnalyst at Globex\n2015 – 2019\n"),
    ).toEqual([
      ["Pharmacist", "Care at Home Rx", "2019", "2021"],
      ["Analyst", "Globex", "2015", "2019"],
    ]);
  });
});

describe("dates and letters as people write them", () => {
  it("reads a month behind the year, and one that stands as a number", () => {
    expect(
      jobsOf("Experience\n\nAnalyst, Globex\n2021-Apr – 2022-Jan\n\nClerk, Initech\n2019-06 – 2020-11\n"),
    ).toEqual([
      ["Analyst", "Globex", "2021-Apr", "2022-Jan"],
      ["Clerk", "Initech", "2019-06", "2020-11"],
    ]);
  });

  it("begins no job at a year within a point", () => {
    const { experiences } = readCvText(
      `${HEAD}Experience\n\nAnalyst, Globex\n2019 – 2022\n- Won the prize (2020) for the best report\n- Kept the books\n`,
    );
    expect(experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Won the prize (2020) for the best report", "Kept the books"],
    ]);
  });

  it("takes the Romanian letter for the Turkish one", () => {
    const { experiences } = readCvText(
      `Ayșe Șahin\nayse@example.com\n\nİș Deneyimi\n\nȘantiye Șefi, Kale İnșaat\n2019 – Halen\n`,
    );
    expect(experiences).toMatchObject([{ position: "Şantiye Şefi", company: "Kale İnşaat" }]);
  });
});

describe("what stands where on a page", () => {
  const heading = (text: string, x: number, y: number): Drawn => ({ text, x, y, size: 12, bold: true });

  it("lifts a heading of the margin over the line that it stands a little below", async () => {
    const profile = await read([
      { text: "Ada Lovelace", x: 40, y: 50, size: 20, bold: true },
      { text: "ada@example.com", x: 40, y: 70 },
      { text: "Analyst, Globex, 2019 - 2022", x: 180, y: 120 },
      heading("Experience", 40, 124),
      { text: "Clerk, Initech, 2015 - 2019", x: 180, y: 150 },
      { text: "BSc Mathematics, Ege University, 2015", x: 180, y: 190 },
      heading("Education", 40, 194),
    ]);
    expect(jobs(profile)).toEqual([
      ["Analyst", "Globex", "2019", "2022"],
      ["Clerk", "Initech", "2015", "2019"],
    ]);
    expect(profile.education).toMatchObject([{ institution: "Ege University", graduationDate: "2015" }]);
  });

  it("joins what wrapped in the cells of a table under named columns", async () => {
    const cell = (text: string, x: number, y: number): Drawn => ({ text, x, y });
    const profile = await read([
      { text: "Ada Lovelace", x: 40, y: 50, size: 20, bold: true },
      { text: "ada@example.com", x: 40, y: 70 },
      heading("Work Experience", 40, 110),
      ...[cell("Period", 40, 130), cell("Job title", 140, 130), cell("Employer", 280, 130)],
      ...[cell("2020-04 - 2022-", 40, 150), cell("05", 40, 162)],
      ...[cell("Project Manager", 140, 150), cell("Globex Bridges and", 280, 150), cell("Roads", 280, 162)],
      ...[
        cell("2015 - 2020", 40, 182),
        cell("Site", 140, 182),
        cell("Engineer", 140, 194),
        cell("Initech", 280, 182),
      ],
      heading("Skills", 40, 240),
      { text: "AutoCAD, Excel", x: 40, y: 260 },
    ]);
    expect(jobs(profile)).toEqual([
      ["Project Manager", "Globex Bridges and Roads", "2020-04", "2022-05"],
      ["Site Engineer", "Initech", "2015", "2020"],
    ]);
  });
});
