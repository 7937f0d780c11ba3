import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const person: Drawn[] = [
  { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
  { text: "bea@example.org", x: 40, y: 72 },
];
const heading = (text: string, x: number, y: number): Drawn => ({ text, x, y, size: 13, bold: true });
const title = (text: string, x: number, y: number): Drawn => ({ text, x, y, size: 12, bold: true });
const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });

describe("reading CVs that are set as newspapers are", () => {
  it("tells paragraphs by their first line, which alone is set in, and goes on in the next column", async () => {
    const profile = await read([
      ...person,
      heading("Work", 40, 100),
      title("Lighting Designer", 40, 120),
      at(40, 134, "Spring 2019 to date, for Harbour Playhouse, Bristol"),
      at(40, 150, "Lights eight productions in each season with a crew"),
      at(40, 162, "of four and never a late get-in."),
      at(51, 174, "Rewired the old dimmer room so that nobody must"),
      at(40, 186, "climb behind the grid during a performance."),
      title("Board Operator", 40, 210),
      at(40, 224, "Autumn 2015 to Winter 2018, for Rook & Lantern, Leeds"),
      at(40, 240, "Ran the board for two hundred performances on tour"),
      at(40, 252, "in halls with more draughts than sockets."),
      at(51, 264, "Taught stage hands of eleven houses to patch, focus"),
      at(40, 276, "and strike without one burnt finger among them, and found"),
      at(320, 100, "time to draw the plans again when the van was late."),
      heading("Education", 320, 150),
      at(320, 168, "BA Theatre Design"),
      at(320, 180, "University of the Exe, 2012 to 2015"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Lighting Designer", "Harbour Playhouse", "Spring 2019", "to date"],
      ["Board Operator", "Rook & Lantern", "Autumn 2015", "Winter 2018"],
    ]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      [
        "Lights eight productions in each season with a crew of four and never a late get-in.",
        "Rewired the old dimmer room so that nobody must climb behind the grid during a performance.",
      ],
      [
        "Ran the board for two hundred performances on tour in halls with more draughts than sockets.",
        "Taught stage hands of eleven houses to patch, focus and strike without one burnt finger among them, and found time to draw the plans again when the van was late.",
      ],
    ]);
  });
});
