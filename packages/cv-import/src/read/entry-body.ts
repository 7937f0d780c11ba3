import type { Entry } from "./entry.ts";
import { isOnlyDates } from "./find-dates.ts";
import { type Line, withoutBullet } from "./line.ts";
import { isLabel } from "./prose.ts";

/**
 * The items and paragraphs of an entry's body, marks and labels removed. Browsers draw list marks as pictures: lines
 * set in from the entry's names are items too.
 */
export function bodyTexts({ head, body }: Pick<Entry, "head" | "body">): {
  items: string[];
  paragraphs: string[];
  links: string[];
} {
  const items: string[] = [];
  const paragraphs: string[] = [];
  const links: string[] = [];
  const deepest = Math.max(...body.map((line) => line.left), 0);
  const edges = [...body.map((line) => line.left), namesLeft(head)];
  let last: Line | undefined;
  for (const line of body) {
    if (isLabel(line)) continue;
    const text = withoutBullet(line.text.replaceAll("\t", " "));
    if (!text) continue;
    if (/^https?:\/\/\S+$/.test(text)) {
      links.push(text);
      continue;
    }
    const isItem = line.isBullet || (deepest - line.left < 3 && edges.some((edge) => deepest - edge > 6));
    if (isItem) items.push(text);
    else if (last && goesOn(last, line)) paragraphs.push(`${paragraphs.pop()} ${text}`);
    else paragraphs.push(text);
    last = isItem ? undefined : line;
  }
  return { items, paragraphs, links };
}

/** Where the names of an entry begin: dates in the margin don't count. */
const namesLeft = (head: Line[]): number =>
  Math.min(
    ...head.flatMap((line) => line.cells.filter((cell) => !isOnlyDates(cell.text))).map((cell) => cell.left),
  );

/** Whether a line is the next sentence of the same paragraph: right below, set the same. */
const goesOn = (line: Line, next: Line): boolean =>
  !line.isWhole &&
  next.gap < 0.25 &&
  !next.isBullet &&
  /[.!?]$/.test(line.text) &&
  line.text.length > 50 &&
  line.bold === next.bold &&
  Math.abs(line.left - next.left) < 3;

/** The paragraphs of a text that has no items: a summary. */
export function joinSentences(lines: Line[]): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const joint = !before ? "" : goesOn(before, line) ? " " : "\n";
      return joint + line.text.replaceAll("\t", " ");
    })
    .join("");
}
