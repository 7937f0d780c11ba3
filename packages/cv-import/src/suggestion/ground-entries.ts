import type { Experience, Project, Volunteering } from "@terzi/contracts/career";
import type { SuggestedCv } from "@terzi/contracts/suggested-cv";
import { bodyOf, bodyRange, type Numbered } from "./body-lines.ts";
import type { DocumentWords } from "./document-words.ts";
import type { LineRange } from "./find-date.ts";
import { type AskedEntry, type FoundEntry, findEntry } from "./find-entry.ts";

/** An entry with its own lines, and all of these lines: its head and its body. */
export type GroundedEntry<T> = { entry: T; lines: LineRange };
export type GroundedEntries = {
  experiences: GroundedEntry<Experience>[];
  volunteerExperience: GroundedEntry<Volunteering>[];
  projects: GroundedEntry<Project>[];
};

type Asked = { entry: AskedEntry; numbered: Numbered };
type EntryBody = { found: FoundEntry; lines: LineRange; items: string[]; text: string };

/** Roles at one employer are below its name, which may be pages above. */
const EMPLOYER_REACH = 80;

/** The jobs, voluntary roles and projects of a suggestion that exist in the document, with what it says about each. */
export function groundEntries(suggested: SuggestedCv, words: DocumentWords): GroundedEntries {
  const jobs = suggested.experiences.map((job) => ask(job, [job.position, job.company, job.location]));
  const roles = suggested.volunteerExperience.map((role) =>
    ask(role, [role.role, role.organization, role.location]),
  );
  const projects = suggested.projects.map(
    ({ name, date, ...numbered }): Asked => ({
      entry: { names: [name], dates: [date], isHead: false },
      numbered,
    }),
  );
  const found = [...jobs, ...roles, ...projects].map(({ entry }) => findEntry(words, entry));
  const begins = found.map((one) => beginOf(one, found));
  const heads = found.flatMap((one, at) => (one ? [{ from: begins[at] ?? one.lead, to: one.head.to }] : []));
  const bodies = [...jobs, ...roles, ...projects].map(({ numbered }, at): EntryBody | null => {
    const own = found[at];
    if (!own) return null;
    const range = bodyRange(numbered, { head: own.head, heads, lineCount: words.lines.length });
    const lines = { from: begins[at] ?? own.lead, to: range?.to ?? own.head.to };
    return { found: own, lines, ...bodyOf(words.lines, range) };
  });
  const jobBodies = bodies.slice(0, jobs.length);
  const employers = jobBodies.flatMap((one) =>
    one?.found.names[0] && one.found.names[1] ? [{ name: one.found.names[1], at: one.found.head.from }] : [],
  );
  return {
    experiences: jobBodies.flatMap((one, at) => {
      const asked = suggested.experiences[at]?.company ?? "";
      return one ? groundJob(one, employerAbove(employers, asked, one)) : [];
    }),
    volunteerExperience: bodies.slice(jobs.length, jobs.length + roles.length).flatMap((one) => {
      const [role = "", organization = "", location = ""] = one?.found.names ?? [];
      if (!one || !(role || organization)) return [];
      const [startDate = "", endDate = ""] = one.found.dates;
      const description = [one.text, ...one.items].filter(Boolean).join("\n");
      const entry = { organization, role, location, startDate, endDate, description };
      return [{ entry, lines: one.lines }];
    }),
    projects: bodies.slice(jobs.length + roles.length).flatMap((one) => {
      const [name] = one?.found.names ?? [];
      if (!one || !name) return [];
      const description = [one.text, ...one.items].filter(Boolean).join("\n");
      const entry = { name, description, technologies: [], url: "", date: one.found.dates[0] ?? "" };
      return [{ entry, lines: one.lines }];
    }),
  };
}

/**
 * Where an entry begins: at the topmost of its names, unless another entry is in between, as with roles at one
 * employer.
 */
function beginOf(own: FoundEntry | null, all: (FoundEntry | null)[]): number {
  if (!own) return 0;
  const isShared = all.some((other) => other && other.lead >= own.head.from && other.lead < own.lead);
  return isShared ? own.lead : own.head.from;
}

const ask = (
  { startDate, endDate, firstLine, lastLine }: Numbered & { startDate: string; endDate: string },
  names: string[],
): Asked => ({
  entry: { names, dates: [startDate, endDate], isHead: true },
  numbered: { firstLine, lastLine },
});

/** The employer far above a role: only one that another role was found beside. */
function employerAbove(
  employers: { name: string; at: number }[],
  asked: string,
  { found: { head } }: EntryBody,
): string {
  const above = employers.filter(
    ({ name, at }) => name === asked.trim() && at < head.from && head.from - at <= EMPLOYER_REACH,
  );
  return above.at(-1)?.name ?? "";
}

/** A job has two names, or one and a date: a title alone may occur anywhere. */
function groundJob({ found, lines, items, text }: EntryBody, employer: string): GroundedEntry<Experience>[] {
  const [position = "", near = "", location = ""] = found.names;
  const [startDate = "", endDate = ""] = found.dates;
  const company = near || employer;
  if (!(position || company) || !((position && company) || startDate || endDate)) return [];
  const body = { description: text, responsibilities: items, achievements: [] };
  return [{ entry: { company, position, location, startDate, endDate, ...body }, lines }];
}
