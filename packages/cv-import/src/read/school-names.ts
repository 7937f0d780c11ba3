import { foldText } from "./fold-text.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Part, tidy } from "./head-parts.ts";
import { degreeScore, splitDegree } from "./words/degrees.ts";
import { isKnownLocation } from "./words/locations.ts";
import { companyScore, isPartOfSchool, schoolScore, splitFaculty } from "./words/organisations.ts";

/** "Uludağ Üniversitesi (Lisans)", "Ege Lisesi / Muhasebe": a school, and its level or its subject. */
export function splitLevel(part: Part): Part[] {
  const [, name = "", level = ""] = /^(.+\S)\s*\(([^()]+)\)$/u.exec(part.text) ?? [];
  const isLevel =
    schoolScore(name) >= 2 && !name.includes(",") && degreeScore(level) >= 2 && schoolScore(level) < 2;
  const sides = isLevel ? [name, level] : part.text.split(/\s+\/\s+/);
  const isOneSchool =
    sides.length === 2 &&
    sides.filter((side) => schoolScore(side) >= 2 && !isPartOfSchool(side)).length === 1;
  const isCut = isLevel || (isOneSchool && !sides.some((side) => isPartOfSchool(side)));
  return isCut
    ? sides.map((text, at) => ({ ...part, slot: at ? `${part.slot}.5` : part.slot, text: tidy(text) }))
    : [part];
}

/** "Bachelor of Science in Biology, Miami University": a comma separates degree and school. */
export function splitNames(part: Part): Part[] {
  const pieces = part.text.split(/\s*,\s+|\s+,\s*|:\s+(?=\p{L})/u);
  if (pieces.length < 2) return [part];
  const isSchool = (piece: string) => schoolScore(piece) >= 2;
  const isDegree = (piece: string) => degreeScore(piece) > 0 && !isSchool(piece);
  let from = pieces.findIndex(isSchool);
  // Courses and exams are held by organisations that are no schools.
  if (from < 0)
    from = pieces.findIndex(
      (piece, at) =>
        at > 0 && companyScore(piece) > 0 && degreeScore(piece) === 0 && degreeScore(pieces[0] ?? "") > 1,
    );
  if (from < 0) return splitAtDegree(part, pieces);
  let end = from + 1;
  // "Ege Üniversitesi, Uluslararası Ticaret": what such a name ends with ends it; a field follows, or a town.
  const isField = (piece: string) => !isKnownLocation(piece) && !splitFaculty(`${pieces[from]}, ${piece}`);
  const next = pieces[end];
  if (next && ENDS_SCHOOL.test(foldText(pieces[from] ?? "")) && isField(next))
    return [pieces.slice(0, from).join(", "), pieces[from] ?? "", pieces.slice(end).join(", ")]
      .map((text) => ({ ...part, text: tidy(text) }))
      .filter((piece) => piece.text);
  const ends = (piece: string) => isDegree(piece) || HONOURS.test(piece) || CLASS.test(piece);
  while (end < pieces.length && !ends(pieces[end] ?? "")) end++;
  const groups = [
    pieces.slice(0, from).join(", "),
    pieces.slice(from, end).join(", "),
    pieces.slice(end).join(", "),
  ];
  return groups.map((text) => ({ ...part, text: tidy(text) })).filter((piece) => piece.text);
}

const ENDS_SCHOOL =
  /(?:universitesi|yuksekokulu|meslek yuksek okulu|lisesi|egitim merkezi|(?:public|high|secondary|grammar) school|universitat \p{L}+)$/u;

/** "Wharton, B.S. Economics": what stands beside a degree is the school, whatever its name. */
function splitAtDegree(part: Part, pieces: string[]): Part[] {
  const at = pieces.findIndex((piece) => degreeScore(piece) > 1);
  const isNamed = (piece: string | undefined) =>
    piece !== undefined && degreeScore(piece) === 0 && piece.length > 2;
  if (at > 0 && isNamed(pieces[0]))
    return [pieces.slice(0, at), pieces.slice(at)].map((half) => ({ ...part, text: half.join(", ") }));
  // "Önlisans, Halkla İlişkiler": beside a bare degree stands its field.
  const isBare = splitDegree(pieces[0] ?? "").field === "" && !/ /.test(pieces[0]?.trim() ?? "");
  if (at === 0 && pieces.length === 2 && isNamed(pieces[1]) && !isBare)
    return pieces.map((text) => ({ ...part, text }));
  return [part];
}

/** "Önlisans in" goes on with the next part. */
export const joinBroken = (parts: Part[]): Part[] =>
  parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (last && / (?:in|of|and|ve|&)$/.test(last.text)) last.text = `${last.text} ${part.text}`;
    else joined.push({ ...part });
    return joined;
  }, []);

/** "Gymnasium am Stadtpark, Celle": behind a school's name and a comma stands its town, where the degree stands elsewhere. */
export function splitTown(text: string): { name: string; town: string } | null {
  const [, name = "", town = ""] =
    /^([^,]+\S),\s+(\p{Lu}\p{Ll}[\p{L}'-]+(?: \p{Lu}\p{Ll}[\p{L}'-]+)?)$/u.exec(text) ?? [];
  const isName = schoolScore(name) >= 2 && !/\bUniversity of \p{L}+(?: \p{L}+)?$/u.test(name);
  return isName && degreeScore(town) === 0 && schoolScore(town) === 0 ? { name, town } : null;
}

/** What a line below a school tells of it, by its label. */
export const LABELLED =
  /^(?:majors?|minors?|awards?|honou?rs|courses?|coursework|relevant coursework|course curriculum|activities|clubs|thesis|tez|dersler|yandal|leadership)\b[^:]{0,25}:/i;

/** "Mathematics (A), Physics (A)", and no "A-levels:" before them: the subjects of a school, and their marks. */
const WITH_MARKS = /^(?:[^,:()]+ \([A-F1-6][*+-]?\)(?:, |$)){2,}$/u;

/** How somebody left a school is no degree of it. */
const HONOURS =
  /^(?:graduated (?!in\b|from\b)|dean.s list|(?:magna|summa) cum laude|with (?:honou?rs|distinction)$|distinctions? in\b)/iu;

/** Behind a school's name and a comma: how good the degree was, which people write with either. */
export const CLASS = new RegExp(`^(?:${readingCue("degreeClass")})\\.?$`, "iu");

/** Whether a text tells how it went at a school, and names no degree of it: its honours, marks, courses, thesis. */
export const isToldOfSchool = (text: string): boolean =>
  HONOURS.test(text) || LABELLED.test(text) || WITH_MARKS.test(text);
