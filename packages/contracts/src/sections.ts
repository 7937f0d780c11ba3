import { defineSection, field } from "./section-fields.ts";

/**
 * The sections of a profile that hold entries, in the order in which a CV prints them. Profile, CV, import, export,
 * evidence, truth guard and editor read this: a new section is a row here and its words in i18n.
 */
export const SECTIONS = {
  experiences: defineSection({
    fields: {
      company: field("organization", { evidence: "listed", isAsked: true }),
      position: field("title", { evidence: "title", isAsked: true }),
      location: field("location"),
      startDate: field("start"),
      endDate: field("end"),
      description: field("description", { evidence: "told" }),
      responsibilities: field("points", { evidence: "told" }),
      achievements: field("points", { evidence: "told" }),
    },
    // The published shapes of profile and CV fix both names; every other section has one.
    cvName: "workExperience",
    toldApartBy: ["company", "position", "startDate"],
    jsonResume: "work",
    editor: "own tab",
    isWorded: true,
  }),
  education: defineSection({
    fields: {
      institution: field("organization", { isAsked: true }),
      degree: field("title", { evidence: "studied", isAsked: true }),
      field: field("subject", { evidence: "studied", isAsked: true }),
      location: field("location"),
      graduationDate: field("end"),
      gpa: field("identifier"),
      achievements: field("points", { evidence: "told" }),
    },
    toldApartBy: ["institution", "degree"],
    jsonResume: "education",
    editor: "own tab",
    isWorded: true,
  }),
  projects: defineSection({
    fields: {
      name: field("title", { evidence: "told", isAsked: true }),
      description: field("description", { evidence: "told" }),
      technologies: field("names", { evidence: "told" }),
      url: field("link"),
      date: field("date"),
    },
    toldApartBy: ["name"],
    jsonResume: "projects",
    editor: "own tab",
    isWorded: true,
  }),
  certifications: defineSection({
    fields: {
      name: field("title", { evidence: "certified", isAsked: true }),
      issuer: field("organization"),
      date: field("date"),
      expiryDate: field("expiry"),
      credentialId: field("identifier"),
    },
    toldApartBy: ["name"],
    jsonResume: "certificates",
    editor: "own tab",
    isWorded: false,
  }),
  publications: defineSection({
    fields: {
      title: field("title", { evidence: "told", isAsked: true }),
      authors: field("people"),
      venue: field("organization"),
      date: field("date"),
      doi: field("identifier"),
      description: field("description", { evidence: "told" }),
    },
    toldApartBy: ["title"],
    jsonResume: "publications",
    editor: "own tab",
    isWorded: true,
  }),
  patents: defineSection({
    fields: {
      title: field("title", { evidence: "told", isAsked: true }),
      office: field("organization"),
      number: field("identifier"),
      date: field("date"),
      description: field("description", { evidence: "told" }),
    },
    toldApartBy: ["title"],
    jsonResume: null,
    editor: "shared tab",
    // What a patent claims is said in its own words.
    isWorded: false,
  }),
  awards: defineSection({
    fields: {
      title: field("title", { evidence: "told" }),
      issuer: field("organization"),
      date: field("date"),
      description: field("description", { evidence: "told" }),
    },
    toldApartBy: ["title"],
    jsonResume: "awards",
    editor: "shared tab",
    isWorded: false,
  }),
  volunteerExperience: defineSection({
    fields: {
      organization: field("organization"),
      role: field("title", { evidence: "told" }),
      location: field("location"),
      startDate: field("start"),
      endDate: field("end"),
      description: field("description", { evidence: "told" }),
    },
    toldApartBy: ["organization", "role"],
    jsonResume: "volunteer",
    editor: "shared tab",
    isWorded: false,
  }),
  professionalMemberships: defineSection({
    fields: {
      organization: field("organization", { evidence: "listed" }),
      role: field("title"),
      startDate: field("start"),
      endDate: field("end"),
    },
    toldApartBy: ["organization", "role"],
    jsonResume: null,
    editor: "shared tab",
    isWorded: false,
  }),
  /** What a person tells under a heading of their own; entries with the same heading stand together. */
  customSections: defineSection({
    fields: {
      heading: field("heading", { isAsked: true }),
      title: field("title", { evidence: "told" }),
      organization: field("organization", { evidence: "listed" }),
      startDate: field("start"),
      endDate: field("end"),
      url: field("link"),
      description: field("description", { evidence: "told" }),
      points: field("points", { evidence: "told" }),
    },
    toldApartBy: ["heading", "title", "startDate"],
    jsonResume: null,
    editor: "shared tab",
    isWorded: false,
  }),
  references: defineSection({
    fields: {
      name: field("title"),
      position: field("contact"),
      company: field("organization"),
      email: field("contact"),
      phone: field("contact"),
    },
    toldApartBy: ["name"],
    jsonResume: "references",
    editor: "shared tab",
    isWorded: false,
    isAboutOthers: true,
  }),
};

/** By its name in the profile. */
export type Section = keyof typeof SECTIONS;
/** A section that a CV prints, by its name in the profile: all do. */
export type CvSection = Section;
/** What a CV's content calls a section. */
export type CvNameOf<S extends Section> = {
  [One in S]: (typeof SECTIONS)[One] extends { cvName: infer Name extends string } ? Name : One;
}[S];
export type CvSectionName = CvNameOf<Section>;

// Safe: the keys of the registry are the names of the sections.
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];
export const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name);
/** The sections that a CV prints, in order. */
export const CV_SECTIONS: readonly CvSection[] = [...SECTION_NAMES];

type Worded<S extends CvSection> = (typeof SECTIONS)[S]["isWorded"] extends true ? S : never;
/** The sections whose descriptions and points a writer may reword. */
export const WORDED_SECTIONS = CV_SECTIONS.filter(
  (section): section is { [S in CvSection]: Worded<S> }[CvSection] => SECTIONS[section].isWorded,
);

/** The sections of a CV below its summary, in order. */
export const CV_ORDER = CV_SECTIONS.flatMap((section): (CvSection | "skills")[] =>
  section === "education" ? [section, "skills"] : [section],
);

/** What a CV calls a section of the profile: jobs are its `workExperience`. */
export function cvNameOf<S extends CvSection>(section: S): CvNameOf<S>;
export function cvNameOf(section: CvSection): string {
  const spec = SECTIONS[section];
  return "cvName" in spec ? spec.cvName : section;
}
/** What the profile calls a section of a CV. */
export const sectionNamed = (cvName: string): CvSection | undefined =>
  CV_SECTIONS.find((section) => cvNameOf(section) === cvName);

/** The sections that tell of the person. */
export const OWN_SECTIONS = SECTION_NAMES.filter((section) => !("isAboutOthers" in SECTIONS[section]));

/** A value for each section. */
export const mapSections = <T>(make: (section: Section) => T): Record<Section, T> =>
  // Safe: made of the names of all sections.
  Object.fromEntries(SECTION_NAMES.map((section) => [section, make(section)])) as Record<Section, T>;
