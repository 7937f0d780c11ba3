import { readHtml } from "./read-html.ts";
import type { ResumeFile } from "./resume-file.ts";
import { allAt, firstAt, textAt, type XmlElement } from "./xml-tree.ts";

/** A CV of the Europass of 2012 to 2020, "SkillsPassport", as a JSON Resume. */
export function fromSkillsPassport(passport: XmlElement): ResumeFile {
  const learner = firstAt(passport, "LearnerInfo");
  const person = firstAt(learner, "Identification");
  const contact = firstAt(person, "ContactInfo");
  const place = firstAt(contact, "Address/Contact");
  const skills = firstAt(learner, "Skills");
  return {
    basics: {
      name: [textAt(person, "PersonName/FirstName"), textAt(person, "PersonName/Surname")]
        .filter(Boolean)
        .join(" "),
      email: textAt(contact, "Email/Contact"),
      phone: textAt(firstAt(contact, "TelephoneList"), "Telephone/Contact"),
      url: textAt(firstAt(contact, "WebsiteList"), "Website/Contact"),
      summary: textOf(textAt(learner, "Headline/Description/Label")),
      location: { city: textAt(place, "Municipality"), region: textAt(place, "Country/Label") },
    },
    work: allAt(learner, "WorkExperienceList/WorkExperience").map((job) => ({
      name: textAt(job, "Employer/Name"),
      position: textAt(job, "Position/Label"),
      location: placeOf(firstAt(job, "Employer/ContactInfo/Address/Contact")),
      ...periodOf(job),
      ...toldIn(textAt(job, "Activities")),
    })),
    education: allAt(learner, "EducationList/Education").map((school) => ({
      institution: textAt(school, "Organisation/Name"),
      studyType: textAt(school, "Title"),
      location: placeOf(firstAt(school, "Organisation/ContactInfo/Address/Contact")),
      ...periodOf(school),
      courses: linesIn(textAt(school, "Activities")),
    })),
    languages: [
      ...allAt(skills, "Linguistic/MotherTongueList/MotherTongue").map((tongue) => ({
        language: textAt(tongue, "Description/Label"),
        fluency: "Native",
      })),
      ...allAt(skills, "Linguistic/ForeignLanguageList/ForeignLanguage").map((tongue) => ({
        language: textAt(tongue, "Description/Label"),
        fluency: firstAt(tongue, "ProficiencyLevel")?.inside.map(({ text }) => text.trim())[0] ?? "",
      })),
    ],
    skills: ["Computer", "JobRelated", "Communication", "Organisational", "Other"].flatMap((kind) =>
      linesIn(textAt(skills, `${kind}/Description`)).map((name) => ({ name })),
    ),
    awards: allAt(learner, "AchievementList/Achievement").map((achievement) => ({
      title: textAt(achievement, "Title/Label"),
      summary: textOf(textAt(achievement, "Description")),
    })),
  };
}

const placeOf = (contact: XmlElement | undefined): string =>
  [textAt(contact, "Municipality"), textAt(contact, "Country/Label")].filter(Boolean).join(", ");

/** Months are written as XML Schema writes them: "--05". */
function dateOf(date: XmlElement | undefined): string {
  const { year, month } = date?.attributes ?? {};
  return [year, month?.replace(/\D/g, "").padStart(2, "0")].filter(Boolean).join("-");
}

function periodOf(entry: XmlElement): { startDate: string; endDate: string } {
  const period = firstAt(entry, "Period");
  const isCurrent = textAt(period, "Current") === "true";
  return {
    startDate: dateOf(firstAt(period, "From")),
    endDate: isCurrent ? "" : dateOf(firstAt(period, "To")),
  };
}

/** Descriptions are HTML, escaped as text. */
const linesIn = (html: string): string[] => (html ? readHtml(html).texts.map(({ text }) => text.trim()) : []);
const textOf = (html: string): string => linesIn(html).join("\n");

/** List items become points; the rest is the description. */
export function toldIn(html: string): { summary: string; highlights: string[] } {
  const texts = html ? readHtml(html).texts : [];
  return {
    summary: texts
      .filter(({ isItem }) => !isItem)
      .map(({ text }) => text.trim())
      .join("\n"),
    highlights: texts.filter(({ isItem }) => isItem).map(({ text }) => text.trim()),
  };
}
