import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (text: string, y: number, x = 40): Drawn => ({ text, x, y, size: 14, bold: true });
const person = [at(40, 50, "Derya Tezel", { size: 22 }), at(40, 72, "derya@example.org")];
const lines = (from: number, ...texts: (string | [string, Partial<Drawn>])[]): Drawn[] =>
  texts.map((text, order) =>
    typeof text === "string" ? at(40, from + 14 * order, text) : at(40, from + 14 * order, text[0], text[1]),
  );
const skills = (y: number): Drawn[] => [heading("Skills", y), at(40, y + 20, "Excel, SAP")];

const schoolsOf = (section: string) =>
  readCvText(
    `Derya Tezel\nderya@example.org\n\nExperience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters\n\nEducation\n${section}\n\nSkills\nExcel`,
  ).education.map(({ institution, degree, field, graduationDate }) => [
    institution,
    degree,
    field,
    graduationDate,
  ]);

describe("schools as ordinary templates have them", () => {
  it.each([
    [
      "a level in brackets and the faculty below",
      "Uludağ Üniversitesi (Lisans)\nİktisadi ve İdari Bilimler Fakültesi - İşletme\n2010 - 2015\n\nBursa Ticaret Lisesi (Lise)\n2006 - 2010",
      [
        ["Uludağ Üniversitesi", "Lisans", "İşletme", "2015"],
        ["Bursa Ticaret Lisesi", "Lise", "", "2010"],
      ],
    ],
    [
      "a level alone beside its dates, above the school",
      "Lisans, Mütercim Tercümanlık   Eylül 2007 / Haziran 2011\nBoğaziçi Üniversitesi (Muğla)\nLise   Eylül 2003 / Haziran 2007\nAtatürk Anadolu Lisesi (Ereğli)",
      [
        ["Boğaziçi Üniversitesi", "Lisans", "Mütercim Tercümanlık", "Haziran 2011"],
        ["Atatürk Anadolu Lisesi", "Lise", "", "Haziran 2007"],
      ],
    ],
    [
      "a slash before the subject",
      "Akdeniz Üniversitesi / Aşçılık\n2012 - 2014\n\nManavgat Meslek Lisesi / Muhasebe\n2008 - 2012",
      [
        ["Akdeniz Üniversitesi", "Aşçılık", "", "2014"],
        ["Manavgat Meslek Lisesi", "Muhasebe", "", "2012"],
      ],
    ],
    [
      "a state university told by its town",
      "BSc Biology\nUniversity of California, Berkeley\n2014 - 2018",
      [["University of California, Berkeley", "BSc", "Biology", "2018"]],
    ],
    [
      "a campus behind “at”",
      "Bachelor of Science in Finance\nUniversity of Texas at Dallas\n2014 - 2018",
      [["University of Texas at Dallas", "Bachelor of Science", "Finance", "2018"]],
    ],
    [
      "a certificate that names a kind of school",
      "2002 - 2014\nSecondary school certificate\nMiina Härma Gymnasium",
      [["Miina Härma Gymnasium", "Secondary school certificate", "", "2014"]],
    ],
    [
      "honours below",
      "Accra Academy\nGraduated first of 312\n2016 - 2022",
      [["Accra Academy", "", "", "2022"]],
    ],
    [
      "an unknown town behind the school",
      "Abitur\nGymnasium am Stadtpark, Celle\n2001 - 2009",
      [["Gymnasium am Stadtpark", "Abitur", "", "2009"]],
    ],
    [
      "a faculty between the school and the subject",
      "Setouchi University, Faculty of Letters, English\n2008 - 2012",
      [["Setouchi University", "English", "", "2012"]],
    ],
  ])("%s", (_, section, schools) => {
    expect(schoolsOf(section)).toEqual(schools);
  });

  it("two schools on two full lines, each with its years in brackets", async () => {
    const profile = await read([
      ...person,
      heading("Education", 110),
      ...lines(
        130,
        "Akdeniz University, Computer Engineering, Faculty of Engineering (2022 - 2027), third year, GPA: 3.12",
        "Antalya Science High School (2018 - 2022)",
      ),
      ...skills(200),
    ]);
    expect(profile.education.map(({ institution }) => institution)).toEqual([
      "Akdeniz University",
      "Antalya Science High School",
    ]);
  });
});

describe("jobs as ordinary templates have them", () => {
  it("employer and title on both sides of a slash, the town beside the dates", () => {
    const profile = readCvText(
      "Derya Tezel\nderya@example.org\n\nDeneyim\nLara Otel / Aşçıbaşı\nNisan 2022 – Halen, Antalya\n- Mutfağı yönetiyorum\n\nSide Tatil Köyü / Aşçı\nMayıs 2014 – Ekim 2017, Manavgat\n- Açık büfede çalıştım\n\nBeceriler\nMenü",
    );
    expect(profile.experiences).toMatchObject([
      { position: "Aşçıbaşı", company: "Lara Otel", location: "Antalya" },
      { position: "Aşçı", company: "Side Tatil Köyü", location: "Manavgat" },
    ]);
    const one = readCvText(
      "Derya Tezel\nderya@example.org\n\nExperience\nSite Manager / Foreman, Acme Ltd\n2019 - 2021\n- Built\n\nSkills\nExcel",
    );
    expect(one.experiences).toMatchObject([{ position: "Site Manager / Foreman", company: "Acme Ltd" }]);
  });

  it("the labels of a place are no part of it, and nothing is left of them", async () => {
    const job = (y: number, dates: string, title: string, employer: string, town: string) =>
      lines(
        y,
        `[ ${dates} ]`,
        [title, { bold: true }],
        [employer, { bold: true }],
        `City: ${town} | Country: Estonia`,
        "• Takes 40 samples a week",
      );
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ...job(130, "01/09/2020 – CURRENT", "Technician", "Water Works", "Tartu"),
      ...job(220, "15/06/2017 – 31/08/2020", "Junior Technician", "Tartu Dairy", "Narva"),
      ...skills(330),
    ]);
    expect(profile.experiences).toMatchObject([
      { location: "Tartu, Estonia", description: "" },
      { location: "Narva, Estonia", description: "" },
    ]);
  });

  it("short phrases without a mark, each on its own line, are points", async () => {
    const profile = await read([
      ...person,
      at(
        40,
        90,
        "A long line that says how far the column of this page reaches, as most pages have one or two.",
      ),
      heading("Experience", 110),
      ...lines(130, ["Acme Bank", { bold: true }], "January 2022 - Present", [
        "Credit Analyst",
        { bold: true },
      ]),
      ...lines(200, "Credit risk", "Committee reports", "Statement analysis of customers"),
      ...skills(280),
    ]);
    expect(profile.experiences[0]?.responsibilities).toEqual([
      "Credit risk",
      "Committee reports",
      "Statement analysis of customers",
    ]);
  });

  it("a title that wraps behind its dates stays whole", async () => {
    const profile = await read([
      ...person,
      heading("Experience", 110),
      ...lines(
        130,
        "February 2017 - January 2020: Library",
        "Assistant · Harbour City Libraries",
        "• Answered questions from judges",
      ),
      ...lines(
        184,
        "May 2020 - September 2021: Reference",
        "Librarian · Trinity Law Library",
        "• Moved sixty thousand books",
      ),
      ...skills(260),
    ]);
    expect(jobs(profile)).toEqual([
      ["Library Assistant", "Harbour City Libraries", "February 2017", "January 2020"],
      ["Reference Librarian", "Trinity Law Library", "May 2020", "September 2021"],
    ]);
  });

  it("a point that tells since when begins no job", () => {
    const profile = readCvText(
      "Derya Tezel\nderya@example.org\n\nExperience\nTranslator, Wortwerk Ltd\n2014 - 2021\nMet every deadline since 2015\n\nSkills\nExcel",
    );
    expect(profile.experiences).toHaveLength(1);
  });

  it("a form's duties that wrap in a narrow cell are one point each", async () => {
    const row = (y: number, label: string, value: string) => [at(40, y, label), at(150, y, value)];
    const record = (y: number, dates: string, title: string, employer: string) => [
      ...row(y, "Date", dates),
      ...row(y + 14, "Job title", title),
      ...row(y + 28, "Company", employer),
      ...row(y + 42, "Responsibilities", "Trained new crew in"),
      at(150, y + 54, "evacuation drills"),
      at(150, y + 68, "Wrote reports to the"),
      at(150, y + 80, "captain"),
    ];
    const profile = await read([
      ...person,
      heading("Experience", 110),
      ...record(130, "2020-03 – present", "Purser", "BlueJet"),
      ...record(230, "2016-11 – 2019-04", "Flight Attendant", "Sol Iberia"),
      ...skills(340),
    ]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual(
      Array(2).fill(["Trained new crew in evacuation drills", "Wrote reports to the captain"]),
    );
  });
});
