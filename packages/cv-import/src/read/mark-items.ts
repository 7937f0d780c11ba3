import { findPeriods } from "./find-dates.ts";
import { type Line, withoutBullet } from "./line.ts";
import { countWords, isSentenceLike } from "./prose.ts";
import { degreeScore } from "./words/degrees.ts";
import { schoolScore } from "./words/organisations.ts";

const NUMBER =
  /^(?:(\d{1,2})(?:[.)]\s+(?=[\p{L}\d"“(])|\)(?=[\p{Lu}\d]))|\(?([a-h]|[iv]{1,4})\)\s*(?=[\p{Lu}\d"“]))/u;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/**
 * "1. …", "2. …", "(i) …", "a) …": what counts from one marks items. A dated or a bold line names something itself.
 */
export function markNumbered(lines: Line[]): Line[] {
  const marked = new Set<Line>();
  let open: Line[] = [];
  // Where several lists begin with one, a list of one item is a list too.
  const isHabit = lines.filter((line) => numberOf(line) === 1).length > 1;
  const close = () => {
    if (open.length > 1 || isHabit) for (const line of open) marked.add(line);
    open = [];
  };
  for (const line of lines) {
    const number = numberOf(line);
    if (number === 1) close();
    if (number !== null && number === open.length + 1 && isBelow(open[0], line)) open.push(line);
    else if (!/^\p{Ll}/u.test(line.text)) close();
  }
  close();
  return lines.map((line) => (marked.has(line) ? withMark(line) : line));
}

function numberOf(line: Line): number | null {
  const periods = findPeriods(line.text);
  const isSentence = isSentenceLike(line.text.replace(NUMBER, ""));
  const isDated = periods.some(
    ({ isRange, start, end }) => isRange || start < 6 || (end > line.text.length - 2 && !isSentence),
  );
  const isItem = !line.isBullet && !line.bold && line.cells.length === 1 && !isDated;
  const [, digits, letters] = (isItem && NUMBER.exec(line.text)) || [];
  if (digits) return Number(digits);
  if (!letters) return null;
  return ROMAN.indexOf(letters) + 1 || letters.charCodeAt(0) - 96;
}

/** "1) Aksu Nakliyat  2019 – Halen", "2) Bulancak Beton  2014 – 2019": numbers that count dated heads are no part of their names. */
export function uncountHeads(lines: Line[]): Line[] {
  const isDated = ({ text }: Line) => findPeriods(text).some(({ isRange }) => isRange);
  const counted = lines.filter((line) => !line.isBullet && COUNT.test(line.text) && isDated(line));
  const isCount = counted.every(({ text }, at) => Number(COUNT.exec(text)?.[1]) === at + 1);
  if (counted.length < 2 || !isCount) return lines;
  const uncounted = (text: string) => text.replace(COUNT, "");
  return lines.map((line) => (counted.includes(line) ? withFirstText(line, uncounted) : line));
}

const COUNT = /^(\d{1,2})[.)]\s+(?=\p{L})/u;

const isBelow = (first: Line | undefined, line: Line): boolean =>
  first === undefined ||
  Math.abs(first.left - line.left) < 3 ||
  // A list that goes on in the next column.
  Math.abs(first.left - first.column - (line.left - line.column)) < 3;

const withMark = (line: Line): Line => ({
  ...withFirstText(line, (text) => text.replace(NUMBER, "• ")),
  isBullet: true,
});

/** The line with another beginning. */
function withFirstText(line: Line, change: (text: string) => string): Line {
  const cells = line.cells.map((cell, order) => ({
    ...cell,
    text: order ? cell.text : change(cell.text),
    runs: cell.runs.map((run, at) => (order || at ? run : { ...run, text: change(run.text) })),
  }));
  return { ...line, text: change(line.text), cells };
}

/** "• 2019 – 2024: Site Engineer, Ege Yapı": where only items have dates, and begin with them, the items are the jobs. */
export function unmarkJobs(lines: Line[]): Line[] {
  const isDated = (line: Line) => findPeriods(withoutBullet(line.text)).some(({ isRange }) => isRange);
  const begins = (line: Line) =>
    line.isBullet &&
    countWords(line.text) < 14 &&
    findPeriods(withoutBullet(line.text)).some(({ isRange, start }) => isRange && start < 3);
  if (!lines.some(begins) || lines.some((line) => isDated(line) && !begins(line))) return lines;
  return lines.map((line) => (begins(line) ? withoutMark(line) : line));
}

/**
 * "• Ege University" above "Bachelor of Laws": where all that is marked names a school or a degree, and what stands below is
 * not marked, the items are the schools.
 */
export function unmarkSchools(lines: Line[]): Line[] {
  const marked = lines.filter(({ isBullet }) => isBullet);
  const isNamed = ({ text }: Line) => schoolScore(text) >= 2 || degreeScore(text) >= 2;
  if (!marked.length || marked.length === lines.length || !lines[0]?.isBullet || !marked.every(isNamed))
    return lines;
  return lines.map((line) => (line.isBullet ? withoutMark(line) : line));
}

const withoutMark = (line: Line): Line => ({
  ...withFirstText(line, (text) => withoutBullet(text) || text),
  isBullet: false,
});
