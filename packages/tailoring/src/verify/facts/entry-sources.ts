import type { CareerProfile } from "@terzi/contracts/career";
import type { Place } from "@terzi/contracts/match";
import type { EntryKind } from "./fact.ts";
import { isUnfinished, LEVEL_WORDS, tellCertificate, tellGraduation, tellMaking } from "./tell-headings.ts";

/** An entry of the profile before it is read. */
export type EntrySource = {
  place: Place;
  kind: EntryKind;
  /** Fields that name; those whose name begins a title are marked by `titles`. */
  heading?: Record<string, string>;
  titles?: string[];
  names?: string[];
  /** Fields that name what isn't finished: whoever says them must say so too. */
  unfinished?: string[];
  texts?: Record<string, string | string[]>;
  start?: string;
  end?: string;
};

const each = <T>(list: T[], name: string, tell: (item: T) => Omit<EntrySource, "place">): EntrySource[] =>
  list.map((item, index) => ({ place: `${name}.${index}`, ...tell(item) }));

/** The profile as entries with what names them and what tells of them. */
export function entrySources(profile: CareerProfile, today: string): EntrySource[] {
  const { skills } = profile;
  return [
    { place: "", kind: "summary", texts: { summary: profile.summary } },
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
      unfinished: isUnfinished(school, today) ? ["degree", "field"] : [],
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
    {
      place: "",
      kind: "other",
      texts: { hobbies: profile.hobbies, additionalInfo: profile.additionalInfo },
    },
    { place: "personalInfo", kind: "other", heading: { ...profile.personalInfo } },
  ];
}
