import type { CareerProfile } from "@terzi/contracts/career";
import type { Length } from "@terzi/contracts/cv";
import { isOngoing, readDate } from "@terzi/contracts/dates";
import type { Place } from "@terzi/contracts/match";
import { monthsCovered, periodOf } from "../verify/facts/periods.ts";
import { type DegreeLevel, readDegreeLevel } from "./degree-level.ts";
import { newestFirst } from "./order-entries.ts";
import type { Relevance } from "./relevance.ts";

/** The facts that a summary is phrased from, each with its place in the profile. */
export type SummaryFacts = {
  job: { title: string; company: string; isCurrent: boolean; place: Place } | null;
  years: number;
  yearsRestOn: Place[];
  skills: { text: string; place: Place }[];
  school: {
    institution: string;
    degree: string;
    level: DegreeLevel | null;
    field: string;
    isFinished: boolean;
    place: Place;
  } | null;
  languages: { name: string; level: "Native" | "Fluent" | "Professional"; place: Place }[];
};

const SKILL_COUNT: Record<Length, number> = { short: 4, standard: 5, long: 8 };

/** A skill that reads well in a sentence: no group heading, no bracket, no list. */
const isPhrasable = (skill: string): boolean => skill.length <= 40 && !/[:;,()[\]{}<>\n]|\d\s*%/.test(skill);

export function collectSummaryFacts(
  profile: CareerProfile,
  { relevance, today, length }: { relevance: Relevance; today: string; length: Length },
): SummaryFacts {
  const jobs = newestFirst(
    profile.experiences.map((job, index) => ({ ...job, place: `experiences.${index}` })),
    (job) => ({ start: job.startDate, end: job.endDate }),
  );
  const counted = jobs.flatMap((job) => {
    const period = periodOf(job.startDate, job.endDate, today);
    return period ? [{ period, place: job.place }] : [];
  });
  const latest = jobs.find(({ position }) => position.trim());
  const schools = newestFirst(
    profile.education.map((school, index) => ({ ...school, place: `education.${index}` })),
    (school) => ({ start: "", end: school.graduationDate }),
  );
  const school = schools.find(
    ({ institution, degree, field }) => institution.trim() && (degree.trim() || field.trim()),
  );
  const list = profile.skills.technical.length ? "technical" : "soft";

  return {
    job: latest
      ? {
          title: latest.position.trim(),
          company: latest.company.trim(),
          isCurrent: isOngoing(latest.endDate),
          place: latest.place,
        }
      : null,
    // Years are only said when every job's dates can be read: a guess would be a claim.
    years:
      counted.length === jobs.length
        ? Math.floor(monthsCovered(counted.map(({ period }) => period)) / 12)
        : 0,
    yearsRestOn: counted.map(({ place }) => place),
    skills: profile.skills[list]
      .map((text, index) => ({ text: text.trim(), place: `skills.${list}.${index}` }))
      .filter(({ text }) => text && isPhrasable(text))
      .toSorted((a, b) => relevance(b.text) - relevance(a.text))
      .slice(0, SKILL_COUNT[length]),
    school: school
      ? {
          institution: school.institution.trim(),
          degree: school.degree.trim(),
          level: readDegreeLevel(school.degree),
          field: school.field.trim(),
          isFinished: isPast(school.graduationDate, today),
          place: school.place,
        }
      : null,
    languages: profile.skills.languages.flatMap(({ language, proficiency }, index) =>
      language.trim() && (proficiency === "Fluent" || proficiency === "Professional")
        ? [{ name: language.trim(), level: proficiency, place: `skills.languages.${index}` }]
        : [],
    ),
  };
}

/** Whether a graduation has happened by then. An unreadable or missing date says nothing. */
function isPast(written: string, today: string): boolean {
  const date = readDate(written);
  const now = readDate(today);
  if (!date || !now) return false;
  return date.year * 12 + (date.month ?? 12) <= now.year * 12 + (now.month ?? 12);
}
