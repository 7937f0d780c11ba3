import type {
  Certification,
  Education,
  Experience,
  Project,
  Publication,
  Skills,
} from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/match";
import { showProficiency } from "@terzi/contracts/show-proficiency";
import { readDatePiece, readFreeText, readItems, readList, readPeriod, readPiece } from "./cv-pieces.ts";
import { CV_WORDING } from "./cv-wording.ts";
import { doiTarget, webTarget } from "./link-target.ts";
import type { Body, Entry } from "./printed-cv.ts";

/** How an entry of one kind is laid out. `at` is its place in the content. */
export type ReadEntry<T> = (item: T, at: Place, language: Language) => Omit<Entry, "kind">;

export const readExperience: ReadEntry<Experience> = (job, at, language) => ({
  title: readPiece(`${at}.position`, job.position),
  period: readPeriod(at, job, language),
  details: [...readPiece(`${at}.company`, job.company), ...readPiece(`${at}.location`, job.location)],
  body: [
    ...readFreeText(`${at}.description`, job.description),
    ...readList([`${at}.responsibilities`, job.responsibilities], [`${at}.achievements`, job.achievements]),
  ],
});

export const readEducation: ReadEntry<Education> = (school, at, language) => ({
  title: [
    ...readPiece(`${at}.degree`, school.degree),
    // "BSc Computer Science" with the field "Computer Science" would say it twice.
    ...readPiece(`${at}.field`, school.degree.includes(school.field.trim()) ? "" : school.field),
  ],
  period: readDatePiece(`${at}.graduationDate`, school.graduationDate, language),
  details: [
    ...readPiece(`${at}.institution`, school.institution),
    ...readPiece(`${at}.location`, school.location),
    ...readPiece(`${at}.gpa`, school.gpa, { label: CV_WORDING[language].gpa }),
  ],
  body: readList([`${at}.achievements`, school.achievements]),
});

export const readProject: ReadEntry<Project> = (project, at, language) => ({
  title: readPiece(`${at}.name`, project.name),
  period: readDatePiece(`${at}.date`, project.date, language),
  details: readPiece(`${at}.url`, project.url, { target: webTarget }),
  body: [
    ...readFreeText(`${at}.description`, project.description),
    ...readItems(`${at}.technologies`, project.technologies, CV_WORDING[language].technologies),
  ],
});

export const readCertification: ReadEntry<Certification> = (paper, at, language) => ({
  title: readPiece(`${at}.name`, paper.name),
  period: readDatePiece(`${at}.date`, paper.date, language),
  details: [
    ...readPiece(`${at}.issuer`, paper.issuer),
    ...readDatePiece(`${at}.expiryDate`, paper.expiryDate, language, CV_WORDING[language].expires),
    ...readPiece(`${at}.credentialId`, paper.credentialId, { label: CV_WORDING[language].credentialId }),
  ],
  body: [],
});

export const readPublication: ReadEntry<Publication> = (work, at, language) => ({
  title: readPiece(`${at}.title`, work.title),
  period: readDatePiece(`${at}.date`, work.date, language),
  details: [
    ...readPiece(`${at}.authors`, work.authors),
    ...readPiece(`${at}.venue`, work.venue),
    ...readPiece(`${at}.doi`, work.doi, { label: "DOI", target: doiTarget }),
  ],
  body: readFreeText(`${at}.description`, work.description),
});

/** Technical and soft skills, a line each. */
export function readSkills(skills: Skills, at: Place, language: Language): Body[] {
  const wording = CV_WORDING[language];
  return [
    ...readItems(`${at}.technical`, skills.technical, wording.technicalSkills),
    ...readItems(`${at}.soft`, skills.soft, wording.softSkills),
  ];
}

/** "Turkish (Native), English (Fluent)". */
export function readLanguages(skills: Skills, at: Place, language: Language): Body[] {
  const items = skills.languages.flatMap((item, i) =>
    readPiece(`${at}.languages.${i}.language`, item.language).map((piece) => ({
      ...piece,
      text: `${piece.text} (${showProficiency(item.proficiency, language)})`,
    })),
  );
  return items.length ? [{ kind: "items", items }] : [];
}
