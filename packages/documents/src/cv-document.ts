import type { PersonalInfo } from "@terzi/contracts/career";
import type { CvContent } from "@terzi/contracts/cv";
import type { Design, Template } from "@terzi/contracts/design";
import type { AnyEntry } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { type Place, printPlace } from "@terzi/contracts/place";
import { CV_ORDER, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { fold } from "@terzi/language/normalise";
import { readFreeText, readPiece } from "./cv-pieces.ts";
import { layOutEntry, readLanguages, readSkills } from "./cv-sections.ts";
import { CV_WORDING } from "./cv-wording.ts";
import { mailTarget, phoneTarget, webTarget } from "./link-target.ts";
import {
  type Entry,
  lineText,
  type Piece,
  type PrintedCv,
  type PrintedSection,
  SEPARATOR,
} from "./printed-cv.ts";

/**
 * All that a document is made from. `jobTitle` is the job applied for; it stands under the name where one of the jobs had
 * that very title, else the newest job's own does: nobody is made an electrician by applying as one.
 */
export type CvDocument = {
  content: CvContent;
  template: Template;
  /** Settings of the template, or of another one, which then holds; none: the template as it is. */
  design?: Design | null | undefined;
  language: Language;
  jobTitle: string;
};

/**
 * Lays a CV out in reading order. Sections that were edited into free text are printed as that text.
 * `at` of each piece is the place in the content that it shows ("workExperience.0.company"), or "jobTitle".
 */
export function layOutCv({ content, language, jobTitle }: CvDocument): PrintedCv {
  const wording = CV_WORDING[language];
  const [name = null] = readPiece("personalInfo.name", content.personalInfo.name);
  const [called] = readPiece("jobTitle", jobTitle);
  const [headline = null] = readPiece("jobTitle", headlineOf(content, jobTitle));
  return {
    language,
    documentTitle: [name?.text, called?.text].filter(Boolean).join(" – ") || wording.documentTitle,
    name,
    jobTitle: headline,
    contacts: readContacts(content.personalInfo),
    sections: [
      { heading: wording.headings.summary, blocks: readFreeText("summary", content.summary) },
      ...CV_ORDER.flatMap((section) =>
        section === "skills"
          ? skillSections(content.skills, language)
          : [layOutSection(section, content, language)],
      ),
    ].filter((section) => section.blocks.length > 0),
  };
}

function layOutSection(section: CvSection, content: CvContent, language: Language): PrintedSection {
  const name = cvNameOf(section);
  const entries: AnyEntry[] | string = content[name];
  const blocks =
    typeof entries === "string"
      ? readFreeText(name, entries)
      : entries.flatMap((item, index) => readEntry(layOutEntry(section, item, { index, language })));
  return { heading: CV_WORDING[language].headings[name], blocks };
}

function skillSections(skills: CvContent["skills"], language: Language): PrintedSection[] {
  const { headings } = CV_WORDING[language];
  if (typeof skills === "string")
    return [{ heading: headings.skills, blocks: readFreeText("skills", skills) }];
  return [
    { heading: headings.skills, blocks: readSkills(skills, language) },
    { heading: headings.languages, blocks: readLanguages(skills, language) },
  ];
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
  const at = (field: keyof PersonalInfo): Place => printPlace({ section: "personalInfo", field });
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

function headlineOf({ workExperience }: CvContent, jobTitle: string): string {
  if (typeof workExperience === "string") return "";
  const isHeld = workExperience.some(({ position }) => sameCase(position) === sameCase(jobTitle));
  return isHeld ? jobTitle : (workExperience.find(({ position }) => position.trim())?.position ?? "");
}
