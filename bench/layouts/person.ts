import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import type { Career } from "./careers.ts";
import type { Random } from "./random.ts";
import { CITIES, DEPARTMENTS, HIGH_SCHOOL_DEGREES, HIGH_SCHOOLS, SPOKEN } from "./words.ts";

/** A month of a year; month is 1 to 12. */
export type Month = { year: number; month: number };

/** What a CV may say around a job's points. */
export type FreeWords = { told: string; lead: string; label: string; isColon: boolean; aside: string };

/** `until` is null for what goes on. */
export type Job = {
  title: string;
  employer: string;
  department: string;
  place: string;
  from: Month;
  until: Month | null;
  description: string;
  points: string[];
  words?: FreeWords;
};

export type School = { degree: string; institution: string; place: string; from: Month; until: Month };

/** Somebody, as a CV would have to tell of them: the truth that a reading is judged by. */
export type Person = {
  language: Language;
  name: string;
  headline: string;
  email: string;
  phone: string;
  city: string;
  summary: string;
  jobs: Job[];
  schools: School[];
  skills: { group: string; items: string[] }[];
  languages: { name: string; level: string }[];
  certificates: { name: string; issuer: string; year: number }[];
  /** Sections that nothing is judged of. */
  more?: { heading: string; lines: string[] }[];
};

const monthOf = (count: number): Month => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });

/** Months since the year 0, of the day until which all careers go. */
const TODAY = 2024 * 12 + 6;

/** Makes somebody of a career. The same career and chance give the same person. */
export function makePerson(career: Career, random: Random): Person {
  const { language } = career;
  const jobs = makeJobs(career, random);
  const first = jobs.at(-1)?.from ?? monthOf(TODAY);
  const mail = foldAscii(career.name.toLocaleLowerCase(career.language)).replace(/[^a-z]+/g, ".");
  return {
    language,
    name: career.name,
    headline: career.titles[0] ?? career.trade,
    email: `${mail}@example.${random.pick(["com", "org", "net"])}`,
    phone: PHONES[language](random),
    city: random.pick(CITIES[language]),
    summary: career.summary,
    jobs,
    schools: makeSchools(career, first.year, random),
    skills: career.skills,
    languages: random
      .shuffle(SPOKEN[language])
      .slice(0, random.whole(1, 3))
      .map(([name, level]) => ({ name, level })),
    certificates: career.certificates.map((certificate) => ({
      ...certificate,
      year: random.whole(first.year, 2024),
    })),
  };
}

const PHONES: Record<Language, (random: Random) => string> = {
  en: (random) => `+44 7${random.whole(100, 999)} ${random.whole(100000, 999999)}`,
  tr: (random) =>
    `0 (5${random.whole(30, 59)}) ${random.whole(100, 999)} ${random.whole(10, 99)} ${random.whole(10, 99)}`,
};

function makeJobs(career: Career, random: Random): Job[] {
  const count = random.whole(2, Math.min(4, career.employers.length));
  const employers = random.shuffle(career.employers).slice(0, count);
  // Whoever rose within a house has two titles under one employer.
  if (count > 2 && random.isLikely(0.3)) employers[1] = employers[0] ?? "";
  const points = random.shuffle(career.points);
  const share = Math.max(1, Math.floor(points.length / count));
  let end = TODAY - random.whole(0, 10);
  const isOngoing = random.isLikely(0.75);
  return employers.map((employer, at) => {
    const length = random.whole(11, 50);
    const until = at === 0 && isOngoing ? null : monthOf(end);
    const from = monthOf(end - length);
    end -= length + (random.isLikely(0.4) ? random.whole(1, 7) : 0);
    return {
      title: career.titles[Math.min(at, career.titles.length - 1)] ?? career.trade,
      employer,
      department: random.pick(DEPARTMENTS[career.language]),
      place: random.pick(CITIES[career.language]),
      from,
      until,
      description: "",
      points: points.slice(at * share, (at + 1) * share),
    };
  });
}

function makeSchools({ language, school }: Career, before: number, random: Random): School[] {
  const until = before - random.whole(0, 2);
  const place = () => random.pick(CITIES[language]);
  const schools: School[] = [
    { ...school, place: place(), from: { year: until - 4, month: 9 }, until: { year: until, month: 6 } },
  ];
  if (random.isLikely(0.55) && !/ Lise/.test(school.institution))
    schools.push({
      degree: random.pick(HIGH_SCHOOL_DEGREES[language]),
      institution: random.pick(HIGH_SCHOOLS[language]),
      place: place(),
      from: { year: until - 8, month: 9 },
      until: { year: until - 4, month: 6 },
    });
  return schools;
}
