import type { Entry } from "./entry.ts";
import { bodyTexts, pointsOf } from "./entry-body.ts";
import { isAllCaps, type Line, styleOf } from "./line.ts";
import { countWords, isLabel, isSentenceLike } from "./prose.ts";

/** Below points without a mark stands no other text that is set as they are. */
export function withUnmarkedPoints(entry: Entry): Entry {
  const points = entry.points ?? pointsOf(entry);
  const [first] = [...points];
  if (!first || [...points].some(({ isBullet }) => isBullet)) return entry;
  const isAlike = (line: Line) =>
    styleOf(line) === styleOf(first) && Math.abs(line.left - first.left) < 3 && line.cells.length === 1;
  const isToldBeside = (line: Line) => isAlike(line) && !isLabel(line) && isSentence(line.text);
  const alike = entry.body.filter(isToldBeside);
  if (alike.length > 2 * points.size) return entry;
  return { ...entry, points: new Set(entry.body.filter((line) => points.has(line) || alike.includes(line))) };
}

/**
 * The jobs of a section whose paragraphs are what was done there: they have no points, and either no job has points beside
 * paragraphs, or theirs are set as the others' points are, which have no marks.
 */
export function toldInParagraphs(entries: readonly Entry[]): ReadonlySet<Entry> {
  const parted = entries.map((entry) => {
    const points = entry.points ?? pointsOf(entry);
    const isPoint = (line: Line) => points.has(line);
    return { entry, points: entry.body.filter(isPoint), rest: entry.body.filter((line) => !isPoint(line)) };
  });
  const isMixed = parted.some(({ points, rest }) => points.length && rest.some(isTold));
  const unmarked = parted.flatMap(({ points }) => points.filter(({ isBullet }) => !isBullet));
  const styles = new Set(unmarked.map(styleOf));
  const isSetLikePoints = (rest: Line[]) => rest.filter(isTold).every((line) => styles.has(styleOf(line)));
  return new Set(
    parted
      .filter(({ points, rest }) => !points.length && (!isMixed || isSetLikePoints(rest)))
      .map(({ entry }) => entry),
  );
}

const isTold = ({ text }: Line): boolean => isSentence(text);

/** What a paragraph tells, and no town, label or name. */
function isSentence(text: string): boolean {
  const [, label, told = ""] = /^([^:]{2,40}):\s+(.*)$/u.exec(text) ?? [];
  // "READINESS: Kept nine in ten engines available …": what the paragraph is about, in capitals as forms have it.
  if (label !== undefined) return isAllCaps(label) && isStatement(told);
  return isStatement(text) || countWords(text) > 9;
}

const isStatement = (text: string): boolean =>
  isSentenceLike(text) || (countWords(text) > 3 && /[.!]$/.test(text));

/** The points and paragraphs of a job; `isTold`: its paragraphs are its points. */
export function jobTexts(entry: Entry, isTold: boolean): ReturnType<typeof bodyTexts> {
  const texts = bodyTexts(entry);
  if (!isTold || texts.items.length) return texts;
  return {
    ...texts,
    items: texts.paragraphs.filter(isSentence),
    paragraphs: texts.paragraphs.filter((text) => !isSentence(text)),
  };
}
