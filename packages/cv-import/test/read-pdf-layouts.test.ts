import { describe, expect, it } from "vitest";
import { column, type Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const name: Drawn = { text: "Selin Aksoy", x: 200, y: 60, size: 26, bold: true };

describe("reading a PDF, layout by layout", () => {
  it("reads a sidebar and a main column one after the other, over two pages", async () => {
    const profile = await read(
      [
        name,
        ...column(
          [
            "# Contact",
            "selin@example.com",
            "+90 532 000 00 11",
            "Bornova, İzmir",
            "",
            "# Skills",
            "Triage",
            "Wound care",
            "",
            "# Languages",
            "Turkish",
            "English (B2)",
          ],
          { x: 40, y: 100 },
        ),
        ...column(
          [
            "# Experience",
            "* Head Nurse",
            "Ege Hastanesi",
            "Mart 2019 – Günümüz",
            "• Leads a team of twelve nurses on two wards of the hospital",
            "• Plans the shifts of each month",
            "",
            "* Nurse",
            "Kent Hastanesi",
            "2015 – Şubat 2019",
            "• Cared for patients after heart surgery",
          ],
          { x: 200, y: 100 },
        ),
      ],
      column(
        [
          "• Trained five new colleagues",
          "",
          "# Education",
          "* Ege Üniversitesi",
          "Hemşirelik, Lisans",
          "2011 – 2015",
        ],
        { x: 200, y: 60 },
      ),
    );
    expect(profile.personalInfo).toMatchObject({
      name: "Selin Aksoy",
      email: "selin@example.com",
      phone: "+90 532 000 00 11",
      location: "Bornova, İzmir",
    });
    expect(jobs(profile)).toEqual([
      ["Head Nurse", "Ege Hastanesi", "Mart 2019", "Günümüz"],
      ["Nurse", "Kent Hastanesi", "2015", "Şubat 2019"],
    ]);
    expect(profile.experiences[1]?.responsibilities).toEqual([
      "Cared for patients after heart surgery",
      "Trained five new colleagues",
    ]);
    expect(profile.education).toMatchObject([{ institution: "Ege Üniversitesi", graduationDate: "2015" }]);
    expect(profile.skills.technical).toEqual(["Triage", "Wound care"]);
    expect(profile.skills.languages).toEqual([
      { language: "Turkish", proficiency: "Professional" },
      { language: "English", proficiency: "Professional" },
    ]);
  });

  it("reads a timeline with the dates in the margin, and headings beside what they head", async () => {
    const profile = await read([
      name,
      { text: "selin@example.com", x: 200, y: 80 },
      { text: "WORK", x: 40, y: 120, size: 12, bold: true },
      { text: "2020 – 2023", x: 100, y: 120 },
      ...column(["* Site Engineer", "Yapı İnşaat A.Ş.", "• Ran the site of a bridge over the Gediz"], {
        x: 200,
        y: 120,
      }),
      { text: "2018 – 2020", x: 100, y: 180 },
      ...column(["* Junior Engineer", "Kule Holding", "• Checked drawings"], { x: 200, y: 180 }),
      { text: "EDUCATION", x: 40, y: 240, size: 12, bold: true },
      { text: "2014 – 2018", x: 120, y: 240 },
      ...column(["* Yıldız Teknik Üniversitesi", "İnşaat Mühendisliği"], { x: 200, y: 240 }),
    ]);
    expect(jobs(profile)).toEqual([
      ["Site Engineer", "Yapı İnşaat A.Ş.", "2020", "2023"],
      ["Junior Engineer", "Kule Holding", "2018", "2020"],
    ]);
    expect(profile.education).toMatchObject([
      { institution: "Yıldız Teknik Üniversitesi", graduationDate: "2018" },
    ]);
  });

  it("reads a one-column CV with dates and places at the right edge", async () => {
    const row = (left: string, right: string, y: number, bold: boolean): Drawn[] => [
      { text: left, x: 40, y, bold },
      { text: right, x: 560 - right.length * 5, y },
    ];
    const profile = await read([
      name,
      { text: "Ankara, Türkiye  |  selin@example.com", x: 40, y: 80 },
      ...column(["# Employment"], { x: 40, y: 100 }),
      ...row("Kent Bank", "Ankara", 140, true),
      ...row("Financial Analyst", "06/2018 - 01/2021", 153, false),
      ...column(["• Built the monthly forecast of the retail branch"], { x: 50, y: 166 }),
      ...row("Ada Denetim Ltd.", "Ankara", 190, true),
      ...row("Auditor", "2016 - 2018", 203, false),
      ...column(["• Audited sixteen companies"], { x: 50, y: 216 }),
      ...column(["# Education"], { x: 40, y: 230 }),
      ...row("METU", "Ankara", 270, true),
      ...row("B.S. in Economics", "2016", 283, false),
    ]);
    expect(jobs(profile)).toEqual([
      ["Financial Analyst", "Kent Bank", "06/2018", "01/2021"],
      ["Auditor", "Ada Denetim Ltd.", "2016", "2018"],
    ]);
    expect(profile.education).toMatchObject([
      { institution: "METU", degree: "B.S.", field: "Economics", graduationDate: "2016" },
    ]);
  });

  it("gives each of several roles under one employer that employer", async () => {
    const profile = await read([
      name,
      { text: "selin@example.com", x: 40, y: 80 },
      ...column(["# Experience"], { x: 40, y: 100 }),
      { text: "Deniz Lojistik", x: 40, y: 140, size: 12, bold: true },
      { text: "4 years 2 months", x: 40, y: 154 },
      { text: "Operations Manager", x: 40, y: 172, size: 11, bold: true },
      { text: "January 2021 - Present (2 years 1 month)", x: 40, y: 186 },
      { text: "Runs three depots and their eighty drivers.", x: 40, y: 202 },
      { text: "Dispatcher", x: 40, y: 226, size: 11, bold: true },
      { text: "December 2018 - January 2021 (2 years 2 months)", x: 40, y: 240 },
      { text: "Planned the routes of forty lorries a day.", x: 40, y: 256 },
      ...column(["# Skills", "Route planning, SAP"], { x: 40, y: 280 }),
    ]);
    expect(profile.experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Operations Manager", "Deniz Lojistik"],
      ["Dispatcher", "Deniz Lojistik"],
    ]);
  });

  it("joins a range that breaks in a narrow margin", async () => {
    const profile = await read([
      name,
      { text: "selin@example.com", x: 200, y: 80 },
      ...column(["# Experience"], { x: 120, y: 90 }),
      { text: "Mart 2019 –", x: 40, y: 130 },
      { text: "Günümüz", x: 54, y: 143 },
      ...column(["Baker, Liman Fırını, İzmir.", "• Bakes four hundred loaves a night"], { x: 120, y: 130 }),
      { text: "Ocak 2017 – Şubat", x: 24, y: 170 },
      { text: "2019", x: 84, y: 183 },
      ...column(["Apprentice, Köşe Fırını, İzmir.", "• Learned the trade"], { x: 120, y: 170 }),
    ]);
    expect(jobs(profile)).toEqual([
      ["Baker", "Liman Fırını", "Mart 2019", "Günümüz"],
      ["Apprentice", "Köşe Fırını", "Ocak 2017", "Şubat 2019"],
    ]);
  });
});
