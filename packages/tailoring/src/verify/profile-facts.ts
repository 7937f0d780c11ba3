import type { CareerProfile } from "@terzi/contracts/career";
import { isOngoing, readDate } from "@terzi/contracts/dates";
import type { Place } from "@terzi/contracts/match";
import { detectLanguage } from "../text/detect-language.ts";
import { splitSentences } from "../text/sentences.ts";
import { wordKeys } from "../text/tokens.ts";
import { levelText } from "./level-text.ts";
import type { Line, Reading } from "./line.ts";
import { isTurkishLine } from "./line-language.ts";
import { type Period, periodOf } from "./periods.ts";
import { readLine } from "./read-line.ts";
import { headingsOf, LEVEL_WORDS, tellCertificate, tellGraduation, tellMaking } from "./tell-headings.ts";

/** One line of what the person wrote. A heading field (employer, title, degree) names; a text tells. */
export type Fact = {
  place: Place;
  line: Line;
  /** Its text levelled, by which a sentence is known to be the person's own. */
  words: string;
  isTitle: boolean;
  isName: boolean;
};

export type EntryKind =
  | "summary"
  | "experiences"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "projects"
  | "publications"
  | "other";

/** What belongs together in the profile: a job, a school, a skill. Facts never move from one to another. */
export type FactEntry = {
  place: Place;
  kind: EntryKind;
  heading: Fact[];
  texts: Fact[];
  period: Period | null;
  isOngoing: boolean;
  /** Start and end as months since year 0 or, where only the year is known, as year. */
  dates: { value: number; hasMonth: boolean; side: "start" | "end" }[];
};

export type Facts = {
  entries: FactEntry[];
  profile: CareerProfile;
  today: string;
  /** The words of employers, titles, schools and other headings, folded. */
  names: ReadonlySet<string>;
  /** The language of most of the profile: what a line that doesn't tell its own is taken to be in. */
  isTurkish: boolean;
};

type Source = {
  place: Place;
  kind: EntryKind;
  /** Fields that name; those whose name begins a title are marked by `titles`. */
  heading?: Record<string, string>;
  titles?: string[];
  names?: string[];
  texts?: Record<string, string | string[]>;
  start?: string;
  end?: string;
};

/** Reads the profile once into what may be claimed, entry by entry. `today` ("2026-11-21") ends what still goes on. */
export function readFacts(profile: CareerProfile, today: string): Facts {
  const isTurkish = detectLanguage(JSON.stringify(profile)) === "tr";
  const read = (text: string, names: Reading["names"]): Line =>
    readLine(text, { isTurkish: isTurkishLine(text, isTurkish), names });

  const nameWords = new Set(headingsOf(profile).flatMap(wordKeys));

  const dateOf = (written: string, side: "start" | "end") => {
    const date = readDate(written);
    if (!date) return [];
    const year = { value: date.year, hasMonth: false, side };
    return date.month ? [{ value: date.year * 12 + date.month, hasMonth: true, side }, year] : [year];
  };

  const entry = ({
    place,
    kind,
    heading = {},
    titles = [],
    names = [],
    texts = {},
    start = "",
    end = "",
  }: Source): FactEntry => ({
    place,
    kind,
    heading: Object.entries(heading)
      .filter(([, text]) => text.trim())
      .map(([field, text]) => ({
        place: field ? `${place}.${field}` : place,
        line: read(text, "all"),
        words: levelText(text),
        isTitle: titles.includes(field),
        isName: names.includes(field),
      })),
    texts: Object.entries(texts).flatMap(([field, value]) =>
      (typeof value === "string" ? [value] : value).flatMap((text, index) => {
        const at = typeof value === "string" ? field : `${field}.${index}`;
        return splitSentences(text).map((span) => ({
          place: at && place ? `${place}.${at}` : at || place,
          line: read(text.slice(span.start, span.end), nameWords),
          words: levelText(text.slice(span.start, span.end)),
          isTitle: false,
          isName: false,
        }));
      }),
    ),
    period: periodOf(start, end, today),
    isOngoing: isOngoing(end) || (Boolean(start.trim()) && !end.trim()),
    dates: [...dateOf(start, "start"), ...dateOf(end, "end")],
  });

  const each = <T>(list: T[], name: string, read: (item: T) => Omit<Source, "place">): FactEntry[] =>
    list.map((item, index) => entry({ place: `${name}.${index}`, ...read(item) }));

  const { skills } = profile;
  const entries = [
    entry({ place: "", kind: "summary", texts: { summary: profile.summary } }),
    ...each(profile.experiences, "experiences", (job) => ({
      kind: "experiences",
      heading: { company: job.company, position: job.position, location: job.location },
      titles: ["position"],
      names: ["company"],
      texts: {
        description: job.description,
        responsibilities: job.responsibilities,
        achievements: job.achievements,
      },
      start: job.startDate,
      end: job.endDate,
    })),
    ...each(profile.education, "education", (school) => ({
      kind: "education",
      heading: {
        institution: school.institution,
        degree: school.degree,
        field: school.field,
        location: school.location,
        gpa: school.gpa && `GPA ${school.gpa}`,
        "": tellGraduation(school, today),
      },
      titles: ["degree", "field"],
      names: ["institution"],
      texts: { achievements: school.achievements },
      end: school.graduationDate,
    })),
    ...each(skills.technical, "skills.technical", (skill) => ({ kind: "skills", texts: { "": skill } })),
    ...each(skills.soft, "skills.soft", (skill) => ({ kind: "skills", texts: { "": skill } })),
    ...each(skills.languages, "skills.languages", ({ language, proficiency }) => ({
      kind: "languages",
      heading: { language: language.trim() && `${language}, ${LEVEL_WORDS[proficiency]}, speaker` },
      titles: ["language"],
    })),
    ...each(profile.certifications, "certifications", (certificate) => ({
      kind: "certifications",
      heading: {
        name: certificate.name,
        issuer: certificate.issuer,
        credentialId: certificate.credentialId,
        "": tellCertificate(certificate, today),
      },
      titles: ["name"],
      names: ["name"],
      start: certificate.date,
      end: certificate.expiryDate || certificate.date,
    })),
    ...each(profile.projects, "projects", (project) => ({
      kind: "projects",
      heading: {
        name: project.name,
        url: project.url,
        technologies: project.technologies.join(", "),
        "": tellMaking(project),
      },
      titles: [""],
      names: ["name"],
      texts: { description: project.description },
      end: project.date,
    })),
    ...each(profile.publications, "publications", (publication) => ({
      kind: "publications",
      heading: {
        title: publication.title,
        authors: publication.authors,
        venue: publication.venue,
        doi: publication.doi,
        "": /[,&;]|\band\b|\bve\b/.test(publication.authors)
          ? "article, paper, co-author, co-wrote"
          : "article, paper, author, wrote",
      },
      titles: [""],
      names: ["title"],
      texts: { description: publication.description },
      end: publication.date,
    })),
    ...each(profile.awards, "awards", (award) => ({
      kind: "other",
      heading: { title: award.title, issuer: award.issuer, "": "award, prize, ödül" },
      names: ["issuer"],
      texts: { description: award.description },
      end: award.date,
    })),
    ...each(profile.volunteerExperience, "volunteerExperience", (work) => ({
      kind: "other",
      heading: {
        organization: work.organization,
        role: `Volunteer, gönüllü: ${work.role}`,
        location: work.location,
      },
      titles: ["role"],
      names: ["organization"],
      texts: { description: work.description },
      start: work.startDate,
      end: work.endDate,
    })),
    ...each(profile.professionalMemberships, "professionalMemberships", (membership) => ({
      kind: "other",
      heading: { organization: membership.organization, role: membership.role },
      titles: ["role"],
      texts: { "": "member of, üyesi" },
      start: membership.startDate,
      end: membership.endDate,
    })),
    entry({
      place: "",
      kind: "other",
      texts: { hobbies: profile.hobbies, additionalInfo: profile.additionalInfo },
    }),
    entry({ place: "personalInfo", kind: "other", heading: { ...profile.personalInfo } }),
  ];
  return { entries, profile, today, names: nameWords, isTurkish };
}
