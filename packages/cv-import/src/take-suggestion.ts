import type { CareerProfile, Experience } from "@terzi/contracts/career";
import type { SuggestedCv } from "@terzi/contracts/suggested-cv";
import { describeDocument } from "./provenance/describe-document.ts";
import { countFound } from "./read/count-found.ts";
import { fitProfile } from "./read/fit-profile.ts";
import type { Decision } from "./read/notes.ts";
import type { CvReading } from "./read-cv.ts";
import { openDocumentWords } from "./suggestion/document-words.ts";
import { stillUnplaced, withoutLines } from "./suggestion/drop-repeated-lines.ts";
import { type GroundedEntry, groundEntries } from "./suggestion/ground-entries.ts";
import { groundSuggestion } from "./suggestion/ground-suggestion.ts";
import { mergeNames, mergeSkills } from "./suggestion/merge-names.ts";
import { mergeJobs, mergeNamed, mergeRoles, mergeSchools } from "./suggestion/merge-sections.ts";

/**
 * A reading combined with what somebody else (a model) takes the document's lines for. Every value must be in the
 * document, the parts of an entry near each other, or it is dropped; what the rules read stays wherever the
 * suggestion says nothing. It may rename employers, titles, schools and dates, add what was missed, and move entries
 * between sections. A document in which the rules found no CV becomes one only with two kinds of entries.
 */
export function takeSuggestion(reading: CvReading, suggested: SuggestedCv): CvReading {
  const words = openDocumentWords(reading.lines);
  const grounded = groundEntries(suggested, words);
  const named = groundSuggestion(suggested, grounded, words);
  const isNothing = Object.values(reading.found).every((count) => count === 0);
  if (isNothing && countKinds(named) < 2) return reading;

  const ruled = reading.profile;
  const jobs = mergeJobs(ruled, named);
  const projects = mergeNamed(ruled.projects, named.projects, ({ name }) => name);
  const roles = mergeRoles(ruled, named);
  const placed = [
    ...linesOf(reading, grounded.experiences, jobs.added),
    ...linesOf(reading, grounded.projects, projects.added),
    ...linesOf(reading, grounded.volunteerExperience, roles.added),
  ];
  const certifications = mergeNamed(ruled.certifications, named.certifications, ({ name }) => name).entries;
  const merged: CareerProfile = {
    ...ruled,
    personalInfo: {
      ...ruled.personalInfo,
      name: ruled.personalInfo.name || named.personalInfo.name,
      location: ruled.personalInfo.location || named.personalInfo.location,
    },
    summary: ruled.summary || named.summary,
    experiences: withoutLines(jobs.entries, placed, new Set<Experience>(jobs.added)),
    education: mergeSchools(ruled, named).entries,
    skills: mergeSkills(ruled.skills, named.skills, [
      ...named.hobbies,
      ...certifications.map(({ name }) => name),
    ]),
    certifications,
    projects: projects.entries,
    publications: mergeNamed(ruled.publications, named.publications, ({ title }) => title).entries,
    awards: mergeNamed(ruled.awards, named.awards, ({ title }) => title).entries,
    volunteerExperience: roles.entries,
    hobbies: mergeNames(ruled.hobbies, named.hobbies),
    customSections: [],
  };
  const additionalInfo = stillUnplaced(ruled.additionalInfo, merged, placed);
  // What is identified by now needs no section of its own.
  const open = (text: string) => stillUnplaced(text, merged, placed);
  const customSections = ruled.customSections
    .map((entry) => ({
      ...entry,
      description: open(entry.description),
      points: entry.points.filter((point) => open(point)),
    }))
    .filter(({ title, description, points }) => (title && open(title)) || description || points.length);
  const profile = fitProfile({ ...merged, additionalInfo, customSections });
  const why = jobs.entries
    .filter((job) => !ruled.experiences.includes(job))
    .map(
      (job): Decision => ({
        text: [job.position, job.company].filter(Boolean).join(" / "),
        takenFor: "experience",
        reasons: [{ code: "model" }],
      }),
    );
  const all = [...reading.why, ...why];
  const document = describeDocument(reading.document, { profile, why: all });
  return { ...reading, profile, found: countFound(profile), why: all, document };
}

const countKinds = ({ experiences, education, certifications, projects, skills }: CareerProfile): number =>
  [experiences, education, certifications, projects, skills.technical].filter((list) => list.length).length;

/** The texts of the lines that entries took which the rules had not read. */
const linesOf = <T>({ lines }: CvReading, grounded: GroundedEntry<T>[], added: T[]): string[] =>
  grounded
    .filter(({ entry }) => added.includes(entry))
    .map((entry) => lines.slice(entry.lines.from, entry.lines.to + 1).join("\n"));
