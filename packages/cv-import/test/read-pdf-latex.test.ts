import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const jobs = (profile: Awaited<ReturnType<typeof read>>) =>
  profile.experiences.map(({ position, company, location, startDate, endDate }) => [
    position,
    company,
    location,
    startDate,
    endDate,
  ]);

/** A note that ends at the margin's right edge, as LaTeX sets it. */
const note = (text: string, y: number): Drawn => ({ text, x: 118 - text.length * 5.1, y });
const heading = (text: string, y: number, x = 130): Drawn => ({ text, x, y, size: 14, bold: true });

describe("reading a LaTeX CV", () => {
  it("reads dates that break over the lines of a narrow margin, and headings above the notes", async () => {
    const profile = await read([
      { text: "Margaret Doyle", x: 60, y: 60, size: 26 },
      { text: "margaret@example.org", x: 400, y: 60 },
      heading("Experience", 110),
      note("Mar", 130),
      note("2019–Present", 143),
      { text: "Charge Nurse, Lakeshore, Evanston", x: 130, y: 130 },
      { text: "Led a shift of nine nurses", x: 142, y: 143 },
      note("Aug", 170),
      note("2015–Feb", 183),
      note("2019", 196),
      { text: "Staff Nurse, Brendan, Chicago", x: 130, y: 170 },
      { text: "Triaged up to seventy patients", x: 142, y: 183 },
      { text: "Sat on a committee", x: 142, y: 196 },
      heading("Education", 225),
      note("2009–2013", 245),
      { text: "Bachelor of Science, Nursing, Loyola University", x: 130, y: 245 },
      heading("Skills", 275),
      note("Clinical", 295),
      { text: "Triage, Wound care", x: 130, y: 295 },
      note("Systems", 310),
      { text: "Epic, Pyxis", x: 130, y: 310 },
      heading("Languages", 340),
      note("English", 360),
      { text: "Native", x: 130, y: 360 },
      note("Polish", 375),
      { text: "Intermediate", x: 130, y: 375 },
    ]);
    expect(jobs(profile)).toEqual([
      ["Charge Nurse", "Lakeshore", "Evanston", "Mar 2019", "Present"],
      ["Staff Nurse", "Brendan", "Chicago", "Aug 2015", "Feb 2019"],
    ]);
    expect(profile.skills.technical).toEqual(["Triage", "Wound care", "Epic", "Pyxis"]);
    expect(profile.skills.languages).toEqual([
      { language: "English", proficiency: "Native" },
      { language: "Polish", proficiency: "Intermediate" },
    ]);
  });

  it("sets the town aside that stands where the title of other layouts does", async () => {
    const entry = (company: string, town: string, title: string, dates: string, y: number): Drawn[] => [
      { text: company, x: 60, y, bold: true },
      { text: town, x: 450, y, bold: true },
      { text: title, x: 60, y: y + 13 },
      { text: dates, x: 450, y: y + 13 },
      { text: `• Worked on the things of ${company}`, x: 66, y: y + 26 },
    ];
    const profile = await read([
      { text: "Tobias Lind", x: 60, y: 60, size: 24 },
      { text: "tobias@example.org", x: 60, y: 80 },
      heading("Experience", 110, 60),
      ...entry("Fjordpay", "Falkenberg", "Backend Developer", "May 2021 – Present", 130),
      ...entry("Parcelo", "Halmstad", "Web Developer", "Sep 2017 – Apr 2021", 175),
    ]);
    expect(jobs(profile)).toEqual([
      ["Backend Developer", "Fjordpay", "Falkenberg", "May 2021", "Present"],
      ["Web Developer", "Parcelo", "Halmstad", "Sep 2017", "Apr 2021"],
    ]);
  });

  it("reads an entry whose names end in a full stop beside their dates", async () => {
    const profile = await read([
      { text: "Umut Sert", x: 60, y: 60, size: 24 },
      { text: "umut@ornek.com", x: 60, y: 80 },
      heading("İş Deneyimi", 110, 60),
      { text: "Garson, Delfin Otel, Antalya.", x: 60, y: 130 },
      { text: "Nis 2021–Halen", x: 450, y: 130 },
      { text: "Salonda on dört kişiyle çalışıyorum", x: 72, y: 143 },
      { text: "Komi, Lara, Antalya.", x: 60, y: 165 },
      { text: "May 2017–Mar 2021", x: 450, y: 165 },
      { text: "Banket servisinde çalıştım", x: 72, y: 178 },
    ]);
    expect(jobs(profile)).toEqual([
      ["Garson", "Delfin Otel", "Antalya", "Nis 2021", "Halen"],
      ["Komi", "Lara", "Antalya", "May 2017", "Mar 2021"],
    ]);
  });
});
