import type { Language } from "@terzi/contracts/languages";
import type { PostingSection } from "@terzi/contracts/posting";
import { lineFeatures, type SeenLine } from "./line-features.ts";
import { LINE_LABELS, readChances, type Step, scoreLine } from "./line-model.ts";
import { lineModelOf } from "./line-weights.ts";
import type { PlacedLine } from "./line.ts";

/** Headings and lines in the posting's order. */
export function seenLines(sections: readonly PostingSection[], lines: readonly PlacedLine[]): SeenLine[] {
  const seen: SeenLine[] = [];
  const waiting = [...sections];
  let heading = "";
  for (const line of lines) {
    for (let next = waiting[0]; next && next.span.start <= line.start; next = waiting[0]) {
      waiting.shift();
      heading = next.heading;
      const { start } = next.span;
      const place = { start, end: start + heading.length, text: heading, section: next.kind };
      seen.push({ ...place, isBullet: false, startsLine: true, isHeading: true, heading: "" });
    }
    seen.push({ ...line, isHeading: false, heading });
  }
  return seen;
}

export const stepsOf = (lines: readonly SeenLine[]): Step[] =>
  lines.map((line, at) => {
    const before = lines[at - 1];
    if (before?.isHeading) return "below";
    if (!before) return "new";
    if (line.isBullet) return before.isBullet ? "item" : "below";
    return line.startsLine ? "new" : "same";
  });

/**
 * Says of each line how likely it is to ask something, and which section it belongs to by all that is seen of it: its
 * words, its form, its neighbours and what heads it. Headings alone know too few of the words that people use, and
 * prose has none.
 */
export function labelLines(
  sections: readonly PostingSection[],
  lines: readonly PlacedLine[],
  language: Language,
): PlacedLine[] {
  const model = lineModelOf(language);
  if (!model) return [...lines];
  const seen = seenLines(sections, lines);
  const scores = lineFeatures(seen, language).map((features) => scoreLine(features, model));
  const { labels } = readChances(scores, stepsOf(seen), model.transition);
  return seen.flatMap(({ isHeading, heading: _heading, ...line }, at) => {
    if (isHeading) return [];
    const [tasks = 0, requirements = 0, nice = 0] = labels[at] ?? [];
    const asks = tasks + requirements + nice;
    const most = Math.max(tasks, requirements, nice);
    const label = LINE_LABELS[[tasks, requirements, nice].indexOf(most)] ?? "none";
    const isHeaded = LISTED.has(line.section);
    const section =
      asks > EVEN && label !== "none" && most > (isHeaded ? SURE * asks : 0) ? label : line.section;
    return [{ ...line, section, headed: line.section, asks }];
  });
}

const LISTED: ReadonlySet<PlacedLine["section"]> = new Set(["tasks", "requirements", "nice"]);
/** How sure the model must be to overrule a heading. */
const SURE = 0.95;
const EVEN = 0.5;
