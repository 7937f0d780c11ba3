import type { PersonalInfo } from "@terzi/contracts/career";
import type { CvContent, Template } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/match";
import { fold } from "@terzi/language/normalise";
import { readFreeText, readPiece } from "./cv-pieces.ts";
import {
  type ReadEntry,
  readCertification,
  readEducation,
  readExperience,
  readLanguages,
  readProject,
  readPublication,
  readSkills,
} from "./cv-sections.ts";
import { CV_WORDING } from "./cv-wording.ts";
import { mailTarget, phoneTarget, webTarget } from "./link-target.ts";
import { type Body, type Entry, lineText, type Piece, type PrintedCv, SEPARATOR } from "./printed-cv.ts";

/**
 * All that a document is made from. `jobTitle` is the job applied for; it stands under the name, and says that it is
 * applied for unless one of the jobs had that very title: nobody is made an electrician by applying as one.
 */
export type CvDocument = { content: CvContent; template: Template; language: Language; jobTitle: string };

/**
 * Lays a CV out in reading order. Sections that were edited into free text are printed as that text.
 * `at` of each piece is the place in the content that it shows ("workExperience.0.company"), or "jobTitle".
 */
export function layOutCv({ content, language, jobTitle }: CvDocument): PrintedCv {
  const wording = CV_WORDING[language];
  const [name = null] = readPiece("personalInfo.name", content.personalInfo.name);
  const label = holdsTitle(content, jobTitle) ? undefined : wording.applyingFor;
  const [headline = null] = readPiece("jobTitle", jobTitle, { label });
  const { skills } = content;
  const entries = <T>(at: Place, section: T[] | string, read: ReadEntry<T>): (Entry | Body)[] =>
    typeof section === "string"
      ? readFreeText(at, section)
      : section.flatMap((item, i) => readEntry(read(item, `${at}.${i}`, language)));

  return {
    language,
    documentTitle: [name?.text, headline?.text].filter(Boolean).join(" – ") || wording.documentTitle,
    name,
    jobTitle: headline,
    contacts: readContacts(content.personalInfo),
    sections: [
      { heading: wording.summary, blocks: readFreeText("summary", content.summary) },
      {
        heading: wording.workExperience,
        blocks: entries("workExperience", content.workExperience, readExperience),
      },
      { heading: wording.education, blocks: entries("education", content.education, readEducation) },
      {
        heading: wording.skills,
        blocks:
          typeof skills === "string"
            ? readFreeText("skills", skills)
            : readSkills(skills, "skills", language),
      },
      {
        heading: wording.languages,
        blocks: typeof skills === "string" ? [] : readLanguages(skills, "skills", language),
      },
      { heading: wording.projects, blocks: entries("projects", content.projects, readProject) },
      {
        heading: wording.certifications,
        blocks: entries("certifications", content.certifications, readCertification),
      },
      {
        heading: wording.publications,
        blocks: entries("publications", content.publications, readPublication),
      },
    ].filter((section) => section.blocks.length > 0),
  };
}

/** An entry without a title takes the first of its details ("Acme") as one; an empty entry is left out. */
function readEntry(entry: Omit<Entry, "kind">): Entry[] {
  const [first, ...details] = entry.details;
  if (!entry.title.length && first) return [{ ...entry, kind: "entry", title: [first], details }];
  return entry.title.length || entry.period.length || entry.body.length ? [{ ...entry, kind: "entry" }] : [];
}

/** How long a line of contact data may be to fit on one line in either template. */
const CONTACT_LINE_MAX = 88;

/** On one line when that is short; else how to reach the person on one, and where to read on on the next. */
function readContacts(person: PersonalInfo): Piece[][] {
  const at = (field: keyof PersonalInfo): Place => `personalInfo.${field}`;
  /** "ayse" alone doesn't say where; "github.com/ayse" does. */
  const profile = (field: "linkedin" | "github" | "twitter", site: string): Piece[] =>
    readPiece(at(field), person[field], {
      target: webTarget,
      ...(!webTarget(person[field].trim()) && { label: site }),
    });
  const reach = [
    ...readPiece(at("email"), person.email, { target: mailTarget }),
    ...readPiece(at("phone"), person.phone, { target: phoneTarget }),
    ...readPiece(at("location"), person.location),
  ];
  const links = [
    ...profile("linkedin", "LinkedIn"),
    ...readPiece(at("portfolio"), person.portfolio, { target: webTarget }),
    ...profile("github", "GitHub"),
    ...profile("twitter", "X"),
  ];
  const all = [...reach, ...links];
  const lines = lineText(all, SEPARATOR.details).length <= CONTACT_LINE_MAX ? [all] : [reach, links];
  return lines.filter((line) => line.length > 0);
}

const sameCase = (title: string): string => fold(title.trim());

const holdsTitle = ({ workExperience }: CvContent, jobTitle: string): boolean =>
  typeof workExperience !== "string" &&
  workExperience.some(({ position }) => sameCase(position) === sameCase(jobTitle));
