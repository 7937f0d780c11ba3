import { type Line, withoutBullet } from "./line.ts";
import { isLabel } from "./prose.ts";

/** The items and paragraphs of an entry's body, marks and labels removed. */
export function bodyTexts(body: Line[]): {
  items: string[];
  paragraphs: string[];
  links: string[];
} {
  const items: string[] = [];
  const paragraphs: string[] = [];
  const links: string[] = [];
  const deepest = Math.max(...body.map((line) => line.left), 0);
  let last: Line | undefined;
  for (const line of body) {
    if (isLabel(line)) continue;
    const text = withoutBullet(line.text.replaceAll("\t", " "));
    if (!text) continue;
    if (/^https?:\/\/\S+$/.test(text)) {
      links.push(text);
      continue;
    }
    const isItem =
      line.isBullet ||
      (deepest - line.left < 3 && body.length > 1 && body.some((other) => deepest - other.left > 6));
    if (isItem) items.push(text);
    else if (last && goesOn(last, line)) paragraphs.push(`${paragraphs.pop()} ${text}`);
    else paragraphs.push(text);
    last = isItem ? undefined : line;
  }
  return { items, paragraphs, links };
}

/** Whether a line is the next sentence of the same paragraph: right below, set the same. */
const goesOn = (line: Line, next: Line): boolean =>
  !line.isWhole &&
  next.gap < 0.25 &&
  !next.isBullet &&
  /[.!?]$/.test(line.text) &&
  line.text.length > 50 &&
  line.bold === next.bold &&
  Math.abs(line.left - next.left) < 3;

/** The paragraphs of a text that is all told: a summary. */
export function joinSentences(lines: Line[]): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const joint = !before ? "" : goesOn(before, line) ? " " : "\n";
      return joint + line.text.replaceAll("\t", " ");
    })
    .join("");
}
