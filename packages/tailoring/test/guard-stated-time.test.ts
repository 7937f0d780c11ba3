import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { read } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

/** Lines of a job from January 2019 to January 2023 that have a time, or a doer, of their own. */
const LIES = read(`
Ran the pottery studio alone for six weeks in 2021 => Ran the pottery studio alone for four years
Six months on the export desk => Four years on the export desk
Made school uniforms for a workshop (2020–2021) => Have made school uniforms since 2019
Okul önlüğü diktim (2020–2021) => 2019'dan beri okul önlüğü dikiyorum
Son bir yıl ihracat masası => Dört yıl ihracat masasında çalıştım
Okul önlüğü diktim (2020–2021) => 2020'den bu yana okul önlüğü dikiyorum
Night ward duty every fourth week => Night ward duty every night
Üç ay boyunca depoda tek sorumluydum => Dört yıl depoda tek sorumluydum
On call every fourth weekend => On call every weekend
Günde ortalama 12 çağrı, haftada 3 saha ziyareti => Haftada ortalama 12 çağrı
Ten calls a day and two site visits a week => Ten calls a week
Ten calls a day and two site visits a week => Two site visits a day
Kesim planlarının uygulanması (plan hazırlığı planlama ekibinde) => Kesim planlarını hazırladım ve uyguladım
Running test programs on the rig (programs written by the lab) => Wrote and ran test programs on the rig
`);

test.each(LIES)("who wrote »%s« isn't made to say »%s«", (fact, lie) => {
  const job = { company: "Zet", position: "Eleman", startDate: "2019-01", endDate: "2023-01" };
  const profile = CareerProfile.parse({ experiences: [{ ...job, responsibilities: [fact] }] });
  expect(maySay(profile, lie, { place: "experiences.0" })).toBe(false);
});

const STUDIES = CareerProfile.parse({
  summary: "Lojistik uzmanı.",
  education: [
    { institution: "Harran Üniversitesi", degree: "Ön Lisans (2. sınıf)", field: "Lojistik" },
    { institution: "Leeds University", degree: "MSc (left in 2019)", field: "Logistics" },
    { institution: "Leeds University", degree: "MA", field: "Economics", graduationDate: "expected 2028" },
    { institution: "Leeds University", degree: "BA", field: "History", graduationDate: "2014" },
  ],
  additionalInfo: "MSc Food Science: one of five modules done.",
});

test.each([
  "Logistics specialist with an MSc in Food Science.",
  "Harran Üniversitesi Lojistik ön lisans mezunu",
  "MSc in Logistics, Leeds University",
  "Holds an MSc in Logistics.",
  "MA in Economics",
])("studies that weren't finished are no degree: »%s«", (lie) => {
  const language = /[şığİ]/.test(lie) ? "tr" : "en";
  expect(maySay(STUDIES, lie, { language })).toBe(false);
});

test.each([
  "Studying for an MA in Economics at Leeds University",
  "MA Economics in progress",
  "BA in History, Leeds University",
])("what is finished, or said to be under way, may be said: »%s«", (claim) => {
  expect(maySay(STUDIES, claim, { language: "en" })).toBe(true);
});

const LEVELS = CareerProfile.parse({
  experiences: [{ company: "Zet", position: "Karşılama Görevlisi", responsibilities: ["Almanca anons"] }],
  skills: {
    languages: [
      { language: "Türkçe", proficiency: "Native" },
      { language: "Almanca", proficiency: "Fluent" },
    ],
  },
  certifications: [{ name: "WSET Wine Intermediate", issuer: "WSET", date: "2021" }],
});

test.each([
  ["German: native", "en", false],
  ["Almanca: ana dil", "tr", false],
  ["German: fluent", "en", true],
  ["WSET Wine Professional", "tr", false],
  ["WSET Wine Intermediate", "tr", true],
] as const)("a level is that of its own language or certificate: »%s« (%s)", (claim, language, isTrue) => {
  expect(maySay(LEVELS, claim, { language })).toBe(isTrue);
});
