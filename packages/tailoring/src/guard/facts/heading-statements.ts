import type { CareerProfile, Certification, Education, Proficiency, Project } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import { LANGUAGES } from "@terzi/contracts/languages";
import { OWN_SECTIONS } from "@terzi/contracts/sections";
import { showProficiency } from "@terzi/i18n/proficiency";
import { readDate } from "@terzi/language/dates";
import type { HigherDegree } from "@terzi/language/degree";
import { readDegreeName } from "@terzi/language/read-degree";
import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import { wordsNamed } from "../parse/lexicon-words.ts";
import { languageOfLine } from "../parse/line-language.ts";
import { readLine } from "../parse/read-line.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** "Professional" alone tells no level of a language: the lexicon has other words for it. */
const PROFESSIONAL = "professional (level)";

/** The words for a level of a language, as a CV prints it in any language. */
export const levelWords = (level: Proficiency): string =>
  LANGUAGES.flatMap((language) => [
    showProficiency(level, language),
    ...(level === "Professional" ? wordsNamed(PROFESSIONAL, language).slice(0, 1) : []),
  ]).join(", ");

const LEVEL_NAMES: Record<HigherDegree, string> = {
  associate: "associate degree",
  bachelor: "bachelor's degree",
  master: "master's degree",
  doctorate: "doctorate",
};

const UNFINISHED = new RegExp(guardCue("unfinished"), "iu");

/** Whether a date is still to come. */
function isLater(written: string, today: string): boolean {
  const date = readDate(written);
  const now = readDate(today);
  return Boolean(date && now && date.year * 12 + (date.month ?? 1) > now.year * 12 + (now.month ?? 12));
}

const NO_DEGREE = new RegExp(guardCue("noDegree"), "iu");

/** Whether a degree, its date, or what is told beside it, says that it wasn't obtained (yet): "MSc (left in 2019)", "Ön Lisans (2. sınıf)". */
export function isUnfinished({ degree, graduationDate, achievements }: Education, today: string): boolean {
  const told = graduationDate.trim() ? [] : achievements;
  return isLater(graduationDate, today) || UNFINISHED.test([degree, graduationDate, ...told].join("; "));
}

/** What a degree justifies saying: that one holds it, once it is finished. */
export function tellGraduation(school: Education, today: string): string {
  const level = readDegreeName(school.degree);
  const name = level ? LEVEL_NAMES[level] : "";
  // A summer course or an exchange at a university makes no graduate of it.
  if (!level && NO_DEGREE.test(school.degree)) return "";
  return isUnfinished(school, today) ? name : `graduate, mezun, holds, ${name}`;
}

/** What a certificate justifies saying: that one holds it, from its date until it expires. */
export function tellCertificate({ name, date, expiryDate }: Certification, today: string): string {
  if (UNFINISHED.test(`${name} ${date}`) || isLater(date, today)) return "";
  const end = readDate(expiryDate);
  const now = readDate(today);
  const isOver = end && now && end.year * 12 + (end.month ?? 12) < now.year * 12 + (now.month ?? 1);
  return isOver ? "certificate" : "certificate, qualified, holds";
}

/** A project is its owner's work, unless its description says that they only contributed. */
export const tellMaking = ({ description }: Project): string =>
  readLine(description, {
    language: languageOfLine(description, LINGUA_FRANCA),
    names: new Set(),
  }).clauses.some(({ markers }) => ["assist", "join", "jointly"].some((marker) => markers.has(marker)))
    ? ""
    : "project, author, developed";

/** The texts that name: employers, titles, schools, certificates, projects. */
export const headingsOf = (profile: CareerProfile): string[] => [
  ...OWN_SECTIONS.flatMap((section) =>
    profile[section].flatMap((entry: AnyEntry) =>
      fieldsOfRole(section, "title", "subject", "organization").map((field) => textOf(entry, field)),
    ),
  ),
  ...profile.skills.languages.map(({ language }) => language),
];
