import type { Education } from "@terzi/contracts/career";
import type { Entry } from "./entry.ts";
import { bodyTexts } from "./entry-body.ts";
import { type HeadParts, type Part, readHead, tidy } from "./head-parts.ts";
import { type Line, withoutBullet } from "./line.ts";
import { learnLocations } from "./learn-locations.ts";
import type { Notes } from "./notes.ts";
import { countWords, isLabel } from "./prose.ts";
import { weighSchoolRoles } from "./roles/weigh-school-roles.ts";
import { cutSchools } from "./school-entries.ts";
import {
  CLASS,
  isToldOfSchool,
  joinBroken,
  LABELLED,
  splitLevel,
  splitNames,
  splitTown,
} from "./school-names.ts";
import { degreeScore, splitDegree } from "./words/degrees.ts";
import { companyScore, isPartOfSchool, schoolScore, splitFaculty } from "./words/organisations.ts";
import { isKnownLocation } from "./words/locations.ts";

const SEPARATORS = /\s+[|•·–—]\s+|\s+-\s+|\s*\t\s*/u;

/** A school as it was read; `extra`: what else its head tells. */
type Draft = {
  entry: Entry;
  gpa: string;
  institution: Part | null;
  degree: string;
  location: string;
  extra: Part[];
};

/** The schools of a section, with degree, field, year and grade. */
export function readEducation(lines: Line[], notes: Notes): Education[] {
  const schools: Education[] = [];
  for (const draft of weighSchoolRoles(draftSchools(lines))) {
    const { entry, institution, degree } = draft;
    if (!institution && !degree) {
      notes.leaveOver(entry);
      continue;
    }
    notes.explain(entry.head, "education", [
      institution ? { code: "school", words: institution.text } : { code: "noSchool" },
      degree ? { code: "degree", words: degree } : { code: "noDegree" },
    ]);
    schools.push(toEducation(draft));
  }
  return schools;
}

function draftSchools(lines: Line[]): Draft[] {
  const entries = cutSchools(lines).map(({ entry, gpa }) => {
    const read = readHead(entry.head, SEPARATORS);
    return { entry, gpa, head: { ...read, parts: read.parts.flatMap(splitLevel) } };
  });
  learnLocations(entries.map(({ head }) => head));
  const drafts = entries.map(({ entry, gpa, head }) => {
    const parts = head.parts.flatMap((part) =>
      head.parts.length < 3 && !isWholeDegree(part, head.parts) ? splitNames(part) : [part],
    );
    const found = assign(joinBroken(parts));
    const isUnnamed = !found.institution || schoolScore(found.institution.text) < 2;
    if (isUnnamed) takeSchool(entry, found, (text) => schoolScore(text) >= 2);
    return { entry, gpa, head, parts, found };
  });
  // Entries of one section look alike: the name stands in the row where it does in most.
  const rows = drafts.flatMap(({ found: { institution } }) =>
    institution && schoolScore(institution.text) >= 2 ? [institution.row] : [],
  );
  const row = commonest(rows);
  return drafts.map(({ parts, ...draft }) => {
    const { entry, found } = draft;
    if (!found.institution) takeRow(parts, row, found);
    const isNext = row > 0 && parts.every((part) => part.row === row - 1);
    if (!found.institution && isNext && degreeScore(found.degree) >= 2) takeSchool(entry, found, isNamed);
    return finishDraft(draft);
  });
}

/** -1 of no rows. */
const commonest = (rows: readonly number[]): number => {
  const times = (row: number) => rows.filter((other) => other === row).length;
  return rows.toSorted((one, other) => times(other) - times(one))[0] ?? -1;
};

/** "A levels in Art, Latin and Greek" beside one other name, and that no degree: its commas part subjects. */
function isWholeDegree(part: Part, all: Part[]): boolean {
  const pieces = part.text.split(/,\s+/);
  const isNamed = ({ text, row }: Part) =>
    row === part.row && text !== part.text && degreeScore(text) === 0 && !isToldOfSchool(text);
  return (
    degreeScore(pieces[0] ?? "") >= 2 &&
    pieces.every((piece) => schoolScore(piece) < 2 && !CLASS.test(piece)) &&
    all.some((other) => isNamed(other) && !CLASS.test(other.text))
  );
}

type Read = { entry: Entry; gpa: string; head: HeadParts; found: ReturnType<typeof assign> };

function finishDraft({ entry, gpa, head, found }: Read): Draft {
  const faculty = found.institution ? splitFaculty(found.institution.text) : null;
  if (faculty && found.institution) {
    found.extra = [{ ...found.institution, text: faculty.part }, ...found.extra];
    found.institution = { ...found.institution, text: faculty.school };
  }
  const { institution, extra } = found;
  const degree = completeDegree(entry, found.degree);
  const town = degree && institution ? splitTown(institution.text) : null;
  const isTown = town !== null && (!head.location || head.location === town.town);
  return {
    ...{ entry, gpa, degree, extra },
    institution: institution && isTown ? { ...institution, text: town.name } : institution,
    location: (found.location ?? head.location) || (isTown ? town.town : ""),
  };
}

/** A school that stands apart below its degree is taken from there. */
function takeSchool(
  entry: Entry,
  found: ReturnType<typeof assign>,
  isSchool: (text: string) => boolean,
): void {
  const line = entry.body[0];
  if (!line || line.isBullet || countWords(line.text) > 12 || !isSchool(line.text)) return;
  const { parts, location } = readHead([line], SEPARATORS);
  const school = parts.find((part) => isSchool(part.text));
  if (!school) return;
  entry.body = entry.body.slice(1);
  if (found.institution) found.degree ||= found.institution.text;
  found.institution = school;
  found.location = location;
}

/** "Chamber of Skilled Crafts": capitalised words, where the other entries have their school. */
const isNamed = (text: string): boolean =>
  /^\p{Lu}(?:[\p{L}.'’&-]+(?: |$)){2,8}$/u.test(text) &&
  text.split(" ").every((word) => /^[\p{Lu}&]|^\p{Ll}{1,3}$/u.test(word)) &&
  degreeScore(text) < 2 &&
  !isToldOfSchool(text) &&
  !CLASS.test(text);

/** "High School Diploma" above "Sarasota Arts High": the name stands where it does in the entries before. */
function takeRow(parts: Part[], row: number, found: ReturnType<typeof assign>): void {
  const named = parts.filter((part) => part.row === row && degreeScore(part.text) < 2);
  const [school] = named;
  const rest = parts.filter((part) => part !== school);
  if (!school || named.length > 1 || !rest.some((part) => degreeScore(part.text) >= 2)) return;
  found.institution = school;
  found.degree = rest.map((part) => part.text).join(", ");
  found.extra = [];
}

/** A degree set below the school like its text is taken from there; "İşletme" above "Yüksek Lisans" is its field. */
function completeDegree(entry: Entry, degree: string): string {
  const line = entry.body[0];
  if (!line || countWords(line.text) > 10 || LABELLED.test(line.text) || isLabel(line)) return degree;
  if (line.isBullet && (degree || degreeScore(line.text) < 2 || schoolScore(line.text) >= 2)) return degree;
  const wanted = degree ? 2 : 1;
  if (degreeScore(degree) >= 2 || degreeScore(line.text) < wanted) return degree;
  entry.body = entry.body.slice(1);
  const names = line.cells.map((cell) => withoutBullet(cell.text)).filter((text) => !isKnownLocation(text));
  return [tidy(names.join(", ")).replace(/\.$/, ""), degree].filter(Boolean).join(", ");
}

function assign(parts: Part[]): {
  institution: Part | null;
  degree: string;
  extra: Part[];
  location?: string;
} {
  const score = (part: Part) =>
    schoolScore(part.text) >= 2
      ? isPartOfSchool(part.text)
        ? 1.9
        : 2
      : Math.min(1, companyScore(part.text)) + schoolScore(part.text) - degreeScore(part.text);
  const best = [...parts].sort((a, b) => score(b) - score(a))[0];
  const isSchool = best && (schoolScore(best.text) >= 2 || degreeScore(best.text) === 0);
  const institution = isSchool ? best : null;
  const others = parts.filter((part) => part !== institution);
  const at = institution ? parts.indexOf(institution) : -1;
  // What a comma cut from the school's own piece is told with it; a piece of its own beside it is none of its degree.
  const isBesideSchool = (part: Part) =>
    part.row === institution?.row && !part.slot.startsWith(institution.slot) && parts.indexOf(part) > at;
  const isNear = (part: Part) => part.row <= (institution?.row ?? 0) + 1 && !isBesideSchool(part);
  const isTold = (part: Part) =>
    isToldOfSchool(part.text) ||
    CLASS.test(part.text) ||
    (institution !== null && degreeScore(part.text) < 2 && isPartOfSchool(part.text));
  const chosen = others
    .filter((part) => (degreeScore(part.text) > 0 || isNear(part)) && !isTold(part))
    .slice(0, 2);
  return {
    institution,
    degree: chosen.map((part) => part.text).join(", "),
    extra: others.filter((part) => !chosen.includes(part)),
  };
}

function toEducation({ entry, institution, degree, location, extra, gpa }: Draft): Education {
  const { items, paragraphs } = bodyTexts(entry);
  return {
    institution: institution?.text ?? "",
    ...splitDegree(degree),
    location,
    graduationDate: entry.period ? entry.period.to || "Present" : "",
    gpa,
    achievements: [...extra.map((part) => part.text), ...paragraphs, ...items],
  };
}
