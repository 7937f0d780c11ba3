import { describe, expect, it } from "vitest";
import { findPeriods } from "../src/read/find-dates.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (y: number, text: string): Drawn => at(40, y, text, { size: 14, bold: true });
const person = [at(40, 50, "Derya Tezel", { size: 22 }), at(40, 72, "derya@example.org")];

/** A row of a table, each cell drawn with all its lines. */
const row = (y: number, lefts: number[], cells: string[][], more: Partial<Drawn> = {}): Drawn[] =>
  cells.flatMap((lines, column) =>
    lines.map((text, line) => at(lefts[column] ?? 40, y + 10 * line, text, { size: 8, ...more })),
  );

describe("tables of many columns", () => {
  const LEFTS = [36, 92, 186, 258, 313, 350, 405, 465, 525];

  it("reads jobs whose cells wrap, with columns that no list knows", async () => {
    const profile = await read([
      ...person,
      heading(110, "Sea service"),
      ...row(
        130,
        LEFTS,
        [
          ["Rank"],
          ["Company"],
          ["Vessel"],
          ["Flag"],
          ["GRT"],
          ["Propulsion"],
          ["Sign on"],
          ["Sign off"],
          ["Remarks"],
        ],
        { bold: true },
      ),
      ...row(146, LEFTS, [
        ["Second", "Engineer"],
        ["Borealis Shipping"],
        ["MT Borealis", "Dawn"],
        ["Malta"],
        ["30 100"],
        ["Sulzer"],
        ["04-Feb-2022"],
        ["19-Aug-2022"],
        ["EOC"],
      ]),
      ...row(172, LEFTS, [
        ["Third", "Engineer"],
        ["Anchor Crew", "Management"],
        ["MV Anchor", "Rose"],
        ["Panama"],
        ["12 400"],
        ["Wartsila"],
        ["11-Jun-2019"],
        ["02-Jan-2020"],
        ["EOC"],
      ]),
      heading(220, "Education"),
      at(40, 240, "BSc Marine Engineering, Ege University, 2015"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Second Engineer", "Borealis Shipping", "04-Feb-2022", "19-Aug-2022"],
      ["Third Engineer", "Anchor Crew Management", "11-Jun-2019", "02-Jan-2020"],
    ]);
  });

  it("finds dates that hyphens hold together", () => {
    const written = (text: string) => findPeriods(text).map(({ from, to, isRange }) => [from, to, isRange]);
    expect(written("12-Jan-2023")).toEqual([["", "12-Jan-2023", false]]);
    expect(written("12-Jan-2023 – 20-Jul-2023")).toEqual([["12-Jan-2023", "20-Jul-2023", true]]);
    expect(written("Mar-2019 - Jan-2020")).toEqual([["Mar-2019", "Jan-2020", true]]);
    expect(written("Oca-2020")).toEqual([["", "Oca-2020", false]]);
    expect(written("Mar - Jun 2019")).toEqual([["Mar 2019", "Jun 2019", true]]);
  });
});

describe("a margin of headings", () => {
  it("reads headings below a short rule, beside the second line of what they head", async () => {
    const margin = (y: number, text: string) => [at(40, y, "ㅡ"), at(40, y + 13, text, { bold: true })];
    const profile = await read([
      ...person,
      ...margin(120, "Skills"),
      at(160, 120, "Reaper, Descript, Field recording, Script editing, Location"),
      at(160, 132, "scouting, Music licensing"),
      ...margin(160, "Experience"),
      at(160, 160, "Harbour Audio / Producer", { bold: true }),
      at(160, 173, "June 2019 - September 2021, Portland, OR", { size: 9 }),
      at(160, 188, "• Produced forty episodes from pitch to final mix"),
      at(160, 214, "Longwave Stories / Associate Producer", { bold: true }),
      at(160, 227, "February 2017 - May 2019, Eugene, OR", { size: 9 }),
      at(160, 242, "• Cleared music rights with independent labels"),
      ...margin(270, "Education"),
      at(160, 270, "Willamette University / B.A. in Journalism", { bold: true }),
      at(160, 283, "2011 - 2015, Salem, OR", { size: 9 }),
      ...margin(310, "Languages"),
      at(160, 310, "English (native), Portuguese (conversational)"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Producer", "Harbour Audio", "June 2019", "September 2021"],
      ["Associate Producer", "Longwave Stories", "February 2017", "May 2019"],
    ]);
    expect(profile.experiences.map(({ location }) => location)).toEqual(["Portland, OR", "Eugene, OR"]);
    expect(profile.skills.technical).toEqual([
      "Reaper",
      "Descript",
      "Field recording",
      "Script editing",
      "Location scouting",
      "Music licensing",
    ]);
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Willamette University"]);
    expect(profile.skills.languages.map(({ language }) => language)).toEqual(["English", "Portuguese"]);
  });
});
