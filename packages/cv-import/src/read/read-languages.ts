import type { LanguageSkill } from "@terzi/contracts/career";
import { foldText } from "./fold-text.ts";
import { type Line, withoutBullet } from "./line.ts";
import type { Notes } from "./notes.ts";
import { isProse } from "./prose.ts";
import { transposeGrid } from "./transpose-grid.ts";
import { findLanguageName } from "./words/languages.ts";
import { isLevel, readLevel } from "./words/levels.ts";
import { isKnownLocation } from "./words/locations.ts";
import { wholeWord } from "./words/word-pattern.ts";

/** Languages and how well they are known: "English (Fluent)", "İngilizce: B2", name and level side by side or stacked. */
export function readLanguages(lines: Line[], notes: Notes): LanguageSkill[] {
  const languages: LanguageSkill[] = [];
  const stacked = stackLevels(lines);
  const rows = transposeGrid(stacked.lines);
  const aboveLevels = stacked.names;
  const cells = rows.flatMap((line) =>
    isProse(line) && !line.isBullet && !isListOfLanguages(line.text)
      ? []
      : line.cells.map(({ text }, at) => ({
          text,
          other: aboveLevels.has(line) ? text : at ? "" : nameLikeOthers(line, rows),
        })),
  );
  for (const { text, other } of cells) {
    const pieces = splitLanguages(text.replace(/\p{L}+/gu, partRunTogether));
    for (const [at, piece] of pieces.entries()) {
      const name = findLanguageName(piece) || nameWithLevel(piece, pieces) || (at ? "" : other);
      const level = readLevel(piece.replace(name, " "));
      const last = languages.at(-1);
      if (name) {
        if (!languages.some((known) => foldText(known.language) === foldText(name)))
          languages.push({ language: name, proficiency: level ?? "Professional" });
      } else if (level && last) last.proficiency = level;
    }
  }
  notes.explain(lines, "languages", [{ code: "underHeading" }]);
  return languages;
}

/** "Polish Basic, English Native." ends like a sentence, and yet each of its pieces names a language. */
const isListOfLanguages = (text: string): boolean =>
  text
    .split(/[,;|•·/~]/)
    .every((piece) => findLanguageName(piece) !== "" && piece.trim().split(/\s+/).length < 6);

/** "EnglishFluent" are two words, "isiZulu" is one. */
const partRunTogether = (word: string): string =>
  findLanguageName(word) ? word : word.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, " ");

/** "Waray (native)", which no list knows, beside "English (fluent)". */
function nameWithLevel(piece: string, pieces: readonly string[]): string {
  const [, name = "", level = ""] = WITH_LEVEL.exec(piece) ?? [];
  const others = pieces.filter((other) => other !== piece);
  const isLikeOther = (other: string) => findLanguageName(other) !== "" && /\)\s*$/.test(other);
  const isAmongOthers = others.some(isLikeOther);
  // "Hititçe (okuma)" between two languages, each with a bracket: whatever its own says.
  const isOneOfAll = others.length > 1 && others.every(isLikeOther);
  return isAmongOthers &&
    (isLevel(level) || isOneOfAll) &&
    readLevel(name) === null &&
    !GRID_WORD.test(foldText(name))
    ? name
    : "";
}

const WITH_LEVEL = /^\s*(\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]+)?)\s*\(([^()]+)\)\s*$/u;

/** A comma parts languages only where each piece names one: "English, fluent" stays together. */
function splitLanguages(text: string): string[] {
  const pieces = text.split(/[,;|•·\n](?![^()]*\))|\s+(?:and|ve|[/~])\s+(?![^()]*\))/);
  return pieces.reduce<string[]>((joined, piece) => {
    if (findLanguageName(piece) || nameWithLevel(piece, pieces) || !joined.length) joined.push(piece);
    else joined.push(`${joined.pop()} ${piece}`);
    return joined;
  }, []);
}

/** What a line that is set like those of known languages begins with, where no list knows it: "Twi" below "English". */
function nameLikeOthers(line: Line, rows: readonly Line[]): string {
  const first = withoutBullet(line.cells[0]?.text ?? "");
  if (findLanguageName(line.text) || isLevelBelow(line, rows)) return "";
  const isAlike = rows.some(
    (other) =>
      findLanguageName(other.cells[0]?.text ?? "") !== "" &&
      (Math.abs(other.left - line.left) < 3 || haveOneEdge(other, line)) &&
      Math.abs(other.size - line.size) < 0.6 &&
      (line.gap < 1 || Math.abs(other.gap - line.gap) < 0.3) &&
      other.bold === line.bold &&
      other.isBullet === line.isBullet &&
      !isParted(other, line, rows),
  );
  const [name = ""] = first.split(/\s*[(:|,;•·–—]\s*|\s+-\s+/u);
  const isName = /^\p{Lu}[\p{L}'’]+(?: \p{L}[\p{L}'’]+){0,2}$/u.test(name);
  const isOther = readLevel(name) !== null || GRID_WORD.test(foldText(name)) || isKnownLocation(name);
  return isAlike && isName && !isOther ? name : "";
}

/** Both end at one edge, or their names do, in a margin. */
const haveOneEdge = (one: Line, other: Line): boolean =>
  Math.abs(one.right - other.right) < 1.5 ||
  (one.cells.length > 1 &&
    other.cells.length > 1 &&
    Math.abs((one.cells[0]?.right ?? 0) - (other.cells[0]?.right ?? 9)) < 1.5);

/**
 * "English | Krio" above "Native | Basic", whatever else the section holds: each language, which no list need know, with
 * its level below it.
 */
function stackLevels(lines: Line[]): { lines: Line[]; names: Set<Line> } {
  const names = new Set<Line>();
  const stacked = lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above && isAboveLevels(above, line)) return [];
    if (!below || !isAboveLevels(line, below)) return [line];
    return line.cells.flatMap((cell, column) => {
      const level = below.cells[column] ?? cell;
      const [name, grade] = [line, below].map((row, order) => {
        const shown = order ? level : cell;
        return { ...row, cells: [shown], text: shown.text, left: line.left };
      });
      if (name) names.add(name);
      return name && grade ? [name, grade] : [];
    });
  });
  return { lines: stacked, names };
}

const isAboveLevels = (line: Line, below: Line): boolean =>
  line.cells.length > 1 &&
  below.cells.length === line.cells.length &&
  line.cells.some(({ text }) => findLanguageName(text) !== "") &&
  line.cells.every(({ text }) => readLevel(text) === null) &&
  below.cells.every(
    ({ text, left }, at) => readLevel(text) !== null && Math.abs(left - (line.cells[at]?.left ?? -9)) < 3,
  );

/** Whether a line that stands out more than both begins another list between them. */
const isParted = (one: Line, other: Line, rows: readonly Line[]): boolean =>
  rows
    .slice(rows.indexOf(one) + 1, Math.max(0, rows.indexOf(other)))
    .some(({ bold, size }) => (bold && !other.bold) || size > other.size + 0.6);

/** Where the levels stand below their languages, what stands below one is its level, in whatever words. */
function isLevelBelow(line: Line, rows: readonly Line[]): boolean {
  const isName = ({ text }: Line) => findLanguageName(text) !== "" && readLevel(text) === null;
  const above = rows[rows.indexOf(line) - 1];
  return (
    above !== undefined &&
    isName(above) &&
    rows.some(({ text }, at) => {
      const before = rows[at - 1];
      return before !== undefined && isName(before) && readLevel(text) !== null && !findLanguageName(text);
    })
  );
}

/** "Speaking", "Okuma": what a grid of levels asks for each language. */
const GRID_WORD = new RegExp(wholeWord("word of language grids"), "u");
