import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

/** A CV in plain text with a job and a school, and these sections besides. */
const cv = (...sections: string[]) =>
  readCvText(["Derya Tezel\nderya@example.org", ...sections, "Education\nEge University\n2015"].join("\n\n"));
const WORK = "Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (y: number, text: string): Drawn => at(40, y, text, { size: 14, bold: true });
const person = [at(40, 50, "Derya Tezel", { size: 22 }), at(40, 72, "derya@example.org")];

describe("lists within a list", () => {
  it("reads languages and interests that stand among the skills", () => {
    const { skills, hobbies } = cv(
      WORK,
      "Skills & Interests\nTechnical: Stata, ArcGIS\nLanguage: Fluent in Spanish, conversational in Igbo\nInterests: Birding, baking",
    );
    expect(skills.technical).toEqual(["Stata", "ArcGIS"]);
    expect(skills.languages.map(({ language }) => language)).toEqual(["Spanish", "Igbo"]);
    expect(hobbies).toEqual(["Birding", "baking"]);
  });

  it("reads several lists, each with its name, on one line", () => {
    const { skills } = cv(WORK, "Skills\nSoftware: R, QGIS. Other: Scientific diving.");
    expect(skills.technical).toEqual(["R", "QGIS", "Scientific diving"]);
  });

  it("keeps a skill that only begins with a language", () => {
    const { skills } = cv(WORK, "Skills\nNight audit\nSpanish-speaking guests");
    expect(skills.technical).toContain("Spanish-speaking guests");
    expect(skills.languages).toEqual([]);
  });

  it("reads certificates that stand on one line", () => {
    const { certifications } = cv(
      WORK,
      "Certifications\nSMSTS (expires 2027), CSCS Black Card, First Aid at Work",
    );
    expect(certifications.map(({ name, expiryDate }) => [name, expiryDate])).toEqual([
      ["SMSTS", "2027"],
      ["CSCS Black Card", ""],
      ["First Aid at Work", ""],
    ]);
  });

  it("reads tags that only space parts", async () => {
    const { skills } = await read([
      ...person,
      heading(110, "Experience"),
      at(40, 130, "Clerk, Acme Ltd, 2019 - 2021"),
      heading(160, "Skills"),
      ...["Roadmapping", "User interviews", "SQL"].map((text, order) =>
        at(40 + ([0, 69, 144][order] ?? 0), 180, text),
      ),
    ]);
    expect(skills.technical).toEqual(["Roadmapping", "User interviews", "SQL"]);
  });
});

describe("where and when", () => {
  it.each([
    [
      "Diesel Mechanic\nGoldfields Haulage, Ballarat VIC\nJan 2019 - Current",
      "Goldfields Haulage",
      "Ballarat VIC",
    ],
    ["Stajyer\nMogan Bilişim, Ankara\n2016 Yaz", "Mogan Bilişim", "Ankara"],
    ["Asistan\nDenge Danışmanlık, Bursa\n2016 - 2018", "Denge Danışmanlık", "Bursa"],
  ])("reads the employer and its town: %s", (entry, company, location) => {
    expect(cv(`Experience\n${entry}`).experiences).toMatchObject([{ company, location }]);
  });

  it("takes how long somebody was employed for no employer", () => {
    const { experiences } = cv(
      "Deneyim\nLale Kozmetik\nTam zamanlı · 5 yıl 2 ay\nMarka Müdürü\nNisan 2021 - Halen · 2 yıl 6 ay",
    );
    expect(experiences).toMatchObject([{ company: "Lale Kozmetik", position: "Marka Müdürü" }]);
  });

  it("gives each of an employer's titles the town beside the employer's name", () => {
    const { experiences } = cv(
      "Experience\nAcme Ltd, Leeds\nManager\t2019 - 2021\n- Ran a shop\nClerk\t2016 - 2019\n- Filed letters",
    );
    expect(experiences.map(({ position, company, location }) => [position, company, location])).toEqual([
      ["Manager", "Acme Ltd", "Leeds"],
      ["Clerk", "Acme Ltd", "Leeds"],
    ]);
  });

  it("reads a school's year before a bar", () => {
    const { education } = readCvText(
      `Derya Tezel\nderya@example.org\n\n${WORK}\n\nEducation\nAlder State University\nBS in Physics\nMay 2021 | Salem, OR\n\nNewport High School\nGrad. May 2017 | Newport, OR`,
    );
    expect(
      education.map(({ institution, degree, graduationDate }) => [institution, degree, graduationDate]),
    ).toEqual([
      ["Alder State University", "BS", "May 2021"],
      ["Newport High School", "", "May 2017"],
    ]);
  });
});

describe("forms", () => {
  const row = (y: number, ...cells: [number, string][]): Drawn[] =>
    cells.map(([x, text], order) => at(x, y, text, { bold: order % 2 === 0 }));

  it("reads two rows of a form that stand side by side", async () => {
    const profile = await read([
      ...person,
      heading(110, "Employment"),
      ...row(130, [40, "Employer"], [150, "Wearmouth Hospital"]),
      ...row(146, [40, "Job title"], [150, "Porter"], [250, "Grade / salary"], [340, "Band 2"]),
      ...row(162, [40, "From"], [150, "09/2015"], [250, "To"], [340, "03/2018"]),
      ...row(190, [40, "Employer"], [150, "Cleadon Water Ltd"]),
      ...row(206, [40, "Job title"], [150, "Driver"], [250, "Grade / salary"], [340, "Band 1"]),
      ...row(222, [40, "From"], [150, "07/2014"], [250, "To"], [340, "08/2015"]),
      heading(260, "Skills"),
      at(40, 280, "Excel, SAP"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Porter", "Wearmouth Hospital", "09/2015", "03/2018"],
      ["Driver", "Cleadon Water Ltd", "07/2014", "08/2015"],
    ]);
  });

  it("reads a table whose labels stand in the middle of their boxes", async () => {
    const label = (x: number, y: number, text: string) => at(x, y, text, { bold: true });
    const { education } = await read([
      ...person,
      heading(110, "Academic details"),
      label(300, 130, "Board /"),
      label(294, 143, "University"),
      label(80, 136.5, "Course"),
      label(180, 136.5, "Institution"),
      label(420, 136.5, "Year"),
      ...[
        ["B.Com", "PSR Arts College", "Anna University", "2020"],
        ["HSC", "Erode High School", "State Board", "2016"],
      ].flatMap((texts, order) =>
        texts.map((text, column) => at([82, 160, 280, 424][column] ?? 0, 170 + 24 * order, text)),
      ),
      heading(240, "Skills"),
      at(40, 260, "Excel, SAP"),
    ]);
    expect(
      education.map(({ institution, degree, graduationDate }) => [institution, degree, graduationDate]),
    ).toEqual([
      ["PSR Arts College", "B.Com", "2020"],
      ["Erode High School", "HSC", "2016"],
    ]);
  });

  it("takes the name that a form asks for, not the hospital's at its head", async () => {
    const { personalInfo } = await read([
      at(40, 50, "ÖZEL SÜMELA", { size: 16, bold: true }),
      heading(90, "Kişisel Bilgiler"),
      ...row(110, [40, "Adı Soyadı"], [150, "Hatice Çelebican"]),
      ...row(126, [40, "E-posta"], [150, "hatice@example.org"]),
      heading(160, "İş Deneyimi"),
      at(40, 180, "Hemşire, Boztepe Hastanesi, 2017 - 2019"),
    ]);
    expect(personalInfo.name).toBe("Hatice Çelebican");
  });
});
