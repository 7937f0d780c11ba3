import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CareerProfile } from "@terzi/contracts/career";
import { foldAscii } from "@terzi/language/normalise";
import { eighthEnglish } from "./odd-eighth/word-english.ts";
import { eighthTurkish } from "./odd-eighth/word-turkish.ts";
import { eleventhEnglish } from "./odd-eleventh/word-english.ts";
import { eleventhTurkish } from "./odd-eleventh/word-turkish.ts";
import { agency } from "./odd-fifteenth/word-agency.ts";
import { form } from "./odd-fifteenth/word-form.ts";
import { agencyProfile } from "./odd-fifteenth/word-profile.ts";
import { borderlessTable } from "./odd-fifteenth/word-table.ts";
import { fifthMixed } from "./odd-fifth/word-mixed.ts";
import { fourteenthEnglish } from "./odd-fourteenth/word-english.ts";
import { fourteenthTurkish } from "./odd-fourteenth/word-turkish.ts";
import { english as fourthEnglish } from "./odd-fourth/word-english.ts";
import { turkish as fourthTurkish } from "./odd-fourth/word-turkish.ts";
import { ninthMixed } from "./odd-ninth/word-mixed.ts";
import { lines as secondLines } from "./odd-second/word-lines.ts";
import { tables as secondTables } from "./odd-second/word-tables.ts";
import { seventeenthEnglish } from "./odd-seventeenth/word-english.ts";
import { seventeenthTurkish } from "./odd-seventeenth/word-turkish.ts";
import { seventhEnglish } from "./odd-seventh/word-english.ts";
import { seventhTurkish } from "./odd-seventh/word-turkish.ts";
import { sixthEnglish } from "./odd-sixth/word-english.ts";
import { sixthTurkish } from "./odd-sixth/word-turkish.ts";
import { tenthEnglish } from "./odd-tenth/word-english.ts";
import { tenthTurkish } from "./odd-tenth/word-turkish.ts";
import { mixed as thirdMixed } from "./odd-third/word-mixed.ts";
import { thirteenthEnglish } from "./odd-thirteenth/word-english.ts";
import { thirteenthTurkish } from "./odd-thirteenth/word-turkish.ts";
import { OddTruth } from "./odd-truth.ts";
import { twelfthEnglish } from "./odd-twelfth/word-english.ts";
import { twelfthTurkish } from "./odd-twelfth/word-turkish.ts";
import { type WordCv, writeWord } from "./word-parts.ts";

type OddCv = { name: string; truth: OddTruth; toFile: () => Promise<Uint8Array> };

/** What was right of what was told. */
export type OddSum = {
  contacts: number;
  jobs: number;
  dates: number;
  jobsTold: number;
  schools: number;
  schoolsTold: number;
  points: number;
  pointsTold: number;
  invented: number;
  summaries: number;
  summariesTold: number;
  whole: number;
  files: number;
};

const WORD: Record<string, WordCv[]> = {
  "odd-second": [...secondTables, ...secondLines],
  "odd-third": thirdMixed,
  "odd-fourth": [...fourthEnglish, ...fourthTurkish],
  "odd-fifth": fifthMixed,
  "odd-sixth": [...sixthEnglish, ...sixthTurkish],
  "odd-seventh": [...seventhEnglish, ...seventhTurkish],
  "odd-eighth": [...eighthEnglish, ...eighthTurkish],
  "odd-ninth": ninthMixed,
  "odd-tenth": [...tenthEnglish, ...tenthTurkish],
  "odd-eleventh": [...eleventhEnglish, ...eleventhTurkish],
  "odd-twelfth": [...twelfthEnglish, ...twelfthTurkish],
  "odd-thirteenth": [...thirteenthEnglish, ...thirteenthTurkish],
  "odd-fourteenth": [...fourteenthEnglish, ...fourteenthTurkish],
  "odd-fifteenth": [agency, form, agencyProfile, borderlessTable],
  "odd-seventeenth": [...seventeenthEnglish, ...seventeenthTurkish],
};

/** The sets in the order in which they were written. */
export const ODD_SETS = [
  "odd-first",
  "odd-second",
  "odd-third",
  "odd-fourth",
  "odd-fifth",
  "odd-sixth",
  "odd-seventh",
  "odd-eighth",
  "odd-ninth",
  "odd-tenth",
  "odd-eleventh",
  "odd-twelfth",
  "odd-thirteenth",
  "odd-fourteenth",
  "odd-fifteenth",
  "odd-sixteenth",
  "odd-seventeenth",
  "odd-eighteenth",
  "odd-nineteenth",
] as const;
export type OddSet = (typeof ODD_SETS)[number];

/** The CVs of a set: pages, printed by `print`, and Word documents. */
export function oddCvs(set: OddSet, print: (html: string) => Promise<Uint8Array>): OddCv[] {
  const folder = join(import.meta.dirname, set);
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file): OddCv => {
      const html = readFileSync(join(folder, file), "utf8");
      const truth = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
      return { name: file, truth: OddTruth.parse(JSON.parse(truth)), toFile: () => print(html) };
    });
  const documents = (WORD[set] ?? []).map(
    (cv): OddCv => ({ name: cv.name, truth: OddTruth.parse(cv.truth), toFile: () => writeWord(cv) }),
  );
  return [...pages, ...documents];
}

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");
const isSame = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** What was read of one CV, letter for letter but for case, accents and signs. */
export function judgeOdd(profile: CareerProfile, truth: OddTruth): OddSum {
  const { experiences, education, personalInfo } = profile;
  const sum = { jobs: 0, dates: 0, points: 0 };
  for (const [at, [title, employer, from, until]] of truth.jobs.entries()) {
    const found = experiences.filter(
      ({ position, company }) => isSame(position, title) && isSame(company, employer),
    );
    const dated = found.find(
      ({ startDate, endDate }) =>
        isSame(startDate, from) && (/\d/.test(until) ? isSame(endDate, until) : !/\d/.test(endDate)),
    );
    if (found.length) sum.jobs++;
    if (dated) sum.dates++;
    const job = dated ?? found[0];
    const read = [...(job?.responsibilities ?? []), ...(job?.achievements ?? [])];
    sum.points += (truth.points[at] ?? []).filter((point) => read.some((one) => isSame(one, point))).length;
  }
  const schools = truth.schools.filter(([school, year]) =>
    education.some((one) => isSame(one.institution, school) && one.graduationDate.includes(year)),
  ).length;
  const isContact = isSame(personalInfo.name, truth.name) && isSame(personalInfo.email, truth.email);
  const invented =
    Math.max(0, experiences.length - truth.jobs.length) +
    Math.max(0, education.length - truth.schools.length);
  const isWhole =
    isContact && !invented && sum.dates === truth.jobs.length && schools === truth.schools.length;
  return {
    ...sum,
    contacts: isContact ? 1 : 0,
    jobsTold: truth.jobs.length,
    schools,
    schoolsTold: truth.schools.length,
    pointsTold: truth.points.flat().length,
    invented,
    summaries: truth.summary && isSame(profile.summary, truth.summary) ? 1 : 0,
    summariesTold: truth.summary ? 1 : 0,
    whole: isWhole ? 1 : 0,
    files: 1,
  };
}
