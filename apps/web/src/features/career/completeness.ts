import type { CareerProfile } from "@terzi/contracts/career";
import { missingContacts } from "@terzi/contracts/own-contacts";

/** The parts of a profile that CVs are made from, where each is entered, and its share of a hundred. */
const PARTS = [
  { part: "experience", tab: "work", worth: 25, isThere: hasWork },
  { part: "contact", tab: "profile", worth: 15, isThere: (p) => missingContacts(p).length === 0 },
  { part: "points", tab: "work", worth: 15, isThere: hasPoints },
  { part: "skills", tab: "skills", worth: 15, isThere: hasSkills },
  { part: "education", tab: "education", worth: 10, isThere: (p) => p.education.length > 0 },
  { part: "summary", tab: "profile", worth: 10, isThere: (p) => p.summary.trim() !== "" },
  { part: "languages", tab: "languages", worth: 5, isThere: (p) => p.skills.languages.length > 0 },
  { part: "result", tab: "work", worth: 5, isThere: hasResult },
] as const satisfies {
  part: string;
  tab: string;
  worth: number;
  isThere: (profile: CareerProfile) => boolean;
}[];

export type ProfilePart = (typeof PARTS)[number]["part"];
export type Completeness = {
  percent: number;
  /** What would help most; null when nothing is missing. */
  next: { part: ProfilePart; tab: (typeof PARTS)[number]["tab"] } | null;
};

/** How much of what CVs are made from is there, and what would help most. */
export function measureCompleteness(profile: CareerProfile): Completeness {
  const missing = PARTS.filter(({ isThere }) => !isThere(profile));
  const [next] = missing;
  return {
    percent: 100 - missing.reduce((sum, { worth }) => sum + worth, 0),
    next: next ? { part: next.part, tab: next.tab } : null,
  };
}

/** Enough lines for a posting's requirements to match something. */
const ENOUGH_POINTS = 3;
const ENOUGH_SKILLS = 5;

function hasWork({ experiences, projects, volunteerExperience }: CareerProfile): boolean {
  return experiences.length + projects.length + volunteerExperience.length > 0;
}

/** The lines that say what was done in a job. */
export const countPoints = ({
  responsibilities,
  achievements,
}: {
  responsibilities: string[];
  achievements: string[];
}): number => [...responsibilities, ...achievements].filter((point) => point.trim()).length;

function hasPoints({ experiences, projects, volunteerExperience }: CareerProfile): boolean {
  if (experiences.length > 0) return experiences.some((job) => countPoints(job) >= ENOUGH_POINTS);
  return [...projects, ...volunteerExperience].some(({ description }) => description.trim() !== "");
}

function hasSkills({ skills }: CareerProfile): boolean {
  return skills.technical.length + skills.soft.length >= ENOUGH_SKILLS;
}

/** A figure in what somebody has done: how many, how fast, how much. */
function hasResult({ experiences, projects }: CareerProfile): boolean {
  const done = [
    ...experiences.flatMap((job) => [...job.responsibilities, ...job.achievements, job.description]),
    ...projects.map(({ description }) => description),
  ];
  return done.some((text) => /\d/.test(text));
}
