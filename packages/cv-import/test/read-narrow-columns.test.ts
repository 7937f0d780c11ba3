import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person } from "./drawn-parts.ts";
import { jobs, read } from "./read-drawn.ts";

describe("what a narrow column breaks", () => {
  it("a phone number goes on in the next line", async () => {
    const { personalInfo } = await read([
      heading("Experience", 60),
      at(40, 80, "Clerk, Acme Ltd, 2019 - 2021"),
      ...[94, 108, 122, 136].map((y) =>
        at(40, y, "• Filed the letters of a harbour in three languages and in two alphabets"),
      ),
      heading("Education", 170),
      at(40, 190, "Ege University, 2015"),
      at(460, 50, "Nevra", { size: 18, bold: true }),
      at(460, 70, "Günaltay", { size: 18, bold: true }),
      at(474, 90, "• nevra.gunaltay.holloway@example.org", { size: 8 }),
      at(474, 106, "• +90 555 018 44", { size: 8 }),
      at(483, 118, "62", { size: 8 }),
      heading("Languages", 150, 460),
      at(474, 168, "• Turkish", { size: 8 }),
      at(474, 180, "• Old English", { size: 8 }),
    ]);
    expect(personalInfo.phone).toBe("+90 555 018 44 62");
  });

  it("small dates that hang beside a name may have their end below", async () => {
    const profile = await read([
      ...person,
      heading("Work", 130),
      at(160, 137, "Ardlethen Orthopaedic", { size: 11, bold: true }),
      at(300, 134, "September 2017 - December", { size: 7.6 }),
      at(381, 144, "2020", { size: 7.6 }),
      at(160, 163, "Prosthetist"),
      at(160, 175, "Leeds, England"),
      at(160, 192, "We make limbs for a county that has many hills and walks."),
      at(160, 220, "Moyamba Workshop", { size: 11, bold: true }),
      at(316, 217, "May 2016 - June 2017", { size: 7.6 }),
      at(160, 238, "Volunteer"),
      at(160, 254, "We made limbs of what there was, and it was not very much."),
    ]);
    expect(profile.experiences[0]?.location).toBe("Leeds, England");
    expect(jobs(profile)).toEqual([
      ["Prosthetist", "Ardlethen Orthopaedic", "September 2017", "December 2020"],
      ["Volunteer", "Moyamba Workshop", "May 2016", "June 2017"],
    ]);
  });
});

it("a sentence with its years among other sentences begins no job", async () => {
  const profile = await read([
    ...person,
    heading("Experience", 110),
    at(40, 130, "Halyard Adjusters", { bold: true }),
    at(450, 130, "01/2020 - Present"),
    at(40, 144, "Loss Adjuster"),
    at(66, 160, "Settle losses up to a sum that nobody has to sign again", { size: 8 }),
    at(66, 170, "The time from visit to settlement went from 64 to 41 days (2021 to 2024)", { size: 8 }),
    at(66, 180, "Wrote the guide that the team of forty used in the winter of 2018", { size: 8 }),
    at(66, 190, "Found seventeen false claims among the many that were true", { size: 8 }),
    at(40, 214, "Tarrant Joinery", { bold: true }),
    at(450, 214, "04/2008 - 05/2017"),
    at(40, 228, "Carpenter"),
  ]);
  expect(jobs(profile).map(([, company]) => company)).toEqual(["Halyard Adjusters", "Tarrant Joinery"]);
});

it("languages in a row stand above their levels, whether a list knows them or not", async () => {
  const { skills } = await read([
    ...person,
    heading("Experience", 110),
    at(40, 130, "Clerk, Acme Ltd, 2019 - 2021"),
    heading("Languages", 160),
    at(40, 180, "English", { bold: true }),
    at(200, 180, "Krio", { bold: true }),
    at(360, 180, "British Sign Language", { bold: true }),
    at(40, 194, "Native"),
    at(200, 194, "Basic"),
    at(360, 194, "Intermediate"),
    at(40, 240, "Leeds, England", { size: 8 }),
  ]);
  expect(skills.languages).toEqual([
    { language: "English", proficiency: "Native" },
    { language: "Krio", proficiency: "Basic" },
    { language: "British Sign Language", proficiency: "Intermediate" },
  ]);
});

it("a town below the languages is none of them", () => {
  const { skills } = readCvText(
    "Tamsin Holloway\ntamsin@example.org\n\nExperience\n\nClerk, Acme Ltd\n2019 - 2021\n\nLanguages\n\nTurkish\nEnglish\nİzmir",
  );
  expect(skills.languages.map(({ language }) => language)).toEqual(["Turkish", "English"]);
});
