import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { column, type Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const person: Drawn[] = [
  { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
  { text: "bea@example.org", x: 40, y: 72 },
];
const heading = (text: string, y: number): Drawn => ({ text, x: 40, y, size: 14, bold: true });
const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });

describe("reading CVs as strangers set them", () => {
  it("joins labels and dates that wrap in a narrow cell, and keeps what stands beside them apart", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 130, "Dates"),
      at(130, 130, "May 2018 - Jun 2021"),
      at(40, 146, "Position"),
      at(130, 146, "Salon Manager"),
      at(40, 162, "Employer"),
      at(130, 162, "Curl House"),
      at(40, 178, "Main activities"),
      at(40, 190, "and"),
      at(40, 202, "responsibilities"),
      at(130, 178, "- Grew the salon from five to"),
      at(136, 190, "twelve chairs"),
      at(130, 202, "- Trained four juniors"),
      heading("Education", 240),
      at(40, 260, "2014"),
      at(130, 260, "Diploma, Doncaster College"),
    ]);
    expect(jobs(profile)).toEqual([["Salon Manager", "Curl House", "May 2018", "Jun 2021"]]);
    expect(profile.experiences[0]?.responsibilities).toEqual([
      "Grew the salon from five to twelve chairs",
      "Trained four juniors",
    ]);
  });

  it("reads dates with the town below them, in the margin", async () => {
    const profile = await read([
      ...person,
      heading("Professional experience", 110),
      at(40, 130, "05.2021 – today"),
      at(40, 142, "Thun"),
      { ...at(170, 130, "Alpenwerk AG"), bold: true },
      at(170, 142, "Design Engineer"),
      at(40, 170, "09.2017 – 04.2021"),
      at(40, 182, "Visp"),
      { ...at(170, 170, "Precitec SA"), bold: true },
      at(170, 182, "Draughtsman"),
      heading("Education", 220),
      at(40, 240, "2017"),
      at(170, 240, "BSc Mechanics, Ege University"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Design Engineer", "Alpenwerk AG", "05.2021", "today"],
      ["Draughtsman", "Precitec SA", "09.2017", "04.2021"],
    ]);
    expect(profile.experiences.map(({ location }) => location)).toEqual(["Thun", "Visp"]);
  });

  it("takes a heading that no list knows for one where it is set like the others, above dated jobs", async () => {
    const profile = await read([
      ...person,
      ...column(
        [
          "# Harbour years",
          "* Harbour Pilot, Port of Narvik",
          "2015 - 2021",
          "",
          "* Deckhand, Lofoten Ferries",
          "2011 - 2015",
          "# Education",
          "Ege University, BSc Navigation, 2011",
        ],
        { x: 40, y: 100 },
      ),
    ]);
    expect(jobs(profile)).toEqual([
      ["Harbour Pilot", "Port of Narvik", "2015", "2021"],
      ["Deckhand", "Lofoten Ferries", "2011", "2015"],
    ]);
  });

  it("tells employers from towns that no list knows, by all of a section's jobs", () => {
    const { experiences } = readCvText(`Rosa Lind
rosa@example.org

WORK EXPERIENCE
Quality Engineer
Brandl GmbH, Wolfertshausen
03/2019 - 05/2022

Test Engineer
Zahnrad AG, Oberzell
09/2015 - 02/2019

EDUCATION
Ege University, 2015`);
    expect(experiences.map(({ company, location }) => [company, location])).toEqual([
      ["Brandl GmbH", "Wolfertshausen"],
      ["Zahnrad AG", "Oberzell"],
    ]);
  });

  it("reads headings of the first person, of universities and with letters before them", () => {
    const profile = readCvText(`Dr. Öğr. Üyesi SEVGİ AKIN
sevgi@example.org

A) AKADEMİK UNVANLAR
2020 - halen: Doktor Öğretim Üyesi, Trakya Üniversitesi, Eğitim Fakültesi
2012 - 2020: Araştırma Görevlisi, Marmara Üniversitesi, Eğitim Fakültesi

B) OKULLARIM
2012: Lisans, Ege Üniversitesi`);
    expect(profile.personalInfo.name).toBe("SEVGİ AKIN");
    expect(profile.experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Doktor Öğretim Üyesi", "Trakya Üniversitesi"],
      ["Araştırma Görevlisi", "Marmara Üniversitesi"],
    ]);
    expect(profile.education.map(({ institution }) => institution)).toEqual(["Ege Üniversitesi"]);
  });

  it("keeps a full head with its dates apart from the label below it", async () => {
    const profile = await read([
      ...person,
      ...column(
        [
          "# Career History",
          "* Ward Sister, St Brendan's Hospital, Liverpool - April 2017 to March 2021",
          "Duties:",
          "• Leads a ward of 28 nurses and assistants on two floors of the house",
          "# Education",
          "Ege University, BSc Nursing, 2010",
        ],
        { x: 40, y: 100 },
      ),
    ]);
    expect(jobs(profile)).toEqual([["Ward Sister", "St Brendan's Hospital", "April 2017", "March 2021"]]);
  });
});
