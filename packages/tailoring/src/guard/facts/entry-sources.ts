import type { CareerProfile } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { type Place, type PlaceSection, printPlace } from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import type { Entry } from "@terzi/contracts/section-schemas";
import { OWN_SECTIONS, type Section } from "@terzi/contracts/sections";
import type { EntryKind } from "./fact.ts";
import {
  isUnfinished,
  levelWords,
  tellCertificate,
  tellGraduation,
  tellMaking,
} from "./heading-statements.ts";
import { entryWords } from "../../languages/all-guard-cues.ts";

/** An entry of the profile before it is read. */
export type EntrySource = {
  place: Place;
  kind: EntryKind;
  /** Fields that name; those whose name begins a title are marked by `titles`. */
  heading?: Record<string, string>;
  titles?: string[];
  names?: string[];
  /** Fields that name something unfinished: a sentence that uses them must say so. */
  unfinished?: string[];
  texts?: Record<string, string | string[]>;
  start?: string;
  end?: string;
};

const each = <T>(
  list: T[],
  section: PlaceSection,
  tell: (item: T) => Omit<EntrySource, "place">,
): EntrySource[] => list.map((item, entry) => ({ place: printPlace({ section, entry }), ...tell(item) }));

/**
 * What a section's entries mean to the guard besides their fields; the heading "" holds words of ours that such an
 * entry justifies. A section without a row here is read by its fields alone.
 */
type Tellers = { [S in Section]?: (entry: Entry<S>, today: string) => Partial<EntrySource> };

const TOLD: Tellers = {
  experiences: () => ({
    kind: "experiences",
    titles: ["position"],
    names: ["company"],
  }),
  education: (school, today) => ({
    kind: "education",
    heading: { gpa: school.gpa && `GPA ${school.gpa}`, "": tellGraduation(school, today) },
    titles: ["degree", "field"],
    names: ["institution"],
    unfinished: isUnfinished(school, today) ? ["degree", "field"] : [],
  }),
  certifications: (certificate, today) => ({
    kind: "certifications",
    heading: { "": tellCertificate(certificate, today) },
    titles: ["name"],
    names: ["name"],
    start: certificate.date,
    end: certificate.expiryDate || certificate.date,
  }),
  projects: (project) => ({
    kind: "projects",
    heading: { "": tellMaking(project) },
    titles: [""],
    names: ["name"],
  }),
  publications: ({ authors }) => ({
    kind: "publications",
    heading: {
      "": /[,&;]|\band\b|\bve\b/.test(authors)
        ? "article, paper, co-author, co-wrote"
        : "article, paper, author, wrote",
    },
    titles: [""],
    names: ["title"],
  }),
  patents: () => ({
    kind: "publications",
    heading: { "": entryWords("patents") },
    titles: [""],
    names: ["title"],
  }),
  awards: () => ({ heading: { "": entryWords("awards") }, names: ["issuer"] }),
  volunteerExperience: ({ role }) => ({
    heading: { role: `${entryWords("volunteer")}: ${role}` },
    titles: ["role"],
    names: ["organization"],
  }),
  professionalMemberships: () => ({ titles: ["role"], texts: { "": entryWords("member") } }),
};

function tellEntry<S extends Section>(
  section: S,
  entry: Entry<S>,
  today: string,
): Omit<EntrySource, "place"> {
  const item: AnyEntry = entry;
  const texts = (...roles: FieldRole[]) =>
    fieldsOfRole(section, ...roles).map((name) => [name, textOf(item, name)]);
  const lists = (role: FieldRole) => fieldsOfRole(section, role).map((name) => [name, textsOf(item, name)]);
  const [[, start = ""] = []] = texts("start");
  const [[, end = ""] = []] = texts("end", "date");
  const { heading, ...told } = TOLD[section]?.(entry, today) ?? {};
  return {
    kind: "other",
    heading: {
      ...Object.fromEntries(
        texts("title", "subject", "organization", "location", "link", "identifier", "people"),
      ),
      ...Object.fromEntries(lists("names").map(([name, names]) => [name, [names].flat().join(", ")])),
      ...heading,
    },
    texts: { ...Object.fromEntries(texts("description")), ...Object.fromEntries(lists("points")) },
    start,
    end,
    ...told,
  };
}

const sectionSources = <S extends Section>(
  profile: CareerProfile,
  section: S,
  today: string,
): EntrySource[] => {
  // Safe: a profile's section holds entries of that very section.
  const entries = profile[section] as Entry<S>[];
  return each(entries, section, (entry) => tellEntry(section, entry, today));
};

/** The profile as entries with what names them and what tells of them. */
export function entrySources(profile: CareerProfile, today: string): EntrySource[] {
  const { skills } = profile;
  return [
    { place: "", kind: "summary", texts: { summary: profile.summary } },
    ...OWN_SECTIONS.flatMap((section) => sectionSources(profile, section, today)),
    ...each(skills.technical, "skills.technical", (skill) => ({ kind: "skills", texts: { "": skill } })),
    ...each(skills.soft, "skills.soft", (skill) => ({ kind: "skills", texts: { "": skill } })),
    ...each(skills.languages, "skills.languages", ({ language, proficiency }) => ({
      kind: "languages",
      heading: { language: language.trim() && `${language}, ${levelWords(proficiency)}, speaker` },
      titles: ["language"],
    })),
    {
      place: "",
      kind: "other",
      texts: { hobbies: profile.hobbies, additionalInfo: profile.additionalInfo },
    },
    { place: "personalInfo", kind: "other", heading: { ...profile.personalInfo } },
  ];
}
