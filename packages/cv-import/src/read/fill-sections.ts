import { type CareerProfile, emptyProfile, type Membership } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { EMAIL } from "./contact-patterns.ts";
import { joinSentences } from "./entry-body.ts";
import { findPeriods } from "./find-dates.ts";
import { foldText } from "./fold-text.ts";
import { cutSections } from "./cut-sections.ts";
import type { Section } from "./find-sections.ts";
import { readCertificateForm, readJobForm, readSchoolForm } from "./form-entries.ts";
import type { Line } from "./line.ts";
import { type Decision, openNotes } from "./notes.ts";
import { partDrivingLicence, readFactSection } from "./read-facts.ts";
import { readCertifications } from "./read-certifications.ts";
import { readCustom } from "./read-custom.ts";
import { readEducation } from "./read-education.ts";
import { readJobs } from "./read-jobs.ts";
import {
  readHobbies,
  readListed,
  readProjects,
  readPublications,
  readReferences,
  readVolunteering,
} from "./read-lists.ts";
import { readPerson } from "./read-person.ts";
import { readLanguages } from "./read-languages.ts";
import { isLanguageLine, readSkills } from "./read-skills.ts";
import { tellDuties } from "./tell-duties.ts";
import { isContactLabel } from "./words/field-labels.ts";
import { isLooseHeading } from "./words/headings.ts";

const CORE = new Set<Section["kind"]>([
  "work",
  "education",
  "skills",
  "soft",
  "languages",
  "certifications",
  "projects",
]);

/** A letter, an article or a form is no CV: two of a CV's sections, or one with contacts or dated entries, make one. */
function isCv(sections: Section[], lines: Line[]): boolean {
  const core = sections.filter(({ kind, lines: own }) => CORE.has(kind) && own.length);
  if (new Set(core.map(({ kind }) => kind)).size > 1) return true;
  const periods = core.flatMap((section) => section.lines.flatMap((line) => findPeriods(line.text)));
  return (
    core.length > 0 && (lines.some((line) => EMAIL.test(line.text)) || periods.some(({ isRange }) => isRange))
  );
}

/** A profile and why it says so; `lines`: what it was read from, lines that only wrapped made whole. */
export type Filled = { profile: CareerProfile; why: Decision[]; lines: string[] };

/** What the lines of a CV say, as a career profile, and why. What has no place in it goes to additionalInfo. */
export function fillSections(lines: Line[], links: string[]): Filled {
  const notes = openNotes();
  const profile = emptyProfile();
  const sections = cutSections(lines);
  for (const section of sections)
    if (section.why) notes.why.push({ text: section.heading, takenFor: "heading", reasons: [section.why] });
  const read = sections.flatMap((section) => [
    ...(section.heading ? [section.heading] : []),
    ...section.lines.map(({ text }) => text),
  ]);
  if (!isCv(sections, lines)) return { profile, why: notes.why, lines: read };
  readPerson(sections, links, profile, notes);
  const language = detectLanguage(read.join("\n"));
  for (const section of sections) readSection(section, { profile, notes, language });
  profile.skills.languages = withoutRepeats(profile.skills.languages);
  profile.additionalInfo = withoutHeadline(notes.left, profile).join("\n");
  return { profile, why: notes.why, lines: read };
}

const filled = (info: CareerProfile["personalInfo"]) =>
  Object.fromEntries(Object.entries(info).filter(([, text]) => text));

/** A language may stand among the skills and in a section of its own. */
const withoutRepeats = (languages: CareerProfile["skills"]["languages"]) =>
  languages.filter(
    ({ language }, at) =>
      languages.findIndex((other) => foldText(other.language) === foldText(language)) === at,
  );

/** The line below a name that says what somebody is ("Head of Sales at Acme") says no more than the job does. */
function withoutHeadline(left: string[], { experiences }: CareerProfile): string[] {
  const known = new Set(
    experiences.flatMap(({ position, company }) => [position, `${position} at ${company}`].map(foldText)),
  );
  return left.filter((text) => !known.has(foldText(text)));
}

/** "Engellilik Durumu | YOK" among the skills: what a form asks of a person is none of them. */
const isAskedOfPerson = ({ cells: [label, answer] }: Line): boolean =>
  label !== undefined && answer !== undefined && isContactLabel(label.text);

/** "Phone: 01632 960118" below what somebody says of themselves. */
const isContact = ({ text }: Line): boolean => /:\s/.test(text) && isContactLabel(text.split(/:\s/)[0] ?? "");

type Filling = { profile: CareerProfile; notes: ReturnType<typeof openNotes>; language: Language };

function readSection(section: Section, { profile, notes, language }: Filling): void {
  const { kind, lines } = section;
  switch (kind) {
    case "summary":
      profile.summary = [profile.summary, joinSentences(lines.filter((line) => !isContact(line)))]
        .filter(Boolean)
        .join("\n");
      return;
    case "work":
      if (tellDuties(lines, profile.experiences)) return;
      profile.experiences.push(...(readJobForm(lines, notes) ?? readJobs(lines, notes)));
      return;
    case "education":
      profile.education.push(...(readSchoolForm(lines, notes) ?? readEducation(lines, notes)));
      return;
    case "skills":
    case "soft": {
      const { drivingLicence, rest } = partDrivingLicence(lines);
      profile.personalInfo.drivingLicence ||= drivingLicence;
      const spoken = rest.filter(isLanguageLine);
      const asked = rest.filter(isAskedOfPerson);
      notes.leaveOver(asked);
      const found = readSkills(
        rest.filter((line) => !spoken.includes(line) && !asked.includes(line)),
        kind === "soft",
        notes,
      );
      profile.skills.technical.push(...found.technical);
      profile.skills.soft.push(...found.soft);
      if (spoken.length) profile.skills.languages.push(...readLanguages(spoken, notes));
      return;
    }
    case "languages":
      profile.skills.languages.push(...readLanguages(lines, notes));
      return;
    case "certifications": {
      const { drivingLicence, rest } = partDrivingLicence(lines);
      profile.personalInfo.drivingLicence ||= drivingLicence;
      profile.certifications.push(...(readCertificateForm(rest, notes) ?? readCertifications(rest, notes)));
      return;
    }
    case "projects":
      profile.projects.push(...readProjects(lines, notes));
      return;
    case "publications":
      profile.publications.push(...readPublications(lines, notes));
      return;
    case "volunteering":
      profile.volunteerExperience.push(...readVolunteering(lines, notes));
      return;
    case "memberships":
      profile.professionalMemberships.push(
        ...readVolunteering(lines, notes).map(
          ({ organization, role, startDate, endDate }): Membership => ({
            organization,
            role,
            startDate,
            endDate,
          }),
        ),
      );
      return;
    case "references": {
      const { references, rest } = readReferences(lines);
      profile.references.push(...references);
      notes.left.push(...rest);
      return;
    }
    case "hobbies":
      profile.hobbies.push(...readHobbies(lines));
      return;
    case "other": {
      if (tellDuties(lines, profile.experiences)) return;
      const fact = readFactSection(
        section.heading,
        lines.map(({ text }) => text.replaceAll("\t", " ")),
      );
      if (fact) {
        Object.assign(profile.personalInfo, { ...fact, ...filled(profile.personalInfo) });
        return;
      }
      if (!isLooseHeading(section.heading)) {
        profile.customSections.push(...readCustom(section, language));
        return;
      }
      if (lines.length) notes.left.push(section.heading);
      notes.leaveOver(lines);
      return;
    }
    case "group":
      if (lines.length) notes.left.push(section.heading);
      notes.leaveOver(lines);
      return;
    case "intro":
    case "contact":
    case "links":
      return;
    default:
      // Safe: they are made of the blank entry of that very section.
      Object.assign(profile, { [kind]: [...profile[kind], ...readListed(kind, lines, notes)] });
  }
}
