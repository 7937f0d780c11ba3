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

describe("forms of pairs", () => {
  const LABELS = 40;
  const VALUES = 180;
  const pair = (y: number, label: string, value: string) => [
    at(LABELS, y, label, { bold: true }),
    at(VALUES, y, value),
  ];

  it("reads an application form whose labels wrap beside their points", async () => {
    const job = (y: number, [employer, title, start, end]: string[], points: string[]) => [
      ...pair(y, "Employer name", employer ?? ""),
      ...pair(y + 14, "Job title", title ?? ""),
      ...pair(y + 28, "Grade", "Band 5"),
      ...pair(y + 42, "Start date", start ?? ""),
      ...pair(y + 56, "End date", end ?? ""),
      ...pair(y + 70, "Reason for leaving", "Moved home"),
      at(LABELS, y + 84, "Description of your duties", { bold: true }),
      at(LABELS, y + 96, "and responsibilities", { bold: true }),
      ...points.map((text, line) => at(VALUES, y + 84 + 12 * line, `• ${text}`)),
    ];
    const profile = await read([
      ...person,
      heading(110, "Current or most recent employer"),
      ...job(
        130,
        ["Vale Hospitals", "Theatre Nurse", "01/04/2019", "30/09/2023"],
        ["Led the night team", "Ordered the trolleys", "Assessed students"],
      ),
      heading(280, "Previous employment"),
      ...job(
        300,
        ["Severn Clinic", "Staff Nurse", "07/09/2015", "29/03/2019"],
        ["Moved patients", "Held bleeps"],
      ),
      heading(450, "Training courses attended"),
      ...pair(470, "Advanced Life Support", "10/2023"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Theatre Nurse", "Vale Hospitals", "01/04/2019", "30/09/2023"],
      ["Staff Nurse", "Severn Clinic", "07/09/2015", "29/03/2019"],
    ]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Led the night team", "Ordered the trolleys", "Assessed students"],
      ["Moved patients", "Held bleeps"],
    ]);
    expect(profile.experiences[0]?.description).toBe("Band 5\nMoved home");
    expect(profile.certifications.map(({ name }) => name)).toEqual(["Advanced Life Support"]);
  });

  it("reads schools whose level is answered with a word that asks for a school elsewhere", async () => {
    const profile = await read([
      ...person,
      heading(110, "Eğitim Bilgileri"),
      ...pair(130, "Eğitim Seviyesi", "Üniversite (Lisans)"),
      ...pair(142, "Okul", "Anadolu Üniversitesi"),
      ...pair(154, "Bölüm", "Kimya"),
      ...pair(166, "Tarih", "2006 - 2011"),
      ...pair(178, "Not Ortalaması", "2,87 / 4"),
      ...pair(202, "Eğitim Seviyesi", "Lise"),
      ...pair(214, "Okul", "Kordon Lisesi"),
      ...pair(226, "Bölüm", "Fen"),
      ...pair(238, "Tarih", "2002 - 2006"),
      heading(270, "Yetkinlikler"),
      at(40, 290, "SAP, Excel"),
    ]);
    expect(
      profile.education.map(({ institution, field, graduationDate, gpa }) => [
        institution,
        field,
        graduationDate,
        gpa,
      ]),
    ).toEqual([
      ["Anadolu Üniversitesi", "Kimya", "2011", "2,87 / 4"],
      ["Kordon Lisesi", "Fen", "2006", ""],
    ]);
  });
});
