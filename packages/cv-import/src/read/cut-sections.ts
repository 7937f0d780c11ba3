import { EMAIL } from "./contact-patterns.ts";
import { liftContactsFromFoot } from "./contacts-at-foot.ts";
import { learnHyphenation } from "./dehyphenate.ts";
import { findPeriods } from "./find-dates.ts";
import { findSections, type Section } from "./find-sections.ts";
import { weighJoins } from "./joins/weigh-joins.ts";
import type { Line } from "./line.ts";
import { liftClosingLines } from "./lift-closing-lines.ts";
import { partNamesInMargin } from "./names-in-margin.ts";
import { partAwards } from "./part-awards.ts";
import { partLabelledRows } from "./part-labelled-rows.ts";
import { partMarginLabels } from "./part-margin-labels.ts";
import { partRunInHeads } from "./part-run-in-heads.ts";
import { LISTS, withItems } from "./prepare-section.ts";
import { isProse, isSentenceLike } from "./prose.ts";
import { readForm } from "./read-form.ts";
import { unstopHeads } from "./unstop-heads.ts";
import { unwrapLines } from "./unwrap-lines.ts";
import { degreeScore } from "./words/degrees.ts";
import { isContactLabel } from "./words/field-labels.ts";
import { headingKinds, isWeakHeading } from "./words/headings.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLevel } from "./words/levels.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

const ENTRIES = new Set<Section["kind"]>(["work", "education", "other"]);

/** The sections of a CV, their lines made whole, each of the kind that its heading or its content says. */
export function cutSections(read: Line[]): Section[] {
  const joinTexts = learnHyphenation(read);
  return liftContactsFromFoot(findSections(read))
    .map((section) => {
      const lines = withItems(section);
      const decide =
        section.kind === "certifications" ? partNamesInMargin(lines) : weighJoins(lines, section.kind);
      const kind = LISTS.has(section.kind) ? "list" : "text";
      return { ...section, lines: unwrapLines(lines, kind, { joinTexts, decide }) };
    })
    .map((section) =>
      ENTRIES.has(section.kind) ? { ...section, lines: unstopHeads(partRunInHeads(section.lines)) } : section,
    )
    .map((section) => ({ ...section, kind: kindByContent(section) }))
    .flatMap(liftClosingLines)
    .flatMap(partMarginLabels)
    .flatMap(partLabelledRows)
    .flatMap(partAwards)
    .map(withKindOfDuties)
    .map(withKindOfEntries)
    .map(withKindOfCourses);
}

/** A mail address, or a form's row about the person: "Marital Status | Single". */
const isOfPerson = ({ text, cells: [label, ...more] }: Line): boolean =>
  EMAIL.test(text) || (label !== undefined && more.length > 0 && isContactLabel(label.text));

/** A sentence; contacts may be the items of a list. */
const tells = (line: Line): boolean => (line.isBullet ? isSentenceLike(line.text) : isProse(line));

/** "About" above nothing but contacts heads contacts; a grade right below an unknown heading makes it a skill's. */
function kindByContent({ kind, lines }: Section): Section["kind"] {
  const [first, ...more] = lines;
  if (kind === "summary" && !lines.some(tells) && lines.some(isOfPerson)) return "contact";
  if (kind === "other" && first && isLevel(first.text) && !more.some(isProse)) return "skills";
  return kind;
}

/** An unknown heading may head the jobs, or the schools, that no other heading does. */
function withKindOfEntries(section: Section, _: number, all: Section[]): Section {
  // "Training" may head schools.
  const isOpen =
    section.kind === "other" || (section.kind === "certifications" && isWeakHeading(section.heading));
  const found = isOpen ? (isTableOfJobs(section) ? "work" : kindOfEntries(section.lines)) : null;
  const kind = section.kind === "certifications" && found === "work" ? null : found;
  return kind && !all.some((other) => other.kind === kind) ? { ...section, kind } : section;
}

/** "Deputy head (2020 – 2022), exchange coordinator (2019 – 2021)": duties beside the jobs, whoever gave them, told in one line. */
function withKindOfDuties(section: Section, _: number, all: Section[]): Section {
  const { kind, lines } = section;
  const areDuties = lines.length > 0 && lines.every(({ text }) => DUTIES.test(text));
  const isBeside = all.some((other) => other.kind === "work" && other !== section && other.lines.length);
  return kind === "work" && areDuties && isBeside ? { ...section, kind: "other" } : section;
}

const DUTIES = /^(?:[^,()]+ \([^()]*\d{4}[^()]*\)(?:, |\.?$)){2,}$/u;

/**
 * "Qualifications and training" above courses alone, where the schools have a heading of their own; "Memberships and
 * certificates", because a membership is a certificate with a name and a year, and a certificate is no organisation.
 */
function withKindOfCourses(section: Section, _: number, all: Section[]): Section {
  const { kind, heading, lines } = section;
  if (kind === "memberships" && headingKinds(heading).has("certifications"))
    return { ...section, kind: "certifications" };
  if (kind !== "education" || !headingKinds(heading).has("certifications")) return section;
  const namesSchool = ({ text }: Line) => schoolScore(text) >= 2 || degreeScore(text) >= 2;
  const isBeside = all.some(
    (other) => other.kind === kind && other !== section && other.lines.some(namesSchool),
  );
  const isOfCourses =
    lines.filter(namesSchool).length < lines.length / 2 &&
    !lines.some(({ text }) => findPeriods(text).some(({ isRange }) => isRange));
  return isBeside && isOfCourses ? { ...section, kind: "certifications" } : section;
}

/** A table whose head asks for the title, the employer and when. */
const isTableOfJobs = ({ kind, lines }: Section): boolean =>
  kind === "other" &&
  (lines[0]?.cells.length ?? 0) > 2 &&
  (readForm(lines, "work") ?? []).some(
    ({ fields }) => fields.title && fields.company && (fields.date || fields.start),
  );

/** "Where I've been" above dated lines with titles or employers heads jobs, above dated schools or degrees schools. */
function kindOfEntries(lines: Line[]): "work" | "education" | null {
  const names = lines.filter((line) => !isProse(line));
  const ranges = names.filter(({ text }) => findPeriods(text).some(({ isRange }) => isRange)).length;
  const count = (is: (text: string) => boolean) => names.filter(({ text }) => is(text)).length;
  // Who teaches at a university works there.
  const isTitled = (text: string) => titleScore(text) === 2 && degreeScore(text) < 2;
  const schools = count((text) => (schoolScore(text) >= 2 || degreeScore(text) >= 2) && !isTitled(text));
  const jobs = count((text) => titleScore(text) > 0 || companyScore(text) > 0);
  if (ranges > 0 && jobs > schools && jobs >= ranges) return "work";
  const dated = count((text) => findPeriods(text).length > 0);
  return dated > 0 && schools >= dated && schools > jobs ? "education" : null;
}
