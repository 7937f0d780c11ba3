import type {
  Certification,
  Education,
  Experience,
  Project,
  Publication,
  Skills,
} from "@terzi/contracts/career";
import type { CvContent, OriginalContent } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import { showProficiency } from "@terzi/contracts/show-proficiency";
import { showDate, showPeriod } from "@terzi/language/dates";
import type { SectionName } from "./json-section.ts";

/** One line of a section as it is compared: what it says and how it is set. */
export type Line = { role: "title" | "facts" | "text" | "bullet"; text: string };
/** One entry of a section; `source` is the place in the profile that it was made from. */
export type Block = { source: string; lines: Line[] };

type Writer<T> = (entry: T, language: Language) => Line[];

const line = (role: Line["role"], ...parts: string[]): Line[] => {
  const text = parts.filter((part) => part.trim()).join(" · ");
  return text ? [{ role, text }] : [];
};
const texts = (text: string): Line[] => text.split("\n").flatMap((part) => line("text", part));
const bullets = (list: string[]): Line[] => list.flatMap((item) => line("bullet", item));

const experience: Writer<Experience> = (job, language) => [
  ...line("title", job.position, job.company),
  ...line("facts", job.location, showPeriod(job.startDate, job.endDate, language)),
  ...texts(job.description),
  ...bullets(job.responsibilities),
  ...bullets(job.achievements),
];
const education: Writer<Education> = (school, language) => [
  ...line("title", school.degree, school.field),
  ...line(
    "facts",
    school.institution,
    school.location,
    showDate(school.graduationDate, language),
    school.gpa,
  ),
  ...bullets(school.achievements),
];
const project: Writer<Project> = (work, language) => [
  ...line("title", work.name),
  ...line("facts", work.technologies.join(", "), work.url, showDate(work.date, language)),
  ...texts(work.description),
];
const certification: Writer<Certification> = (paper, language) => [
  ...line("title", paper.name),
  ...line("facts", paper.issuer, showPeriod(paper.date, paper.expiryDate, language), paper.credentialId),
];
const publication: Writer<Publication> = (work, language) => [
  ...line("title", work.title),
  ...line("facts", work.authors, work.venue, showDate(work.date, language), work.doi),
  ...texts(work.description),
];

const skillBlocks = (skills: Skills, language: Language): Block[] =>
  [
    { source: "skills.technical", lines: bullets(skills.technical) },
    { source: "skills.soft", lines: bullets(skills.soft) },
    {
      source: "skills.languages",
      lines: skills.languages.flatMap((known) =>
        line("bullet", known.language, showProficiency(known.proficiency, language)),
      ),
    },
  ].filter((block) => block.lines.length);

const blocks = <T extends object>(
  entries: (T & { source?: string | undefined })[] | string,
  place: string,
  write: Writer<T>,
  language: Language,
): Block[] =>
  typeof entries === "string"
    ? [{ source: place, lines: texts(entries) }]
    : entries.map((entry, position) => ({
        source: entry.source ?? `${place}.${position}`,
        lines: write(entry, language),
      }));

/** The profile's side of a section. */
export function originalBlocks(section: SectionName, original: OriginalContent, language: Language): Block[] {
  if (section === "skills") return skillBlocks(original.skills, language);
  if (section === "workExperience") return blocks(original.experiences, "experiences", experience, language);
  return sectionBlocks(section, original, language);
}

/** The tailored side of a section. */
export function tailoredBlocks(section: SectionName, content: CvContent, language: Language): Block[] {
  if (section === "skills")
    return typeof content.skills === "string"
      ? [{ source: "skills", lines: texts(content.skills) }]
      : skillBlocks(content.skills, language);
  if (section === "workExperience")
    return blocks(content.workExperience, "experiences", experience, language);
  return sectionBlocks(section, content, language);
}

type Shared = Pick<CvContent, "education" | "projects" | "certifications" | "publications">;

function sectionBlocks(section: keyof Shared, from: Shared, language: Language): Block[] {
  switch (section) {
    case "education":
      return blocks(from.education, "education", education, language);
    case "projects":
      return blocks(from.projects, "projects", project, language);
    case "certifications":
      return blocks(from.certifications, "certifications", certification, language);
    case "publications":
      return blocks(from.publications, "publications", publication, language);
  }
}
