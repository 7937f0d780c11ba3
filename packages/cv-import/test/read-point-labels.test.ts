import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});

/** A CV whose headings are as plain as its text, with a job's lines at the given places below two of them. */
const page = (...work: [gap: number, text: string][]): Drawn[] => {
  let y = 170;
  const body = work.map(([gap, text]) => {
    y += 13 + gap;
    return at(text.startsWith("•") ? 42 : 40, y, text);
  });
  return [
    at(40, 50, "Edith Okonjo", { size: 17, bold: true }),
    at(40, 70, "edith.okonjo@example.org"),
    at(40, 100, "Personal Statement"),
    at(40, 113, "Librarian in a branch that lends drills as well as novels."),
    at(40, 135, "Academic Background"),
    at(40, 148, "Ege University, 2017"),
    at(40, 170, "Professional Experience"),
    ...body,
    at(40, y + 24, "Languages"),
    at(40, y + 37, "German (B2)"),
  ];
};

describe("labels above the points of each job", () => {
  it("head no sections where they are set like the text, in whatever words", async () => {
    const profile = await read(
      page(
        [0, "Branch Librarian, Evergreen Solutions"],
        [0, "2020 - 2022"],
        [0, "Key achievements:"],
        [0, "• Moved the books into a new building."],
        [9, "Security Developer, Holmgren Insurance Inc."],
        [0, "2018 - 2020"],
        [0, "Accomplishments:"],
        [0, "• Opened a library of things."],
      ),
    );
    expect(jobs(profile).map(([title]) => title)).toEqual(["Branch Librarian", "Security Developer"]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Moved the books into a new building."],
      ["Opened a library of things."],
    ]);
    expect(profile.awards).toEqual([]);
  });

  it("are headings where they stand apart as the headings do", async () => {
    const { awards, experiences } = await read(
      page(
        [0, "Branch Librarian, Evergreen Solutions"],
        [0, "2020 - 2022"],
        [0, "• Moved the books into a new building."],
        [9, "Key achievements"],
        [0, "• Reader's prize of the county, 2019"],
        [0, "• Medal of the guild, 2021"],
      ),
    );
    expect(experiences).toHaveLength(1);
    expect(awards.map(({ title }) => title)).toEqual(["Reader's prize of the county", "Medal of the guild"]);
  });
});

const pointsOf = (...lines: string[]) =>
  readCvText(
    [
      "Derya Tezel",
      "derya@example.org",
      "",
      "Experience",
      ...lines,
      "",
      "Education",
      "Ege University",
      "2015",
    ].join("\n"),
  ).experiences.map(({ position, responsibilities }) => [position, responsibilities]);

describe("points that end where the next begins", () => {
  it("are parted at a semicolon before a capital", () => {
    expect(
      pointsOf(
        "Clerk, Acme Ltd",
        "2019 - 2021",
        "- Taught patients how to use the pens that they had been given by the ward before they left it;",
        "Worked in the preparation unit.",
      )[0]?.[1],
    ).not.toContain(
      "Taught patients how to use the pens that they had been given by the ward before they left it; Worked in the preparation unit.",
    );
  });

  it.each([
    "2016 to 2020 / Pastry Engineer / Norfolk Fresh Ltd",
    "2017-Mar – 2018-Haz, Pastry Engineer, Norfolk Fresh Ltd",
  ])("end before a range of dates with names: %s", (head) => {
    const long = "Secured, checked and signed for mixed loads on every one of the nights that nobody else";
    expect(
      pointsOf(
        "2020 to 2022 / Crane Operator / A1 Container Services Ltd",
        `- ${long}`,
        head,
        "- Reported defects",
      ),
    ).toEqual([
      ["Crane Operator", [long]],
      ["Pastry Engineer", ["Reported defects"]],
    ]);
  });

  it("go on with years that no names follow", () => {
    expect(
      pointsOf(
        "Clerk, Acme Ltd",
        "2019 - 2021",
        "- Kept the books of eleven branches and their depots in two counties for the whole of the years from",
        "  2019 to 2021 without a single remark",
      )[0]?.[1],
    ).toEqual([
      "Kept the books of eleven branches and their depots in two counties for the whole of the years from 2019 to 2021 without a single remark",
    ]);
  });
});

describe("schools", () => {
  it("have names that wrap before the kind of school", async () => {
    const { education } = await read([
      at(26, 40, "Derya Tezel", { size: 20 }),
      at(26, 60, "derya.tezel.kaya@example.org"),
      at(26, 90, "DENEYIM", { size: 12, bold: true }),
      at(26, 106, "Memur, Acme Ltd"),
      at(26, 118, "2019 - 2021"),
      at(26, 150, "OKUL", { size: 12, bold: true }),
      at(26, 166, "Bodrum Otelcilik ve Turizm", { bold: true }),
      at(26, 178, "Meslek Lisesi", { bold: true }),
      at(26, 190, "Pastacilik"),
      at(26, 202, "2009 - 2013"),
    ]);
    expect(education.map(({ institution }) => institution)).toEqual([
      "Bodrum Otelcilik ve Turizm Meslek Lisesi",
    ]);
  });

  it("aren't named by a diploma of their kind", () => {
    const { education } = readCvText(
      "Derya Tezel\nderya@example.org\n\nDeneyim\nMemur, Acme Ltd\n2019 - 2021\n\nEğitim\nSüleymanpaşa Fen Lisesi\tTekirdağ\nFen Lisesi Diploması\tEylül 2007 – Haziran 2011",
    );
    expect(education).toMatchObject([
      { institution: "Süleymanpaşa Fen Lisesi", degree: "Fen Lisesi Diploması" },
    ]);
  });
});
