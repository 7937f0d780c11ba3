import { EMAIL } from "./contact-patterns.ts";
import { findPeriods } from "./find-dates.ts";
import { type Line, styleOf } from "./line.ts";
import type { Reason } from "./notes.ts";
import { countWords, isProse } from "./prose.ts";
import { isWeakHeading, type SectionKind } from "./words/headings.ts";

type Chosen = Map<Line, { kind: SectionKind; why: Reason; isContinued?: boolean }>;

/** So many known headings of one style show that what is set so heads sections. */
const KNOWN_MIN = 3;
/** Fewer items are no lists of skills. */
const ITEMS_MIN = 3;
const ITEM_WORDS_MAX = 5;

/**
 * "Backend", "Laboratory", "Yazılım" among the headings, each above a few short lines: in a CV whose skills no heading
 * announces, the names of their groups are set as headings themselves.
 */
export function addGroupHeadings(lines: Line[], chosen: Chosen): void {
  const known = [...chosen].filter(([, { why }]) => why.code === "usualHeading");
  const announces = ([line, { kind }]: (typeof known)[number]) =>
    kind === "soft" || (kind === "skills" && !isWeakHeading(line.text));
  if (known.some(announces)) return;
  const styles = Map.groupBy(known, ([line]) => keyOf(line));
  const isLeading = (line: Line) => (styles.get(keyOf(line))?.length ?? 0) >= KNOWN_MIN;
  const first = lines.findIndex((line) => chosen.has(line));
  const groups: { heading: Line[]; items: Line[] }[] = [];
  // Right below a heading, what is set as it is names an entry of its section.
  let isOfEntries = false;
  for (let at = first; first >= 0 && at < lines.length; at++) {
    const line = lines[at];
    if (!line || chosen.get(line)?.isContinued) continue;
    if (isKnown(chosen, line)) {
      const below = lines[at + 1];
      isOfEntries = below !== undefined && isLeading(below) && !isKnown(chosen, below);
    }
    if (!isLeading(line) || isKnown(chosen, line) || isOfEntries) continue;
    const heading = [line];
    for (let next = lines[at + 1]; next && goesOn(line, next) && !chosen.has(next); next = lines[at + 1]) {
      heading.push(next);
      at++;
    }
    const end = lines.findIndex((other, place) => place > at && (isLeading(other) || chosen.has(other)));
    groups.push({ heading, items: lines.slice(at + 1, end < 0 ? lines.length : end) });
  }
  const lists = groups.filter(({ heading, items }) => heading[0]?.cells.length === 1 && areItems(items));
  if (lists.reduce((sum, { items }) => sum + items.length, 0) < ITEMS_MIN) return;
  for (const { heading } of lists)
    for (const [at, line] of heading.entries())
      chosen.set(line, { kind: "skills", why: { code: "likeHeadings" }, isContinued: at > 0 });
}

const keyOf = (line: Line): string =>
  `${styleOf({ ...line, isCaps: false })}@${line.headingLevel}@${Math.round((line.left - line.column) / 3)}`;

const isKnown = (chosen: Chosen, line: Line): boolean => chosen.get(line)?.why.code === "usualHeading";

/** "Document" above "Management": one heading over two lines. */
const goesOn = (line: Line, next: Line): boolean =>
  keyOf(next) === keyOf(line) && next.gap < 0.3 && !next.startsColumn && line.headingLevel === 0;

const areItems = (lines: Line[]): boolean =>
  lines.length > 0 &&
  lines.every(
    (line) =>
      line.cells.length === 1 &&
      countWords(line.text) <= ITEM_WORDS_MAX &&
      !findPeriods(line.text).length &&
      !EMAIL.test(line.text) &&
      !/\d{5}|@|:\/\//.test(line.text) &&
      (line.isBullet || !isProse(line)),
  );
