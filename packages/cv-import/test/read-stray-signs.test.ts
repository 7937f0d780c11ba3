import { expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person } from "./drawn-parts.ts";
import { read } from "./read-drawn.ts";

const PERSON = "Tamsin Holloway\ntamsin@example.org\n\n";

it("names in a row that ends in a full stop are no sentence", () => {
  const { experiences, education } = readCvText(
    `${PERSON}Experience\n\n2019 – Present\n3rd Grade Teacher, Saltgate Primary School, Portland, OR.\n• Taught mixed classes.\n\nEducation\n\n2015 – 2019 BA Primary Education, University of Wensum.`,
  );
  expect(experiences).toMatchObject([
    { position: "3rd Grade Teacher", company: "Saltgate Primary School", location: "Portland, OR" },
  ]);
  expect(education).toMatchObject([{ institution: "University of Wensum", graduationDate: "2019" }]);
});

it("labelled contacts below a summary are no part of it", () => {
  const { summary, personalInfo } = readCvText(
    `${PERSON}About\n\nI keep the water of a county clean, in all weathers.\nPhone: +44 1632 960 118\n\nExperience\n\nChemist, Harbour Water\n2019 - 2021`,
  );
  expect(summary).toBe("I keep the water of a county clean, in all weathers.");
  expect(personalInfo.phone).toBe("+44 1632 960 118");
});

it("a comma in brackets makes no list of a skill in a second column", async () => {
  const { skills } = await read([
    ...person,
    heading("Skills", 110),
    ...[at(40, 130, "Book-keeping"), at(300, 130, "Excel (macros, pivots)")],
    ...[at(40, 145, "Payroll"), at(300, 145, "Stock control")],
    heading("Experience", 180),
    at(40, 200, "Clerk, Acme Ltd"),
    at(420, 200, "2016 – 2021"),
  ]);
  expect(skills.technical).toEqual(["Book-keeping", "Excel (macros, pivots)", "Payroll", "Stock control"]);
});

it("labels that end at one edge part what a heading holds", async () => {
  const right = (text: string, y: number) => at(170 - 4.7 * text.length, y, text);
  const job = (dates: string, title: string, employer: string, y: number) => [
    ...[right(dates, y), at(185, y, title), at(185, y + 15, employer)],
    at(185, y + 30, "– Kept the water of a county clean"),
    at(185, y + 43, "– Wrote the reports of each month"),
  ];
  const profile = await read([
    ...person,
    right("WORK EXPERIENCE", 100),
    ...job("2019 – 2022", "Chemist", "Harbour Water", 120),
    ...job("2016 – 2019", "Technician", "Saltgate Laboratories", 185),
    right("EDUCATION", 250),
    ...[right("2013 – 2016", 268), at(185, 268, "BSc Chemistry"), at(185, 283, "University of Wensum")],
    right("PERSONAL SKILLS", 310),
    ...[at(102.8, 325, "Technical skills"), at(185, 325, "Titration, Sampling, Chromatography")],
    ...[at(96.1, 352, "Other languages"), at(185, 352, "English (fluent), Finnish (basic)")],
    ...[at(120, 379, "Certificates"), at(185, 379, "Safe Handling of Acids (2021); First Aid (2022)")],
  ]);
  expect(profile.certifications.map(({ name }) => name)).toEqual(["Safe Handling of Acids", "First Aid"]);
  expect(profile.skills.languages.map(({ language }) => language)).toEqual(["English", "Finnish"]);
});

it("a list behind a label that wraps goes on, whatever signs part its items", async () => {
  const { skills, certifications } = await read([
    ...person,
    heading("Skills", 110),
    at(40, 130, "Technical: Titration, Sampling, Chromatography"),
    at(
      40,
      145,
      "Certifications: Safe Handling of Acids - 2021; First Aid at Work in the Laboratory and the Field",
    ),
    at(40, 160, "(Red Cross, 2022); Radiation Protection (2020)"),
    heading("Experience", 190),
    at(40, 210, "Chemist, Harbour Water"),
    at(420, 210, "2016 – 2021"),
  ]);
  expect(certifications).toHaveLength(3);
  expect(skills.technical).toEqual(["Titration", "Sampling", "Chromatography"]);
});

it("an unlabelled title above the labels of each job is its title", () => {
  const { experiences } = readCvText(
    `${PERSON}Experience\n\nLock Keeper\nCompany: Harbour Water\nPeriod: Mar 2019 – Present\nCity: Leeds\nJob description: Kept the locks\n\nBridge Hand\nCompany: Saltgate Bridges\nPeriod: Jun 2014 – Feb 2019\nCity: Hull\nJob description: Swung the bridge`,
  );
  expect(experiences).toMatchObject([
    { position: "Lock Keeper", company: "Harbour Water", location: "Leeds" },
    { position: "Bridge Hand", company: "Saltgate Bridges", location: "Hull" },
  ]);
});

it("labels parted by a slash are one label", () => {
  const { experiences } = readCvText(
    `${PERSON}Experience\n\nLock Keeper\nHarbour Water\nMar 2019 – Present\tBoston, MA\nAchievements/Tasks\n- Kept the locks\n- Swung the bridge`,
  );
  expect(experiences).toMatchObject([
    { description: "", responsibilities: ["Kept the locks", "Swung the bridge"] },
  ]);
});

it("a comma in a title above the employer's own line parts no employer from it", () => {
  const points = "- Fed the animals of the house\n- Kept the records of the breeding";
  const { experiences } = readCvText(
    `${PERSON}Experience\n\nSenior Keeper, Primates\nWensum Zoo\nMar 2019 – Present\n${points}\n\nKeeper, Big Cats\nSaltgate Park\nJun 2014 – Feb 2019\n${points}`,
  );
  expect(experiences.map(({ position, company }) => [position, company])).toEqual([
    ["Senior Keeper, Primates", "Wensum Zoo"],
    ["Keeper, Big Cats", "Saltgate Park"],
  ]);
});

it("contacts at the foot are no items of the list above them", () => {
  const { skills, personalInfo } = readCvText(
    "Tamsin Holloway\n\nExperience\n\nClerk, Acme Ltd\n2019 - 2021\n\nSkills\n\nFiling • Typing • Payroll\n\nLeeds | 01632 960118 | tamsin@example.org",
  );
  expect(skills.technical).toEqual(["Filing", "Typing", "Payroll"]);
  expect(personalInfo).toMatchObject({
    email: "tamsin@example.org",
    phone: "01632 960118",
    location: "Leeds",
  });
});

it("a name that breaks behind a word that opens its end goes on", async () => {
  const { education } = await read([
    ...person,
    heading("Experience", 100),
    at(40, 116, "Chemist, Harbour Water, who keeps the water of the whole county clean in three shifts"),
    at(40, 130, "2016 – 2021"),
    heading("Education", 160),
    at(40, 180, "2013 – 2016"),
    ...[at(40, 196, "Community College of", { bold: true }), at(40, 210, "Wensum", { bold: true })],
    at(40, 224, "BSc Chemistry"),
  ]);
  expect(education).toMatchObject([{ institution: "Community College of Wensum", graduationDate: "2016" }]);
});

it("a title in brackets behind its employer may hold a comma", () => {
  const points = "- Fed the animals of the house\n- Kept the records of the breeding";
  const { experiences } = readCvText(
    `${PERSON}Experience\n\nWensum Zoo (Senior Keeper, Primates)\tMar 2019 – Present\n${points}\n\nSaltgate Park (Keeper)\tJun 2014 – Feb 2019\n${points}`,
  );
  expect(experiences.map(({ position, company }) => [position, company])).toEqual([
    ["Senior Keeper, Primates", "Wensum Zoo"],
    ["Keeper", "Saltgate Park"],
  ]);
});
