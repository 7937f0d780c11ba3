import { foldText } from "./fold-text.ts";
import { tidy } from "./head-parts.ts";
import type { Line } from "./line.ts";
import { isContactLabel } from "./words/field-labels.ts";
import { headingKind } from "./words/headings.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";
import { isLocation } from "./words/locations.ts";
import { wholeWord, wordPattern } from "./words/word-pattern.ts";
import { readingCue } from "./languages/all-reading-cues.ts";

const NAME_WORD = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lu}\.|de|da|van|von|der|den|del|di|la|le|bin|al|el|y)$/u;
const STREET = new RegExp(wholeWord("word of streets"), "u");
const DEGREE_TAIL = new RegExp(`,?\\s+${wordPattern("what follows a name")}\\.?$`, "iu");

/** What stands before a name at universities and hospitals: "Prof. Dr.", "DR. ÖĞR. ÜYESİ". */
const ACADEMIC_TITLE = new RegExp(String.raw`^(?:${readingCue("titleOfName")}\s+)+(?=\p{L}{2})`, "iu");

/** The person's name and the line under it: the largest text at the top that is made of name words. */
export function readName(lines: Line[], email: string): { name: string; from: Line[]; headline: string } {
  const top = lines.slice(0, 40);
  const labelled = labelledName(top);
  if (labelled) return labelled;
  const largest = Math.max(...top.map((line) => line.size), 0);
  let best: { name: string; from: Line[]; headline: string; score: number } | null = null;
  for (const [at, line] of top.entries()) {
    // Contacts of another column may stand between the two lines of a name.
    const next =
      line.size > 15
        ? top.slice(at + 1, at + 4).find((other) => Math.abs((other.cells[0]?.size ?? 0) - line.size) < 0.6)
        : top[at + 1];
    for (const candidate of candidates(line, next, at === 0)) {
      const score =
        nameScore(candidate.name, email) -
        (largest - line.size) * 0.35 -
        at * 0.12 +
        (line.bold ? 0.3 : 0) +
        // Two lines in display size are one name, though the mail may hold the first alone.
        (candidate.from.length > 1 && line.size > 15 ? 0.2 : 0);
      if (nameScore(candidate.name, email) > 0 && (!best || score > best.score))
        best = { ...candidate, score };
    }
  }
  return best && best.score > -3 ? best : { name: "", from: [], headline: "" };
}

const GIVEN = new RegExp(`^${readingCue("givenName")}$`, "iu");
const FAMILY = new RegExp(`^${readingCue("familyName")}$`, "iu");
const FAMILY_FIRST = new RegExp(`^${readingCue("familyNameFirst")}$`, "iu");
const WHOLE = new RegExp(String.raw`^(?:full )?${readingCue("wholeName")}\s*:?$`, "iu");
const WHOLE_NAME = new RegExp(String.raw`^(?:\d{1,2}[.)]\s*)?${readingCue("wholeName")}\s*:\s*`, "iu");

/** "Surname | Nkosana", "First name | Thabo": a form asks for the parts of a name one by one. */
export function labelledName(lines: Line[]): { name: string; from: Line[]; headline: string } | null {
  const answers = lines.flatMap((line) => {
    const [label = "", ...rest] = line.text.split(/\t|:\s/);
    return rest.length
      ? [{ line, label: label.trim(), text: tidy(rest.join(" ")), first: tidy(rest[0] ?? "") }]
      : [];
  });
  const answer = (label: RegExp) => answers.find((one) => label.test(one.label) && one.text);
  const [given, family, both] = [answer(GIVEN), answer(FAMILY), answer(FAMILY_FIRST)];
  if (given && family)
    return { name: `${given.text} ${family.text}`, from: [given.line, family.line], headline: "" };
  const whole = answers.find(({ label, first }) => WHOLE.test(label) && / /.test(first) && isNameLike(first));
  if (whole) return { name: whole.first, from: [whole.line], headline: "" };
  const [last, first] = both?.text.split(/\s*,\s*/) ?? [];
  return both && last && first ? { name: `${first} ${last}`, from: [both.line], headline: "" } : null;
}

function candidates(
  line: Line,
  next: Line | undefined,
  isFirst: boolean,
): { name: string; from: Line[]; headline: string }[] {
  const found: { name: string; from: Line[]; headline: string }[] = [];
  const spread = spreadName(line);
  if (spread) found.push({ name: spread, from: [line], headline: "" });
  for (const cell of line.cells) {
    const text = cell.text
      .replace(WHOLE_NAME, "")
      .replace(/^(?:curriculum vitae|cv|résumé|resume) (?:of|for|[-–—:])\s*/iu, "")
      .replace(/^[:\s\p{S}]+|[\s\p{S}]+$/gu, "")
      .trim();
    if (isContactLabel(text)) continue;
    const untitled = text.replace(ACADEMIC_TITLE, "");
    if (untitled !== text && isNameLike(untitled)) {
      found.push({ name: untitled, from: [line], headline: "" });
      continue;
    }
    const [first = "", ...rest] = text.split(/\s*[,|]\s*|\s+[–—-]\s+/);
    const plain = text.replace(DEGREE_TAIL, "");
    if (isNameLike(plain)) found.push({ name: plain, from: [line], headline: "" });
    if (rest.length && isNameLike(first))
      found.push({ name: first, from: [line], headline: rest.join(", ") });
  }
  const last = next?.cells[0]?.text ?? "";
  const isPair = next && line.cells.length === 1 && Math.abs(next.size - line.size) < 0.6;
  // First name and last name, each on a line of its own in display size.
  if (
    isPair &&
    isHalfName(line.text, last, line.size) &&
    (line.size > 15 || (isFirst && next.cells.length === 1)) &&
    isNameLike(`${line.text} ${last}`)
  )
    found.push({ name: `${line.text} ${last}`, from: [line, next], headline: "" });
  return found;
}

/** "M I C H A E L   R O S S" in display size: its words stand so far apart that each is a cell of its own; "" for others. */
function spreadName({ cells, size }: Line): string {
  const areWords = cells.every((cell) => /^\S{3,}$/.test(cell.text) && Math.abs(cell.size - size) < 0.6);
  const text = cells.map((cell) => cell.text).join(" ");
  // Initials are letters of an emblem.
  return areWords && cells.length > 1 && size > 15 && /\S{4}/.test(text) && isNameLike(text) ? text : "";
}

/** Each line a word; in display size one of them may hold two: "Umut" above "Çağlar Şen". */
const isHalfName = (first: string, last: string, size: number): boolean => {
  const [one, other] = [first.split(/\s+/).length, last.split(/\s+/).length];
  const isOwnName = headingKind(last) !== null || isLocation(last) || titleScore(last) > 0;
  return (
    Math.min(one, other) === 1 && (Math.max(one, other) === 1 || (size > 15 && one + other < 5 && !isOwnName))
  );
};

/** What people are called beside their name: (Bob), "Bob", “Bob”. */
const NICKNAME = /^[("“'‘].*[)"”'’]$/u;

function isNameLike(text: string): boolean {
  if (text.length < 4 || text.length > 50 || /\d|@|:|\//.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => !NICKNAME.test(word));
  if (words.length < 2 || words.length > 5) return false;
  if (words.filter((word) => /\p{L}{2}/u.test(word)).length < 2) return false;
  return words.every((word) => NAME_WORD.test(word)) && headingKind(text) === null && !isLocation(text);
}

function nameScore(name: string, email: string): number {
  const mail = foldText(email.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  const words = foldText(name)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const inMail = words.filter((word) => mail.includes(word)).length;
  // A surname may be a trade ("Carpenter"); in the address of the mail it is a surname.
  if (inMail) return 1 + 1.5 * inMail;
  const title = name.replace(/^(?:dr|prof|mr|mrs|ms)\.?\s+/i, "");
  return (
    1 -
    2 * titleScore(title) -
    1.5 * companyScore(title) -
    2 * schoolScore(title) -
    (STREET.test(foldText(name)) ? 1 : 0)
  );
}
