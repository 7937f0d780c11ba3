import type { CvContent } from "@terzi/contracts/cv";
import type { Design, Template } from "@terzi/contracts/design";
import type { AnyEntry } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { printPlace } from "@terzi/contracts/place";
import { CV_ORDER, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { fold } from "@terzi/language/normalise";
import { arrangeSections, type ReadSection } from "./arrange-sections.ts";
import { recaseName } from "./recase-name.ts";
import { type ChosenDesign, chosenDesign, customKey } from "./chosen-design.ts";
import { readContacts, readFacts } from "./cv-head.ts";
import { readFreeText, readPiece } from "./cv-pieces.ts";
import { layOutEntry, readLanguages, readSkills } from "./cv-sections.ts";
import { CV_WORDING, type PrintedName } from "./cv-wording.ts";
import { cleanLine } from "./printable-text.ts";
import type { Body, Entry, PrintedCv } from "./printed-cv.ts";

/**
 * Everything a document is made from. `jobTitle` is the job applied for; it stands below the name where one of the
 * jobs had exactly that title. Otherwise the newest job's title does: applying as an electrician makes nobody one.
 */
export type CvDocument = {
  content: CvContent;
  template: Template;
  /** The settings of a template, which then wins; none: the template as it is. */
  design?: Design | null | undefined;
  language: Language;
  jobTitle: string;
};

/** What every section is laid out with. */
type Reading = { content: CvContent; language: Language; design: ChosenDesign };

/**
 * Lays a CV out in reading order. Sections that were edited into free text are printed as that text; what the design
 * hides is left out. Each piece's `at` is its place in the content ("workExperience.0.company"), or "jobTitle".
 */
export function layOutCv({ content, language, jobTitle, ...choice }: CvDocument): PrintedCv {
  const wording = CV_WORDING[language];
  const design = chosenDesign({ content, ...choice });
  const [name = null] = readPiece("personalInfo.name", content.personalInfo.name, {
    show: (written) => recaseName(written, language),
  });
  const [called] = readPiece("jobTitle", jobTitle);
  const [headline = null] = content.headline?.trim()
    ? readPiece("headline", content.headline)
    : readPiece("jobTitle", headlineOf(content, jobTitle));
  return {
    language,
    documentTitle: [name?.text, called?.text].filter(Boolean).join(" – ") || wording.documentTitle,
    name,
    jobTitle: headline,
    contacts: readContacts(content.personalInfo, design),
    facts: readFacts(content.personalInfo, design, wording),
    photo: design.photo && design.look.hasPhoto ? { url: design.photo, label: wording.photo } : null,
    sections: arrangeSections(readSections({ content, language, design }), design),
  };
}

function readSections(reading: Reading): ReadSection[] {
  const { content, language } = reading;
  const { headings } = CV_WORDING[language];
  const part = (key: PrintedName, blocks: (Entry | Body)[]): ReadSection => ({
    key,
    heading: headings[key],
    titleAt: [],
    blocks,
  });
  const hobbies = content.hobbies.flatMap((hobby, entry) =>
    readPiece(printPlace({ section: "hobbies", entry }), hobby),
  );
  const lastly = [
    part("hobbies", hobbies.length ? [{ kind: "items", items: hobbies }] : []),
    part("additionalInfo", readFreeText("additionalInfo", content.additionalInfo)),
  ];
  return [
    part("summary", readFreeText("summary", content.summary)),
    ...CV_ORDER.flatMap((section) => {
      if (section === "skills") return skillSections(content.skills, language);
      if (section === "customSections") return ownSections(reading);
      const name = cvNameOf(section);
      const entries = part(name, readEntries(section, content[name], reading));
      // References come at the end of a CV.
      return section === "references" ? [...lastly, entries] : [entries];
    }),
  ];
}

const readEntries = (
  section: CvSection,
  entries: AnyEntry[] | string,
  { language, design: { dateFormat } }: Reading,
): (Entry | Body)[] =>
  typeof entries === "string"
    ? readFreeText(cvNameOf(section), entries)
    : entries.flatMap((item, index) =>
        readEntry(layOutEntry(section, item, { index, language, dateFormat })),
      );

/** The sections that have a title of the person's own, in the order of their first entries. */
function ownSections(reading: Reading): ReadSection[] {
  const { content, language } = reading;
  const unnamed = CV_WORDING[language].headings.customSections;
  const entries = content.customSections;
  if (typeof entries === "string")
    return [
      {
        key: "customSections",
        heading: unnamed,
        titleAt: [],
        blocks: readFreeText("customSections", entries),
      },
    ];
  const titles = [...new Set(entries.map(({ heading }) => cleanLine(heading)))];
  return titles.map((title) => ({
    key: title ? customKey(title) : "customSections",
    heading: title || unnamed,
    titleAt: entries.flatMap(({ heading }, entry) =>
      title && cleanLine(heading) === title
        ? [printPlace({ section: "customSections", entry, field: "heading" })]
        : [],
    ),
    // An entry keeps its position in the content, by which its pieces are found.
    blocks: readEntries(
      "customSections",
      entries.map((entry) => (cleanLine(entry.heading) === title ? entry : {})),
      reading,
    ),
  }));
}

function skillSections(skills: CvContent["skills"], language: Language): ReadSection[] {
  const { headings } = CV_WORDING[language];
  const part = (key: "skills" | "languages", blocks: Body[]): ReadSection => ({
    key,
    heading: headings[key],
    titleAt: [],
    blocks,
  });
  if (typeof skills === "string") return [part("skills", readFreeText("skills", skills))];
  return [part("skills", readSkills(skills, language)), part("languages", readLanguages(skills, language))];
}

/** An entry without a title takes its first detail ("Acme") as one; an empty entry is left out. */
function readEntry(entry: Omit<Entry, "kind">): Entry[] {
  const [first, ...details] = entry.details;
  if (!entry.title.length && first) return [{ ...entry, kind: "entry", title: [first], details }];
  return entry.title.length || entry.period.length || entry.body.length ? [{ ...entry, kind: "entry" }] : [];
}

const sameCase = (title: string): string => fold(title.trim());

function headlineOf({ workExperience }: CvContent, jobTitle: string): string {
  if (typeof workExperience === "string") return "";
  const isHeld = workExperience.some(({ position }) => sameCase(position) === sameCase(jobTitle));
  return isHeld ? jobTitle : (workExperience.find(({ position }) => position.trim())?.position ?? "");
}
