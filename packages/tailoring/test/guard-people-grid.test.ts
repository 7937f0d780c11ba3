import { CareerProfile } from "@terzi/contracts/career";
import { LANGUAGES } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

const TODAY = "2026-11-21";

type Profile = Parameters<typeof CareerProfile.parse>[0] & object;

const job = (startDate: string, endDate: string, position = "Cook", rest: object = {}) => ({
  ...{ company: "Zet", position, startDate, endDate },
  ...rest,
});
const school = (changes: object) => ({
  ...{ institution: "Ege University", degree: "BSc", field: "Chemistry", graduationDate: "2020-06" },
  ...changes,
});
const english = (proficiency: string): Profile => ({
  skills: { languages: [{ language: "English", proficiency }] },
});
const certificate = (changes: object): Profile => ({
  certifications: [{ name: "First Aid", issuer: "Red Cross", date: "2022-05", ...changes }],
});

/** People who are near one another, and what may be said of the one and not of the next. */
const GRIDS: { name: string; people: Record<string, Profile>; claims: string }[] = [
  {
    name: "how long",
    people: {
      "one job of five years": { experiences: [job("2018-01", "2022-12")] },
      "one job that goes on": { experiences: [job("2021-12", "present")] },
      "two jobs one after the other": { experiences: [job("2018-01", "2019-12"), job("2020-01", "2022-12")] },
      "two jobs at once": { experiences: [job("2018-01", "2020-12"), job("2018-01", "2020-12", "Baker")] },
      "two jobs with a gap": { experiences: [job("2015-01", "2016-12"), job("2020-01", "2022-12")] },
      "four years and eleven months": { experiences: [job("2018-01", "2022-11")] },
      "an end that is to come": { experiences: [job("2024-12", "2029-12")] },
      "a year alone": { experiences: [job("2018", "2022")] },
      "an end before its beginning": { experiences: [job("2022-12", "2018-01")] },
      "four years and two months": { experiences: [job("2018-01", "2022-02")] },
      "no dates": { experiences: [job("", "")] },
      "unpaid work": {
        volunteerExperience: [
          { organization: "Zet", role: "Cook", startDate: "2018-01", endDate: "2022-12" },
        ],
      },
      "an internship": { experiences: [job("2018-01", "2022-12", "Intern Cook")] },
    },
    claims: `
      Cook with five years of experience | Cook with over five years of experience | Cook with nearly five years of experience
      Cook with four years of experience | Cook with six years of experience | Cook with 5+ years of experience
      Cook with two years of experience | Cook with three years of experience | Cook with about five years of experience | Cook with about four years of experience | Cook since 2018 | Cook since 2021
      Currently a cook | Former cook | Cook with ten years of experience | Works as a cook at Zet | Worked as a cook at Zet
      Cook and baker with six years of experience | Beş yıl deneyimli aşçı | Altı yıl deneyimli aşçı
      2018'den beri aşçı | Hâlen aşçı | Eski aşçı`,
  },
  {
    name: "which title",
    people: {
      "a cook": { experiences: [job("2018-01", "2022-12", "Cook")] },
      "a head cook": { experiences: [job("2018-01", "2022-12", "Head Cook")] },
      "an assistant cook": { experiences: [job("2018-01", "2022-12", "Assistant Cook")] },
      "a deputy head cook": { experiences: [job("2018-01", "2022-12", "Deputy Head Cook")] },
      "an acting head cook": { experiences: [job("2018-01", "2022-12", "Acting Head Cook")] },
      "a trainee cook": { experiences: [job("2018-01", "2022-12", "Trainee Cook")] },
      "a cook by word": {
        experiences: [job("2018-01", "2022-12", "", { responsibilities: ["Worked as a cook"] })],
      },
      "one who helped the cook": {
        experiences: [job("2018-01", "2022-12", "Helper", { responsibilities: ["Helped the head cook"] })],
      },
      "one who wants to be a cook": { summary: "Wants to become a head cook." },
      "one who was to be a cook": {
        experiences: [job("2018-01", "2022-12", "Waiter", { description: "Offered the post of head cook." })],
      },
    },
    claims: `
      Cook | Head cook | Senior cook | Assistant cook | Deputy head cook | Acting head cook | Trainee cook | Chef
      Experienced cook | Cooks at Zet | Led the cooks | Kitchen manager | Aşçı | Baş aşçı | Aşçı yardımcısı | Kıdemli aşçı`,
  },
  {
    name: "which degree",
    people: {
      "a degree": { education: [school({})] },
      "a degree that is expected": { education: [school({ graduationDate: "expected 2027" })] },
      "a degree to come": { education: [school({ graduationDate: "2027-06" })] },
      "a degree in progress": { education: [school({ degree: "BSc (in progress)", graduationDate: "" })] },
      "a degree that was broken off": { education: [school({ degree: "BSc (not completed)" })] },
      "a master's": { education: [school({ degree: "MSc" })] },
      "a minor": { education: [school({ degree: "BSc", field: "Physics, minor in Chemistry" })] },
      "a course": { education: [school({ degree: "Summer course" })] },
      "an exchange": { education: [school({ degree: "Exchange semester" })] },
      "no date": { education: [school({ graduationDate: "" })] },
    },
    claims: `
      Holds a BSc in chemistry | Graduated in chemistry | Studied chemistry | Studies chemistry | Chemistry graduate
      Holds an MSc in chemistry | Holds a degree in physics | Graduated from Ege University | Graduated in 2020
      Graduated from Ege University in 2020 | Studied at Ege University | Graduated with honours | Holds a PhD in chemistry
      Kimya lisans mezunu | Kimya okudu | Kimya yüksek lisansı var | Ege Üniversitesi mezunu`,
  },
  {
    name: "how well",
    people: {
      native: english("Native"),
      fluent: english("Fluent"),
      professional: english("Professional"),
      intermediate: english("Intermediate"),
      basic: english("Basic"),
      "another language": { skills: { languages: [{ language: "German", proficiency: "Native" }] } },
      "a line of it": {
        experiences: [job("2018-01", "2022-12", "Guide", { responsibilities: ["Guided tours in English"] })],
      },
    },
    claims: `
      Native speaker of English | Fluent in English | Speaks English | Speaks English at C1 | Speaks English at B2
      Speaks English at C2 | Basic English | Intermediate English | Advanced English | Speaks good English
      Speaks English and German | English (fluent) | English (native) | English: Fluent | English (intermediate) | Learning English | Speaks no English | Ana dili İngilizce | Akıcı İngilizce konuşur
      B2 düzeyinde İngilizce | Temel düzeyde İngilizce | İngilizce konuşur`,
  },
  {
    name: "which certificate",
    people: {
      held: certificate({}),
      "run out": certificate({ expiryDate: "2024-05" }),
      expected: certificate({ date: "expected 2027" }),
      "to come": certificate({ date: "2027-05" }),
      "a course towards it": certificate({ name: "Preparation for First Aid" }),
      "an exam not passed": certificate({ name: "First Aid (not passed)" }),
      "a line of it": {
        experiences: [job("2018-01", "2022-12", "Guide", { responsibilities: ["Gave first aid"] })],
      },
      "a teacher of it": {
        experiences: [job("2018-01", "2022-12", "Guide", { responsibilities: ["Taught first aid courses"] })],
      },
    },
    claims: `
      Certified in first aid | Holds the First Aid certificate of the Red Cross | Certified in first aid since 2022
      Holds a valid First Aid certificate | Certified first aid instructor | Preparing for the First Aid certificate
      Holds the First Aid certificate | Passed the First Aid exam | Gave first aid | First aid | Red Cross volunteer
      İlk yardım sertifikası var | İlk yardım eğitmeni | İlk yardım yaptı`,
  },
];

const linesOf = (grid: string): string[] =>
  grid
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

function judge(name: string, profile: Profile, claims: string[]): string {
  const person = CareerProfile.parse(profile);
  const guards = new Map(
    LANGUAGES.map((language) => [language, createGuard(person, "enhanced", TODAY, language)]),
  );
  const verdicts = claims.map((claim) => {
    const checks = guards.get(detectLanguage(claim))?.check(claim, { kind: "profile" });
    return { claim, verdict: checks?.[0]?.verdict };
  });
  const list = (wanted: string): string =>
    verdicts
      .filter(({ verdict }) => verdict === wanted)
      .map(({ claim }) => claim)
      .join(" | ");
  return `${name}\n  proven: ${list("proven")}\n  contradicted: ${list("contradicted")}\n`;
}

// What the guard says, not all of which is right: a change of it shows here. Look at each, then `-u`.
test("of people who are near one another each may say what they might", async () => {
  const told = GRIDS.map(({ name, people, claims }) => {
    const judged = Object.entries(people).map(([who, profile]) => judge(who, profile, linesOf(claims)));
    return `# ${name}\n\n${judged.join("\n")}`;
  });
  await expect(told.join("\n")).toMatchFileSnapshot("guard-people-grid.txt");
});
