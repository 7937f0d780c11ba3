import { isTelling } from "./cut-entry.ts";
import type { Entry } from "./entry.ts";
import { isOnlyDates } from "./find-dates.ts";
import { type Line, withoutBullet } from "./line.ts";
import { countWords, isLabel } from "./prose.ts";
import { isFieldLabel } from "./words/field-labels.ts";

/**
 * The items and paragraphs of an entry's body, marks and labels removed. Browsers draw list marks as pictures: lines
 * set in from the entry's names are items too.
 */
export function bodyTexts(entry: Omit<Entry, "period">): {
  items: string[];
  paragraphs: string[];
  links: string[];
} {
  const { body } = entry;
  const items: string[] = [];
  const paragraphs: string[] = [];
  const links: string[] = [];
  const points = entry.points ?? pointsOf(entry);
  let last: Line | undefined;
  for (const line of body) {
    if (isLabel(line)) continue;
    const text = withoutBullet(
      isRow(line) ? line.text.replace(/:?\t/, ": ") : line.text.replaceAll("\t", " "),
    );
    if (!text) continue;
    if (/^https?:\/\/\S+$/.test(text)) {
      links.push(text);
      continue;
    }
    const isItem = points.has(line);
    if (isItem) items.push(text);
    else if (last && goesOn(last, line)) paragraphs.push(`${paragraphs.pop()} ${text}`);
    else paragraphs.push(text);
    last = isItem ? undefined : line;
  }
  return { items: withoutNumbers(items), paragraphs, links };
}

/** "3) Trained two cooks" as the third of a list: its number is a mark. */
function withoutNumbers(items: string[]): string[] {
  const numbers = items.map((item) => Number(NUMBER.exec(item)?.groups?.["number"] ?? 0));
  const isNext = (at: number) =>
    numbers[at] === at + 1 ||
    numbers[at] === 1 ||
    (Number(numbers[at]) > 1 && numbers[at - 1] === Number(numbers[at]) - 1);
  const count = items.filter((_, at) => isNext(at)).length;
  return items.map((item, at) =>
    isNext(at) && (count > 1 || /^\d+\)/.test(item)) ? item.replace(NUMBER, "") : item,
  );
}

const NUMBER = /^(?<number>\d{1,2})(?:\)\s*|\.\s+)(?=\S)/;

/** The lines of a body that are items: by their marks, by standing deeper than others, or by how they end. */
export function pointsOf({ head, body }: Omit<Entry, "period">): Set<Line> {
  const deepest = Math.max(...body.map((line) => line.left), 0);
  const edges = [...body.map((line) => line.left), namesLeft(head)];
  const unmarked = unmarkedItems(body);
  const isSetIn = edges.some((edge) => deepest - edge > 6);
  return new Set(
    body.filter((line) => line.isBullet || unmarked.has(line) || (deepest - line.left < 3 && isSetIn)),
  );
}

/** "Firma Sektörü | Ambalaj": a form's label, and what it tells of the job. */
const isRow = ({ cells: [label, value, ...more] }: Line): boolean =>
  label !== undefined && value !== undefined && !more.length && isFieldLabel(label.text);

/** Items without a mark: lines that each are a sentence, or, at the end of a body, lines that are none and end early. */
function unmarkedItems(body: Line[]): Set<Line> {
  const isAlone = ({ text, cells, isBullet }: Line) =>
    !isBullet && cells.length === 1 && /^\p{Lu}/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text);
  const endsEarly = ({ right, reach, size }: Line) => right + 5 * size < reach;
  const isSentence = (line: Line) => isAlone(line) && /[.!]$/.test(line.text);
  const early = body.slice(0, -1).filter(endsEarly).length;
  if (body.length > 1 && body.every(isSentence) && early >= (body.length - 1) / 2) return new Set(body);
  const couldTake = (line: Line, next: Line | undefined) =>
    next !== undefined &&
    line.right + ((/^\S+/.exec(next.text)?.[0].length ?? 0) + 1) * (line.size * 0.5) < line.reach;
  // Short phrases, each on a line that had room for more: "Fatura takibi", "Policy renewals".
  const isPhrase = (line: Line) =>
    isAlone(line) && endsEarly(line) && countWords(line.text) > 1 && !/[.!?:;,]$|:/.test(line.text);
  if (body.length > 2 && body.every(isPhrase)) return new Set(body);
  const isUnstopped = (line: Line, at: number) =>
    isAlone(line) &&
    !isTelling(line) &&
    (endsEarly(line) || couldTake(line, body[at + 1])) &&
    countWords(line.text) > 3 &&
    !/[.!?:;,]$/.test(line.text);
  const run = body.slice(body.findLastIndex((line, at) => !isUnstopped(line, at)) + 1);
  return new Set(run.length > 1 ? run : []);
}

/** Where the names of an entry begin: dates in the margin don't count. */
const namesLeft = (head: Line[]): number =>
  Math.min(
    ...head.flatMap((line) => line.cells.filter((cell) => !isOnlyDates(cell.text))).map((cell) => cell.left),
  );

/** Whether a line is the next sentence of the same paragraph: right below, set the same. */
const goesOn = (line: Line, next: Line): boolean =>
  !line.isWhole &&
  next.gap < 0.25 &&
  !next.isBullet &&
  /[.!?]$/.test(line.text) &&
  line.text.length > 50 &&
  line.bold === next.bold &&
  Math.abs(line.left - next.left) < 3;

/** The paragraphs of a text that has no items: a summary. */
export function joinSentences(lines: Line[]): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const joint = !before ? "" : goesOn(before, line) ? " " : "\n";
      return joint + line.text.replaceAll("\t", " ");
    })
    .join("");
}
