import type { Entry } from "./entry.ts";
import { type FoundPeriod, findPeriods, isOnlyDates, withoutPeriods } from "./find-dates.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Line, styleOf, withoutBullet } from "./line.ts";
import { countWords, isLabel, isProse, isSentenceLike } from "./prose.ts";
import { degreeScore } from "./words/degrees.ts";
import { fieldOfLabel, TELLING_FIELDS } from "./words/field-labels.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation, trailingLocation } from "./words/locations.ts";
import { companyScore, isDepartment, schoolScore } from "./words/organisations.ts";

/** Head and body of one entry: the head goes on below the date until the first item, sentence, label or gap. */
export function cutEntry(lines: Line[], anchor: number, period: FoundPeriod | null): Entry {
  let end = anchor + 1;
  while (end < lines.length && end - anchor <= 3) {
    const line = lines[end];
    const hasNames = lines.slice(0, end).some((above) => isNamed(withoutPeriods(above.text).trim()));
    if (line && isMissingTitle(lines, end)) {
      end++;
      continue;
    }
    if (
      !line ||
      isProse({ ...line, text: withoutTold(line.text) }) ||
      isLabel(line) ||
      (hasNames && (isTelling(line) || isToldByLabel(line)))
    )
      break;
    const named = withoutTown(withoutBracket(withoutTold(line.text)));
    const isLong = !isDepartment(named) && (longestPart(named) > 8 || countWords(named) > 11);
    if (hasNames && (isLong || line.gap > 0.9)) break;
    if (
      hasNames &&
      !isDepartment(named) &&
      longestPart(named) > 5 &&
      line.cells.length === 1 &&
      isNameless(line)
    )
      break;
    if (hasNames && isListOfPhrases(lines, end)) break;
    if (hasNames && isToldOfHouse(line) && namesBelowTold(lines, end).length) break;
    if (hasNames && isIndented(line, lines[0]) && !line.bold && !isFlushWithHead(lines, end)) break;
    end++;
  }
  const below = namesBelowTold(lines, end);
  // What is said of the house may stand between its name and the title with the dates.
  const told = lines.slice(1, anchor).filter(isProse);
  const head = lines.slice(0, end).filter((line) => !told.includes(line));
  const body = [...told, ...lines.slice(end)];
  return {
    head: [...head, ...below],
    body: body.filter((line) => !below.includes(line)),
    period,
  };
}

/** Beside the dates above an entry's names may stand its town. */
const isNamed = (text: string): boolean =>
  text !== "" &&
  !(isLocation(text) && text.split(/[,\t]/).length < 3 && titleScore(text) === 0 && companyScore(text) === 0);

/** Three lines and more, set alike and otherwise than the bold names above them, are what was done, not further names. */
function isListOfPhrases(lines: Line[], from: number): boolean {
  const rest = lines.slice(from);
  const [first] = rest;
  const bold = lines.slice(0, from).filter((line) => line.bold && !isOnlyDates(line.text));
  const titled = bold.filter(({ text }) => titleScore(text) > 0);
  const named = bold.length > 1 ? titled.length > 0 : titled.some(namesTwo);
  return (
    named &&
    rest.length > 2 &&
    first !== undefined &&
    rest.every(
      (line) =>
        !line.bold &&
        !line.isBullet &&
        line.cells.length === 1 &&
        styleOf(line) === styleOf(first) &&
        countWords(line.text) > 1 &&
        !findPeriods(line.text).length,
    )
  );
}

/** "Sigorta Danışmanı at Sigorta Şirketi": title and employer stand on one line. */
const namesTwo = ({ text }: Line): boolean => /\S\s(?:at|@)\s\S/.test(text);

/** "Salary: 41,000 a year", "Sektör: Gıda": what a form tells of a job beyond its names. */
export const isTelling = ({ text }: Line): boolean =>
  TELLING_FIELDS.has(fieldOfLabel(/^([^:\t]{2,40})(?::\s|\t)/u.exec(text)?.[1] ?? "", "work"));

/** "Team: 6 people", "Reporting to: Plant Director": a label that no list knows tells of a job too, unless it names somebody. */
export function isToldByLabel({ text, cells, bold }: Line): boolean {
  const [, label] = /^(\p{Lu}[^:\t,|·/–-]{2,25}):\s+\S/u.exec(text) ?? [];
  return (
    label !== undefined &&
    cells.length === 1 &&
    !bold &&
    countWords(label) < 4 &&
    fieldOfLabel(label, "work") === undefined &&
    !findPeriods(text).length &&
    titleScore(label) === 0 &&
    (companyScore(label) === 0 || TECHNOLOGIES.test(label))
  );
}

const TECHNOLOGIES = new RegExp(`^(?:${readingCue("technologies")})$`, "iu");

/**
 * "Salary: …", "Hours per week: 40", and then the title: forms put it there, where no line above has one. Or what is said of
 * the house stands there, and below it where it is and the title.
 */
function namesBelowTold(lines: Line[], from: number): Line[] {
  const towns: Line[] = [];
  for (let at = from; at < lines.length && at < from + 8; at++) {
    const line = lines[at];
    if (line && at > from && isMissingTitle(lines, at)) return [...towns, line];
    const isOfHouse = line && at === from && !isLabel(line) && (isProse(line) || isToldOfHouse(line));
    const isTown = line && at > from && line.cells.length === 1 && isLocation(line.text);
    if (isTown) towns.push(line);
    if (!line || line.isBullet || !(isTelling(line) || isOfHouse || isTown)) return [];
  }
  return [];
}

/** "640 yataklı eğitim ve araştırma hastanesi": most of its words in small letters, it names nobody. */
const isToldOfHouse = (line: Line): boolean =>
  line.cells.length === 1 && !line.bold && isSentenceLike(line.text) && titleScore(line.text) < 2;

/**
 * A short line that ends like a title, where none above does, names the entry even if it stands apart or has a mark:
 * "Acme Corp", "2019 – 2021", then "• Project Manager".
 */
function isMissingTitle(lines: Line[], at: number): boolean {
  const line = lines[at];
  const isShort =
    line !== undefined &&
    !isTelling(line) &&
    !isToldByLabel(line) &&
    countWords(withoutGrade(withoutBracket(line.text))) < 6 &&
    !/[.;:!]$/.test(line.text);
  if (!isShort || line.cells.length > 1 || (!line.bold && !line.isBullet && line.gap > 0.9)) return false;
  // "Kanab, UT 84741" has the letters of a school, and names a town.
  const above = lines
    .slice(0, at)
    .filter((one) => !isTelling(one) && !isLocation(one.text) && !isProse(one) && !isToldOfHouse(one));
  return (
    titleScore(withoutBullet(line.text)) === 2 &&
    isTitleLike(line) &&
    !above.some(
      ({ text }) =>
        titleScore(text) > 0 || (schoolScore(text) > 1 && companyScore(text) < 2) || degreeScore(text) > 1,
    )
  );
}

/** Capitalised throughout, but for small words. */
export const isTitleLike = ({ text }: Line): boolean =>
  withoutBracket(withoutBullet(text))
    .split(/\s+/)
    .every((word) => /^[\p{Lu}\p{N}&/(–-]/u.test(word) || word.length < 4);

/** "Mechanic Supervisor, WS-5803-10": a grade of pay says nothing that a title's words say. */
const withoutGrade = (text: string): string => text.replace(/,\s+\p{Lu}{1,4}[-–]\d[\d/-]*$/u, "");

const withoutBracket = (text: string): string => text.replace(/\s*\([^()]*\)\s*$/, "");

/** "Bursa, Türkiye | Sektör: Otomotiv | Departman: Lojistik": behind bars, what labels tell of a job. */
const withoutTold = (text: string): string => text.replace(/\s\|\s[^|:]{2,30}:\s[^|]+(?=\s\||$)/g, "");

const withoutTown = (text: string): string => trailingLocation(text)?.rest ?? text;

/** "The Blue Door · Austin, TX": each side of such a sign is a name of its own. */
const longestPart = (text: string): number => Math.max(...text.split(/\s[·•|–—]\s/).map(countWords));

export const isNameless = (line: Line): boolean =>
  !titleScore(line.text) && !companyScore(line.text) && !schoolScore(line.text) && !degreeScore(line.text);

/** Where a line's names begin: a date in the margin before them doesn't count. */
export const nameLeft = (line: Line): number =>
  line.cells.find((cell) => !isOnlyDates(cell.text))?.left ?? line.left;

const isIndented = (line: Line, first: Line | undefined): boolean =>
  first !== undefined && line.left - nameLeft(first) > 8 && !isCentredWith(line, first);

/** Lines around one axis are set in by chance. */
export const isCentredWith = (line: Line, other: Line): boolean =>
  other.left - other.column > 8 &&
  nameLeft(other) === other.left &&
  Math.abs(line.left + line.right - other.left - other.right) < 6;

const isFlushWithHead = (lines: Line[], at: number): boolean => {
  const line = lines[at];
  return (
    line !== undefined &&
    lines.slice(0, at).some((other) => other.cells.some((cell) => Math.abs(cell.left - line.left) < 3))
  );
};
