import { foldText } from "./fold-text.ts";
import { MONTH_PATTERN, monthNumber } from "./words/months.ts";
import { wordPattern } from "./words/word-pattern.ts";

/** A date or a range in a text: offsets, and what is written for its ends ("" where there is none). */
export type FoundPeriod = {
  start: number;
  end: number;
  from: string;
  to: string;
  isRange: boolean;
  /** The year (and month) that it ends in, as a number to compare; Infinity for what still goes on. */
  until: number;
};

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const MONTH = `(?:${MONTH_PATTERN})`;
const SEASON = wordPattern("name of a season");
const X_YEAR = "(?:(?:19|20)(?:xx|x\\d|\\dx)|xxx\\d|xxxx)";
const ONGOING = wordPattern("what goes on");

const POINT = [
  `\\d{1,2}(?:st|nd|rd|th)?[ .]+${MONTH}\\.?,? ?${YEAR}`,
  `(?:3[01]|[12]\\d|0?[1-9])[-/]${MONTH}[-/]${YEAR}`,
  `${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${MONTH}\\.?,? ?(?:of )?${YEAR}`,
  `${MONTH}\\.? ?'\\d{2}`,
  `${SEASON},? ${YEAR}(?:/\\d{2}(?!\\d))?`,
  `${YEAR} ${SEASON}(?!\\p{L})`,
  `q[1-4],? ${YEAR}`,
  `${MONTH}[-/]${YEAR}`,
  `${YEAR},? ${MONTH}\\b\\.?`,
  `${YEAR}[-./]${MONTH}\\b\\.?(?!,? ?${YEAR})`,
  `${YEAR}[-./](?:1[0-2]|0?[1-9])(?:[-./](?:3[01]|[12]\\d|0?[1-9]))?(?:t[\\d:.]+z?)?(?![\\d])`,
  `(?:3[01]|[12]\\d|0?[1-9])[-./](?:1[0-2]|0?[1-9])[-./]${YEAR}`,
  `(?:1[0-2]|0?[1-9]) ?[-./] ?(?:${YEAR}|${X_YEAR})`,
  `xx[x\\d]?[-./]${X_YEAR}`,
  `xx[x\\d]?[-./]${YEAR}`,
  `(?:1[0-2]|0[1-9])/\\d{2}(?![\\d/])`,
  `${YEAR}(?!\\d)`,
  `${X_YEAR}`,
].join("|");

const DASH = "(?: ?(?:-|~|\u2192|>|/|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bile\\b|\\bau\\b) ?)";
// "ISO 9001:2015" is the name of a standard.
const BEFORE = "(?<![\\p{L}\\p{N}$\u20ac\u20ba.,#/])(?<!\\d:)";
const AFTER = "(?![\\p{L}\\p{N}%+])";
const SUFFIX = "(?:'?(?:den|dan|ten|tan) ?(?:beri|itibaren)?)?";

const RANGE = new RegExp(
  `${BEFORE}(?:from |since )?(${POINT}|${MONTH}(?=\\.? ?-)(?!-${YEAR})|${YEAR})\\.?,?${SUFFIX}(?: ?\\(?)?${DASH}-? ?(${POINT}|${ONGOING}|\\.{2,3}|\u2026|\\d{2}(?=\\)|$|\\s)(?! ?-))${AFTER}|` +
    `${BEFORE}(?:since |from )(${POINT})${AFTER}|` +
    `${BEFORE}(${POINT})'?(?:den|dan|ten|tan) (?:beri|itibaren|bu yana)${AFTER}|` +
    `${BEFORE}(${POINT})\\.? ?-(?= *$|\\s*[|\u2022\u00b7).])|` +
    `(?:^|(?<=[(|]))\\s*-\\s*(${POINT})${AFTER}|` +
    `(?<![\\p{L}\\p{N}$\u20ac\u20ba.,#])(?<!\\d:)(${POINT})${AFTER}`,
  "gu",
);

/** Characters that every date has some of; most lines have none, and looking for all forms of dates is slow. */
const HINT = /(?:19|20)[\dx][\dx]|'\d\d|\d\/\d\d|xx/;

const YEAR_ALONE = new RegExp(YEAR, "g");

const ONLY_ONGOING = new RegExp(`^${ONGOING}$`);
const NAMED_MONTH = new RegExp(`\\b${MONTH}\\b`);

/** "Halen", "devam ediyor": the end of a range that wrapped away from its beginning. */
export const isOngoing = (text: string): boolean => ONLY_ONGOING.test(foldText(text).trim());

/** The month and year of a written date as a number to compare (year * 12 + month). */
function toComparableDate(folded: string): number {
  if (ONLY_ONGOING.test(folded.trim())) return Number.POSITIVE_INFINITY;
  const year = Number(folded.match(YEAR_ALONE)?.at(-1) ?? 0);
  const name = NAMED_MONTH.exec(folded)?.[0];
  const number = /^(\d{1,2})[-./]/.exec(folded)?.[1] ?? /^\d{4}[-./](\d{1,2})/.exec(folded)?.[1];
  return year * 12 + ((name ? monthNumber(name) : Number(number ?? 0)) ?? 0);
}

/** All dates and ranges in a text, in order. Years in front of a unit, amounts and phone numbers are none. */
export function findPeriods(text: string): FoundPeriod[] {
  const folded = foldText(text);
  if (!HINT.test(folded)) return [];
  const found: FoundPeriod[] = [];
  for (const match of folded.matchAll(RANGE)) {
    const [whole, from, to, since, sinceTr, open, only, single] = match;
    const start = match.index + (whole.length - whole.trimStart().length);
    const end = match.index + whole.trimEnd().length;
    // Folding keeps lengths, so what was found in the folded text can be cut from the original.
    const cut = (part: string | undefined, fromEnd = false): string => {
      if (!part) return "";
      const within = fromEnd ? whole.lastIndexOf(part) : whole.indexOf(part);
      return text
        .slice(match.index + within, match.index + within + part.length)
        .trim()
        .replace(/[,.]$/, "");
    };
    if (from && to && isMonthOfYear(from, to)) {
      const written = `${cut(from)}${text.slice(match.index + whole.indexOf(from) + from.length, match.index + whole.lastIndexOf(to) + to.length)}`;
      found.push({
        start,
        end,
        from: "",
        to: written.trim(),
        isRange: false,
        until: Number(from.trim()) * 12 + Number(to),
      });
      continue;
    }
    if (from && to) {
      const shared = /^\p{L}+$/u.test(from.trim()) ? to.match(YEAR_ALONE)?.[0] : undefined;
      const century = /^\d{2}$/.test(to) ? from.match(YEAR_ALONE)?.[0]?.slice(0, 2) : undefined;
      // "to date" is said as one.
      const joint =
        to === "date" ? (/(?:to|till)\s+$/.exec(whole.slice(0, whole.lastIndexOf(to)))?.[0] ?? "") : "";
      const last = /^[.\u2026]+$/.test(to) ? "" : `${century ?? joint}${cut(to, true)}`;
      found.push({
        start,
        end,
        from: shared ? `${cut(from)} ${shared}` : cut(from),
        to: last,
        isRange: true,
        until: last ? toComparableDate(foldText(last)) : Number.POSITIVE_INFINITY,
      });
      continue;
    }
    const begins = since ?? sinceTr ?? open;
    if (begins) {
      found.push({ start, end, from: cut(begins), to: "", isRange: true, until: Number.POSITIVE_INFINITY });
      continue;
    }
    const point = only ?? single;
    if (point)
      found.push({ start, end, from: "", to: cut(point), isRange: false, until: toComparableDate(point) });
  }
  return found;
}

/** "2014-06" is June: nothing that began in 2014 ended in 2006. */
const isMonthOfYear = (from: string, to: string): boolean =>
  /^\d{4}$/.test(from.trim()) && /^(?:0[1-9]|1[0-2])$/.test(to) && Number(to) <= Number(from.trim().slice(2));

/** Whether a text is nothing but a date or range (brackets, a duration and separators aside). */
export function isOnlyDates(text: string): boolean {
  const periods = findPeriods(text);
  if (!periods.length) return false;
  return withoutPeriods(text).trim() === "";
}

const DURATION =
  /\(?\b\d+\+? ?(?:years?|yrs?|months?|mos?|yil|ay|ans?|mois)\b(?:[ ,]*(?:and |ve )?\d+ ?(?:months?|mos?|ay|mois)\b)?\.?\)?/gu;

const ONLY_DURATION = new RegExp(`^(?:${DURATION.source})$`, "u");

/** "2 yrs 3 mos", "5 yıl 2 ay": how long something took, and no name. */
export const isDuration = (text: string): boolean => ONLY_DURATION.test(foldText(text).trim());

const MARK = "\ufffc";

/** The text, as long as before, with each date (and the durations beside dates) turned into marks. */
export function maskPeriods(text: string): string {
  const periods = findPeriods(text);
  if (!periods.length) return isDuration(text) ? "" : text;
  const units = [...text].length === text.length ? [...text] : text.split("");
  const mask = (start: number, end: number) => {
    for (let at = start; at < end; at++) units[at] = MARK;
  };
  for (const { start, end } of periods) mask(start, end);
  for (const match of foldText(text).matchAll(DURATION)) mask(match.index, match.index + match[0].length);
  return units.join("");
}

/** A masked text without the marks, brackets and separators that its dates leave; a tab where it is parted by one. */
export function dropMasks(masked: string): string {
  if (!masked.includes(MARK)) return masked;
  const rest = masked
    .replace(/[([]\s*\ufffc+\s*[)\]]/g, MARK)
    .replace(/\s*[-–—|,;:•·/@~]*\s*\ufffc+\s*[-–—|,;:•·/]*\s*/g, MARK)
    .replace(/^\ufffc+|\ufffc+$/g, "")
    .replace(/\ufffc+(?=\))/g, "")
    .replace(/\ufffc+/g, "\t")
    .trim();
  const open = (rest.match(/\(/g) ?? []).length - (rest.match(/\)/g) ?? []).length;
  return open < 0 ? rest.replace(/\)/, "") : rest;
}

/** The text with its dates (and the durations beside them) cut out, and no separators left over. */
export const withoutPeriods = (text: string): string => dropMasks(maskPeriods(text));
