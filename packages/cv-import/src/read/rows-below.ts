import { readingCue } from "./languages/all-reading-cues.ts";
import type { Cell, Line, Run } from "./line.ts";
import { isLabelText } from "./prose.ts";
import type { Field } from "./words/field-labels.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

type Fields = Partial<Record<Field, string>>;

/** A row that has nothing but what was done, or an item of it ("Position and duties" heads both). */
export const isToldBelow = ({ cells, isWhole, isBullet }: Line, found: Fields): boolean =>
  isWhole && cells.length === 1 && ("description" in found || (isBullet && "title" in found));

/** "Callander" in a row's second line, below the name of the employer or the school. */
export const isTownBelow = ({ cells, isWhole, isBullet, text }: Line, found: Fields, fields: Fields) =>
  isWhole &&
  !isBullet &&
  cells.length === 1 &&
  fields.place === undefined &&
  ((found.company !== undefined && fields.company !== undefined) ||
    (found.school !== undefined && fields.school !== undefined)) &&
  text.split(/\s+/).length < 5 &&
  /^\p{Lu}[^\d:]*$/u.test(text) &&
  !companyScore(text) &&
  !schoolScore(text);

export const isItemBelow = (line: Line): boolean => line.isBullet && line.cells.length === 1 && !line.isWhole;

/**
 * Lines across a table's columns, which tell of the row above them: several rows have such lines, or one has a thesis or
 * another label there.
 */
export function toldAcross(head: Line, rows: Line[]): Set<Line> {
  const isAcross = (line: Line) => head.isWhole && !line.isWhole && line.cells.length === 1;
  const followed = rows.filter((line, at) => isAcross(line) && rows.slice(at).some((row) => row.isWhole));
  const label = ({ text }: Line) => /^[^:]{2,40}(?=:\s)/u.exec(text)?.[0] ?? "";
  return new Set(rows.filter((line) => isAcross(line) && (followed.length > 0 || isLabelText(label(line)))));
}

/**
 * "Ege University, Department of History a) Deputy head b) Supervision of theses": what was done there, lettered below the
 * house in one cell; `items` are marked as the items of a cell are.
 */
export function partLettered(text: string): { house: string; items: string } {
  const [house = "", ...items] = text.split(LETTER);
  const letters = [...text.matchAll(new RegExp(LETTER, "gu"))].map(([mark]) => mark.trim()[0]).join("");
  const areInOrder = letters !== "" && "abcdefghij".startsWith(letters);
  return areInOrder
    ? { house, items: items.map((item) => `• ${item.trim()}`).join(" ") }
    : { house: text, items: "" };
}

const LETTER = /\s[a-j]\)\s+(?=\p{Lu})/u;

/** Above a column that counts the rows. */
export const isRowNumber = (text: string): boolean => ROW_NUMBER.test(text.trim());
const ROW_NUMBER = new RegExp(`^(?:#|${readingCue("rowNumber")})$`, "iu");

/** The employer's name, and below it in another style the department. */
export function partByStyle({ text, runs }: Cell): { name: string; more: string } {
  const [first, ...others] = runs;
  const isOther = (run: Run) =>
    first !== undefined &&
    (run.bold !== first.bold || run.italic !== first.italic || Math.abs(run.size - first.size) > 0.4);
  const at = runs.findIndex(isOther);
  if (at < 0 || !others.slice(at - 1).every(isOther)) return { name: text, more: "" };
  const textOf = (part: Run[]) =>
    part
      .map((run) => run.text)
      .join("")
      .trim();
  return { name: textOf(runs.slice(0, at)), more: textOf(runs.slice(at)) };
}
