import type { Language } from "@terzi/contracts/languages";
import type { PostingSection } from "@terzi/contracts/posting";
import type { PlacedLine } from "./line.ts";
import { askAmongItems } from "./among-items.ts";
import { lineFeatures } from "./line-features.ts";
import { chancesOf, LINE_LABELS, scoreLine } from "./line-model.ts";
import { lineModelOf } from "./line-weights.ts";

const EVEN = 0.5;
const NONE = LINE_LABELS.indexOf("none");
/** How sure it must be to overrule a heading. */
const SURE = 0.95;

/** What is only welcome stands under a heading that says so, or says it itself. */
const HEADED: ReadonlySet<PlacedLine["section"]> = new Set(["tasks", "requirements"]);

/**
 * Says of each line how likely it is to ask something, and which section it belongs to by all that is seen of it: its
 * words, its form, what heads it and what the rules say. Headings alone know too few of the words that people use, and
 * prose has none. Sentences are judged each by itself, so that nothing that is planted beside them changes them.
 */
export function labelLines(
  sections: readonly PostingSection[],
  lines: readonly PlacedLine[],
  language: Language,
): PlacedLine[] {
  const model = lineModelOf(language);
  if (!model) return [...lines];
  const chances = lines.map((line) =>
    chancesOf(scoreLine(lineFeatures({ line, heading: headingOf(line, sections), language }), model)),
  );
  const judged = lines.map((line, at) => ({ ...line, asks: 1 - (chances[at]?.[NONE] ?? 0) }));
  return askAmongItems(judged, language).map((line, at) => {
    const { asks = EVEN } = line;
    const [label, share] = likeliest(chances[at] ?? []);
    const mayDiffer = HEADED.has(line.section) ? label !== "nice" && share > SURE : line.section !== "nice";
    const section = asks > EVEN && mayDiffer ? label : line.section;
    return { ...line, section, headed: line.section };
  });
}

/** How likely a line asks something by itself alone; undefined while nothing of its language is loaded. */
export function chanceOfAsking(line: PlacedLine, language: Language): number | undefined {
  const model = lineModelOf(language);
  if (!model) return undefined;
  const chances = chancesOf(scoreLine(lineFeatures({ line, heading: "", language }), model));
  return 1 - (chances[NONE] ?? 0);
}

/** The words above a line, as far as they are known for a heading. */
export const headingOf = (line: PlacedLine, sections: readonly PostingSection[]): string =>
  sections.findLast(({ span }) => span.start <= line.start)?.heading ?? "";

/** Of the labels of what is asked, the likeliest, and its share of them. */
function likeliest(chances: readonly number[]): ["tasks" | "requirements" | "nice", number] {
  const [tasks = 0, requirements = 0, nice = 0] = chances;
  const most = Math.max(tasks, requirements, nice);
  const share = most / (tasks + requirements + nice || 1);
  return [most === tasks ? "tasks" : most === requirements ? "requirements" : "nice", share];
}
