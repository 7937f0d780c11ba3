import { parseXml } from "../read/docx/parse-xml.ts";
import type { StyledText } from "./styled-lines.ts";

const SKIPPED = new Set([
  "annotation",
  "tracked-changes",
  "deletion",
  "note",
  "binary-data",
  "sequence-decls",
  "forms",
]);

/** The paragraphs of an OpenDocument text, of its `content.xml`, with headings, lists, tables and links. */
export function readOdt(xml: string): { texts: StyledText[]; links: string[] } {
  const texts: StyledText[] = [];
  const links: string[] = [];
  const boldStyles = findBoldStyles(xml);
  const open: { name: string; isBold: boolean; level: number; hasItem: boolean }[] = [];
  let [text, bold, plain, skipped, cells] = ["", 0, 0, 0, 0];
  let [hasGap, isBody] = [false, false];

  const isIn = (name: string) => open.some((element) => element.name === name);
  const flush = () => {
    if (text.trim()) {
      const item = open.findLast(({ name }) => name === "list-item");
      const level = open.findLast(({ name }) => name === "h")?.level ?? 0;
      texts.push({ text, headingLevel: level, isBold: bold > plain, isItem: item?.hasItem ?? false, hasGap });
      // Only the first paragraph of an item has the mark.
      if (item) item.hasItem = false;
      hasGap = false;
    } else hasGap = true;
    [text, bold, plain] = ["", 0, 0];
  };

  parseXml(xml, {
    open(name, attributes) {
      if (skipped || SKIPPED.has(name)) {
        skipped++;
        return;
      }
      if (name === "text") isBody = true;
      const style = attributes["style-name"] ?? "";
      const above = open.at(-1);
      open.push({
        name,
        isBold: (above?.isBold ?? false) || boldStyles.has(style),
        level: name === "h" ? Number(attributes["outline-level"] ?? 1) || 1 : 0,
        hasItem: name === "list-item",
      });
      if (!isBody) return;
      if (name === "tab") text += "\t";
      else if (name === "s") text += " ";
      else if (name === "line-break" && !isIn("table-cell")) flush();
      else if (name === "table-cell" && cells++) text += "\t";
      else if (name === "table-row") cells = 0;
      else if (name === "a" && attributes.href) links.push(attributes.href);
    },
    close(name) {
      if (skipped) {
        skipped--;
        return;
      }
      const own = open.pop();
      if (name === "p" || name === "h") {
        // In a table the row is the line, with its paragraphs side by side.
        if (isIn("table-cell")) text += " ";
        else {
          if (own) open.push(own);
          flush();
          if (own) open.pop();
        }
      } else if (name === "table-row") flush();
    },
    text(part) {
      if (skipped || !(isIn("p") || isIn("h"))) return;
      text += part.replace(/\s+/g, " ");
      if (open.at(-1)?.isBold) bold += part.trim().length;
      else plain += part.trim().length;
    },
  });
  return { texts, links };
}

/** The names of the styles that are bold. */
function findBoldStyles(xml: string): Set<string> {
  const styles = new Set<string>();
  let style = "";
  parseXml(xml, {
    open(name, attributes) {
      if (name === "style") style = attributes.name ?? "";
      if (name === "text-properties" && /^(?:bold|[6-9]00)$/.test(attributes["font-weight"] ?? ""))
        styles.add(style);
    },
    close() {},
    text() {},
  });
  return styles;
}
