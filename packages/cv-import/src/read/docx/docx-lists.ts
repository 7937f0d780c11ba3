import { parseXml } from "./parse-xml.ts";

/** Whether a level of a list shows a mark or a number before its paragraphs. */
export type ListMarks = (list: string, level: number) => boolean;

/**
 * Reads numbering.xml: programs that turn pages into Word documents put what goes on with an item into a list whose mark is
 * a space, and that is no item of its own.
 */
export function readListMarks(xml: string): ListMarks {
  const unmarked = new Map<string, Set<number>>();
  const definitionOf = new Map<string, string>();
  let definition = "";
  let list = "";
  let level = 0;
  parseXml(xml, {
    open(name, { abstractNumId = "", numId = "", ilvl = "0", val = "" }) {
      if (name === "abstractNum") {
        definition = abstractNumId;
        unmarked.set(definition, new Set());
      } else if (name === "num") list = numId;
      else if (name === "lvl") level = Number(ilvl) || 0;
      else if (name === "abstractNumId") definitionOf.set(list, val);
      else if ((name === "lvlText" && !val.trim()) || (name === "numFmt" && val === "none"))
        unmarked.get(definition)?.add(level);
    },
    close(name) {
      if (name === "abstractNum") definition = "";
    },
    text() {},
  });
  return (of, at) => !unmarked.get(definitionOf.get(of) ?? "")?.has(at);
}
