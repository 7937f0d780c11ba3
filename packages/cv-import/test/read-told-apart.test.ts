import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

/** A CV in plain text with a school and these sections besides. */
const cv = (...sections: string[]) =>
  readCvText(["Derya Tezel\nderya@example.org", ...sections, "Education\nEge University\n2015"].join("\n\n"));
const WORK = "Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters";

describe("a form that asks for the duties after the jobs", () => {
  const cvOf = (...sections: string[]) =>
    readCvText(
      ["Derya Tezel\nderya@example.org", ...sections, "LANGUAGES\nEnglish", "SKILLS\nWelding"].join("\n\n"),
    );
  const table =
    "EXPERIENCE\nEmployer\tPosition\tFrom\tTo\nAcme Ltd\tClerk\t2019\t2021\nBeta Mills\tPorter\t2015\t2018";

  it("puts into each job what stands below its employer's name", () => {
    const { experiences, customSections } = cvOf(
      table,
      "DESCRIBE YOUR DUTIES IN EACH POST\nAcme Ltd\nFiled letters from eleven towns in two languages.\nTrained two clerks in the new system.\nBeta Mills\nCarried bales from the yard to the looms all day.",
    );
    expect(experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Filed letters from eleven towns in two languages.", "Trained two clerks in the new system."],
      ["Carried bales from the yard to the looms all day."],
    ]);
    expect(customSections).toEqual([]);
  });

  it("knows them by employer and title where they stand under a second heading of jobs", () => {
    const { experiences } = cvOf(
      table,
      "EMPLOYMENT\nClerk, Acme Ltd\n- Filed letters from eleven towns.\nPorter, Beta Mills\n- Carried bales.",
    );
    expect(experiences.map(({ position, responsibilities }) => [position, responsibilities])).toEqual([
      ["Clerk", ["Filed letters from eleven towns."]],
      ["Porter", ["Carried bales."]],
    ]);
  });

  it("leaves a section alone that names an employer within its text", () => {
    const { experiences } = cvOf(
      table,
      "MY STORY SO FAR\nAcme Ltd\nThe place where I met everybody I know in this trade.\nA long road\nIt went on and on.",
    );
    expect(experiences.map(({ responsibilities }) => responsibilities)).toEqual([[], []]);
  });

  it("adds nothing to jobs that have points of their own", () => {
    const { experiences } = cvOf(
      WORK.replace("Experience", "EXPERIENCE"),
      "IN MORE DETAIL\nAcme Ltd\nFiled letters from eleven towns in two languages.",
    );
    expect(experiences[0]?.responsibilities).toEqual(["Filed letters"]);
  });
});

describe("old Europass forms", () => {
  const form = (employer: string) =>
    cv(
      `Work experience\nDates\tMay 2015 – March 2019\nOccupation or position held\tNight Auditor\nMain activities and responsibilities\tClosing the day's accounts\nName and address of employer\t${employer}`,
    ).experiences;

  it.each([
    ["Marsamxett Resort, Birgu", "Marsamxett Resort", "Birgu"],
    ["Kardeşler Bobinaj, Salihli", "Kardeşler Bobinaj", "Salihli"],
  ])("takes the town that no list knows from the answer %s", (answer, company, location) => {
    expect(form(answer)).toMatchObject([{ company, location }]);
  });

  it.each(["Marsamxett Resort, Ltd", "Marsamxett Resort, Sons and Partners Holding"])(
    "keeps what is part of the name: %s",
    (answer) => {
      expect(form(answer)).toMatchObject([{ company: answer, location: "" }]);
    },
  );
});

describe("a town with its region and country below a title", () => {
  it("is no employer where the employer stands above several titles", () => {
    const { experiences } = cv(
      "Experience\nOrrin Park Fulfilment\nOperations Manager\nApril 2021 - Present\nTolworth, England, United Kingdom\n- Led a site.\n\nShift Manager\nJanuary 2018 - March 2021\nTolworth, England, United Kingdom\n- Led a shift.",
    );
    expect(experiences.map(({ company, location }) => [company, location])).toEqual([
      ["Orrin Park Fulfilment", "Tolworth, England, United Kingdom"],
      ["Orrin Park Fulfilment", "Tolworth, England, United Kingdom"],
    ]);
  });

  it("leaves an employer before its town", () => {
    const { experiences } = cv(
      "Experience\nShift Manager\nJanuary 2018 - March 2021\nTolbrix, Leeds, England\n- Led a shift.",
    );
    expect(experiences).toMatchObject([{ company: "Tolbrix", location: "Leeds, England" }]);
  });
});

describe("forms of public offices", () => {
  const job = (title: string) =>
    cv(
      `Experience\nBureau of Lakes, Upper Field Office\n900 Canyon Highway\nReno, NV United States\n06/2018 - 05/2022\nHours per week: 40\nSalary: $38.40 per hour\n${title}\nDuties, Accomplishments and Related Skills:\nREADINESS: Kept nine in ten engines available through three seasons, by moving the heavy inspections into winter.\n\nTOOLS: Lathe, Press, Crane\n\nSupervisor: Lorraine Begay, may contact: Yes`,
    ).experiences;

  it("reads a title with its grade of pay, and paragraphs under a word in capitals as points", () => {
    expect(job("Heavy Mobile Equipment Mechanic Supervisor, WS-5803-10")).toMatchObject([
      {
        position: "Heavy Mobile Equipment Mechanic Supervisor, WS-5803-10",
        responsibilities: [
          "READINESS: Kept nine in ten engines available through three seasons, by moving the heavy inspections into winter.",
        ],
      },
    ]);
  });
});

describe("headings", () => {
  const numbered = (heading: string) =>
    readCvText(
      `Derya Tezel\nderya@example.org\n1. Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters\n2. Education\nEge University\n2015\n3. Skills\n* Welding\n* Night trunking\n${heading}\nTwo pigeons and a lathe\n5. References\nOn request.`,
    );

  it("takes the number that the others leave out for a heading", () => {
    const { skills, customSections } = numbered("4. Whatever else matters");
    expect(skills.technical).toEqual(["Welding", "Night trunking"]);
    expect(customSections.map(({ heading }) => heading)).toEqual(["4. Whatever else matters"]);
  });

  it.each(["9. Whatever else matters", "4. Whatever else matters, and more."])("leaves %s alone", (line) => {
    expect(numbered(line).customSections).toEqual([]);
  });

  it.each([
    [
      "Further qualifications\nCoaching Award, 2017\nLevel 4 Assessor, 2019",
      ["Coaching Award", "Level 4 Assessor"],
    ],
    [
      "EHLİYET VE BELGELERİM\n- Ehliyet: B, C\n- SRC 3\n- Psikoteknik belgesi",
      ["SRC 3", "Psikoteknik belgesi"],
    ],
  ])("reads certificates under %s", (section, names) => {
    expect(cv(WORK, section).certifications.map(({ name }) => name)).toEqual(names);
  });
});
