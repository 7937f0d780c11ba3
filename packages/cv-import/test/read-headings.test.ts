import { describe, expect, it } from "vitest";
import { headingKind } from "../src/read/words/headings.ts";
import { readCvText } from "../src/read-cv.ts";
import { read } from "./read-drawn.ts";

describe("headings", () => {
  it.each([
    ["Courses, Certificates, and Seminars", "certifications"],
    ["KURS, SERTİFİKA VE BELGELER", "certifications"],
    ["Kurs / Sertifika / Seminer", "certifications"],
    ["Accreditations", "certifications"],
    ["Ödüller, Sertifikalar ve Üyelikler", "awards"],
    ["Sosyal beceri ve yetkinlikler", "soft"],
    ["KİLİT YETKİNLİKLER", "skills"],
    ["Yöntem ve Program Bilgisi", "skills"],
    ["Professional Registrations", "certifications"],
  ])("%s names its sections, the first of which it heads", (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each(["Sales, Marketing", "Leeds, Bradford and Hull", "Design, Prototyping, Research"])(
    "%s heads nothing",
    (text) => {
      expect(headingKind(text)).toBeNull();
    },
  );

  it("a label with a colon that stands above the points of each job heads no section", async () => {
    const lines = [
      ["Work Experience", 22],
      ["Kettle Ltd | Dyer", 0],
      ["2018 - 2021", 0],
      ["Highlights:", 0],
      ["• Matched the colours of nine clients", 0],
      ["Tarn Ltd | Kiln Hand", 8],
      ["2014 - 2018", 0],
      ["Highlights:", 0],
      ["• Fired two kilns a day", 0],
      ["Education", 22],
      ["Ege University", 0],
      ["2009", 0],
      ["Languages", 22],
      ["Finnish", 0],
    ] as const;
    const { experiences } = await read([
      { text: "Selma Arat", x: 40, y: 50, size: 22 },
      { text: "selma@example.org", x: 40, y: 72 },
      ...lines.map(([text], at) => ({
        text,
        x: 40,
        y: 110 + 13 * at + lines.slice(0, at + 1).reduce((sum, [, above]) => sum + above, 0),
      })),
    ]);
    expect(experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Matched the colours of nine clients"],
      ["Fired two kilns a day"],
    ]);
  });
});

const cv = (...sections: string[]) => readCvText(["Selma Arat\nselma@example.org", ...sections].join("\n\n"));

describe("qualifications and training", () => {
  const COURSES =
    "QUALIFICATIONS AND TRAINING\nMountain Leader Award (2016)\nOutdoor First Aid (renewed 2024)\nRope Rescue Level 2 (2019)";

  it("are certificates where the schools stand under a heading of their own", () => {
    const { certifications, education } = cv(
      "EDUCATION\nUniversity of Gower\nBA Geography\n2007 - 2010",
      COURSES,
    );
    expect(certifications.map(({ name, date }) => [name, date])).toEqual([
      ["Mountain Leader Award", "2016"],
      ["Outdoor First Aid", "2024"],
      ["Rope Rescue Level 2", "2019"],
    ]);
    expect(education).toHaveLength(1);
  });

  it("are schools where schools stand under them", () => {
    const { education } = cv(
      "EXPERIENCE\nDyer, Kettle Ltd\n2018 - 2021",
      "QUALIFICATIONS AND TRAINING\nUniversity of Gower\nBA Geography\n2007 - 2010",
    );
    expect(education).toMatchObject([{ institution: "University of Gower" }]);
  });

  it("memberships and certificates are certificates, each with its year", () => {
    const { certifications } = readCvText(
      "Ann Baker\nann@example.org\n\nSkills\nLedgers, Filing\n\nMemberships & certificates\n2017: Principal Designer Certificate\n2020: A2 Certificate of Competency",
    );
    expect(certifications.map(({ name, date }) => [name, date])).toEqual([
      ["Principal Designer Certificate", "2017"],
      ["A2 Certificate of Competency", "2020"],
    ]);
  });

  it("duties that one line tells beside the jobs are no jobs", () => {
    const { experiences, customSections } = readCvText(
      "Ann Baker\nann@example.org\n\nAkademik Görevler\nDoktor Öğretim Üyesi, Erciyes Üniversitesi\n2019 – 2023\n\nİdari Görevler\nBölüm başkan yardımcılığı (2020 – 2022), Erasmus koordinatörlüğü (2019 – 2021)\n\nDiller\nİngilizce",
    );
    expect(experiences.map(({ company }) => company)).toEqual(["Erciyes Üniversitesi"]);
    expect(JSON.stringify(customSections)).toContain("Erasmus koordinatörlüğü");
  });

  it("one below what stood beside its column heads a section like the others", async () => {
    const { certifications, hobbies, customSections } = await read([
      { text: "Jane Achieng", x: 40, y: 50, size: 22 },
      { text: "jane@example.org", x: 40, y: 72 },
      { text: "EXPERIENCE", x: 40, y: 100, size: 12, bold: true },
      ...Array.from({ length: 3 }, (_, at) => [
        { text: `Lighting operator at Harbour Stage ${at + 1}`, x: 40, y: 120 + 60 * at, bold: true },
        { text: `${2012 + 3 * at} – ${2014 + 3 * at}`, x: 40, y: 134 + 60 * at },
        { text: "• Ran the desk for a hundred and sixty evenings a year", x: 40, y: 148 + 60 * at },
      ]).flat(),
      { text: "SKILLS", x: 400, y: 100, size: 12, bold: true },
      { text: "Dimmers", x: 400, y: 118 },
      { text: "Truss and rigging", x: 400, y: 132 },
      { text: "LANGUAGES", x: 400, y: 160, size: 12, bold: true },
      { text: "English", x: 400, y: 178 },
      { text: "CERTIFICATES", x: 400, y: 206, size: 12, bold: true },
      { text: "Working at Heights", x: 400, y: 224 },
      { text: "Electrical Safety Level Two", x: 400, y: 238 },
      { text: "OFF STAGE", x: 400, y: 290, size: 12, bold: true },
      { text: "Analogue photography, camping, my cat", x: 400, y: 308 },
    ]);
    expect(certifications.map(({ name }) => name)).toEqual([
      "Working at Heights",
      "Electrical Safety Level Two",
    ]);
    expect(JSON.stringify([hobbies, customSections])).toContain("camping");
  });
});
