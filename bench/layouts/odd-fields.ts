import type { CareerProfile } from "@terzi/contracts/career";
import { foldAscii } from "@terzi/language/normalise";
import { type Count, f1 } from "./judge.ts";
import type { OddTruth } from "./odd-truth.ts";

/** Every field that a CV written by hand tells, with what of it was read: one count for each. */
export type FieldCounts = Record<string, Count>;

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");
const wordsOf = (text: string): string[] => foldAscii(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isSame = (told: string, read: string): boolean => keyOf(told) === keyOf(read);
const isWithin = (told: string, read: string): boolean =>
  keyOf(read).includes(keyOf(told.split(/[,(]/)[0] ?? ""));

/** Half of the words at least, whatever their order: a degree and its subject are two fields that people join. */
function isAlike(told: string, read: string): boolean {
  const [one, other] = [wordsOf(told), wordsOf(read)];
  const shared = one.filter((word) => other.includes(word)).length;
  return (2 * shared) / (one.length + other.length) >= 0.6;
}

export function judgeFields(profile: CareerProfile, truth: OddTruth): FieldCounts {
  const { personalInfo, experiences, education, skills, certifications } = profile;
  const degreesRead = education.map(({ degree, field }) => [degree, field].filter(Boolean).join(" "));
  const isPhone = (told: string, read: string) =>
    read.replace(/\D/g, "").slice(-7) === told.replace(/\D/g, "").slice(-7);
  const until = (date: string) => (/\d/.test(date) ? date : "");
  return {
    name: match([truth.name], [personalInfo.name], isSame),
    email: match([truth.email], [personalInfo.email], isSame),
    phone: match([truth.phone], [personalInfo.phone], isPhone),
    place: match([truth.place], truth.place ? [personalInfo.location] : [], isWithin),
    titles: match(
      truth.jobs.map(([title]) => title),
      experiences.map(({ position }) => position),
      isSame,
    ),
    employers: match(
      truth.jobs.map(([, employer]) => employer),
      experiences.map(({ company }) => company),
      isSame,
    ),
    dates: match(
      truth.jobs.flatMap(([, , from, to]) => [from, until(to)]),
      experiences.flatMap(({ startDate, endDate }) => [startDate, until(endDate)]),
      isSame,
    ),
    places: match(
      truth.places,
      experiences.map(({ location }) => location),
      isWithin,
    ),
    schools: match(
      truth.schools.map(([school]) => school),
      education.map(({ institution }) => institution),
      isSame,
    ),
    degrees: match(truth.degrees, degreesRead, isAlike),
    years: match(
      truth.schools.map(([, year]) => year),
      education.map(({ graduationDate }) => graduationDate),
      (told, read) => read.includes(told),
    ),
    skills: match(truth.skills, [...skills.technical, ...skills.soft], isSame),
    languages: match(
      truth.languages,
      skills.languages.map(({ language }) => language),
      isSame,
    ),
    certificates: match(
      truth.certificates,
      certifications.map(({ name }) => name),
      isSame,
    ),
  };
}

function match(told: string[], read: string[], isRight: (told: string, read: string) => boolean): Count {
  const wanted = told.filter(Boolean);
  const left = read.filter(Boolean);
  const count = { right: 0, told: wanted.length, read: left.length };
  for (const one of wanted) {
    const at = left.findIndex((other) => isRight(one, other));
    if (at < 0) continue;
    left.splice(at, 1);
    count.right++;
  }
  return count;
}

/** The fields of all CVs added up, each as its F1, and their mean. */
export function sayFields(all: FieldCounts[]): string {
  const scores = Object.keys(all[0] ?? {}).map((field) => {
    const sum = { right: 0, told: 0, read: 0 };
    for (const one of all)
      for (const key of ["right", "told", "read"] as const) sum[key] += one[field]?.[key] ?? 0;
    return { field, score: f1(sum) };
  });
  const mean = scores.reduce((added, { score }) => added + score, 0) / Math.max(1, scores.length);
  return `all fields ${mean.toFixed(3)}: ${scores.map(({ field, score }) => `${field} ${score.toFixed(3)}`).join(", ")}`;
}
