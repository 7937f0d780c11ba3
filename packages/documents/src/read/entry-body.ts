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
    (isItem ? items : paragraphs).push(text);
  }
  return { items, paragraphs, links };
}
