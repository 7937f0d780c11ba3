import { foldText } from "../fold-text.ts";
import type { Cell } from "../line.ts";

const PAGE_NUMBER = /^(?:(?:page|sayfa|p\.?|s\.?)\s*)?\d{1,2}\s*(?:(?:\/|of|-)\s*\d{1,2})?$/;

/** Running heads and feet: what stands first or last on several pages is kept once; page numbers are dropped. */
export function dropRepeatedMargins(all: Cell[]): Cell[] {
  const cells = withoutImprint(all);
  const pages = new Map<number, Cell[]>();
  for (const cell of cells) pages.set(cell.page, [...(pages.get(cell.page) ?? []), cell]);
  if (pages.size < 2) return cells;
  const seen = new Set<string>();
  const dropped = new Set<Cell>();
  for (const page of pages.values()) {
    const rows = [...new Set(page.map((cell) => Math.round(cell.baseline)))].sort((a, b) => a - b);
    const margins = new Set([...rows.slice(0, 2), ...rows.slice(-2)]);
    const last = rows.at(-1);
    for (const cell of page) {
      const row = Math.round(cell.baseline);
      if (!margins.has(row)) continue;
      const folded = foldText(cell.text);
      const key = `${/\p{L}{3}/u.test(folded) ? folded.replace(/\d+/g, "#") : folded}@${Math.round(cell.left)}@${Math.round(cell.size)}`;
      if ((row === last && PAGE_NUMBER.test(folded)) || (seen.has(key) && folded.length > 3))
        dropped.add(cell);
      seen.add(key);
    }
  }
  return cells.filter((cell) => !dropped.has(cell));
}

/** "© European Union, 2002–2026 … Page 1 / 1" at the foot is the form's, not the person's. */
function withoutImprint(cells: Cell[]): Cell[] {
  const lowest = Math.max(...cells.map((cell) => cell.baseline));
  const foot = cells.filter((cell) => Math.abs(cell.baseline - lowest) < 2);
  const isImprint = foot.some(({ text }) => /^(?:©|\(c\)) |^(?:page|sayfa) \d+ ?\/ ?\d+$/iu.test(text));
  return isImprint ? cells.filter((cell) => !foot.includes(cell)) : cells;
}
