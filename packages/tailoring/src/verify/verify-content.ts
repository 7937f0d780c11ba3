import type {
  CareerProfile,
  Certification,
  Education,
  Experience,
  Project,
  Publication,
} from "@terzi/contracts/career";
import { PersonalInfo } from "@terzi/contracts/career";
import type { Claim, CvContent, GenerationMode, Rejection } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { textAt } from "../write/content-places.ts";
import { createGuard, type Guard } from "./guard.ts";
import { type EntryShape, verifyEntry } from "./verify-entry.ts";
import { verifyProse } from "./verify-prose.ts";
import { verifySkills } from "./verify-skills.ts";

const EXPERIENCE: EntryShape<Experience> = {
  section: "workExperience",
  profileSection: "experiences",
  names: ["company", "position", "location", "startDate", "endDate"],
  prose: ["description"],
  lists: ["responsibilities", "achievements"],
};
const EDUCATION: EntryShape<Education> = {
  section: "education",
  profileSection: "education",
  names: ["institution", "degree", "field", "location", "graduationDate", "gpa"],
  prose: [],
  lists: ["achievements"],
};
const PROJECT: EntryShape<Project> = {
  section: "projects",
  profileSection: "projects",
  names: ["name", "url", "date"],
  prose: ["description"],
  lists: ["technologies"],
};
const CERTIFICATION: EntryShape<Certification> = {
  section: "certifications",
  profileSection: "certifications",
  names: ["name", "issuer", "date", "expiryDate", "credentialId"],
  prose: [],
  lists: [],
};
const PUBLICATION: EntryShape<Publication> = {
  section: "publications",
  profileSection: "publications",
  names: ["title", "authors", "venue", "date", "doi"],
  prose: ["description"],
  lists: [],
};

/** An entry by the fields that name it. */
const namesOf = <T extends object>(entry: T, { names }: EntryShape<T>): string =>
  names
    .map((field) => textAt(entry, field) ?? "")
    .filter(Boolean)
    .join(", ");

export type VerifyOptions = {
  mode: GenerationMode;
  /** The CV's; the profile's when left out. */
  language?: Language;
  /** "2026-11-21": what still goes on is counted up to it. */
  today: string;
  /** A guard of the same profile, mode and day, where one has checked parts of the content already. */
  guard?: Guard;
};

export type VerifiedContent = { content: CvContent; claims: Claim[]; rejections: Rejection[] };

/**
 * The truth guard: what of a content the profile supports, whoever wrote it. strict and enhanced: what isn't
 * supported is gone afterwards, the person's own words in its place where there are any. extensive: it stays as an
 * `added` claim. Each sentence of the result has a claim with the places in the profile that it rests on.
 */
export function verifyContent(
  content: CvContent,
  profile: CareerProfile,
  options: VerifyOptions,
): VerifiedContent {
  const { mode } = options;
  const guard = options.guard ?? createGuard(profile, mode, options.today, options.language);
  const claims: Claim[] = [];
  const rejections: Rejection[] = [];

  function section<T extends object>(
    list: (T & { source?: string | undefined })[] | string,
    shape: EntryShape<T>,
  ): (T & { source?: string | undefined })[] | string {
    if (typeof list === "string") {
      const prose = verifyProse({ guard, mode, text: list, at: shape.section, fallback: "" });
      claims.push(...prose.claims);
      rejections.push(...prose.rejections);
      return prose.text;
    }
    const kept: (T & { source?: string | undefined })[] = [];
    for (const entry of list) {
      const verified = verifyEntry({ guard, mode, shape, entry, position: kept.length });
      if (!verified) {
        rejections.push({ at: shape.section, proposed: namesOf(entry, shape), reason: "name", instead: "" });
        continue;
      }
      rejections.push(...verified.rejections);
      claims.push(...verified.claims);
      kept.push(verified.entry);
    }
    return kept;
  }

  const summary = verifyProse({
    guard,
    mode,
    text: content.summary,
    at: "summary",
    fallback: profile.summary,
  });
  claims.push(...summary.claims);
  rejections.push(...summary.rejections);
  const workExperience = section(content.workExperience, EXPERIENCE);
  const education = section(content.education, EDUCATION);
  const skills = verifySkills({ guard, mode, skills: content.skills });
  claims.push(...skills.claims);
  rejections.push(...skills.rejections);

  return {
    content: {
      // Contact data is never a writer's to change.
      personalInfo: PersonalInfo.parse(profile.personalInfo),
      summary: summary.text,
      workExperience,
      education,
      skills: skills.skills,
      projects: section(content.projects, PROJECT),
      certifications: section(content.certifications, CERTIFICATION),
      publications: section(content.publications, PUBLICATION),
    },
    claims,
    rejections,
  };
}
