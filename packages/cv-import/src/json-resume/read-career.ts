import type { Education, Experience, Project, Volunteering } from "@terzi/contracts/career";
import type { Note } from "./left-over.ts";
import { type LooseObject, lineOf, linesOf, objectsOf, paragraphOf } from "./loose-value.ts";
import { readPeriod, readWritten } from "./resume-dates.ts";

/** `responsibilities` is a field of our own: which of the highlights are duties rather than achievements. */
export function readJob(job: LooseObject, note: Note): Experience {
  const company = lineOf(job.name, job.company);
  const duties = new Set(linesOf(job.responsibilities));
  const highlights = linesOf(job.highlights, 400);
  note(company, lineOf(job.url, job.website));
  return {
    company,
    position: lineOf(job.position),
    location: lineOf(job.location),
    ...readPeriod(job),
    description: paragraphOf(job.summary, job.description),
    responsibilities: highlights.filter((line) => duties.has(line)).slice(0, 200),
    achievements: highlights.filter((line) => !duties.has(line)).slice(0, 200),
  };
}

export function readSchool(school: LooseObject, note: Note): Education {
  const institution = lineOf(school.institution, school.name);
  const from = readWritten(school, "startDate");
  const until = readWritten(school, "endDate");
  if (from) note(institution, `${from} – ${until}`.replace(/ – $/, " –"));
  note(institution, school.url);
  return {
    institution,
    degree: lineOf(school.studyType),
    field: lineOf(school.area),
    location: lineOf(school.location),
    graduationDate: until,
    gpa: lineOf(school.score, school.gpa),
    achievements: [...linesOf(school.highlights), ...linesOf(school.courses)].slice(0, 200),
  };
}

export function readProject(project: LooseObject, note: Note): Project {
  const name = lineOf(project.name);
  const from = readWritten(project, "startDate");
  const until = readWritten(project, "endDate");
  if (from && until && from !== until) note(name, `${from} – ${until}`);
  for (const detail of [...linesOf(project.roles), project.entity, project.type]) note(name, detail);
  return {
    name,
    description: paragraphOf(project.description, ...linesOf(project.highlights)),
    technologies: linesOf(project.keywords),
    url: lineOf(project.url, project.website),
    date: until || from,
  };
}

export function readVolunteering(role: LooseObject, note: Note): Volunteering {
  const organization = lineOf(role.organization, role.name);
  note(organization, lineOf(role.url, role.website));
  return {
    organization,
    role: lineOf(role.position),
    location: lineOf(role.location),
    ...readPeriod(role),
    description: paragraphOf(role.summary, ...linesOf(role.highlights)),
  };
}

/** Interests as hobbies, what they are about in brackets. */
export const readHobbies = (interests: unknown): string[] =>
  objectsOf(interests)
    .map(({ name, keywords }) => {
      const about = linesOf(keywords).join(", ");
      return about && lineOf(name) ? `${lineOf(name)} (${about})`.slice(0, 5_000) : lineOf(name, about);
    })
    .filter(Boolean)
    .slice(0, 200);
