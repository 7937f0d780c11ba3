import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const heading = (text: string, y: number, x = 40): Drawn => ({ text, x, y, size: 13, bold: true });

describe("reading columns by the order in which they are drawn", () => {
  it("points beside the names and dates of each job belong to that job", async () => {
    const job = (names: string[], points: string[], y: number): Drawn[] => [
      ...names.map((text, at): Drawn => ({ text, x: 40, y: y + 14 * at, bold: at === 0 })),
      ...points.map((text, at): Drawn => ({ text: `• ${text}`, x: 220, y: y + 2 + 15 * at })),
    ];
    const { experiences } = await read([
      { text: "Nesta Penhallow", x: 40, y: 60, size: 20, bold: true },
      { text: "nesta@example.org", x: 40, y: 78 },
      heading("Experience", 110),
      ...job(
        ["Head Gardener", "Trewin House", "Truro", "Mar 2021 – Present"],
        ["Replanted the walled garden", "Trained four apprentices", "Opened the glasshouses to schools"],
        130,
      ),
      ...job(
        ["Gardener", "Carrick Nurseries Ltd", "Bath", "Jun 2018 – Feb 2021"],
        ["Raised ten thousand seedlings a year", "Kept the bees"],
        200,
      ),
      ...job(["Apprentice", "Lamorna Gardens", "Bath", "2016 – 2018"], ["Mowed and hedged"], 270),
      heading("Skills", 345),
      { text: "Pruning", x: 40, y: 362 },
    ]);
    expect(
      experiences.map(({ position, company, location, responsibilities }) => [
        ...[position, company, location, responsibilities.length],
      ]),
    ).toEqual([
      ["Head Gardener", "Trewin House", "Truro", 3],
      ["Gardener", "Carrick Nurseries Ltd", "Bath", 2],
      ["Apprentice", "Lamorna Gardens", "Bath", 1],
    ]);
  });

  it("a town at the end of a row of contacts heads no column below it", async () => {
    const { experiences, personalInfo } = await read([
      { text: "Nesta Penhallow", x: 40, y: 75, size: 34, bold: true },
      { text: "01632 960 117", x: 40, y: 100.5, size: 10.5 },
      { text: "nesta@example.org", x: 265, y: 100.5, size: 10.5 },
      { text: "New York, NY", x: 504, y: 100.5, size: 10.5 },
      heading("In brief", 126, 44),
      ...[145.5, 160.5, 175.5, 189.7, 204.7].map(
        (y): Drawn => ({ text: "Gardener who has restored seven walled gardens", x: 40, y, size: 10.5 }),
      ),
      heading("Experience", 244.5, 44),
      { text: "Trewin House", x: 40, y: 264, size: 10.5, bold: true },
      { text: "Head Gardener", x: 40, y: 279, size: 10.5 },
      { text: "May 2019 – Present", x: 40, y: 294, size: 10.5 },
      { text: "• Replanted the walled garden for the", x: 41, y: 310.5, size: 10.5 },
      { text: "visitors of the longest days of the", x: 52, y: 325.5, size: 10.5 },
      { text: "summer.", x: 333, y: 115.5, size: 10.5 },
      { text: "• Trained four apprentices in the glasshouses", x: 322, y: 130.5, size: 10.5 },
      { text: "of the county.", x: 333, y: 144.7, size: 10.5 },
      { text: "• Opened the orchard to schools", x: 322, y: 159.7, size: 10.5 },
      heading("Education", 199.5, 325),
      { text: "Eden College", x: 321, y: 219, size: 10.5, bold: true },
      { text: "BSc Horticulture", x: 321, y: 234, size: 10.5 },
      { text: "2014 – 2017", x: 321, y: 249, size: 10.5 },
      heading("Skills", 273.7, 325),
      { text: "Pruning, Grafting, Bee-keeping", x: 321, y: 294, size: 10.5 },
      { text: "Pollarding, Hedging", x: 321, y: 308, size: 10.5 },
    ]);
    expect(personalInfo.location).toBe("New York, NY");
    expect(experiences.flatMap(({ responsibilities }) => responsibilities).slice(-2)).toEqual([
      "Trained four apprentices in the glasshouses of the county.",
      "Opened the orchard to schools",
    ]);
  });

  it("reads a sidebar whose lines end at the right edge", async () => {
    const flushRight = (lines: string[], y: number): Drawn[] =>
      lines.map((text, at) => ({
        text,
        x: 550 - text.length * 5,
        y: y + at * 14,
        ...(text === text.toUpperCase() ? { bold: true, size: 11 } : {}),
      }));
    const main = [
      "SUMMARY",
      "Sous chef who runs the pass and writes the menu.",
      "WORK EXPERIENCE",
      "Sous Chef",
      "The Salted Pear",
      "Feb 2020 – Present",
      "• Runs the pass",
      "Commis Chef",
      "Marlowe",
      "Jan 2018 – Jan 2020",
      "• Made the stocks",
    ];
    const profile = await read([
      { text: "Deepa Raman", x: 40, y: 60, size: 24, bold: true },
      ...main.map(
        (text, at): Drawn => ({
          text,
          x: 40,
          y: 90 + at * 14,
          ...(text === text.toUpperCase() ? { bold: true, size: 11 } : {}),
        }),
      ),
      ...flushRight(
        [
          "CONTACT",
          "deepa@example.com",
          "020 7946 0991",
          "SKILLS",
          "Butchery",
          "Fermentation",
          "HACCP",
          "LANGUAGES",
          "English",
          "Hindi",
        ],
        90,
      ),
    ]);
    expect(jobs(profile)).toEqual([
      ["Sous Chef", "The Salted Pear", "Feb 2020", "Present"],
      ["Commis Chef", "Marlowe", "Jan 2018", "Jan 2020"],
    ]);
    expect(profile.skills.technical).toEqual(["Butchery", "Fermentation", "HACCP"]);
    expect(profile.skills.languages.map(({ language }) => language)).toEqual(["English", "Hindi"]);
  });

  it("joins the ends of a range that stand one above the other, and keeps a list's years apart", async () => {
    const beside = (rows: [string, string, boolean?][], y: number): Drawn[] =>
      rows.flatMap(([date, text, bold = false], at) => [
        { text: date, x: 40, y: y + at * 13 },
        { text, x: 130, y: y + at * 13, bold },
      ]);
    const profile = await read([
      { text: "Umut Şen", x: 40, y: 50, size: 20, bold: true },
      { text: "umut@ornek.com", x: 40, y: 66 },
      heading("İş Deneyimi", 100),
      ...beside(
        [
          ["Nis 2021", "Şef Garson", true],
          ["Halen", "Delphin, Antalya"],
        ],
        120,
      ),
      { text: "– Salonu yönetiyor", x: 130, y: 146 },
      ...beside(
        [
          ["May 2017", "Garson", true],
          ["Mar 2021", "Lara, Manavgat"],
        ],
        172,
      ),
      { text: "– Banket servisi yaptı", x: 130, y: 198 },
      heading("Sertifikalar", 230),
      ...beside(
        [
          ["2016", "Barmenlik Kursu"],
          ["2022", "Hijyen Belgesi"],
        ],
        250,
      ),
    ]);
    expect(profile.experiences).toMatchObject([
      {
        position: "Şef Garson",
        company: "Delphin",
        location: "Antalya",
        startDate: "Nis 2021",
        endDate: "Halen",
      },
      {
        position: "Garson",
        company: "Lara",
        location: "Manavgat",
        startDate: "May 2017",
        endDate: "Mar 2021",
      },
    ]);
    expect(profile.certifications.map(({ name, date }) => [name, date])).toEqual([
      ["Barmenlik Kursu", "2016"],
      ["Hijyen Belgesi", "2022"],
    ]);
  });

  it("reads dates and towns that float at the right edge, though they are drawn before all the rest", async () => {
    const floats: Drawn[] = [
      { text: "Denizli", x: 500, y: 120 },
      { text: "Mart 2020 – Halen", x: 460, y: 133 },
      { text: "Denizli", x: 500, y: 172 },
      { text: "Mayıs 2015 – Şubat 2020", x: 430, y: 185 },
    ];
    const profile = await read([
      ...floats,
      { text: "Ayşe Yılmaz", x: 40, y: 60, size: 20, bold: true },
      heading("Deneyim", 100),
      { text: "PAMUK HOLDİNG", x: 40, y: 120, bold: true },
      { text: "Finans Uzmanı", x: 40, y: 133 },
      { text: "Bütçe hazırlıyor", x: 60, y: 146 },
      { text: "Raporları sunuyor", x: 60, y: 159 },
      { text: "KEÇE", x: 40, y: 172, bold: true },
      { text: "Muhasebe Elemanı", x: 40, y: 185 },
      { text: "Faturaları işledi", x: 60, y: 198 },
      { text: "Kasayı tuttu", x: 60, y: 211 },
    ]);
    expect(jobs(profile)).toEqual([
      ["Finans Uzmanı", "PAMUK HOLDİNG", "Mart 2020", "Halen"],
      ["Muhasebe Elemanı", "KEÇE", "Mayıs 2015", "Şubat 2020"],
    ]);
  });

  it("takes the field beside a bare degree for no school", async () => {
    const profile = await read([
      { text: "Burcu Akın", x: 40, y: 60, size: 20, bold: true },
      { text: "burcu@ornek.com", x: 40, y: 76 },
      heading("Eğitim", 100),
      { text: "Önlisans, Halkla İlişkiler", x: 40, y: 120 },
      { text: "2019 – 2021", x: 460, y: 120 },
      heading("Beceriler", 150),
      { text: "Excel, CRM", x: 40, y: 170 },
    ]);
    expect(profile.education).toMatchObject([
      { institution: "", degree: "Önlisans", field: "Halkla İlişkiler", graduationDate: "2021" },
    ]);
  });
});
