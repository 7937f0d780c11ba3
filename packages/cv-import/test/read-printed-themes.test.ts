import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person } from "./drawn-parts.ts";
import { jobs, read } from "./read-drawn.ts";

describe("what themes print", () => {
  it("small dates that hang at the top of a larger name belong to its entry", async () => {
    const entry = (y: number, company: string, title: string, dates: string) => [
      at(160, y, company, { size: 11, bold: true }),
      at(500 - 4 * dates.length, y - 3, dates, { size: 7.6 }),
      at(160, y + 20, title),
      at(160, y + 36, "We look after the water of a county, in three shifts and all weathers."),
    ];
    const profile = await read([
      ...person,
      heading("Work", 130),
      ...entry(130, "Harbour Water", "Chemist", "May 2020 - Present"),
      ...entry(220, "Saltgate Laboratories", "Technician", "August 2016 - April 2020"),
      heading("Education", 310),
      at(160, 310, "University of Wensum", { size: 11, bold: true }),
      at(470, 307, "July 2016", { size: 7.6 }),
      at(160, 330, "BSc Chemistry"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Chemist", "Harbour Water", "May 2020", "Present"],
      ["Technician", "Saltgate Laboratories", "August 2016", "April 2020"],
    ]);
    expect(profile.education).toMatchObject([
      { institution: "University of Wensum", graduationDate: "July 2016" },
    ]);
  });

  it("a word above the points of each job heads no section, though it is set like the headings", () => {
    const { experiences, skills } = readCvText(
      [
        "Tamsin Holloway\ntamsin@example.org",
        "Experience",
        "Acme Ltd\n2021-03 - Present\nClerk\n\nHighlights\n\n- Filed the letters of three years\n- Moved the archive into a new house",
        "Borea Ltd\n2018-06 - 2021-02\nAssistant\n\nHighlights\n\n- Answered the telephone in two languages",
        "Skills\n\nFiling, Typing",
      ].join("\n\n"),
    );
    expect(experiences.map(({ company, responsibilities }) => [company, responsibilities])).toEqual([
      ["Acme Ltd", ["Filed the letters of three years", "Moved the archive into a new house"]],
      ["Borea Ltd", ["Answered the telephone in two languages"]],
    ]);
    expect(skills.technical).toEqual(["Filing", "Typing"]);
  });

  it("a label that touches its contact is no part of it", () => {
    const { personalInfo } = readCvText(
      "Tamsin Holloway\nEmailtamsin@example.org\nPhone+44 1632 960 118\n\nExperience\n\nClerk, Acme Ltd\n2019 - 2021",
    );
    expect(personalInfo).toMatchObject({ email: "tamsin@example.org", phone: "+44 1632 960 118" });
  });
});

describe("what sidebars print", () => {
  /** Words side by side, as a browser draws tags: each by itself, so far apart that no space between words is as wide. */
  const tags = (x: number, y: number, ...words: [number, string][]) =>
    words.map(([left, text]) => at(x + left, y, text));
  const jobsBeside = [
    heading("Summary", 100, 200),
    at(200, 120, "Software engineer who has built banking systems for eight years and likes to teach."),
    heading("Experience", 150, 200),
    at(200, 170, "Acme Ltd", { bold: true }),
    at(470, 170, "06/2020 - Present"),
    at(200, 184, "Software Engineer"),
    at(214, 200, "• Built the systems that count the money of a whole country every night"),
    at(214, 214, "• Led a team of five people through the move into another house"),
    heading("Education", 250, 200),
    at(200, 270, "Ege University", { bold: true }),
    at(470, 270, "2010 - 2014"),
  ];

  it("groups of skills that are headed like sections are skills", async () => {
    const profile = await read([
      at(40, 60, "Tamsin Holloway", { size: 26, bold: true }),
      heading("Contact", 100),
      at(42, 120, "tamsin@example.org"),
      heading("Backend", 150),
      ...tags(42, 170, [0, "Java"], [29, "Python"], [69, "Go"]),
      heading("Data", 200),
      at(42, 220, "Power BI"),
      heading("Document", 250),
      heading("Management", 265),
      at(42, 285, "Filing systems"),
      heading("Languages", 315),
      at(42, 335, "English (Native)"),
      ...jobsBeside,
    ]);
    expect(profile.skills.technical).toEqual(["Java", "Python", "Go", "Power BI", "Filing systems"]);
    expect(profile.experiences).toHaveLength(1);
  });

  it("projects that are headed like sections stay projects", async () => {
    const profile = await read([
      at(40, 60, "Tamsin Holloway", { size: 26, bold: true }),
      heading("Contact", 100),
      at(42, 120, "tamsin@example.org"),
      heading("Projects", 150),
      heading("Tide Table", 172),
      at(42, 190, "Go and SQL"),
      at(42, 204, "Shows the tides"),
      heading("Bell Tower", 230),
      at(42, 248, "Rings the bells"),
      heading("Languages", 315),
      at(42, 335, "English (Native)"),
      ...jobsBeside,
    ]);
    expect(profile.skills.technical).toEqual([]);
  });

  it("a name in large letters may stand below the sections of a sidebar, its words far apart", async () => {
    const profile = await read([
      heading("Contact", 60),
      at(40, 80, "tamsin@example.org"),
      heading("Skills", 110),
      at(40, 130, "Filing"),
      at(40, 160, "TAMSIN", { size: 26, bold: true }),
      at(240, 160, "HOLLOWAY", { size: 26, bold: true }),
      heading("Experience", 200),
      at(40, 220, "Clerk, Acme Ltd, 2019 - 2021"),
    ]);
    expect(profile.personalInfo.name).toBe("TAMSIN HOLLOWAY");
    expect(profile.skills.technical).toEqual(["Filing"]);
  });

  it("a column ends where its text does, though an address reaches out of it", async () => {
    const profile = await read([
      at(70, 60, "Tamsin Holloway", { size: 18, bold: true }),
      at(
        70,
        84,
        "Librarian with a tidy catalogue, a loud laugh and twenty years among the shelves of a port.",
      ),
      heading("About", 120, 70),
      at(70, 136, "+44 1632 960 173", { size: 8 }),
      at(70, 148, "tamsin.of.the.holloways@example.org", { size: 8 }),
      heading("Education", 172, 70),
      at(70, 190, "Saint Ninian's of Fundy"),
      at(70, 203, "University"),
      at(76, 216, "Bachelor of Arts", { size: 8 }),
      at(70, 238, "Bluenose College", {}),
      at(76, 251, "Diploma in Filing", { size: 8 }),
      heading("Experience", 120, 199),
      at(199, 138, "Adult Services Librarian", { bold: true }),
      at(490, 138, "05/2019 -", { size: 7 }),
      at(199, 150, "Fundy Shore Libraries", { size: 9 }),
      ...[172, 185, 198, 211, 224].map((y) =>
        at(214, y, "• Answers what readers ask at the desk, on the line and in letters", { size: 9 }),
      ),
    ]);
    expect(jobs(profile)).toEqual([
      ["Adult Services Librarian", "Fundy Shore Libraries", "05/2019", "Present"],
    ]);
    expect(profile.education.map(({ institution }) => institution)).toEqual([
      "Saint Ninian's of Fundy University",
      "Bluenose College",
    ]);
    expect(profile.summary).toContain("tidy catalogue");
  });

  it("a place above a broken address of mail is where somebody lives", async () => {
    const { personalInfo } = await read([
      at(40, 60, "Tamsin Holloway", { size: 26, bold: true }),
      heading("Contact", 100),
      at(42, 120, "Ankara, Türkiye", { size: 9 }),
      at(42, 131, "tamsin.holloway@exa", { size: 9 }),
      at(42, 142, "mple.org", { size: 9 }),
      at(42, 159, "+90 555 014 88 30", { size: 9 }),
      ...jobsBeside,
    ]);
    expect(personalInfo).toMatchObject({ location: "Ankara, Türkiye", email: "tamsin.holloway@example.org" });
  });
});

it("schools with a mark before them, and their degree below it, are schools", () => {
  const { education } = readCvText(
    [
      "Tamsin Holloway\ntamsin@example.org",
      "Experience\n\nClerk, Acme Ltd\n2019 - 2021",
      "Education\n\n• Ege University\n  Bachelor\n  Law\n\n• Fundy College\n  Diploma\n  Filing",
    ].join("\n\n"),
  );
  expect(education.map(({ institution }) => institution)).toEqual(["Ege University", "Fundy College"]);
  expect(education[0]).toMatchObject({ degree: "Bachelor" });
});

it("a list of contacts may be headed like a summary", () => {
  const told =
    "Clerk of a harbour who has kept its letters for nineteen years, in three languages and two alphabets.";
  const { summary } = readCvText(
    [
      `Tamsin Holloway\n${told}`,
      "About\n\n• Tamsin Holloway\n• +44 1632 960 173\n• tamsin@example.org",
      "Experience\n\nClerk, Acme Ltd\n2019 - 2021",
    ].join("\n\n"),
  );
  expect(summary).toBe(told);
});
