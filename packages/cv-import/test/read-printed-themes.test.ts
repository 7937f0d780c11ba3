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
