import { findPeriods } from "./find-dates.ts";
import type { Candidate } from "./heading-styles.ts";
import { type Line, styleOf } from "./line.ts";
import { isLabel } from "./prose.ts";
import { headingKind, isWeakHeading } from "./words/headings.ts";

/**
 * "Highlights:" above the points of each job: what stands there again and again, with a colon or with another job's dates
 * between, heads no section.
 */
export function withoutRepeatedLabels(candidates: Candidate[], lines: Line[]): Candidate[] {
  const byText = Map.groupBy(candidates, ({ line }) => line.text);
  return candidates.filter(({ line }) => {
    const alike = (byText.get(line.text) ?? []).map((candidate) => candidate.line);
    return alike.length === 1 || !(/:\s*$/.test(line.text) || standsInEntries(alike, lines));
  });
}

/** Whether dates of an entry stand between one of these labels and the next. */
function standsInEntries(labels: Line[], lines: Line[]): boolean {
  const [first] = labels;
  if (!first || !isWeakHeading(first.text) || !isLabel(first)) return false;
  const places = labels.map((label) => lines.indexOf(label));
  return places
    .slice(1)
    .every((end, at) =>
      lines.slice(places[at], end).some(({ text }) => findPeriods(text).some(({ isRange }) => isRange)),
    );
}

/**
 * "Key achievements" above the points of one job and "Main duties" above those of the next: of several labels of points
 * that are set alike none heads a section, unless they are set like the headings, with their space above.
 */
export function withoutPointLabels(
  candidates: Candidate[],
  lines: Line[],
  leader: Line | undefined,
): Candidate[] {
  if (!leader) return candidates;
  const labels = Map.groupBy(lines.filter(isPointLabel), keyOf);
  const known = candidates.filter(({ line }) => styleOf(line) === styleOf(leader) && !isPointLabel(line));
  const spaces = known.filter(({ line }) => !line.startsColumn && line.gap > 0).map(({ line }) => line.gap);
  const space = Math.min(...spaces);
  return candidates.filter(({ line }) => {
    const alike = isPointLabel(line) ? (labels.get(keyOf(line)) ?? []) : [];
    const isHeadingLike = styleOf(line) === styleOf(leader) && !(spaces.length && isTight(alike, space));
    return alike.length < 2 || isHeadingLike;
  });
}

/** "Skills" and "Summary" head sections more often than they stand above points. */
const isPointLabel = (line: Line): boolean => {
  const kind = isLabel(line) ? headingKind(line.text) : "other";
  return kind === null || kind === "awards" || (kind !== "other" && isWeakHeading(line.text));
};

const keyOf = (line: Line): string => styleOf({ ...line, isCaps: false });

/** Less than half of the space that headings have, above all of them but those at a column's top. */
function isTight(labels: Line[], space: number): boolean {
  const below = labels.filter(({ startsColumn }) => !startsColumn);
  return below.length > 0 && below.every(({ gap }) => gap < space / 2);
}
