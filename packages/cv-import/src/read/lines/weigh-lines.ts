import { isTelling, isTitleLike } from "../cut-entry.ts";
import type { Entry } from "../entry.ts";
import { pointsOf } from "../entry-body.ts";
import { findPeriods } from "../find-dates.ts";
import { type Line, styleOf } from "../line.ts";
import { isLabel } from "../prose.ts";
import { periodOf } from "../split-entries.ts";
import { titleScore } from "../words/job-titles.ts";
import { isLocation } from "../words/locations.ts";
import { lineFeatures } from "./line-features.ts";
import { bestLabels, LABELS, type Label, labelOf, scoreLabels } from "./line-model.ts";
import { LINE_LINKS, scoresOfLine } from "./line-weights.ts";

/** What the rules say that each line is. */
export function ruledLabels(lines: readonly Line[], entries: readonly Entry[]): Label[] {
  const labels = new Map<Line, Label>();
  for (const entry of entries) {
    for (const [at, line] of entry.head.entries()) labels.set(line, at ? "head" : "begin");
    const points = pointsOf(entry);
    for (const line of entry.body) labels.set(line, points.has(line) ? "point" : "text");
  }
  return lines.map((line) => labels.get(line) ?? "text");
}

/** How much likelier another reading must be than that of the rules to stand instead: e to the power of this. */
const MARGIN = 3;
/** The same where entries begin elsewhere than the rules say: a wrong one is a job that nobody had. */
const MARGIN_OF_BEGINNINGS = 12;

/** Longer sections hold more than jobs. */
const MOST_LINES = 400;

/**
 * The entries that the rules cut, weighed against what learned labels of lines make of the section: where that is far
 * likelier, it stands.
 */
export function weighEntries(lines: readonly Line[], entries: Entry[]): Entry[] {
  const told = new Set(entries.flatMap(({ head, body }) => [...head, ...body]));
  if (!lines.length || lines.length > MOST_LINES || lines.some((line) => !told.has(line))) return entries;
  const ruled = ruledLabels(lines, entries);
  const scores = lineFeatures(lines, ruled).map((seen, at) => {
    const barred = barredFor(lines[at], ruled[at]);
    return scoresOfLine(seen).map((score, label) =>
      barred.includes(LABELS[label] ?? "text") ? Number.NEGATIVE_INFINITY : score,
    );
  });
  const scoreOf = (labels: readonly number[]) => scoreLabels(labels, scores, LINE_LINKS);
  const held = withBeginnings(scores, ruled);
  const best = bestLabels(scores, LINE_LINKS);
  const byRules = scoreOf(ruled.map(labelOf));
  const others = Math.max(byRules, scoreOf(bestLabels(held, LINE_LINKS)));
  if (scoreOf(best) - others >= MARGIN_OF_BEGINNINGS) return cutByLabels(lines, best);
  const kept = bestLabels(withLists(held, { lines, ruled }), LINE_LINKS);
  if (scoreOf(kept) - byRules < MARGIN) return entries;
  const periodOfHead = new Map(entries.map(({ head, period }) => [head[0], period]));
  return cutByLabels(lines, kept).map((entry) => ({
    ...entry,
    period: periodOfHead.get(entry.head[0]) ?? entry.period,
  }));
}

/**
 * What no learning turns a line into: a point is no mere text; when and where a job was stands in its head, and when in no
 * other's.
 */
function barredFor(line: Line | undefined, ruled: Label | undefined): readonly Label[] {
  // "Supervisor: Ada Byron (555-0110)": what a label tells of a job begins none.
  if (line && ruled === "text" && isTelling(line)) return ["begin", "head", "point"];
  // "Job description" above points stands among them.
  if (line && (ruled === "text" || ruled === "point") && isLabel(line)) return ["begin", "head"];
  if (ruled === "point") return ["text"];
  if (!line) return [];
  if (ruled === "head" && line.text.split(/\s*[|•·\t]\s*/).some(isLocation)) return ["point", "text"];
  // "Director of Finance" below a house says what was done there, and is no mere text.
  if (ruled === "head" && line.cells.length === 1 && titleScore(line.text) > 0 && isTitleLike(line))
    return ["point", "text"];
  const periods = findPeriods(line.text);
  if (ruled === "text") return periods.length ? ["head"] : [];
  return periods.some(({ isRange }) => isRange) ? ["point", "text"] : [];
}

/** What labels score where entries may begin nowhere but where the rules say. */
const withBeginnings = (scores: readonly number[][], ruled: readonly Label[]): number[][] =>
  scores.map((own, at) =>
    own.map((score, label) =>
      (LABELS[label] === "begin") === (ruled[at] === "begin") ? score : Number.NEGATIVE_INFINITY,
    ),
  );

/** The same where several points that are set alike name nothing. */
function withLists(
  scores: readonly number[][],
  { lines, ruled }: { lines: readonly Line[]; ruled: readonly Label[] },
): number[][] {
  const isAlike = (at: number, other: number): boolean => {
    const [line, next] = [lines[at], lines[other]];
    return ruled[other] === "point" && !!line && !!next && styleOf(line) === styleOf(next);
  };
  return scores.map((own, at) =>
    ruled[at] === "point" && (isAlike(at, at + 1) || isAlike(at, at - 1))
      ? own.map((score, label) => (LABELS[label] === "head" ? Number.NEGATIVE_INFINITY : score))
      : own,
  );
}

function cutByLabels(lines: readonly Line[], labels: readonly number[]): Entry[] {
  const entries: { head: Line[]; body: Line[]; points: Set<Line> }[] = [];
  for (const [at, line] of lines.entries()) {
    const label = LABELS[labels[at] ?? 0];
    let entry = entries.at(-1);
    if (!entry || label === "begin") {
      entry = { head: [], body: [], points: new Set() };
      entries.push(entry);
    }
    if (label === "begin" || label === "head") entry.head.push(line);
    else entry.body.push(line);
    if (label === "point") entry.points.add(line);
  }
  return entries.map((entry) => ({ ...entry, period: periodOf(entry.head) }));
}
