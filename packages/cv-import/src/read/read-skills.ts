import type { Skills } from "@terzi/contracts/career";
import { foldText } from "./fold-text.ts";
import { joinTightItems } from "./join-tight-items.ts";
import { type Cell, type Line, withoutBullet } from "./line.ts";
import type { Notes } from "./notes.ts";
import { headingKind } from "./words/headings.ts";
import { isLanguageName } from "./words/languages.ts";
import { isLevel, readLevel, withoutGrade } from "./words/levels.ts";
import { isSoftSkill } from "./words/soft-skills.ts";

/** The items of a skills section; grades are dropped, group labels too where a list follows them. */
export function readSkills(lines: Line[], isSoft: boolean, notes: Notes): Omit<Skills, "languages"> {
  const skills: Omit<Skills, "languages"> = { technical: [], soft: [] };
  const seen = new Set<string>();
  // Where some lists are named on their own line ("Tools: …"), others may be on the line above.
  const areNamed = lines.some(({ text }) => /^[^:,]{2,40}:\s+\S/u.test(text));
  const isNameOfList = (line: Line, next: Line | undefined) =>
    areNamed &&
    next !== undefined &&
    !isList(line.text) &&
    isList(next.text) &&
    !`${line.text}${next.text}`.includes(":");
  const isTagged = areTags(lines);
  const wholes = wholeItems(lines);
  const items =
    joinTightItems(lines) ??
    lines.flatMap((line, at) =>
      isGroupTitle(line, lines[at + 1], lines[at + 2]) || isNameOfList(line, lines[at + 1])
        ? []
        : (isLabelledRow(line, lines) ? line.cells.slice(1) : line.cells).flatMap((cell) =>
            isTagged ? tagsOf(cell) : [cell.text],
          ),
    );
  for (const text of items.flatMap(splitAtLabels).flatMap(splitAtDashes)) {
    for (const item of wholes.has(text) ? [cleanItem(text)] : splitItems(text)) {
      const key = foldText(item);
      // "Languages | Bulgarian, English" among the skills: the languages are told with the languages.
      if (seen.has(key) || isLevel(item) || headingKind(item) === "languages") continue;
      seen.add(key);
      (isSoft || isSoftSkill(item) ? skills.soft : skills.technical).push(item);
    }
  }
  notes.explain(lines, "skills", [{ code: "underHeading" }]);
  return skills;
}

/** Tags side by side, where nothing but space parts them and no other line was joined to theirs. */
const tagsOf = ({ text, pieces }: Cell): string[] =>
  pieces && !isList(text) && pieces.join(" ") === text ? pieces : [text];

/**
 * Whether wide spaces part tags: within some of them stand narrower ones, between words; or spaces are drawn in this file,
 * and neither signs nor wider spaces part the items.
 */
const areTags = (lines: Line[]): boolean =>
  lines.some(
    ({ isBullet, cells }) =>
      !isBullet && cells.some(({ pieces }) => pieces?.some((piece) => / /.test(piece))),
  ) ||
  (lines.every(({ text, cells }) => cells.length === 1 && !isList(text) && !text.includes(" / ")) &&
    lines.some(({ isBullet, cells }) => !isBullet && cells[0]?.areTags === true));

/**
 * "Coaches, trailers and container lorries" among points that have no comma: small letters go on with it, and "and" ends
 * what is one point like the others.
 */
function wholeItems(lines: Line[]): ReadonlySet<string> {
  const listed = lines.filter(({ text }) => isList(text));
  const isOne = ({ text }: Line) =>
    /^[^,;•·|:(]+(?:, \p{Ll}[^,;•·|:(]*)+$/u.test(withoutBullet(text)) && GOES_ON.test(text);
  const areWhole =
    lines.every(({ isBullet, cells }) => isBullet && cells.length === 1) &&
    3 * listed.length <= lines.length &&
    listed.every(isOne);
  return new Set(areWhole ? listed.map(({ text }) => text) : []);
}

const GOES_ON = /,[^,]*\s(?:and|ve)\s[^,]*$/u;

/** "Software: R, QGIS. Other: diving.": a line may hold several lists, each with its name. */
const splitAtLabels = (text: string): string[] =>
  /^\p{Lu}[^:.,]{1,30}:\s/u.test(text)
    ? text.split(/(?<=\p{L}{2}|[)+#])[.;]\s+(?=\p{Lu}[^:.,;]{1,30}:\s)/u)
    : [text];

/** "Drilling – Sawing – Planing –": more than one dash, and no other sign, parts items as commas do. */
function splitAtDashes(text: string): string[] {
  const pieces = withoutBullet(text).split(/\s[–—-](?:\s|$)/);
  return isList(text) || pieces.length < 3 ? [text] : pieces.filter((piece) => piece.trim() !== "");
}

/** "Databases | PostgreSQL, Redis": the first cell names the list in the second, or in that of a row that is set alike. */
const isLabelledRow = (line: Line, lines: Line[]): boolean =>
  isListWithLabel(line) ||
  (line.cells.length === 2 &&
    !isList(line.cells[0]?.text ?? "") &&
    lines.some((other) => isListWithLabel(other) && haveOneMargin(line, other)));

const isListWithLabel = ({ cells: [first, second, ...more] }: Line): boolean =>
  first !== undefined &&
  second !== undefined &&
  !more.length &&
  !isList(first.text) &&
  // "Excel (macros, pivots)" is one item.
  isList(second.text.replace(/\([^()]*\)/g, ""));

/** Labels that end at one edge, of lines that begin at several, with what they name beside them. */
const haveOneMargin = ({ cells: [label, list] }: Line, { cells: [other, beside] }: Line): boolean =>
  label !== undefined &&
  other !== undefined &&
  label.baseline > 0 &&
  Math.abs(label.right - other.right) < 1.5 &&
  Math.abs((list?.left ?? 0) - (beside?.left ?? 9)) < 1.5;

/** "Web Technologies" above "HTML, CSS": a line without commas before one with them, or before a grade and a list. */
function isGroupTitle(line: Line, next: Line | undefined, afterNext: Line | undefined): boolean {
  if (line.cells.length > 1 || isList(line.text) || !next) return false;
  if (/:\s*$/.test(line.text)) return !/:\s*$/.test(next.text);
  const following = isLevel(next.text) || /:\s*$/.test(next.text) ? afterNext : next;
  if (!following || following.isBullet !== line.isBullet)
    return !line.isBullet && following?.isBullet === true && line.bold;
  // Set before its list, as at a margin, where the list itself begins to the right of it.
  if (following.left > line.right + 4 && isList(following.text) && Math.abs(following.size - line.size) < 0.6)
    return true;
  // Set as headings are, bold and larger than the items below it.
  if (line.bold && !following.bold && line.size > following.size + 1.5) return true;
  const isOther = following.bold !== line.bold || Math.abs(following.size - line.size) > 0.6;
  return isOther && (isList(following.text) || following.cells.length > 1);
}

const isList = (text: string): boolean => /[,;•·|]/.test(text);

/** Cuts at commas, bars and bullets outside brackets; "Languages: Go, C" loses its label. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = "";
  const unlabelled = withoutBullet(text).replace(/^[^:,]{2,45}:\s+(?=\S)/u, "");
  // Set apart by spaces, and more than once, they part items as commas do: "drill / saw / plane".
  const isLoose = unlabelled.split(/\s[/~]\s/).length > 2 || /\s~\s/.test(unlabelled);
  const shown = isLoose ? unlabelled.replace(/\s[/~]\s/g, "\n") : unlabelled;
  for (const letter of shown) {
    if (letter === "(" || letter === "[") depth++;
    if (letter === ")" || letter === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;•·|\t\n●▪]/.test(letter)) {
      items.push(item);
      item = "";
    } else item += letter;
  }
  items.push(item);
  return items.map(cleanItem).filter((found) => /[\p{L}\p{N}]/u.test(found) && found.length <= 200);
}

const cleanItem = (item: string): string =>
  withoutGrade(withoutBullet(item).replace(/[★☆●○◦•█░▒]+/g, " "))
    .replace(/^(?:and|ve)\s+/i, "")
    .replace(/[.:;]+$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a skills line is really one of languages: every item of it names one. */
export const isLanguageLine = (line: Pick<Line, "text">): boolean => {
  const items = splitItems(line.text.replaceAll("\t", ","));
  return items.length > 0 && items.every((item) => isLanguageName(withoutLevel(item.replace(/\(.*/, ""))));
};

/** "English – fluent", "German-B2"; "Spanish-speaking guests" are no language. */
function withoutLevel(item: string): string {
  const [name = "", ...rest] = item.split(/\s+[-–:]\s*|\s*[–:]\s*/);
  const [word = "", level = ""] = name.split("-");
  return !rest.length && level && readLevel(level) ? word : name;
}
