import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const job = (company: string, year: number, y: number): Drawn[] => [
  { text: "Operations Manager", x: 40, y, bold: true },
  { text: `${year - 1}–${year}`, x: 480, y },
  { text: company, x: 40, y: y + 13 },
  { text: "Planned the routes of 20 lorries", x: 58, y: y + 26 },
  { text: "Answered for the costs", x: 58, y: y + 39 },
];

describe("reading a CV of several pages", () => {
  it("keeps a job that begins a page as another one did, and drops running heads and page numbers", async () => {
    const foot = (number: number): Drawn[] => [
      { text: "Ada Yıldız, ada@example.com", x: 40, y: 800, size: 8 },
      { text: `Page ${number} of 3`, x: 500, y: 815, size: 8 },
    ];
    const profile = await read(
      [
        { text: "Ada Yıldız", x: 40, y: 60, size: 20, bold: true },
        { text: "Work Experience", x: 40, y: 90, size: 14, bold: true },
        ...job("Ege Lojistik 1", 2024, 110),
        ...job("Ege Lojistik 2", 2022, 175),
        ...foot(1),
      ],
      [...job("Ege Lojistik 3", 2020, 60), ...job("Ege Lojistik 4", 2018, 125), ...foot(2)],
      [
        ...job("Ege Lojistik 18", 2016, 60),
        { text: "Skills", x: 40, y: 140, size: 14, bold: true },
        { text: "SAP, Excel", x: 40, y: 160 },
        ...foot(3),
      ],
    );
    expect(profile.experiences.map(({ position, company }) => [position, company])).toEqual(
      [1, 2, 3, 4, 18].map((number) => ["Operations Manager", `Ege Lojistik ${number}`]),
    );
    expect(profile.personalInfo.email).toBe("ada@example.com");
    expect(profile.skills.technical).toEqual(["SAP", "Excel"]);
  });

  it("takes lines that are set in for items, though their marks were drawn as pictures", async () => {
    const profile = await read([
      { text: "Ada Yıldız", x: 40, y: 60, size: 20, bold: true },
      { text: "Work Experience", x: 40, y: 90, size: 14, bold: true },
      ...job("Ege Lojistik", 2024, 110),
      { text: "Skills", x: 40, y: 180, size: 14, bold: true },
      { text: "SAP, Excel", x: 40, y: 200 },
    ]);
    expect(profile.experiences).toMatchObject([
      { description: "", responsibilities: ["Planned the routes of 20 lorries", "Answered for the costs"] },
    ]);
  });

  it("drops the number of a page alone, and one between dashes", async () => {
    const page = (foot: string) => [
      { text: "Mira Sandoval", x: 40, y: 50, size: 20 },
      { text: "mira@example.org", x: 40, y: 72 },
      { text: "Experience", x: 40, y: 100, size: 13, bold: true },
      { text: "Clerk, Acme Ltd, 2019 - 2021", x: 40, y: 118 },
      { text: "Interests", x: 40, y: 150, size: 13, bold: true },
      { text: "Shinty, Hill walking", x: 40, y: 168 },
      { text: foot, x: 290, y: 800 },
    ];
    for (const foot of ["1/1", "- 1 -"])
      expect((await read(page(foot))).hobbies).toEqual(["Shinty", "Hill walking"]);
    const more = [
      { text: "Languages", x: 40, y: 60, size: 13, bold: true },
      { text: "English", x: 40, y: 78 },
      { text: "- 2 -", x: 290, y: 800 },
    ];
    const { hobbies, skills } = await read(page("- 1 -"), more);
    expect(hobbies).toEqual(["Shinty", "Hill walking"]);
    expect(skills.languages.map(({ language }) => language)).toEqual(["English"]);
  });
});
