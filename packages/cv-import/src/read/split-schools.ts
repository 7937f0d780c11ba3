import type { Entry } from "./entry.ts";
import { findPeriods, withoutPeriods } from "./find-dates.ts";
import { hasBullet, type Line } from "./line.ts";
import { countWords, isProse } from "./prose.ts";
import { splitEntries } from "./split-entries.ts";
import { degreeScore } from "./words/degrees.ts";
import { isPartOfSchool, schoolScore } from "./words/organisations.ts";

/** Words that resume builders print whether or not anything was filled in. */
const FILLER =
  /\bexpected in\b|\b(?:to\s+)+to\b|(?:^|\s)(?:[–—-]\s+)+[–—-](?=\s|$)|\bstatus\s*-|\bgpa\s*:?\s*$|\bgpa\s*:\s*(?=\p{L})|(?<=\bexpected in\b.*)\bto\b(?=\s+(?:\p{Lu}|-))/giu;

/** Cuts an education section into schools: at the dates, or, where not every school has one, where a school or degree repeats. */
export function splitSchools(lines: Line[]): Entry[] {
  const cleaned = lines.map(withoutFiller).filter((line) => /[\p{L}\p{N}]/u.test(line.text));
  const names = cleaned.filter((line) => !isProse(line));
  const dated = names.filter((line) => findPeriods(line.text).length).length;
  const isDateFirst = (line: Line) => findPeriods(line.text)[0]?.start === 0;
  const schools = names.filter((line) => namesSchool(line) && !isDateFirst(line)).length;
  const degrees = names.filter((line) => degreeScore(line.text) >= 2 && schoolScore(line.text) < 2).length;
  if (schools > 1 ? dated < schools : dated === 0 && schools + degrees > 0) return splitAtRepeats(cleaned);
  return splitEntries(cleaned);
}

/** Whether a line holds the name of a school; a faculty below its university is none of its own. */
const namesSchool = (line: Line): boolean => holdsSchool(line) && !isPartOfSchool(line.text);

/** "Lise" alone, beside its dates, is what somebody finished, wherever that was. */
const holdsSchool = ({ text }: Line): boolean =>
  schoolScore(text) >= 2 && countWords(withoutPeriods(text)) > 1;

function withoutFiller(line: Line): Line {
  if (line.text.search(FILLER) < 0) return line;
  const text = line.text
    .replace(FILLER, "\t")
    .replace(/(?:\s*\t\s*)+/g, "\t")
    .trim();
  const [model] = line.cells;
  if (!model) return line;
  const { size, bold, italic } = line;
  const cells = text
    .split("\t")
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ ...model, text: part, runs: [{ text: part, size, bold, italic }] }));
  return {
    ...line,
    text: cells.map((cell) => cell.text).join("\t"),
    cells,
    isBullet: hasBullet(text) && line.isBullet,
  };
}

/** A line that brings a second school, or a second degree after a school, begins the next entry. */
function splitAtRepeats(lines: Line[]): Entry[] {
  const entries: Entry[] = [];
  let has = { school: false, degree: false, date: false };
  for (const line of lines) {
    const isName = !isProse(line) && !line.isBullet;
    const brings = {
      school: isName && holdsSchool(line) && !(has.school && isPartOfSchool(line.text)),
      degree: isName && degreeScore(line.text) >= 2,
      date: isName && findPeriods(line.text).length > 0,
    };
    const repeats =
      (brings.school && has.school) ||
      (brings.degree && has.degree && has.school) ||
      (brings.date && has.date);
    if (repeats || !entries.length) {
      entries.push({ head: [], body: [], period: null });
      has = { school: false, degree: false, date: false };
    }
    const entry = entries.at(-1);
    if (!entry) continue;
    const isHead = isName && entry.head.length < 5 && !entry.body.length;
    (isHead ? entry.head : entry.body).push(line);
    if (brings.date) entry.period ??= findPeriods(line.text).at(-1) ?? null;
    has = {
      school: has.school || brings.school,
      degree: has.degree || brings.degree,
      date: has.date || brings.date,
    };
  }
  return entries;
}
