import type { Item } from "./item.ts";

const conceptsOf = (item: Item | undefined): string[] =>
  item?.type === "term" ? item.term.ids.filter((id) => id.startsWith("c:")) : [];

/** Drops a bracket that only repeats what stands before it in other words: "coğrafi bilgi sistemi (GIS, CBS)". */
export function dropSynonyms(items: Item[]): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (!item) continue;
    const before = conceptsOf(kept.at(-1));
    const close = items.findIndex((other, index) => index > at && other.type === "break" && other.isClosing);
    const inside = items.slice(at + 1, close).filter(({ type }) => type !== "break");
    const isSaid =
      item.type === "break" &&
      inside.length > 0 &&
      inside.length < 4 &&
      inside.every((other) => conceptsOf(other).some((id) => before.includes(id)));
    if (isSaid && close > at) at = close;
    else kept.push(item);
  }
  return kept;
}
