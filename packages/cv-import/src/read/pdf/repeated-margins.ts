import { EMAIL, PHONE } from "../contact-patterns.ts";
import { foldText } from "../fold-text.ts";
import type { Cell } from "../line.ts";
import { isPageLabel, isRunningHead } from "./running-heads.ts";

const PAGE_NUMBER =
  /^(?:(?:(?:page|sayfa|p\.?|s\.?)\s*)?\d{1,2}\s*(?:(?:\/|of|-)\s*\d{1,2})?|[-–—]\s?\d{1,2}\s?[-–—])$/;
/** "1/1", "- 1 -": on a page alone a bare number may be anything. */
const ONLY_PAGE = /^(?:1 ?\/ ?1|[-–—] ?1 ?[-–—])$/;

/** Running heads and feet, from the first page on, are kept once; page numbers are dropped. */
export function dropRepeatedMargins(all: Cell[]): Cell[] {
  const cells = withoutImprint(all);
  const pages = [...Map.groupBy(cells, (cell) => cell.page).values()];
  const sizes = cells.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const edges = new Set(pages.flatMap((page) => edgesOf(page, pages[0] ?? [], usual)));
  if (pages.length < 2) {
    const numbers = pages.flatMap(pageNumbers).filter(({ text }) => ONLY_PAGE.test(text.trim()));
    return cells.filter((cell) => !edges.has(cell) && !numbers.includes(cell));
  }
  const margins = pages.flatMap(cellsInMargins);
  const dropped = new Set([...edges, ...pages.flatMap(pageNumbers)]);
  for (const page of pages.slice(1))
    for (const row of edgeRows(page))
      if (isRunningHead(row, pages[0] ?? [])) for (const cell of row) dropped.add(cell);
  for (const alike of Map.groupBy(margins, keyOf).values()) {
    const [first, ...others] = alike;
    if (!first || !others.length || !isRunning(alike, pages.length, margins)) continue;
    const left = alike.filter((cell) => !dropped.has(cell));
    for (const cell of isFoot(first, pages[0] ?? []) ? footsToDrop(left, usual) : others) dropped.add(cell);
  }
  return cells.filter((cell) => !dropped.has(cell));
}

const isFoot = (cell: Cell, page: Cell[]): boolean =>
  rowsOf(page).length > 4 && Math.round(cell.baseline) >= (rowsOf(page).at(-2) ?? 0);

/** A foot would part what goes on over the page's end: one that says how to reach somebody is kept at the document's end. */
const footsToDrop = (alike: Cell[], usual: number): Cell[] =>
  alike.every(({ text, size }) => size < usual - 0.4 && !isReach(text)) ? alike : alike.slice(0, -1);

/** A mail address, a phone number, or a short address of the web; a long one is where the page was printed from. */
const isReach = (text: string): boolean =>
  EMAIL.test(text) || OWN_PAGE.test(text) || (!text.includes("://") && text.match(PHONE) !== null);

const OWN_PAGE =
  /(?:^|[\s·|])(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/[\w-]+){0,2}\/?(?:$|[\s·|])/u;

/** What stands on the first two and the last two lines of a page. */
function cellsInMargins(page: Cell[]): Cell[] {
  const rows = rowsOf(page);
  const margins = new Set([...rows.slice(0, 2), ...rows.slice(-2)]);
  return page.filter((cell) => margins.has(Math.round(cell.baseline)));
}

/** The first and the last row of a page. */
const edgeRows = (page: Cell[]): Cell[][] =>
  [rowsOf(page)[0], rowsOf(page).at(-1)].map((row) =>
    page.filter((cell) => Math.round(cell.baseline) === row),
  );

/** What stands above or below all else, smaller than the rest, and is only the person again, or says no more than "CV, 2024". */
function edgesOf(page: Cell[], firstPage: Cell[], usual: number): Cell[] {
  const rows = rowsOf(page);
  return [rows.slice(0, 1), rows.toReversed().slice(0, 2)].flatMap((edge) => {
    const found: Cell[] = [];
    for (const at of edge) {
      const row = page.filter((cell) => Math.round(cell.baseline) === at);
      const isSmall = row.every(({ size }) => size < usual - 0.4);
      const others = firstPage.filter((cell) => !row.includes(cell));
      if (!isSmall || !(isRunningHead(row, others) || isPageLabel(row))) break;
      found.push(...row);
    }
    return found;
  });
}

const rowsOf = (page: Cell[]): number[] =>
  [...new Set(page.map((cell) => Math.round(cell.baseline)))].sort((a, b) => a - b);

function pageNumbers(page: Cell[]): Cell[] {
  const last = rowsOf(page).at(-1);
  return page.filter(
    (cell) => Math.round(cell.baseline) === last && PAGE_NUMBER.test(foldText(cell.text).trim()),
  );
}

/** Alike but for a number that may be the page's. */
function keyOf(cell: Cell): string {
  const folded = foldText(cell.text);
  return `${/\p{L}{3}/u.test(folded) ? folded.replace(/\d+/g, "#") : folded}@${Math.round(cell.left)}@${Math.round(cell.size)}`;
}

/**
 * Whether it runs through the pages. A title that happens to begin two pages doesn't: it isn't on the first one, and its
 * numbers don't count the pages.
 */
function isRunning(alike: Cell[], pageCount: number, margins: Cell[]): boolean {
  const [first] = alike;
  if (!first || foldText(first.text).length < 4) return false;
  const isSame = alike.every(({ text }) => text === first.text);
  if (!isSame && !alike.every((cell) => countsPages(cell, first))) return false;
  if (!isSame) return true;
  const opening = margins[0]?.page;
  const isOnFirst = margins.some(
    ({ text, page }) => page === opening && foldText(text) === foldText(first.text),
  );
  return isOnFirst && new Set(alike.map(({ page }) => page)).size >= 0.6 * (pageCount - 1);
}

/** Of "Page 3 of 5" one number goes up with the pages, the other stays. */
function countsPages(cell: Cell, first: Cell): boolean {
  const [own, others] = [numbersIn(cell.text), numbersIn(first.text)];
  const steps = own.map((number, at) => number - (others[at] ?? 0)).filter((step) => step !== 0);
  return steps.every((step) => step === cell.page - first.page);
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** "© European Union, 2002–2026 … Page 1 / 1" at the foot of each page is the form's, not the person's. */
function withoutImprint(cells: Cell[]): Cell[] {
  const feet = [...Map.groupBy(cells, (cell) => cell.page).values()].map((page) => {
    const lowest = page.reduce((most, cell) => Math.max(most, cell.baseline), 0);
    return page.filter((cell) => Math.abs(cell.baseline - lowest) < 2);
  });
  const isImprint = ({ text }: Cell) => /^(?:©|\(c\)) |^(?:page|sayfa) \d+ ?\/ ?\d+$/iu.test(text);
  const last = feet.at(-1) ?? [];
  const dropped = new Set([
    ...(last.some(isImprint) ? last : []),
    ...feet.filter((foot) => foot.some(isImprint) && !foot.some(({ text }) => isReach(text))).flat(),
  ]);
  return cells.filter((cell) => !dropped.has(cell));
}
