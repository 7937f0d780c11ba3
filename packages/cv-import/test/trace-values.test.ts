import { partOf } from "@terzi/contracts/place";
import { describe, expect, it } from "vitest";
import { readTextLines } from "../src/read/text-lines.ts";
import { readCvFile, readLines } from "../src/read-cv.ts";
import { column, drawPdf } from "./draw-pdf.ts";

const CV = [
  "# Experience",
  "* Senior Nurse, Ege Hospital",
  "Mar 2019 - Present",
  "• Led Triage and First Aid for a ward of 24 beds",
  "",
  "* Nurse, Körfez Clinic",
  "Jun 2015 - Feb 2019",
  "",
  "# Education",
  "BSc Nursing, Dokuz Eylül University, 2015",
  "# Skills",
  "Wound Care, Triage, First Aid",
];

const read = () =>
  readCvFile(
    drawPdf([
      [
        { text: "Deniz Aksoy", x: 50, y: 60, size: 22, bold: true },
        { text: "deniz.aksoy@example.com", x: 50, y: 80 },
        ...column(CV, { x: 50, y: 110 }),
      ],
      column(["# Declaration", "All of the above is true."], { x: 50, y: 60 }),
    ]),
  );

describe("what was read", () => {
  it("is shown where it stands on the page", async () => {
    const { document } = await read();
    const valueAt = (place: string) => document.values.find((value) => value.place === place);
    const [spot] = valueAt("personalInfo.name")?.spots ?? [];
    expect(spot?.page).toBe(1);
    expect(spot?.left).toBeCloseTo(50 / 595, 2);
    expect(spot?.top).toBeLessThan(60 / 842);
    expect((spot?.top ?? 0) + (spot?.height ?? 0)).toBeGreaterThan(60 / 842);
    // Half of its line: the employer stands behind the title.
    const [employer] = valueAt("experiences.0.company")?.spots ?? [];
    const [title] = valueAt("experiences.0.position")?.spots ?? [];
    expect(employer?.top).toBe(title?.top);
    expect(employer?.left).toBeGreaterThan((title?.left ?? 1) + (title?.width ?? 1));
  });

  it("is a skill where skills are listed, however often it is told of", async () => {
    const { document } = await read();
    const lines = document.values
      .filter(({ place }) => partOf(place) === "skills")
      .flatMap((value) => value.lines);
    expect(lines.map((line) => document.lines[line]?.text)).toEqual(
      Array(3).fill("Wound Care, Triage, First Aid"),
    );
  });

  it("stands in its own entry, though others of the page say the same", async () => {
    const entry = (title: string, years: string) => [`* ${title}`, "Ege University, İzmir", years, ""];
    const { document } = await readCvFile(
      drawPdf([
        [
          { text: "Deniz Aksoy", x: 50, y: 60, size: 22, bold: true },
          { text: "deniz.aksoy@example.com · İzmir", x: 50, y: 80 },
          ...column(
            [
              "# Experience",
              ...entry("Research Assistant", "2017 - Present"),
              ...entry("Lab Technician", "2015 - 2017"),
              "# Education",
              ...entry("BSc Nursing", "2011 - 2015"),
              "# Skills",
              "Wound Care, Triage",
            ],
            { x: 50, y: 110 },
          ),
        ],
      ]),
    );
    const lineOf = (place: string) =>
      document.lines[document.values.find((value) => value.place === place)?.lines[0] ?? -1]?.text;
    const namesAt = ["experiences.0.company", "experiences.1.company", "education.0.institution"].map(
      (place) => document.values.find((value) => value.place === place)?.lines[0],
    );
    expect(new Set(namesAt).size).toBe(3);
    expect(
      ["experiences.0.startDate", "experiences.1.endDate", "education.0.graduationDate"].map(lineOf),
    ).toEqual(["2017 - Present", "2015 - 2017", "2011 - 2015"]);
  });

  it("leaves over what went into no field, and no headings", async () => {
    const { document } = await read();
    expect(document.leftOver.map((line) => document.lines[line]?.text)).toEqual([
      "All of the above is true.",
    ]);
  });

  it("is doubtful where something is missing, or ends before it begins", () => {
    const text =
      "Deniz Aksoy\ndeniz@example.com\n\nExperience\nNurse, Ege Hospital\nMar 2021 - Feb 2019\n\nEducation\nEge University, 2015\n";
    const { document, profile } = readLines({
      ...{ lines: readTextLines(text), links: [], pages: [], kind: "lines" },
    });
    expect(profile.experiences).toHaveLength(1);
    const doubts = document.values.filter(({ doubt }) => doubt).map(({ place, doubt }) => [place, doubt]);
    expect(doubts).toEqual([
      ["experiences.0.startDate", "order"],
      ["experiences.0.endDate", "order"],
    ]);
  });

  it("leaves over no labels, dates, durations or levels of what went into fields", async () => {
    const { document, profile } = await readCvFile(
      drawPdf([
        [
          { text: "linkedin.com/in/deniz-aksoy", x: 50, y: 40 },
          { text: "Deniz Aksoy", x: 50, y: 60, size: 22, bold: true },
          { text: "Senior Nurse at Ege Hospital", x: 50, y: 80 },
          { text: "deniz.aksoy@example.com", x: 50, y: 94 },
          { text: "Date of birth", x: 50, y: 108 },
          { text: "14.02.1992", x: 180, y: 108 },
          { text: "Nationality", x: 50, y: 122 },
          { text: "Turkish", x: 180, y: 122 },
          ...column(
            [
              "# Experience",
              "* Ege Hospital",
              "6 years 11 months",
              "Senior Nurse",
              "March 2019 - Present (6 years 8 months)",
              "• Led a ward of 24 beds",
              "# Education",
              "BSc Nursing, Dokuz Eylül University, 2015",
              "# Languages",
              "English (Native or Bilingual)",
              "Listening, Reading, Writing",
            ],
            { x: 50, y: 140 },
          ),
        ],
      ]),
    );
    expect(document.leftOver.map((line) => document.lines[line]?.text)).toEqual(["Nationality\tTurkish"]);
    expect(profile.personalInfo.birthDate).toBe("14.02.1992");
    const name = document.values.find(({ place }) => place === "personalInfo.name");
    expect(document.lines[name?.lines[0] ?? -1]?.text).toBe("Deniz Aksoy");
  });

  it("is doubtful where the recognition of a scan was unsure", () => {
    const lines = readTextLines(
      "Deniz Aksoy\ndeniz@example.com\n\nSkills\nTriage, Wound care\n\nEducation\nEge University, 2015\n",
    );
    for (const [at, { cells }] of lines.entries())
      for (const cell of cells)
        Object.assign(cell, { left: 50, right: 250, baseline: 50 + at * 20, page: 1 });
    const { document } = readLines({
      ...{ lines, links: [], pages: [{ number: 1, top: 0, width: 595, height: 842 }], kind: "scan" },
      ...{ sureness: 0.9, unclear: [{ page: 1, left: 0.1, top: 40 / 842, width: 0.1, height: 12 / 842 }] },
    });
    expect(document.values.filter(({ doubt }) => doubt === "unclear").map(({ text }) => text)).toEqual([
      "Deniz Aksoy",
    ]);
  });
});
