import { foldText } from "../fold-text.ts";
import { wholeWord, wordPattern } from "./word-pattern.ts";

const LEGAL_FORM = new RegExp(`(?<!\\p{L})${wordPattern("legal form")}\\.?(?!\\p{L})`, "u");
const COMPANY_WORD = new RegExp(wholeWord("word of employers' names"), "u");
const SCHOOL = new RegExp(wholeWord("word of schools' names"), "u");
const SCHOOL_LEVEL = new RegExp(`^${wordPattern("level of schooling")}$`, "u");

/** "Lise mezunu", "High School Diploma": a degree, though it names a kind of school. */
const GRADUATE = new RegExp(wholeWord("graduate of a school"), "gu");

/** "Lise, Gıda Teknolojisi" tells of a level and a field, and no school yet. */
const LEVEL_BEFORE = new RegExp(`^${wordPattern("level of schooling")}\\s*(?:[,:(|·–-]|$)`, "u");

/** "Sayısal, Lise" tells of the same in the other order. */
const LEVEL_BEHIND = new RegExp(`,\\s*${wordPattern("level of schooling")}$`, "u");

/** "Lise", "High School": a level of schooling that names no school. */
export const isSchoolLevel = (text: string): boolean =>
  SCHOOL_LEVEL.test(
    foldText(text)
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );

/** "San Marcos" is a town, "San. Tic." an industry. */
const SAINT = /(?<!\p{L})san (?!(?:ve|tic|ltd|as|a\.s)(?!\p{L}))(?=\p{L})/gu;

/** How much a text looks like an employer: its legal form, or a word of what employers are. */
export function companyScore(text: string): number {
  const folded = foldText(text).replace(SAINT, " ");
  if (LEGAL_FORM.test(folded)) return 2;
  return COMPANY_WORD.test(folded) ? 1 : 0;
}

const DEPARTMENT = new RegExp(`(?:^|(?<= ))${wordPattern("word of departments")}(?: [\\p{L}\\d]+)?$`, "u");

const DEPARTMENT_AT_END = new RegExp(`(?:^|(?<= ))${wordPattern("word of departments")}$`, "u");

/** "Bilgi İşlem Daire Başkanlığı" without "Daire Başkanlığı", folded: whether it has a title's word besides. */
export const withoutDepartment = (text: string): string =>
  foldText(text).replace(DEPARTMENT_AT_END, "").trim();

const BEFORE_DEPARTMENT = new RegExp(`^${wordPattern("word before a department")} \\p{L}`, "u");

const AREA = new RegExp(
  `^(?:${wordPattern("word before an area of work")} ){0,2}${wordPattern("area of work in a house")}$`,
  "u",
);

/** "Corporate Sales", "Üretim Planlama", "Finance & Tax": what people do there, and nobody's name. */
export function isAreaOfWork(text: string): boolean {
  const folded = foldText(text);
  return AREA.test(folded) || folded.split(/ (?:and|ve|&) /).every((part) => AREA.test(part));
}

/**
 * Whether a text ends, or begins, like the name of a part of an employer: "Night Service", "Kuzey Şubesi", "Team Blue",
 * "Department of Physics, School of Science".
 */
export function isDepartment(text: string): boolean {
  const folded = foldText(text);
  const areParts = folded.split(", ").every((part) => DEPARTMENT.test(part) || BEFORE_DEPARTMENT.test(part));
  return (areParts || DEPARTMENT.test(folded)) && !LEGAL_FORM.test(folded);
}

const PART_OF_SCHOOL =
  /(?:fakultesi|enstitusu|bolumu|yuksekokulu|anabilim dali|hazirlik okulu|^(?:faculty|school|department|institute|college) of )/u;

/** "Tıp Fakültesi", "Lisans Tıp Fakültesi": a part of a school, whose own name stands elsewhere. */
export const isPartOfSchool = (text: string): boolean => {
  const folded = foldText(text);
  return PART_OF_SCHOOL.test(folded) && !WHOLE_SCHOOL.test(folded);
};

const WHOLE_SCHOOL = /(?:universit|univerzit|college|kolej|lisesi|academy|akademi|polytechnic)/u;

/** "Ege Üniversitesi, Eğitim Fakültesi": the school, and which part of it; null where there is no part. */
export function splitFaculty(text: string): { school: string; part: string } | null {
  const [school = "", ...rest] = text.split(/\s*[,/]\s+|\s+[/–-]\s+/);
  const part = rest.join(", ");
  // "Setouchi University, Faculty of Letters, English": what follows the part is within it.
  const isPart = rest.length > 0 && PART_OF_SCHOOL.test(foldText(rest[0] ?? ""));
  return isPart && schoolScore(school) >= 2 && !PART_OF_SCHOOL.test(foldText(school))
    ? { school, part }
    : null;
}

/** "Metropol AVM, Mühendislik Fakültesi", "Acme, Night Shift": an employer, and which part of it. */
export function splitDepartment(text: string): { school: string; part: string } | null {
  const at = text.lastIndexOf(", ");
  const [school, part] = [text.slice(0, at), text.slice(at + 2)];
  return at > 0 && isDepartment(part) && !isDepartment(school) ? { school, part } : null;
}

/** How much a text looks like a school's name. */
export function schoolScore(text: string): number {
  if (isSchoolLevel(text)) return 0;
  const folded = foldText(text).replace(GRADUATE, " ").replace(LEVEL_BEFORE, "").replace(LEVEL_BEHIND, "");
  if (SCHOOL.test(folded)) return 2;
  // "UCLA", "ITU": capitals alone.
  return /^\p{Lu}{3,5}$/u.test(text.trim()) ? 0.6 : 0;
}

/** Whether it is nothing but a legal form: "Inc.", "San. ve Tic. Ltd. Şti.". */
export const isBareLegalForm = (text: string): boolean =>
  LEGAL_FORM.test(foldText(text)) &&
  !/\p{L}/u.test(
    foldText(text)
      .replace(new RegExp(LEGAL_FORM, "gu"), " ")
      .replace(/(?<!\p{L})(?:ve|and)(?!\p{L})/gu, " "),
  );

/** Whether a comma belongs to what follows it: "Acme, Inc.", "University of California, Berkeley" keep theirs. */
export const isLegalForm = (text: string): boolean =>
  LEGAL_FORM.test(foldText(text)) && text.trim().split(/\s+/).length <= 3;
