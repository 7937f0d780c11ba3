import type { Line } from "./line.ts";
import { isContactLabel } from "./words/field-labels.ts";

/** What contacts begin with: a number, an address of mail or of a page. */
const VALUE = /^(?:[+\d]|\(\d|https?:|[\p{Ll}\d][\p{Ll}\d._-]*@)/u;
/** Shorter ones begin many an address: "Webmaster@…". */
const LETTERS_MIN = 5;

/**
 * "Phone0123 456 789", "Emailada@example.org" with a space after the label: pages that part the two by their place alone
 * lose it on the way into another format.
 */
export function spaceLabels(line: Line): Line {
  const cells = line.cells.map((cell) => ({ ...cell, text: spaced(cell.text) }));
  if (cells.every(({ text }, at) => text === line.cells[at]?.text)) return line;
  return { ...line, text: cells.map(({ text }) => text).join("\t"), cells };
}

function spaced(text: string): string {
  const start = /^\p{Lu}[\p{L}-]{4,15}/u.exec(text)?.[0] ?? "";
  for (let end = start.length; end >= LETTERS_MIN; end--) {
    const label = text.slice(0, end);
    if (VALUE.test(text.slice(end)) && isContactLabel(label)) return `${label} ${text.slice(end)}`;
  }
  return text;
}
