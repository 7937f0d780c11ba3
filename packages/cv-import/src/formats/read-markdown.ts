import type { Line } from "../read/line.ts";
import { readTextLines } from "../read/text-lines.ts";
import { type StyledText, toStyledLines } from "./styled-lines.ts";

const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/;
const LINK = /!?\[([^\]\n]*)\]\((?:<([^>\n]*)>|([^)\s]*))(?:\s+"[^"\n]*")?\)/g;
const RULE = /^ {0,3}(?:(?:[-*_]\s*){3,}|=+)$/;
const TABLE_RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;

/** Whether a text is Markdown: it has headings, or bold text between stars. */
export const isMarkdown = (text: string): boolean =>
  /^ {0,3}#{1,6} \S/m.test(text) || /\*\*\S[^*\n]*\*\*/.test(text);

/** The lines of a text as it is typed or pasted; where it is Markdown, with what its marks mean. */
export function readPlainText(text: string): { lines: Line[]; links: string[] } {
  return isMarkdown(text) ? readMarkdown(text) : { lines: readTextLines(text), links: [] };
}

function readMarkdown(markdown: string): { lines: Line[]; links: string[] } {
  const links: string[] = [];
  const texts: StyledText[] = [];
  let hasGap = false;
  let canGoOn = false;
  const rows = withUnderlined(markdown.replace(/\r\n?/g, "\n").replace(/<!--[\s\S]*?-->/g, ""));
  for (const row of rows) {
    if (!row.trim() || RULE.test(row) || TABLE_RULE.test(row)) {
      hasGap = true;
      canGoOn = false;
      continue;
    }
    const heading = HEADING.exec(row);
    const bare = heading?.[2] ?? row.replace(/^\s*>\s?/, "");
    const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/.exec(bare);
    const shown = withoutMarks(item?.[1] ?? bare, links);
    const isBold = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__)\s*$/.test(item?.[1] ?? bare);
    const last = texts.at(-1);
    // A line without a gap continues the paragraph or item above, unless that asks for a break.
    if (last && canGoOn && !heading && !item && !isBold && /^\s*\p{Ll}/u.test(bare)) last.text += ` ${shown}`;
    else
      texts.push({
        text: shown,
        headingLevel: heading?.[1]?.length ?? 0,
        isBold,
        isItem: item !== null,
        hasGap,
      });
    hasGap = false;
    canGoOn = !heading && !isBold && !/ {2}$|\\$/.test(row);
  }
  return { lines: toStyledLines(texts), links };
}

/** A heading may be underlined instead, by a row of equals signs or dashes. */
function withUnderlined(text: string): string[] {
  const rows = text.split("\n");
  return rows.flatMap((row, at) => {
    const [mark] = /^(?:=|-){3,}\s*$/.exec(rows[at + 1] ?? "") ?? [];
    return mark && row.trim() ? [`${mark.startsWith("=") ? "#" : "##"} ${row.trim()}`] : [row];
  });
}

function withoutMarks(text: string, links: string[]): string {
  const cells = /^\s*\|.*\|\s*$/.test(text) ? text.trim().slice(1, -1).split("|").join("\t") : text;
  return cells
    .replace(LINK, (_, label: string, one?: string, other?: string) => {
      const target = one ?? other ?? "";
      links.push(target);
      return label || target;
    })
    .replace(/<((?:https?:|mailto:)?[^\s<>]+@?[^\s<>]*)>/g, "$1")
    .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]+?)\1(?![\p{L}\p{N}])/gu, "$2")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, "$1")
    .replace(/\\$/, "");
}
