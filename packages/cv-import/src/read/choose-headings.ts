import { EMAIL } from "./contact-patterns.ts";
import { findPeriods, isOnlyDates } from "./find-dates.ts";
import { addGroupHeadings } from "./group-headings.ts";
import { goesOnApart, isCentred } from "./heading-places.ts";
import { type Candidate, listStyles, type Style } from "./heading-styles.ts";
import { type Line, styleOf } from "./line.ts";
import type { Reason } from "./notes.ts";
import { findNumberedHeadings } from "./numbered-headings.ts";
import { withoutPointLabels, withoutRepeatedLabels } from "./point-labels.ts";
import { headingKind, isWeakHeading, type SectionKind } from "./words/headings.ts";
import { titleScore } from "./words/job-titles.ts";
import { trailingLocation } from "./words/locations.ts";
import { companyScore } from "./words/organisations.ts";

/** `isContinued`: the second line of a heading over two lines. */
type Chosen = Map<Line, { kind: SectionKind; why: Reason; isContinued?: boolean }>;

/** How much evidence a usual heading needs to be taken for one. */
const ENOUGH = 2;

/** Which lines head sections: usual headings that are set like headings, and whatever else is set exactly like them. */
export function chooseHeadings(lines: Line[]): Chosen {
  const found = withoutRepeatedLabels(findCandidates(lines, commonestProminence(lines)), lines);
  const candidates = withoutPointLabels(found, lines, leadingHeading(found));
  const page = { lines, places: new Map(lines.map((line, at) => [line, at])) };
  const scale = {
    ...page,
    styles: listStyles(lines, candidates),
    isUniform: lines.every(({ size, bold }) => size === lines[0]?.size && bold === lines[0].bold),
    body: commonestProminence(lines),
    leader: leadingHeading(candidates),
  };
  const chosen: Chosen = new Map();
  for (const candidate of candidates) {
    const sum = weighEvidence(candidate, scale);
    if (sum < ENOUGH) continue;
    const why: Reason = { code: "usualHeading" };
    if (candidate.tail) chosen.set(candidate.tail, { kind: candidate.kind, why, isContinued: true });
    chosen.set(candidate.line, { kind: candidate.kind, why });
  }
  addUnknownHeadings(page, chosen, scale.body);
  addGroupHeadings(lines, chosen);
  for (const line of findNumberedHeadings(lines, new Set(chosen.keys())))
    chosen.set(line, { kind: kindOfLastWord(line.text), why: { code: "likeHeadings" } });
  return chosen;
}

function findCandidates(lines: Line[], body: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, line] of lines.entries()) {
    // A sign before a heading is no mark of a list where the line stands out.
    const isItem = line.isBullet && (prominence(line) <= body || isWeakHeading(line.text));
    if (isItem || line.cells.length > 1 || endsSentence(lines[at - 1], line)) continue;
    const next = lines[at + 1];
    const joint = next && isContinuation(line, next) ? headingKind(`${line.text} ${next.text}`) : null;
    const kind = headingKind(line.text);
    if (joint && (kind === null || joint === kind || isOpenEnded(line.text)))
      candidates.push({ line, kind: joint, tail: next });
    else if (kind && candidates.at(-1)?.tail !== line) candidates.push({ line, kind });
  }
  return candidates;
}

/** "services." below a long line set the same is the last word of its sentence. */
const endsSentence = (above: Line | undefined, line: Line): boolean =>
  above !== undefined &&
  /^\p{Ll}/u.test(line.text) &&
  line.gap < 0.3 &&
  (above.text.length > 60 || above.isBullet || line.left - line.column > 6) &&
  !/[.!?:]$/.test(above.text) &&
  styleOf({ ...above, isCaps: line.isCaps }) === styleOf(line);

/** "Personal skills and", whatever the next line would head alone. */
const isOpenEnded = (text: string): boolean => /(?:\s(?:and|ve)|[&,])$/iu.test(text);

/** "EMPLOYMENT" above "HISTORY" in a narrow margin is one heading. */
function isContinuation(line: Line, next: Line): boolean {
  const kind = headingKind(next.text);
  return (
    (kind === null || kind === "group" || isOpenEnded(line.text)) &&
    next.cells.length === 1 &&
    next.gap < 0.4 &&
    styleOf(next) === styleOf(line) &&
    (Math.abs(next.left - line.left) < 3 || Math.abs(next.right - line.right) < 3) &&
    /^[^\p{L}]*[\p{L} &]+$/u.test(`${line.text}${next.text}`) &&
    next.text.split(" ").length < 3
  );
}

/** The lines and their places. */
type Page = { lines: Line[]; places: Map<Line, number> };

const NO_STYLE: Style = { alike: 0, kin: 0, byKind: new Map() };

type Scale = Page & {
  styles: Map<string, Style>;
  /** All lines have one size and weight. */
  isUniform: boolean;
  body: number;
  leader: Line | undefined;
};

function weighEvidence({ line, kind }: Candidate, scale: Scale): number {
  const { styles, isUniform, body, leader } = scale;
  const own = prominence(line);
  const leading = leader ? prominence(leader) : body;
  const isLeaderStyle = leader !== undefined && styleOf(line) === styleOf(leader);
  const isWeak = isWeakHeading(line.text);
  const isPlain = !leader && isUniform;
  const { alike, kin, byKind } = styles.get(styleOf(line)) ?? NO_STYLE;
  // A sidebar may set its headings in a way of its own: more than two sections are headed so.
  const isOwnStyle = byKind.size > 2 && kin > alike / 2;
  // An ordinary word, set less than the headings are, is a label within a section.
  if (isWeak && leader && own < leading && !isLeaderStyle && !isOwnStyle) return 0;
  const isAligned = [...byKind].some(
    ([other, group]) => other !== kind && group.some((one) => isAlignedWith(line, one)),
  );
  return (
    (byKind.size > 1 ? 1.5 : 0) +
    (isAligned ? 1.5 : 0) +
    (own > body ? 1 : own < body ? -0.5 : 0) +
    (own > body + 2 ? 1 : 0) +
    (line.gap > 0.3 || line.startsColumn ? 1 : 0) +
    (own < leading - 2.5 ? -1.5 : 0) +
    (line.headingLevel > 0 ? 1.5 : 0) +
    // Set like much that is no heading, while the headings are set otherwise.
    (!isLeaderStyle && leader && own < leading && kin < alike / 3 ? -2 : 0) +
    (!isAligned && !isPlain && isBetweenItsLike(scale, line) ? -1.5 : 0) +
    // Plain text has nothing but the words to tell a heading by.
    (isPlain && !isWeak ? ENOUGH : 0) +
    (isWeak ? -1 : 0) +
    (leader && !isLeaderStyle && /:\s*$/.test(line.text) ? -1.5 : 0)
  );
}

/** An item of a list: what stands above and below it is set the same and is no heading. */
function isBetweenItsLike({ lines, places }: Page, line: Line): boolean {
  const at = places.get(line) ?? 0;
  const isLike = (other: Line | undefined) =>
    other !== undefined &&
    styleOf(other) === styleOf(line) &&
    Math.abs(other.left - line.left) < 3 &&
    headingKind(other.text) === null;
  return (
    isLike(lines[at - 1]) && isLike(lines[at + 1]) && Math.abs((lines[at + 1]?.gap ?? 0) - line.gap) < 0.25
  );
}

/** A heading of the style in which the most different sections are headed, at least two. */
function leadingHeading(candidates: Candidate[]): Line | undefined {
  const groups = [
    ...Map.groupBy(candidates, ({ line }) => `${styleOf(line)}@${line.headingLevel}`).values(),
  ].map((group) => ({
    line: group[0]?.line,
    kinds: new Set(group.map(({ kind }) => kind)).size,
  }));
  return groups.filter(({ kinds }) => kinds > 1).sort((one, other) => other.kinds - one.kinds)[0]?.line;
}

const isAlignedWith = (line: Line, other: Line): boolean =>
  Math.abs(line.left - other.left) < 4 ||
  // A form's labels end so.
  Math.abs(line.right - other.right) < 1 ||
  Math.abs((line.left + line.right) / 2 - (other.left + other.right) / 2) < 5;

const prominence = (line: Line): number =>
  Math.round(line.size * 2) / 2 + (line.bold ? 1.5 : 0) + (line.isCaps ? 1 : 0);

function commonestProminence(lines: Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const key = prominence(line);
    weights.set(key, (weights.get(key) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Lines set exactly like the known headings, with as much space above, where hardly anything else is set so, are headings too. */
function addUnknownHeadings(page: Page, chosen: Chosen, body: number): void {
  // Headings of several columns have one indent each within their own.
  const keyOf = (line: Line) =>
    `${styleOf(line)}@${line.headingLevel}@${isCentred(line) ? "centre" : Math.round((line.left - line.column) / 3)}`;
  const byKey = Map.groupBy(page.lines, keyOf);
  const hasGaps = page.lines.some(({ gap }) => gap > 0);
  const firstKnown = Math.min(...[...chosen.keys()].map((line) => page.places.get(line) ?? 0));
  const groups = Map.groupBy([...chosen.keys()], keyOf);
  for (const [key, group] of groups) {
    const alike = byKey.get(key) ?? [];
    const areFew = group.length < 3 || group.length < alike.length / 2;
    // In a short CV one known heading may be all: others that are set like it have dates below.
    const isOutdone = areFew && [...groups.values()].some((other) => other.length > group.length + 1);
    if (isOutdone) continue;
    if (areFew && (alike.length > 6 || (group[0] && prominence(group[0]) <= body))) continue;
    const spaces = group.filter((line) => !line.startsColumn && line.gap > 0).map((line) => line.gap);
    const space = spaces.length ? Math.min(...spaces) : hasGaps ? 9 : 0;
    for (const line of alike)
      if (
        !chosen.has(line) &&
        (!areFew || hasDatesBelow(page, line)) &&
        (line.gap >= 0.8 * space || (line.startsColumn && (isCentred(line) || goesOnApart(page, line)))) &&
        isHeadingLike(line, group) &&
        titleScore(line.text) < 2 &&
        !namesHouse(line) &&
        !namesEntry(page, line, chosen) &&
        !namesPerson(page, line, firstKnown)
      )
        chosen.set(line, { kind: kindOfLastWord(line.text), why: { code: "likeHeadings" } });
  }
}

/** Within a few lines a range of dates, and below it or beside it text: a section of entries. */
function hasDatesBelow({ lines, places }: Page, line: Line): boolean {
  const at = places.get(line) ?? 0;
  return lines
    .slice(at + 1, at + 5)
    .some(
      ({ text, startsColumn }) =>
        !startsColumn && findPeriods(text).some(({ isRange, end }) => isRange || end === text.length),
    );
}

/** Above all known headings, what stands over the contacts or is a title belongs to the person. */
function namesPerson({ lines, places }: Page, line: Line, firstKnown: number): boolean {
  const at = places.get(line) ?? 0;
  if (at > firstKnown) return false;
  if (firstKnown < 6) return true;
  return titleScore(line.text) > 0 || lines.slice(at + 1, firstKnown).some(({ text }) => EMAIL.test(text));
}

/** "ACME FOODS LTD.", "TÜBİTAK (Sivas)": with a legal form or its town, it is an employer's name. */
function namesHouse({ text }: Line): boolean {
  const placed = trailingLocation(text);
  return companyScore(text) === 2 || (placed !== null && headingKind(placed.rest) === null);
}

/** What stands right below a heading, or right above a date, names an entry, however it is set. */
function namesEntry({ lines, places }: Page, line: Line, chosen: Chosen): boolean {
  const at = places.get(line) ?? 0;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  return (above !== undefined && chosen.has(above)) || (below !== undefined && isOnlyDates(below.text));
}

/** "Volunteer Projects" and "Gönüllülük Deneyimi" say by their last word what they head, if they say it at all. */
const kindOfLastWord = (text: string): SectionKind =>
  headingKind(text) ?? headingKind(text.trim().split(/\s+/).at(-1) ?? "") ?? "other";

const isHeadingLike = (line: Line, group: Line[]): boolean =>
  (!line.isBullet || group.every(({ isBullet }) => isBullet)) &&
  line.cells.length === 1 &&
  line.text.length < 50 &&
  !/\d{4}|[,;@]|\.$/.test(line.text);
