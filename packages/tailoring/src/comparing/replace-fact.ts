import { type Place, stepsTo } from "@terzi/contracts/place";

/**
 * A profile or content with another text at a place; with "" a text of a list goes and a field is emptied. The same
 * document where the place leads to no text.
 */
export function withFactAt<D extends object>(document: D, place: Place, text: string): D {
  // Safe: a text took the place of a text, or left its list; the shape stays the document's own.
  return replaced(document, stepsTo(place), text) as D;
}

function replaced(node: unknown, [key = "", ...rest]: string[], text: string): unknown {
  if (Array.isArray(node)) {
    const index = /^\d{1,4}$/.test(key) ? Number(key) : -1;
    if (index < 0 || index >= node.length) return node;
    if (rest.length) return node.with(index, replaced(node[index], rest, text));
    if (typeof node[index] !== "string") return node;
    return text ? node.with(index, text) : node.toSpliced(index, 1);
  }
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return node;
  const value: unknown = Reflect.get(node, key);
  if (rest.length) return { ...node, [key]: replaced(value, rest, text) };
  return typeof value === "string" ? { ...node, [key]: text } : node;
}
