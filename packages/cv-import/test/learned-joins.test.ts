import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

/** A sidebar with a list of skills, a line of it every so many points, and jobs beside it. */
const page = (skills: readonly (readonly [string, number])[]): Drawn[] => [
  { text: "Zeynep Koral", x: 40, y: 50, size: 22 },
  { text: "zeynep@example.org", x: 40, y: 72 },
  { text: "Deneyim", x: 200, y: 110, size: 14, bold: true },
  { text: "Hemşire, Ege Hastanesi", x: 200, y: 130 },
  { text: "2015 - 2020", x: 200, y: 144 },
  { text: "Beceriler", x: 40, y: 110, size: 14, bold: true },
  ...skills.map(([text, y]) => ({ text, x: 40, y })),
];

describe("skills of a narrow column", () => {
  it("go on in the next line where the column ended", async () => {
    const profile = await read(
      page([
        ["damar yolu açma | yara", 130],
        ["bakımı | ventilatör", 142],
        ["takibi | triyaj | hasta", 154],
        ["kaydı | ilaç takibi", 166],
      ]),
    );
    expect(profile.skills.technical).toContain("hasta kaydı");
  });

  it("stay apart where each has room", async () => {
    const profile = await read(
      page([
        ["Excel", 130],
        ["SPSS", 144],
        ["hasta kayıtları", 158],
        ["triyaj", 172],
      ]),
    );
    expect(profile.skills.technical).toEqual(["Excel", "SPSS", "hasta kayıtları", "triyaj"]);
  });
});
