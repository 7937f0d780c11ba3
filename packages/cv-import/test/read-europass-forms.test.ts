import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

/** Labels end here; answers begin behind it. */
const EDGE = 200;

/** How wide Helvetica's letters are, in thousandths of their size. */
const WIDTHS: Record<string, number> = {
  ...Object.fromEntries([..."abdeghnopquL"].map((letter) => [letter, 556])),
  ...Object.fromEntries([..."cksvxyz"].map((letter) => [letter, 500])),
  ...Object.fromEntries([..."CDN"].map((letter) => [letter, 722])),
  ...Object.fromEntries([..."APS"].map((letter) => [letter, 667])),
  ...Object.fromEntries([..." ft/"].map((letter) => [letter, 278])),
  ...{ i: 222, j: 222, l: 222, r: 333, "(": 333, ")": 333, "-": 333 },
  ...{ m: 833, M: 833, w: 722, O: 778, F: 611, T: 611, E: 667, W: 944 },
};
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 556), 0) / 100;

/** Rows of a form: a label that ends at the edge, in bold where it heads a section, and its answer. */
const form = (rows: readonly (readonly [label: string, answer?: string, look?: "heading"])[]): Drawn[] =>
  rows.flatMap(([label, answer, look], at): Drawn[] => {
    const y = 60 + 16 * at;
    return [
      ...(label
        ? [{ text: label, x: EDGE - widthOf(label), y, size: look ? 12 : 10, bold: look === "heading" }]
        : []),
      ...(answer ? [{ text: answer, x: EDGE + 14, y, size: 10 }] : []),
    ];
  });

const PERSON = [
  ["Personal information", undefined, "heading"],
  ["First name(s) / Surname(s)", "Agneta Lindroos"],
  ["Address(es)", "Strandgatan 4, 22100 Mariehamn (Finland)"],
  ["E-mail(s)", "agneta@example.org"],
] as const;

const WORK = [
  ["Work experience", undefined, "heading"],
  ["Dates", "2016 - 2021"],
  ["Occupation or position held", "Ferry steward"],
  ["Name and address of employer", "Skargard Lines"],
  ["", "Hamngatan 8, 22100 Mariehamn (Finland)"],
  ["Type of business or sector", "Passenger shipping"],
] as const;

const SCHOOL = [
  ["Education and training", undefined, "heading"],
  ["Dates", "2012 - 2015"],
  ["Title of qualification awarded", "Catering assistant"],
  ["Name and type of organisation", "Island Vocational School"],
] as const;

describe("forms of the old Europass", () => {
  it("the address below an employer's name is where the job was", async () => {
    const { experiences, personalInfo } = await read(form([...PERSON, ...WORK, ...SCHOOL]));
    expect(experiences).toMatchObject([
      { position: "Ferry steward", company: "Skargard Lines", location: "Mariehamn (Finland)" },
    ]);
    expect(experiences[0]?.description).not.toContain("Hamngatan");
    expect(personalInfo.location).toContain("Mariehamn");
  });

  it("what stands below another answer stays what it tells", async () => {
    const { experiences } = await read(
      form([
        ...PERSON,
        WORK[0],
        WORK[1],
        WORK[2],
        ["Main activities and responsibilities", "Served breakfast to four hundred guests"],
        ["", "Counted the till every night"],
        ["Name and address of employer", "Skargard Lines"],
        ...SCHOOL,
      ]),
    );
    expect(experiences[0]?.location).toBe("");
    expect(JSON.stringify(experiences)).toContain("Counted the till every night");
  });

  it("the labels in the margin below the heading of skills part languages from skills", async () => {
    const { skills } = await read(
      form([
        ...PERSON,
        ...SCHOOL,
        ["Personal skills and competences", undefined, "heading"],
        ["Mother tongue(s)", "Swedish"],
        ["Other language(s)", "Finnish"],
        ["Technical skills and competences", "Espresso machines"],
        ["", "Cash registers"],
        ["Computer skills and competences", "Booking systems"],
        ["Driving licence(s)", "B"],
      ]),
    );
    expect(skills.languages.map(({ language }) => language)).toEqual(["Swedish", "Finnish"]);
    expect(skills.technical).toEqual(["Espresso machines", "Cash registers", "Booking systems"]);
  });

  it("one filled in by hand in Turkish has labels of its own", async () => {
    const { experiences, skills } = await read(
      form([
        ["Kişisel bilgiler", undefined, "heading"],
        ["Adı Soyadı", "Agneta Lindroos"],
        ["E-posta", "agneta@example.org"],
        ["İş deneyimi", undefined, "heading"],
        ["Tarihler", "2016 - 2021"],
        ["Yapılan iş veya pozisyon", "Kamarot"],
        ["Başlıca görev ve sorumluluklar", "- Dört yüz yolcuya kahvaltı vermek"],
        ["", "- Her gece kasa saymak"],
        ["İşverenin adı ve adresi", "Denizyolu A.Ş."],
        ["Kişisel beceri ve yeterlikler", undefined, "heading"],
        ["Ana dili", "Türkçe"],
        ["Teknik beceri ve yeterlikler", "Espresso makinesi, Yazarkasa"],
        ["Bilgisayar beceri ve yeterlikleri", "Rezervasyon programları"],
      ]),
    );
    expect(experiences).toMatchObject([
      {
        position: "Kamarot",
        company: "Denizyolu A.Ş.",
        responsibilities: ["Dört yüz yolcuya kahvaltı vermek", "Her gece kasa saymak"],
      },
    ]);
    expect(skills.languages.map(({ language }) => language)).toEqual(["Türkçe"]);
    expect(skills.technical).toEqual(["Espresso makinesi", "Yazarkasa", "Rezervasyon programları"]);
  });

  it("groups of skills with labels in the margin stay together", async () => {
    const { skills } = await read(
      form([
        ...PERSON,
        ...SCHOOL,
        ["Technical skills", undefined, "heading"],
        ["Cloud", "Terraform, Nomad"],
        ["Monitoring", "Grafana"],
        ["Tools", "Vim, Make"],
      ]),
    );
    expect(skills.technical).toEqual(
      expect.arrayContaining(["Terraform", "Nomad", "Grafana", "Vim", "Make"]),
    );
  });
});
