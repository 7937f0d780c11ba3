import { pointsOf } from "../entry-body.ts";
import type { Entry } from "../entry.ts";
import type { Line } from "../line.ts";
import { periodOf } from "../split-entries.ts";
import { lineFeatures } from "./line-features.ts";
import { bestLabels, type Label, LABELS, labelOf, scoreLabels } from "./line-model.ts";
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
const MARGIN = Number(process.env["LM"] ?? 3);

/** Longer sections hold more than jobs. */
const MOST_LINES = 400;

/**
 * The entries that the rules cut, weighed against what learned labels of lines make of the section: where that is far
 * likelier, it stands.
 */
export function weighEntries(lines: readonly Line[], entries: Entry[]): Entry[] {
  const kept = new Set(entries.flatMap(({ head, body }) => [...head, ...body]));
  if (!lines.length || lines.length > MOST_LINES || lines.some((line) => !kept.has(line))) return entries;
  const ruled = ruledLabels(lines, entries);
  const scores = lineFeatures(lines, ruled).map(scoresOfLine);
  const best = bestLabels(scores, LINE_LINKS);
  const gain =
    scoreLabels(best, scores, LINE_LINKS) - scoreLabels(ruled.map(labelOf), scores, LINE_LINKS);
  return gain < MARGIN ? entries : cutByLabels(lines, best);
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
