import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });
const bold = (x: number, y: number, text: string): Drawn => ({ text, x, y, bold: true, size: 13 });

describe("reading what is numbered otherwise than with a full stop", () => {
  it("finds headings behind bare numbers that count up, as articles are set", async () => {
    const profile = await read([
      { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
      at(40, 72, "bea@example.org"),
      ...[bold(40, 110, "1"), bold(66, 110, "Appointments")],
      at(40, 130, "Lecturer in Philology, University of Wexley"),
      at(420, 130, "2014–2018"),
      at(52, 146, "Designed the first-year course in Middle Welsh."),
      ...[bold(40, 180, "2"), bold(66, 180, "Education")],
      at(40, 200, "PhD in Celtic Studies, Nithsdale University"),
      at(420, 200, "2008–2011"),
      ...[bold(40, 230, "3"), bold(66, 230, "Languages")],
      at(40, 250, "English (native)"),
    ]);
    expect(profile.personalInfo.name).toBe("Beatriz Neves");
    expect(jobs(profile)).toEqual([["Lecturer in Philology", "University of Wexley", "2014", "2018"]]);
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Nithsdale University"]);
  });

  it.each([
    ["(i)", "(ii)", "(iii)"],
    ["a)", "b)", "c)"],
  ])("takes %s for the mark of an item", (...marks) => {
    const points = ["Led seminars in harmony", "Digitised wax cylinders", "Chaired the committee"];
    const items = points.map((point, order) => `${marks[order]} ${point}`).join("\n");
    const { experiences } = readCvText(`Ada Yıldız
ada@example.com

Work Experience
Archivist, Hollis Institute
2013 - 2016
${items}

Skills
Excel`);
    expect(experiences[0]?.responsibilities).toEqual(points);
  });
});
