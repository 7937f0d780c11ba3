import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person, school } from "./drawn-parts.ts";
import { read } from "./read-drawn.ts";

const cv = (...sections: string[]) =>
  readCvText(["Derya Tezel\nderya@example.org", ...sections].join("\n\n"));
const SKILLS = "Skills\nFiling, Ledgers";

describe("what one entry of a section tells of another", () => {
  it("a town that no list knows is cut off where another job's was", () => {
    const { experiences } = cv(
      "Experience\nDeputy Manager, Ribble View Care Home, Preston\nMAY 2020 — PRESENT\n- Ran the ward.\nCare Assistant, Oakenclough House, Blackburn\nJANUARY 2014 — JULY 2017\n- Key worker for five.",
      SKILLS,
    );
    expect(experiences.map(({ company, location }) => [company, location])).toEqual([
      ["Ribble View Care Home", "Preston"],
      ["Oakenclough House", "Blackburn"],
    ]);
  });

  it("an employer named by itself elsewhere does not begin with a part of the house", () => {
    const { experiences } = cv(
      "Experience\nSept 2020 – present\tHead Veterinary Nurse, Wards and Theatre\nHarrowmere Animal Hospital, Ludlow\n- Line-manage eleven nurses.\nJan 2018 – Aug 2020\tSenior Veterinary Nurse, Surgical Ward\nHarrowmere Animal Hospital, Ludlow\n- Ran the theatre on weekdays.\nJune 2014 – Dec 2017\tRegistered Veterinary Nurse\nClee View Vets4Farms LLP, Craven Arms\n- Nursed everything.",
      SKILLS,
    );
    expect(experiences.slice(0, 2).map(({ company }) => company)).toEqual([
      "Harrowmere Animal Hospital",
      "Harrowmere Animal Hospital",
    ]);
  });

  it("the town beside an employer with a span of its own is that of each title below", async () => {
    const title = (y: number, text: string, dates: string) => [at(40, y, text), at(460, y, dates)];
    const { experiences } = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 130, "Harbour Rail Systems Ltd, Leeds", { bold: true }),
      at(460, 130, "Mar 2014 – present"),
      ...title(146, "Control Room Supervisor", "Jan 2021 – present"),
      at(50, 158, "• Plan the shifts of 26 controllers"),
      ...title(176, "Line Controller", "Sept 2017 – Jan 2021"),
      at(50, 188, "• Watched 18 vehicles and their power"),
      ...title(206, "Shunter", "Mar 2014 – Sept 2017"),
      at(50, 218, "• Oiled the points"),
      ...school,
    ]);
    expect(experiences.map(({ company, location }) => [company, location])).toEqual(
      Array.from({ length: 3 }, () => ["Harbour Rail Systems Ltd", "Leeds"]),
    );
  });
});

describe("schools", () => {
  it("how somebody left one is no part of its name", () => {
    const { education } = cv(
      SKILLS,
      "Education\nMSc Marine Ecology, University of Dunmarrow, with distinction, 2009\nBSc Zoology, University of Dunmarrow, first class, 2008",
    );
    expect(education.map(({ institution }) => institution)).toEqual([
      "University of Dunmarrow",
      "University of Dunmarrow",
    ]);
  });

  it("subjects and their marks behind what they are of are a degree", () => {
    const { education } = cv(
      SKILLS,
      "Education\n2009 – 2011\tA-levels: Biology (B), Chemistry (C), Art (A)\nSt Milburga's School, Leominster",
    );
    expect(education).toMatchObject([{ institution: "St Milburga's School", location: "Leominster" }]);
    expect(`${education[0]?.degree} ${education[0]?.field}`).toContain("A-levels");
  });

  it("a degree in small letters on wide lines goes on where it must", async () => {
    const { education } = await read([
      ...person,
      heading("Skills", 110),
      at(40, 126, "Moulds, Castings, Welding jigs", { size: 9 }),
      heading("Education", 160),
      at(40, 176, "UNIVERSITY OF WHARFEDALE", { size: 10, bold: true }),
      at(40, 189, "MENG MECHANICAL ENGINEERING", { size: 6, bold: true }),
      at(40, 200, "Jun 2015 | Bradford", { size: 8 }),
      at(40, 212, "First Class Honours", { size: 9 }),
      at(40, 233, "AIRE SIXTH FORM COLLEGE", { size: 10, bold: true }),
      at(40, 245, "A-LEVELS IN MATHEMATICS, PHYSICS AND", { size: 6, bold: true }),
      at(40, 257, "DESIGN TECHNOLOGY", { size: 6, bold: true }),
      at(40, 268, "Jun 2010 | Shipley", { size: 8 }),
    ]);
    expect(education.map(({ institution }) => institution)).toEqual([
      "UNIVERSITY OF WHARFEDALE",
      "AIRE SIXTH FORM COLLEGE",
    ]);
  });

  it("a conservatoire is one", () => {
    const { education } = cv(
      SKILLS,
      "Education\nBMus (Hons) in Performance\t2004–2008\nConservatoire of the North Riding",
    );
    expect(education).toMatchObject([{ institution: "Conservatoire of the North Riding" }]);
  });
});

describe("languages", () => {
  it("called after another one are languages of their own", () => {
    const { skills } = cv(
      SKILLS,
      "Languages\nEnglish (native), Scottish Gaelic (reading), Irish Gaelic (fluent)",
    );
    expect(skills.languages.map(({ language }) => language)).toEqual([
      "English",
      "Scottish Gaelic",
      "Irish Gaelic",
    ]);
  });

  it("unknown to any list, among others that are told as it is", () => {
    const { skills } = cv(SKILLS, "Diller\nAlmanca (YDS 88), İngilizce (YDS 79), Hititçe (okuma)");
    expect(skills.languages.map(({ language }) => language)).toEqual(["Almanca", "İngilizce", "Hititçe"]);
  });
});
